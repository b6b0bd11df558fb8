import styles from './chevron.module.css';

/** Points down from a folded `details`, as a child of its summary, and up from an open one. */
export function Chevron() {
  return (
    <svg className={styles.root} width="28" viewBox="0 0 7 6" aria-hidden="true">
      <path stroke="var(--thread-1)" strokeLinecap="square" d={stitches} />
    </svg>
  );
}

/** Seven stitches wide, two high in every column. */
const stitches = 'M.5 1v1m1 0v1m1 0v1m1 0v1m1-2v1m1-2v1m1-2v1';
