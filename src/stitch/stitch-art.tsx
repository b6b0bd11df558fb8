import type { ComponentProps } from 'react';
import styles from './stitch-art.module.css';
import { palette, type StitchMap, stitchPaths, threads } from './stitch-map.ts';

type StitchArtProps = Omit<ComponentProps<'svg'>, 'viewBox' | 'children'> & {
  map: StitchMap;
  /** For small sizes, where cloth between the stitches would wash the colour out: thread below as well. */
  dense?: boolean;
};

/** A map sewn in cross-stitch. It takes its size from its class; the map gives the proportions. */
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

/** The threads of a map, for use within an `<svg>` or a symbol; its first cell's centre is 0 0. */
export function Stitches({ map }: Pick<StitchArtProps, 'map'>) {
  return stitchPaths(map).map(({ thread, path }) => (
    <path key={thread} data-thread={thread} d={path} />
  ));
}

/**
 * The stitch in every thread, once a document. A second set lies the other way round, for drawings
 * that are mirrored: on good work all upper legs point the same way.
 *
 * The tile is a single stitch on purpose: browsers draw a tile of four or eight cells at a rounded
 * size too, and then a seam shows between tiles where the page makes a cell 7.3 pixels wide.
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
