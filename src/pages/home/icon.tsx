import styles from './icon.module.css';
import { type IconKind, iconSizes } from './icon-sizes.ts';
import icons from './icons.svg?no-inline';
import nightIcons from './icons-night.svg?no-inline';

type IconProps = {
  kind: IconKind;
  /** The id of what it stands beside, or the number that it is. */
  name: string | number;
  className?: string | undefined;
};

/**
 * One of the small stitched pictures, all of which are in one file, and once more in the night's threads:
 * WebKit does not tell a picture of the scheme that it is seen in. Decoration: the words stand beside it.
 */
export function Icon({ kind, name, className }: IconProps) {
  return (
    <picture className={styles.root}>
      <source srcSet={`${nightIcons}#${kind}-${name}`} media="(prefers-color-scheme:dark)" />
      <img
        src={`${icons}#${kind}-${name}`}
        {...iconSizes[kind]}
        alt=""
        loading="lazy"
        className={className}
      />
    </picture>
  );
}
