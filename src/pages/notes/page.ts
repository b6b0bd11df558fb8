/** The list of the articles. Without one it does not exist. */

import { notes } from '../../content/markdown-list.ts';
import type { Schema, WordsOf } from '../../content/schema.ts';
import { languageCodes } from '../../i18n/languages.ts';
import type { PageDefinition } from '../page.ts';

const words = ({ object, pageHead, text }: Schema) =>
  object({
    page: pageHead,
    title: text(),
    lead: text(),
    readingTime: text('minutes'),
    others: text(),
    previous: text(),
    next: text(),
  });

export type NotesWords = WordsOf<typeof words>;

const page = {
  path: '/notes',
  navigation: { in: 'footer', order: 4 },
  hasFeed: true,
  languages: languageCodes.filter((code) =>
    notes.some(({ languages }) => languages.includes(code)),
  ),
  words,
} as const satisfies PageDefinition;

export const pages = notes.length > 0 ? { notes: page } : {};

export type NotesPage = typeof page;
