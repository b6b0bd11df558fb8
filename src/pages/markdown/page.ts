/** The simple pages: one for each name of a file in content/<language>/pages/. */
import { markdownPages } from '../../content/markdown-list.ts';
import type { Schema } from '../../content/schema.ts';
import type { PageDefinition, PageOfFile } from '../page.ts';

const words = ({ markdownWords }: Schema) => markdownWords;
const component = async () => (await import('./markdown-page.tsx')).MarkdownPage;

export const pages = Object.fromEntries(
  markdownPages.map(({ slug, navigation, order, languages }) => {
    const page = {
      path: `/${slug}`,
      ...(navigation !== 'none' && { navigation: { in: navigation, order } }),
      languages,
      words,
      component,
    } satisfies PageDefinition;
    return [`markdown/${slug}`, page];
  }),
);

declare module '../page.ts' {
  interface Pages {
    'markdown/*': PageOfFile<typeof words, typeof component>;
  }
}
