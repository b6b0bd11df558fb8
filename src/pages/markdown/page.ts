/** The simple pages: one for each name of a file in content/<language>/pages/. */
import { markdownPages } from '../../content/markdown-list.ts';
import type { Schema } from '../../content/schema.ts';
import type { PageDefinition, PageOfFile } from '../page.ts';

const words = ({ markdownWords }: Schema) => markdownWords;

export const pages = Object.fromEntries(
  markdownPages.map(({ slug, navigation, order, languages }) => {
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
