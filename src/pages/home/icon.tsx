import styles from './icon.module.css';
import { type IconKind, iconSizes } from './icon-sizes.ts';
import icons from './icons.svg?no-inline';
import nightIcons from './icons-night.svg?no-inline';

type IconProps = {
  kind: IconKind;
  /** The id of the service or industry, or the number. */
  name: string | number;
  className?: string | undefined;
};

/**
 * A small stitched picture. All are in one SVG file per scheme, because in WebKit an SVG image does not
 * know the page's colour scheme. Decorative: the text is beside it.
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
