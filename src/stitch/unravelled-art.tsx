import { unravelled } from '#studio/stitches/unravelled.ts';
import { Needle } from './needle.tsx';
import { Stitches } from './stitch-art.tsx';
import styles from './unravelled-art.module.css';

/** The digits 404, coming undone. They fill their container's width; the aspect ratio is 42:31. */
export function UnravelledArt() {
  return (
    <svg aria-hidden="true" viewBox="-1.5 -1.5 42 31">
      <Stitches map={unravelled} />
      {/* From the last stitch into the eye, behind its rim. */}
      <path
        className={styles.thread}
        d="M34.3 10.2c2.6.2 3.2 3 2.6 6s-3.4 6.6-8.9 7.4-9.5-1.6-9.6-4.6 5-5.4 7.2-2.6-1.6 8-8.1 8.5"
      />
      <Needle x={18} y={24.8} angle={170} whole />
      <path className={styles.thread} d="M17.5 24.9c-1.6-1.4-3.4-2-5-1.2s-2.4.6-3.8-.6" />
    </svg>
  );
}
