import type { Schema } from '../../studio/schema.ts';
import type { PageDefinition } from '../page.ts';

export const page = {
  path: '/terms-and-conditions',
  navigation: { in: 'legal', order: 2 },
  contentFolder: 'legal',
  words: ({ legalWords }: Schema) => legalWords,
} as const satisfies PageDefinition;
