import type { Schema, WordsOf } from '../../studio/schema.ts';
import type { PageDefinition } from '../page.ts';

const words = ({ object, pageHead, text }: Schema) =>
  object({
    page: pageHead.omit({ name: true }),
    title: text(),
    text: text(),
    homeLink: text(),
    contactLink: text(),
    artLabel: text(),
  });

export type NotFoundWords = WordsOf<typeof words>;

export const page = {
  file: '404',
  words,
} as const satisfies PageDefinition;
