import bird from '@made/call.svg?no-inline';
import nightBird from '@made/call-night.svg?no-inline';
import { places } from '../../in-force/stitches.ts';
import styles from './contact-call.module.css';

/** The drawing that stands on the foot of the first page. */
export function CallPicture() {
  if (!places.call) return null;
  return (
    <picture>
      <source srcSet={nightBird} media="(prefers-color-scheme:dark)" />
      <img
        src={bird}
        width={places.call[0]?.length}
        height={places.call.length}
        alt=""
        loading="lazy"
        className={styles.bird}
      />
    </picture>
  );
}
