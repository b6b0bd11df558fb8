import { price } from '#studio/stitches/price.ts';
import styles from './letter-bird.module.css';
import { Stitches } from './stitch-art.tsx';

/** A price tag on a thread, as it hangs from a piece of clothing. The aspect ratio is 44:31. */
export function PriceTag() {
  return (
    <svg aria-hidden="true" viewBox="-6 -7.5 44 31">
      <g transform="rotate(6 18 10)">
        <Stitches map={price} />
      </g>
      <path className={styles.thread} d="M7.2 9.2C1 8-6 6-4.6.4S4.6-6.6 5.4-2.2-1 3.6-4.6-6.4" />
    </svg>
  );
}
