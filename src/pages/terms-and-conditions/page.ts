import type { Schema } from '../../content/schema.ts';
import type { PageDefinition } from '../page.ts';

export const page = {
  contentFolder: 'legal',
  words: ({ legalWords }: Schema) => legalWords,
} as const satisfies PageDefinition;

declare module '../page.ts' {
  interface Pages {
    'terms-and-conditions': typeof page;
  }
}
