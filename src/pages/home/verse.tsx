import { versesOf } from '../../stitch/lettering.ts';
import { StitchArt } from '../../stitch/stitch-art.tsx';
import styles from './verse.module.css';

type VerseProps = { lines: readonly string[] };

/**
 * A verse in cross-stitch, as the *lenços dos namorados* have. Readers and search engines get its text, which
 * is shown as it is if the alphabet lacks a character.
 */
export function Verse({ lines }: VerseProps) {
  const map = versesOf(lines, ['A', 'B']);
  return (
    <div className={styles.root} data-verse>
      <p className={map ? 'visually-hidden' : undefined}>
        {lines.map((line) => (
          <span key={line} className={styles.line}>
            {`${line} `}
            <br />
          </span>
        ))}
      </p>
      {map && <StitchArt map={map} dense className={styles.sewn} />}
    </div>
  );
}
