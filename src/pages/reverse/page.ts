import type { Schema, WordsOf } from '../../studio/schema.ts';
import type { PageDefinition } from '../page.ts';

/** What the texts may name besides the facts. Empty where nothing was measured; the days are those of the runs. */
const known = [
  'languages',
  'engines',
  'enginesDay',
  'journeys',
  'rows',
  'tests',
  'testsDay',
  'reader',
  'readerEngines',
  'readerDay',
  'readings',
  'read',
  'whole',
  'states',
  'statesDay',
  'heard',
] as const;

const words = ({ entries, list, object, pageHead, text, textWhen }: Schema) =>
  object({
    page: pageHead,
    title: text(),
    lead: textWhen(),
    measured: text('date', 'until'),
    stale: text('days'),
    figures: object({
      title: text(),
      lead: text('latency', 'speed', 'slowdown'),
      home: text(),
      contact: text(),
      list: object({
        bytes: object({ name: text(), text: text() }),
        requests: object({ name: text(), text: text() }),
        paint: object({ name: text(), text: text() }),
        readable: object({ name: text(), text: text() }),
        mainThread: object({ name: text(), text: text('floor') }),
        styleRecalculations: object({ name: text(), text: text('floor') }),
      }),
    }),
    topics: entries({
      heading: text(),
      paragraphs: list(textWhen(...known)).optional(),
      items: list(textWhen(...known)).optional(),
    }),
    failures: object({ heading: text(), some: text('date'), none: text('date') }),
    call: object({ lead: text(), link: text() }),
  });

export type ReverseWords = WordsOf<typeof words>;

export const page = {
  path: '/reverse',
  isOptional: true,
  needs: 'measured.json',
  navigation: { in: 'footer', order: 5 },
  words,
} as const satisfies PageDefinition;
