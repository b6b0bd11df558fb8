import type { Schema } from '../../content/schema.ts';
import type { PageDefinition } from '../page.ts';

export const page = {
  path: '/terms-and-conditions',
  navigation: { in: 'legal', order: 2 },
  contentFolder: 'legal',
  words: ({ legalWords }: Schema) => legalWords,
  component: async () => (await import('../legal/legal-page.tsx')).LegalPage,
} as const satisfies PageDefinition;

declare module '../page.ts' {
  interface Pages {
    'terms-and-conditions': typeof page;
  }
}
