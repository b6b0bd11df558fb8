import styles from './chevron.module.css';

/** The marker of a `summary`: points down when its `details` is closed, up when it is open. */
export function Chevron() {
  return (
    <svg className={styles.root} width="28" viewBox="0 0 7 6" aria-hidden="true">
      <path stroke="var(--thread-1)" strokeLinecap="square" d={stitches} />
    </svg>
  );
}

/** Seven stitches wide, two stitches high in every column. */
const stitches = 'M.5 1v1m1 0v1m1 0v1m1 0v1m1-2v1m1-2v1m1-2v1';
