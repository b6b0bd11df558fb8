import type { ReactNode } from 'react';
import { success } from '../../stitch/maps/success.ts';
import { StitchArt } from '../../stitch/stitch-art.tsx';
import styles from './thanks.module.css';

type ThanksProps = {
  success: string;
  /** What happens next. */
  next: string;
  /** Links or buttons to continue. */
  children: ReactNode;
};

/** Confirms that a message was sent. Fills the whole paper of the form. */
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
