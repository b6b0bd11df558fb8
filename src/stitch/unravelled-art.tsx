import { unravelled } from './maps/unravelled.ts';
import { Needle } from './needle.tsx';
import { Stitches } from './stitch-art.tsx';
import styles from './unravelled-art.module.css';

/** The digits 404, coming undone. They fill their container's width; the aspect ratio is 42:31. */
export function UnravelledArt() {
  return (
    <svg aria-hidden="true" viewBox="-1.5 -1.5 42 31">
      <Stitches map={unravelled} />
      <Needle x={18} y={24.8} angle={170} whole />
      <path
        className={styles.thread}
        d="M37 10.5q1.2.4.2 1t.1 1.2c-.5 3 1.1 5.5-1.8 8.5s-13 5-15.5.5 3.5-8 6.5-4-3 9.5-8.5 7.1-2.5-3.5-5.5-3.3-2.5 2.2-4.5 1.2"
      />
    </svg>
  );
}
