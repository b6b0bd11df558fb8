/** The articles: one for each address in the names of the files in content/<language>/notes/. */
import type { Note } from '../../studio/markdown-files.ts';
import type { Schema } from '../../studio/schema.ts';
import type { PageDefinition, PageOfFile } from '../page.ts';
import { noteId } from './note-id.ts';

const words = ({ noteWords }: Schema) => noteWords;

export const notePages = (notes: readonly Note[]) =>
  Object.fromEntries(
    notes.map(({ slug, languages }) => {
      const page = {
        path: `/notes/${slug}`,
        languages,
        words,
      } satisfies PageDefinition;
      return [noteId(slug), page];
    }),
  );

/** Each of them. */
export type NotePage = PageOfFile<typeof words>;
