import { fill, type Pattern } from '../../i18n/fill.ts';
import { longDate } from '../../in-force/long-date.ts';
import { usePage } from '../../in-force/page-context.tsx';
import type { NoteWords } from '../../studio/markdown-nodes.ts';

type NoteDateProps = {
  note: NoteWords;
  readingTime: Pattern<'minutes'>;
  /** What stands around the day of a correction. */
  updatedOn?: Pattern<'date'> | undefined;
};

/** The day of an article, and how long it takes to read. */
export function NoteDate({
  note: { date, minutes, updated },
  readingTime,
  updatedOn,
}: NoteDateProps) {
  const { textLanguage } = usePage();
  return (
    <>
      <time dateTime={date}>{longDate(date, textLanguage)}</time>
      {updated && updatedOn && (
        <>
          {' · '}
          <time dateTime={updated}>
            {fill(updatedOn, { date: longDate(updated, textLanguage) })}
          </time>
        </>
      )}
      {` · ${fill(readingTime, { minutes })}`}
    </>
  );
}
