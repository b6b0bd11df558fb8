import icons from '@made/icons.svg?no-inline';
import nightIcons from '@made/icons-night.svg?no-inline';
import { icons as maps, places } from '../../in-force/stitches.ts';
import styles from './icon.module.css';
import { type IconKind, iconMapsOf, repeatsOf } from './icon-maps.ts';

const iconMaps = iconMapsOf({ icons: maps, places });

type IconProps = {
  kind: IconKind;
  /** The id of the service or industry, or the number. */
  name?: string | number;
  className?: string | undefined;
};

/**
 * A small stitched picture. All are in one SVG file per scheme, because in WebKit an SVG image does not
 * know the page's colour scheme. Decorative: the text is beside it.
 */
export function Icon({ kind, name = 'it', className }: IconProps) {
  const map = iconMaps[kind][name];
  // Keeps its place in the grid, so that what follows stays where it is.
  if (!map) return <span className={className} />;
  return (
    <picture className={styles.root}>
      <source srcSet={`${nightIcons}#${kind}-${name}`} media="(prefers-color-scheme:dark)" />
      <img
        src={`${icons}#${kind}-${name}`}
        width={repeatsOf(kind) * (map[0]?.length ?? 0)}
        height={map.length}
        alt=""
        loading="lazy"
        className={className}
      />
    </picture>
  );
}
