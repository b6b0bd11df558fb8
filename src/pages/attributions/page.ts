import type { Schema, WordsOf } from '../../content/schema.ts';
import type { PageDefinition } from '../page.ts';

const words = ({ legalWords, object, text, textsByName }: Schema) =>
  legalWords.extend({
    disclaimer: object({
      heading: text(),
      // What the projects are called that are illustrations only, by their slug.
      projects: textsByName(),
      // When they are the first of those shown, all of them.
      text: text('projects'),
      // When it is some of them, or others are shown before.
      textOfSome: text('projects'),
    }),
  });

export type AttributionsWords = WordsOf<typeof words>;

export const page = {
  path: '/attributions',
  navigation: { in: 'footer', order: 3 },
  contentFolder: 'legal',
  words,
  component: async () => (await import('./attributions-page.tsx')).AttributionsPage,
} as const satisfies PageDefinition;

declare module '../page.ts' {
  interface Pages {
    attributions: typeof page;
  }
}
