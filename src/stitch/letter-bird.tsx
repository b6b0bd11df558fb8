import { bird } from '#studio/stitches/bird.ts';
import { letter } from '#studio/stitches/letter.ts';
import styles from './letter-bird.module.css';
import { Stitches } from './stitch-art.tsx';

/** The map is reversed instead of mirroring the drawing, so the upper legs still point the same way. */
const birdLookingLeft = bird.map((row) => [...row].reverse().join(''));

/**
 * A bird, as on the embroidered *lenços dos namorados*, with a letter on a thread. The aspect ratio is
 * 45:22. Its feet are at the lower edge, so it stands on the element below.
 */
export function LetterBird() {
  return (
    <svg aria-hidden="true" viewBox="-18.5 -.5 45 22">
      <Stitches map={birdLookingLeft} />
      <g transform="translate(-16 11)">
        <Stitches map={letter} />
      </g>
      <path className={styles.thread} d="M.4 4.2c-3-.4-6.4 1-4.6 3.2s4.6-1 2.2-2.6-8.6 0-8 6.2" />
    </svg>
  );
}
