import type { Schema, WordsOf } from '../../studio/schema.ts';
import type { PageDefinition } from '../page.ts';

const words = ({ list, object, pageHead, pageLink, text, textWhen }: Schema) =>
  object({
    page: pageHead,
    title: text(),
    lead: textWhen(),
    steps: object({
      title: text(),
      example: text('weeks', 'days'),
      labels: object({ gives: text(), takes: text(), stop: text() }),
      /** As many as the steps on the home page, which have the names. */
      list: list(
        object({
          text: text(),
          gives: text(),
          /** `due` is when the part of the price is, with a capital letter. */
          takes: textWhen('due', 'percent'),
          stop: textWhen('paid'),
        }),
      ),
    }),
    topics: list(
      object({
        heading: text(),
        paragraphs: list(textWhen()).optional(),
        items: list(textWhen()).optional(),
        link: pageLink().optional(),
      }),
    ),
    /** An example of a contract; a studio may show none. */
    agreement: object({
      title: text(),
      lead: text(),
      example: text(),
      heading: text(),
      between: text(),
      clauses: list(object({ heading: text(), text: textWhen() })),
      sign: object({ studio: text(), client: text(), date: text() }),
    }).optional(),
    call: object({ lead: text(), link: text() }),
  });

export type HowWeWorkWords = WordsOf<typeof words>;

export const page = {
  path: '/how-we-work',
  isOptional: true,
  navigation: { in: 'footer', order: 2 },
  words,
} as const satisfies PageDefinition;
