import type { Schema } from '../../studio/schema.ts';
import type { PageDefinition } from '../page.ts';

export const page = {
  path: '/privacy-policy',
  navigation: { in: 'legal', order: 1 },
  contentFolder: 'legal',
  words: ({ legalWords }: Schema) => legalWords,
} as const satisfies PageDefinition;
