import type { ReactNode } from 'react';
import { success } from '../../stitch/maps/success.ts';
import { StitchArt } from '../../stitch/stitch-art.tsx';
import styles from './thanks.module.css';

type ThanksProps = {
  success: string;
  /** What happens next. */
  next: string;
  /** Ways to go on. */
  children: ReactNode;
};

/** That a message has arrived, on all of the paper that it was written on. */
export function Thanks({ success: thanks, next, children }: ThanksProps) {
  return (
    <div className={styles.root}>
      <StitchArt map={success} className={styles.art} />
      <p className={styles.thanks}>{thanks}</p>
      <p className={styles.next}>{next}</p>
      {children}
    </div>
  );
}
