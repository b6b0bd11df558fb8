import type { Scene } from '../studio/read-stitches.ts';
import { Needle } from './needle.tsx';
import styles from './scene-art.module.css';
import { Stitches } from './stitch-art.tsx';
import type { StitchMap } from './stitch-map.ts';

type SceneArtProps = {
  scene: Scene;
  /** Its thread is of the cloth, and comes undone. Otherwise it is as thick as the page's thread. */
  isUnravelling?: boolean;
};

/** The picture of a page: figures, and threads and needles on them. It fills its container's width. */
export function SceneArt({ scene, isUnravelling }: SceneArtProps) {
  const { view, tilt, figures, lying } = scene;
  return (
    <svg
      aria-hidden="true"
      viewBox={view.join(' ')}
      className={isUnravelling ? styles.unravelling : undefined}
    >
      <g transform={tilt && `rotate(${tilt.join(' ')})`}>
        {figures.map(({ map, x, y, turn }) => (
          <g key={`${x} ${y}`} transform={x || y ? `translate(${x} ${y})` : undefined}>
            <Stitches map={turned(map, turn)} />
          </g>
        ))}
      </g>
      {lying.map((each) =>
        'thread' in each ? (
          <path key={each.thread} className={styles.thread} d={each.thread} />
        ) : (
          <Needle key={String(each.needle)} at={each.needle} whole />
        ),
      )}
    </svg>
  );
}

const swapped: Readonly<Record<string, string>> = { A: 'B', a: 'b', B: 'A', b: 'a' };

/** The map is turned instead of the drawing, so the upper legs of the crosses still point the same way. */
function turned(map: StitchMap, turn = ''): StitchMap {
  return map.map((row) => {
    const cells = Array.from(row, (cell) => (turn.includes('s') && swapped[cell]) || cell);
    return (turn.includes('m') ? cells.reverse() : cells).join('');
  });
}
