/** What shows each page. Loaded by its page only, so that the build knows the styles of each. */
import type { ComponentType } from 'react';
import type { PageWords } from '../studio/words.ts';
import type { PageId } from './registry.ts';

type Components = {
  [Id in PageId]: () => Promise<ComponentType<{ words: NonNullable<PageWords[Id]> }>>;
};

const components: Components = {
  attributions: async () => (await import('./attributions/attributions-page.tsx')).AttributionsPage,
  contact: async () => (await import('./contact/contact-page.tsx')).ContactPage,
  home: async () => (await import('./home/home-page.tsx')).HomePage,
  'how-we-work': async () => (await import('./how-we-work/how-we-work-page.tsx')).HowWeWorkPage,
  'markdown/*': async () => (await import('./markdown/markdown-page.tsx')).MarkdownPage,
  'not-found': async () => (await import('./not-found/not-found-page.tsx')).NotFoundPage,
  'note/*': async () => (await import('./note/note-page.tsx')).NotePage,
  notes: async () => (await import('./notes/notes-page.tsx')).NotesPage,
  prices: async () => (await import('./prices/prices-page.tsx')).PricesPage,
  'privacy-policy': async () => (await import('./legal/legal-page.tsx')).LegalPage,
  'project/*': async () => (await import('./project/project-page.tsx')).ProjectPage,
  reverse: async () => (await import('./reverse/reverse-page.tsx')).ReversePage,
  'terms-and-conditions': async () => (await import('./legal/legal-page.tsx')).LegalPage,
};

/** Pages of files have the component of their kind. */
export const loadComponent = <Id extends PageId>(page: Id): ReturnType<Components[Id]> =>
  (components[page] ?? components[page.replace(/\/.*/, '/*') as Id])() as ReturnType<
    Components[Id]
  >;

/** The file with the component of a page, for its styles. */
export function componentFile(page: string): string {
  const [kind = ''] = page.split('/', 1);
  const name = ['privacy-policy', 'terms-and-conditions'].includes(kind) ? 'legal' : kind;
  return `src/pages/${name}/${name}-page.tsx`;
}
