import type { ComponentProps } from 'react';
import styles from './stitch-art.module.css';
import { palette, type StitchMap, stitchPaths, threads } from './stitch-map.ts';

type StitchArtProps = Omit<ComponentProps<'svg'>, 'viewBox' | 'children'> & {
  map: StitchMap;
  /** Also draws plain colour below the stitches: at small sizes the gaps would make them pale. */
  dense?: boolean;
};

/** A map drawn in cross-stitch. The class sets its size, the map its aspect ratio. */
export function StitchArt({ map, dense, className, ...rest }: StitchArtProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`-.5 -.5 ${map[0]?.length ?? 0} ${map.length}`}
      className={className}
      {...rest}
    >
      {dense && (
        <g className={styles.ground}>
          <Stitches map={map} />
        </g>
      )}
      <Stitches map={map} />
    </svg>
  );
}

/** The paths of a map, for use within an `<svg>`. The centre of the first cell is at 0 0. */
export function Stitches({ map }: Pick<StitchArtProps, 'map'>) {
  return stitchPaths(map).map(({ thread, path }) => (
    <path key={thread} data-thread={thread} d={path} />
  ));
}

/**
 * The pattern of one stitch in every thread, defined once per document. A second set is mirrored, for
 * drawings that are mirrored: in embroidery all upper legs of the crosses point the same way.
 *
 * The tile is a single stitch. Browsers round the size of a tile to whole pixels, so with larger tiles
 * gaps appear between them where a cell is, for example, 7.3 pixels wide.
 */
export function StitchDefs() {
  return (
    <svg aria-hidden width="0" height="0" className={styles.defs}>
      <g id="stitch">
        <path d="M.5.5h0" className={styles.glow} />
        <path d="M.19.81.81.19" />
        <path d="M.19.81.81.19" stroke="var(--shade)" opacity=".1" />
        <path
          d="M.25.25.75.75"
          stroke="var(--shade)"
          opacity=".14"
          strokeWidth=".5"
          strokeLinecap="butt"
        />
        <path d="M.19.19.81.81" />
        <path d="M.22.22.78.78" stroke="var(--shine)" opacity=".3" strokeWidth=".1" />
      </g>
      {threads.map((thread) => (
        <pattern
          key={thread}
          id={`yarn-${thread}`}
          x="-.5"
          y="-.5"
          width="1"
          height="1"
          patternUnits="userSpaceOnUse"
        >
          <use href="#stitch" stroke={`var(--${palette[thread]})`} />
        </pattern>
      ))}
      {threads.map((thread) => (
        <pattern
          key={thread}
          id={`yarn-${thread}m`}
          href={`#yarn-${thread}`}
          patternTransform="scale(-1 1)"
        />
      ))}
    </svg>
  );
}
