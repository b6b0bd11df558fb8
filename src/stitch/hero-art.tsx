import type { ReactNode } from 'react';
import { hero } from '../in-force/stitches.ts';
import type { Figure } from '../studio/read-stitches.ts';
import styles from './hero-art.module.css';
import { Hoop } from './hoop.tsx';
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
    <span className={styles.root} data-art="">
      <svg aria-hidden width="0" height="0" className={styles.motifs}>
        {Object.entries(hero.motifs).map(([id, map]) => (
          <g key={id} id={`sewn-${id}`}>
            <Stitches map={map} />
          </g>
        ))}
        <pattern id="sewn-cloth" width="1" height="1" patternUnits="userSpaceOnUse">
          <path d="M.5.5h0" className={styles.hole} />
        </pattern>
        {hero.borderMap && (
          <>
            <g id="sewn-garland">
              <Stitches map={hero.borderMap} />
            </g>
            <g id="sewn-quarter">
              <use href="#sewn-garland" y="-48" />
              <use href="#sewn-garland" y="-48" transform="matrix(0 -1 -1 0 0 0)" />
            </g>
          </>
        )}
      </svg>
      <Scene className={styles.wide} viewBox="-57 -57 114 114" thread={hero.threads.wide} hoop={50}>
        {hero.borderMap &&
          [0, 90, 180, 270].map((angle) => (
            <use
              key={angle}
              href="#sewn-quarter"
              transform={`rotate(${angle})`}
              data-turn={angle % 180 ? 'm' : undefined}
            />
          ))}
        {hero.bare && <Bare at={hero.bare} />}
        <Figures of={hero.inHoop} />
      </Scene>
      <Scene
        className={styles.tablet}
        viewBox="-48 -48 96 96"
        thread={hero.threads.tablet}
        hoop={42}
      >
        <Figures of={hero.inHoop} />
      </Scene>
      <Scene className={styles.narrow} viewBox="-23.5 -27.5 47 66" thread={hero.threads.narrow}>
        <Figures of={hero.onLinen} />
      </Scene>
    </span>
  );
}

type SceneProps = {
  className: string | undefined;
  viewBox: string;
  /** The working thread, as path data. */
  thread: string;
  /** The radius of the hoop's cloth, in cells. */
  hoop?: number;
  children: ReactNode;
};

/**
 * The stitches and the working thread are drawings of their own, each in two boxes that slide apart while
 * they are revealed: transforms of HTML elements run on the compositor, clip paths in SVG do not.
 */
function Scene({ className, viewBox, thread, hoop, children }: SceneProps) {
  return (
    <span className={`${styles.scene} ${className}`}>
      {hoop && (
        <svg aria-hidden viewBox={viewBox}>
          <Hoop radius={hoop} />
        </svg>
      )}
      <Revealed>
        <svg aria-hidden viewBox={viewBox}>
          {children}
        </svg>
      </Revealed>
      <Revealed>
        <svg aria-hidden viewBox={viewBox}>
          {hoop && <path className={styles.thread} d={hero.threads.end} />}
          {hoop && <Needle at={hero.needle} />}
          <path className={styles.thread} d={thread} />
        </svg>
      </Revealed>
    </span>
  );
}

const Revealed = ({ children }: { children: ReactNode }) => (
  <span className={styles.revealed}>
    <span className={styles.inside}>{children}</span>
  </span>
);

/** The cloth again, over what is sewn there. */
function Bare({ at: [x, y, radius] }: { at: readonly [number, number, number] }) {
  return (
    <>
      <circle cx={x} cy={y} r={radius} className={styles.cloth} />
      <circle cx={x} cy={y} r={radius} fill="url(#sewn-cloth)" className={styles.weave} />
    </>
  );
}

function Figures({ of }: { of: readonly Figure[] }) {
  return of.map(([motif, x, y, turn]) => {
    const width = hero.motifs[motif]?.[0]?.length ?? 0;
    const place = turn?.includes('m')
      ? { transform: `matrix(-1 0 0 1 ${x + width - 1} ${y})` }
      : { x, y };
    return <use key={`${motif} ${x} ${y}`} href={`#sewn-${motif}`} {...place} data-turn={turn} />;
  });
}
