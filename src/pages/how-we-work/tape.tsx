import { StitchArt } from '../../stitch/stitch-art.tsx';
import { places } from '../../stitch/stitches.ts';
import styles from './tape.module.css';

/** A strip this much longer than it is wide reaches down the tallest step. */
const lengthToWidth = 40;

type TapeProps = {
  /** The numbers of the weeks, in the order in which they are worked. */
  weeks: readonly number[];
};

/** A piece of a tape measure, as long as its step, with the weeks that the step takes in the worked quote. */
export function Tape({ weeks }: TapeProps) {
  const { measure = [] } = places;
  const [row] = measure;
  if (!row || weeks.length === 0) return null;
  const pieces = Math.ceil((row.length * lengthToWidth) / measure.length);
  return (
    <div className={styles.root} aria-hidden="true">
      <StitchArt
        map={Array.from({ length: pieces }, () => measure).flat()}
        preserveAspectRatio="xMidYMin slice"
        className={styles.strip}
      />
      {weeks.map((week) => (
        <div key={week} className={styles.week}>
          <span>{week}</span>
        </div>
      ))}
    </div>
  );
}
