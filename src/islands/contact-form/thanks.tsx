import { type ReactNode, useEffect, useState } from 'react';
import { thanks as picture } from '../../in-force/stitches.ts';
import { StitchArt } from '../../stitch/stitch-art.tsx';
import type { StitchMap } from '../../stitch/stitch-map.ts';
import styles from './thanks.module.css';

type ThanksProps = {
  /** Of the two texts, for what they name. */
  ids?: readonly [success: string, next: string];
  success: string;
  next: string;
  /** Whose first name is embroidered below the picture, in the browser only. */
  sender?: string;
  /** Links or buttons to continue. */
  children: ReactNode;
};

/** Confirms that a message was sent. Fills the whole paper of the form. */
export function Thanks({ ids, success: thanks, next, sender, children }: ThanksProps) {
  const [named, setNamed] = useState<StitchMap>();
  useEffect(() => {
    if (!sender) return;
    import('./named-picture.ts').then(
      ({ namedPicture }) => setNamed(namedPicture(sender)),
      // Without the alphabet the picture stays as it is.
      () => undefined,
    );
  }, [sender]);
  const shown = named ?? picture;
  return (
    <div className={styles.root}>
      {shown && (
        <StitchArt
          // Another picture is sewn from its first row.
          key={String(named)}
          map={shown}
          className={styles.art}
          data-named={named && ''}
        />
      )}
      <p id={ids?.[0]} className={styles.thanks}>
        {thanks}
      </p>
      <p id={ids?.[1]} className={styles.next}>
        {next}
      </p>
      {children}
    </div>
  );
}
