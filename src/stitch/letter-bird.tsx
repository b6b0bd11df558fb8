import styles from './letter-bird.module.css';
import { bird } from './maps/bird.ts';
import { letter } from './maps/letter.ts';
import { Stitches } from './stitch-art.tsx';

/** Turned over stitch by stitch, so that the upper legs still all point the same way. */
const birdLookingLeft = bird.map((row) => [...row].reverse().join(''));

/**
 * The bird of the *lenços* with a letter on its thread, 45:22. Its feet stand on the lower edge: what is
 * below it carries it.
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
