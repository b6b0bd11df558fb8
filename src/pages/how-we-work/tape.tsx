import { languages } from '../../in-force/languages.ts';
import { usePage } from '../../in-force/page-context.tsx';
import { places } from '../../in-force/stitches.ts';
import { StitchArt } from '../../stitch/stitch-art.tsx';
import styles from './tape.module.css';

/** A strip this much longer than it is wide is as long as the longest step. */
const lengthToWidth = 40;

type TapeProps = {
  /** The numbers of the weeks, in the order in which they are worked. */
  weeks: readonly number[];
};

/** A piece of a tape measure: the weeks that a step takes in the worked quote, one as long as the other. */
export function Tape({ weeks }: TapeProps) {
  const { measure = [] } = places;
  const [row] = measure;
  const { locale } = languages[usePage().language];
  if (!row || weeks.length === 0) return null;
  const pieces = Math.ceil((row.length * lengthToWidth) / measure.length);
  return (
    <div className={styles.root} aria-hidden="true" data-double="">
      <StitchArt
        map={Array.from({ length: pieces }, () => measure).flat()}
        preserveAspectRatio="xMidYMin slice"
        className={styles.strip}
      />
      {weeks.map((week) => (
        <div key={week} className={styles.week}>
          <span>
            {`${new Intl.NumberFormat(locale).format(week)} `}
            <small>{weekIn(locale)}</small>
          </span>
        </div>
      ))}
    </div>
  );
}

/** The unit, as short as the language has it. */
const weekIn = (locale: string) =>
  new Intl.NumberFormat(locale, { style: 'unit', unit: 'week', unitDisplay: 'short' })
    .formatToParts(1)
    .find(({ type }) => type === 'unit')?.value;
