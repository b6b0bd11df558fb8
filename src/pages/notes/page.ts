/** The list of the articles. Without one it does not exist. */

import type { Language } from '../../i18n/language.ts';
import type { Note } from '../../studio/markdown-files.ts';
import type { Schema, WordsOf } from '../../studio/schema.ts';
import type { PageDefinition } from '../page.ts';

const words = ({ object, pageHead, text }: Schema) =>
  object({
    page: pageHead,
    title: text(),
    lead: text(),
    /** The link to the feed. Without it only programs find the feed. */
    feed: text().optional(),
    readingTime: text('minutes'),
    /** Beside the day of a correction. Without it the day stands alone. */
    updated: text('date').optional(),
    others: text(),
    previous: text(),
    next: text(),
  });

export type NotesWords = WordsOf<typeof words>;

const pageOf = (notes: readonly Note[], codes: readonly Language[]) =>
  ({
    path: '/notes',
    navigation: { in: 'footer', order: 4 },
    languages: codes.filter((code) => notes.some(({ languages }) => languages.includes(code))),
    words,
  }) as const satisfies PageDefinition;

export const listPage = (notes: readonly Note[], codes: readonly Language[]) =>
  notes.length > 0 ? { notes: pageOf(notes, codes) } : {};

export type NotesPage = ReturnType<typeof pageOf>;
