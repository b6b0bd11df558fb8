import styles from './thread.module.css';

type ThreadProps = {
  /** The margin of the page it runs down along. */
  side: 'start' | 'end';
  /** It crosses to the other margin in the space below the section. */
  crosses?: boolean;
};

/**
 * A section's length of the one thread: it comes in at the top where the section before let go of
 * it, runs down the page's margin, and crosses over below the text if it has to. It is sewn as
 * the visitor scrolls (sew-on-scroll.ts). On narrow screens, where the margin has no room for
 * it, it only crosses.
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
          <line x1="50%" y1="0" x2="50%" y2="100%" />
        </svg>
      </div>
      {crosses && (
        <div className={styles.crossing}>
          <svg preserveAspectRatio="none" viewBox="0 0 1 1" aria-hidden="true">
            <path d="M0 0C0 .8.25.5.5.5S1 .2 1 1" />
          </svg>
        </div>
      )}
    </div>
  );
}

/**
 * Where the thread ends: it comes down the margin and runs into the button beside it; on a phone it comes
 * in under the heading, and goes to the beak of the bird.
 */
export function ThreadEnd() {
  return (
    <>
      <svg className={styles.end} preserveAspectRatio="none" viewBox="0 0 1 1" aria-hidden="true">
        <path d="M0 0V.97Q0 1 1 1" />
      </svg>
      <svg className={styles.beak} preserveAspectRatio="none" viewBox="0 0 1 1" aria-hidden="true">
        <path d="M0 .06C.3 0 .4 .1 .7 .05S1 .1 1 .4 .94 .8 .98 1" />
      </svg>
    </>
  );
}

/** Where it begins: under the stitched word, and on behind the hoop, or on narrow screens out at the side. */
export function ThreadStart() {
  return (
    <>
      <svg className={styles.start} preserveAspectRatio="none" viewBox="0 0 1 1" aria-hidden="true">
        <path d="M0 .4C.4 -.2 .5 .6 1 .6" />
      </svg>
      <svg className={styles.on} preserveAspectRatio="none" viewBox="0 0 1 1" aria-hidden="true">
        <path d="M1 0C.4 0 .6 1 0 1" />
      </svg>
    </>
  );
}

/** Where it comes out from under the hoop, on its way to the margin of the next section. */
export function ThreadLeave() {
  return (
    <svg className={styles.leave} preserveAspectRatio="none" viewBox="0 0 1 1" aria-hidden="true">
      <path d="M0 0C0 .9 1 .3 1 1" />
    </svg>
  );
}

/**
 * How it joins the numerals: from the margin into the first, from each to the next, from the last back to
 * the margin; down it to the steps, and through them to the other margin.
 */
export function ThreadJoint({ kind }: { kind: 'in' | 'next' | 'out' | 'down' | 'hem' }) {
  const paths = {
    in: 'M0 0V.985Q0 .996 1 1',
    next: 'M0 0C0 .8 1 .2 1 1',
    out: 'M1 0C1 .8 0 .2 0 1',
    down: 'M0 0V.7Q0 1 1 1',
    hem: 'M0 0H.97Q1 0 1 .1V1',
  };
  return (
    <svg
      className={styles.joint}
      data-kind={kind}
      preserveAspectRatio="none"
      viewBox="0 0 1 1"
      aria-hidden="true"
    >
      <path d={paths[kind]} />
    </svg>
  );
}
