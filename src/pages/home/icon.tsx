import styles from './icon.module.css';
import { type IconKind, iconSizes } from './icon-sizes.ts';
import icons from './icons.svg?no-inline';
import nightIcons from './icons-night.svg?no-inline';

type IconProps = {
  kind: IconKind;
  /** Its place in the list, from 0. */
  index: number;
  className?: string | undefined;
};

/**
 * One of the small stitched pictures, all of which are in one file, and once more in the night's threads:
 * WebKit does not tell a picture of the scheme that it is seen in. Decoration: the words stand beside it.
 */
export function Icon({ kind, index, className }: IconProps) {
  return (
    <picture className={styles.root}>
      <source srcSet={`${nightIcons}#${kind}-${index}`} media="(prefers-color-scheme:dark)" />
      <img
        src={`${icons}#${kind}-${index}`}
        {...iconSizes[kind]}
        alt=""
        loading="lazy"
        decoding="async"
        className={className}
      />
    </picture>
  );
}
