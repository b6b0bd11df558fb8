import styles from './hero-art.module.css';
import { Hoop } from './hoop.tsx';
import { garland } from './maps/garland.ts';
import { inHoop, motifs, needle, onLinen, type Placement, workingThreads } from './maps/hero.ts';
import { Needle } from './needle.tsx';
import { Stitches } from './stitch-art.tsx';

/**
 * The scene of the first screen, in three compositions, because the wide one is too detailed for a
 * phone: on linen below 640 px, in a small hoop up to 1023 px, and in a large hoop with a garland from
 * 1024 px. Each fills its container's width and keeps its aspect ratio (47:66, 1:1, 1:1), so it causes
 * no layout shift.
 *
 * The working thread enters at the left edge, rising slightly to the right: 69.3 % down in the wide
 * composition, 76 % down in the tablet's. The page's thread must end there with the same `--thread-width`.
 */
export function HeroArt() {
  return (
    <span className={styles.root}>
      <svg aria-hidden width="0" height="0" className={styles.motifs}>
        {Object.entries(motifs).map(([id, map]) => (
          <g key={id} id={`sewn-${id}`}>
            <Stitches map={map} />
          </g>
        ))}
        <pattern id="sewn-cloth" width="1" height="1" patternUnits="userSpaceOnUse">
          <path d="M.5.5h0" className={styles.hole} />
        </pattern>
        <g id="sewn-garland">
          <Stitches map={garland} />
        </g>
        <g id="sewn-quarter">
          <use href="#sewn-garland" y="-48" />
          <use href="#sewn-garland" y="-48" transform="matrix(0 -1 -1 0 0 0)" />
        </g>
      </svg>
      <svg aria-hidden viewBox="-57 -57 114 114" className={styles.wide}>
        <Hoop radius={50} />
        {[0, 90, 180, 270].map((angle) => (
          <use
            key={angle}
            href="#sewn-quarter"
            transform={`rotate(${angle})`}
            data-turn={angle % 180 ? 'm' : undefined}
          />
        ))}
        <Placements of={inHoop} />
        <Needle {...needle} />
        <path className={styles.thread} d={workingThreads.wide} />
      </svg>
      <svg aria-hidden viewBox="-48 -48 96 96" className={styles.tablet}>
        <Hoop radius={42} />
        <Placements of={inHoop} />
        <Needle {...needle} />
        <path className={styles.thread} d={workingThreads.tablet} />
      </svg>
      <svg aria-hidden viewBox="-23.5 -27.5 47 66" className={styles.narrow}>
        <Placements of={onLinen} />
        <path className={styles.thread} d={workingThreads.narrow} />
      </svg>
    </span>
  );
}

function Placements({ of }: { of: readonly Placement[] }) {
  return of.map(([motif, x, y, turn]) => {
    const width = motifs[motif][0]?.length ?? 0;
    const place = turn?.includes('m')
      ? { transform: `matrix(-1 0 0 1 ${x + width - 1} ${y})` }
      : { x, y };
    return <use key={`${motif} ${x} ${y}`} href={`#sewn-${motif}`} {...place} data-turn={turn} />;
  });
}
