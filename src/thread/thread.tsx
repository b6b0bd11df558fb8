import styles from './thread.module.css';
import { ThreadPiece } from './thread-piece.tsx';

type ThreadProps = {
  /** The page margin that it runs along. */
  side: 'start' | 'end';
  /** Whether it crosses to the other margin in the space below the section. */
  crosses?: boolean;
};

/**
 * A section's piece of the thread down the page. It continues the piece of the section before, runs
 * down the margin, and may cross to the other margin below the text. It is revealed while the visitor
 * scrolls (sew-on-scroll.ts). On narrow screens the margin has no room, so only crossings are shown.
 */
export function Thread({ side, crosses = false }: ThreadProps) {
  return (
    <div
      className={styles.root}
      data-side={side}
      data-sewn={crosses ? 'crosses' : ''}
      aria-hidden="true"
    >
      <div className={styles.run}>
        <svg aria-hidden="true">
          <line x1="50%" y1="100%" x2="50%" y2="0" />
        </svg>
      </div>
      {crosses && (
        <div className={styles.crossing}>
          <ThreadPiece d="M0 0C0 .8.25.5.5.5S1 .2 1 1" />
        </div>
      )}
    </div>
  );
}

/**
 * The end of the thread: down the margin to the button, or on narrow screens from the page's edge.
 * @param isCrossing - without crossings before it there is no thread on narrow screens that could end
 */
export function ThreadEnd({ isCrossing = false }: { isCrossing?: boolean | undefined }) {
  return (
    <>
      <ThreadPiece className={styles.end} d="M0 0V.995Q0 1 1 1" />
      {isCrossing && <ThreadPiece className={styles.endOnPhone} d="M1 1C1 .2 .8 .1 0 .1" />}
    </>
  );
}

/** The start of the thread: under the stitched word, then to the hoop, or on narrow screens to the edge. */
export function ThreadStart() {
  return (
    <>
      <ThreadPiece className={styles.start} d="M1 .6C.5 .6 .4 -.2 0 .4" />
      <ThreadPiece className={styles.on} d="M0 1C.6 1 .4 0 1 0" />
      <svg className={styles.curl} viewBox="0 0 96 96" aria-hidden="true">
        <path d="M0 3C40 3 82 12 82 50c0 20-15 33-32 33S19 68 19 52s13-29 30-29C74 23 74 62 64 96" />
      </svg>
      <ThreadPiece className={styles.drop} d="M1 0C1 .6 0 .4 0 1" />
    </>
  );
}

/** From the hoop to the margin of the next section. */
export function ThreadLeave() {
  return <ThreadPiece className={styles.leave} d="M0 0C0 .9 1 .3 1 1" />;
}

/**
 * Joins the numerals: from the margin to the first (`in`), from each to the next (`next`), from the last
 * to the margin (`out`), down the margin to the steps (`down`), and along them to the other margin (`hem`).
 */
export function ThreadJoint({ kind }: { kind: 'in' | 'next' | 'out' | 'down' | 'hem' }) {
  const paths = {
    in: 'M0 0V.985Q0 .996 1 1',
    next: 'M0 0C0 .8 1 .2 1 1',
    out: 'M1 0C1 .8 0 .2 0 1',
    down: 'M0 0V.7Q0 1 1 1',
    hem: 'M0 0H.97Q1 0 1 .1V1',
  };
  return <ThreadPiece className={styles.joint} data-kind={kind} d={paths[kind]} />;
}
