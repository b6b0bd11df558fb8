/** The simple pages: one for each name of a file in content/<language>/pages/. */
import type { MarkdownPage as MarkdownFile } from '../../studio/markdown-files.ts';
import type { Schema } from '../../studio/schema.ts';
import type { PageDefinition, PageOfFile } from '../page.ts';

const words = ({ markdownWords }: Schema) => markdownWords;

export const markdownPages = (files: readonly MarkdownFile[]) =>
  Object.fromEntries(
    files.map(({ slug, navigation, order, languages }) => {
      const page = {
        path: `/${slug}`,
        ...(navigation !== 'none' && { navigation: { in: navigation, order } }),
        languages,
        words,
      } satisfies PageDefinition;
      return [`markdown/${slug}`, page];
    }),
  );

/** Each of them. */
export type MarkdownPage = PageOfFile<typeof words>;
