import { measuresIn } from '../../i18n/amounts.ts';
import { fill } from '../../i18n/fill.ts';
import { languages } from '../../in-force/languages.ts';
import { usePage } from '../../in-force/page-context.tsx';
import type { Measured } from '../../studio/measured-schema.ts';
import { Rows } from '../../ui/rows.tsx';
import styles from './figures.module.css';
import type { ReverseWords } from './page.ts';

type FiguresProps = { words: ReverseWords['figures']; results: Measured['pages'] };

const pages = ['home', 'contact'] as const;

/** What a first visit costs, for the home page and for the page with the form. */
export function Figures({ words, results }: FiguresProps) {
  const { locale } = languages[usePage().language];
  const number = new Intl.NumberFormat(locale).format;
  const measures = measuresIn(locale);
  const { latency, throughput, slowdown } = results.phone;
  const formats = {
    bytes: measures.bytes,
    requests: number,
    paint: measures.seconds,
    readable: measures.seconds,
    mainThread: measures.milliseconds,
    styleRecalculations: number,
  };
  const floors: Partial<Record<keyof typeof formats, number>> = results.floor;
  return (
    <section className={styles.root} aria-labelledby="figures-title">
      <h2 id="figures-title" className={styles.heading}>
        {words.title}
      </h2>
      <p className={styles.lead}>
        {fill(words.lead, {
          latency: measures.milliseconds(latency),
          speed: measures.megabits(throughput),
          slowdown: number(slowdown),
        })}
      </p>
      <p className={styles.heads} aria-hidden="true">
        <span>{words.home}</span> <span>{words.contact}</span>
      </p>
      <ul role="list" className={styles.list}>
        {(Object.keys(formats) as (keyof typeof formats)[]).map((key) => {
          const { name, text } = words.list[key];
          const floor = floors[key];
          return (
            <li key={key}>
              <h3>{name}</h3>
              <p>{fill(text, { floor: floor === undefined ? '' : formats[key](floor) })}</p>
              <Rows rows={pages.map((page) => [words[page], formats[key](results[page][key])])} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
