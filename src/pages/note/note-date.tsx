import { fill, type Pattern } from '../../i18n/fill.ts';
import { longDate } from '../../in-force/long-date.ts';
import { usePage } from '../../in-force/page-context.tsx';
import type { NoteWords } from '../../studio/markdown-nodes.ts';

type NoteDateProps = {
  note: NoteWords;
  readingTime: Pattern<'minutes'>;
};

/** The day of an article, and how long it takes to read. */
export function NoteDate({ note: { date, minutes }, readingTime }: NoteDateProps) {
  const { textLanguage } = usePage();
  return (
    <>
      <time dateTime={date}>{longDate(date, textLanguage)}</time>
      {` · ${fill(readingTime, { minutes })}`}
    </>
  );
}
