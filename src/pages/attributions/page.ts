import type { Schema, WordsOf } from '../../studio/schema.ts';
import type { PageDefinition } from '../page.ts';

const words = ({ legalWords, object, text, textsByName }: Schema) =>
  legalWords.extend({
    /** A site without demonstrations has nothing to say here. */
    disclaimer: object({
      heading: text(),
      // Names of the illustrative projects, by slug.
      projects: textsByName(),
      // Used when they are all in the list of projects, and come first.
      text: text('projects'),
      // Used when only some are shown, or other projects come before them.
      textOfSome: text('projects'),
    }).optional(),
  });

export type AttributionsWords = WordsOf<typeof words>;

export const page = {
  path: '/attributions',
  navigation: { in: 'legal', order: 3 },
  contentFolder: 'legal',
  words,
} as const satisfies PageDefinition;
