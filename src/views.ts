/**
 * A view is one page in one language, with its code and its words. Both are fetched when they are
 * needed and kept, so that a page once seen is shown again without waiting. The view that a document
 * was served with needs less: its head and its drawings stand in the document.
 */
import { type ComponentType, createElement, type ReactElement } from 'react';
import type { CommonWords, PageWords } from '../content/dictionary.ts';
import type { Head } from './head.ts';
import { type Language, languages } from './i18n/languages.ts';
import type { PageId } from './routes.ts';
import { fetchDrawings } from './stitch/art.tsx';

export type View = { page: PageId; language: Language; common: CommonWords; body: ReactElement };

/** A view that can take another's place in the document. */
export type WholeView = View & { head: Head };

type PageComponent<Page extends PageId> = ComponentType<{ words: PageWords[Page] }>;

const pageLoaders: { [Page in PageId]: () => Promise<PageComponent<Page>> } = {
  home: () => import('./pages/home/home-page.tsx').then((module) => module.HomePage),
  contact: () => import('./pages/contact/contact-page.tsx').then((module) => module.ContactPage),
  'privacy-policy': () => import('./pages/legal/legal-page.tsx').then((module) => module.LegalPage),
  'terms-and-conditions': () =>
    import('./pages/legal/legal-page.tsx').then((module) => module.LegalPage),
  attributions: () =>
    import('./pages/legal/attributions-page.tsx').then((module) => module.AttributionsPage),
  'not-found': () =>
    import('./pages/not-found/not-found-page.tsx').then((module) => module.NotFoundPage),
};

type WordLoaders = { [Page in PageId]: () => Promise<PageWords[Page]> };

const loaded = new Map<string, WholeView>();
const loading = new Map<string, Promise<WholeView>>();

const keyOf = (page: PageId, language: Language) => `${page} ${language}`;

/** Loads the view that the document shows already. Rejects when the network fails. */
export async function loadServedView<Page extends PageId>(
  page: Page,
  language: Language,
): Promise<View> {
  if (import.meta.env.SSR) await fetchDrawings(page);
  const wordLoaders: WordLoaders = languages[language].words;
  const [common, words, Page] = await Promise.all([
    languages[language].words.common(),
    wordLoaders[page](),
    pageLoaders[page](),
  ]);
  return { page, language, common, body: createElement(Page, { words }) };
}

async function fetchView(page: PageId, language: Language): Promise<WholeView> {
  const [view, words, { headOf }] = await Promise.all([
    loadServedView(page, language),
    languages[language].words.SEOContent(),
    import('./head.ts'),
    fetchDrawings(page),
  ]);
  return { ...view, head: headOf(view, words) };
}

/** The view if it has been loaded before. */
export function peekView(page: PageId, language: Language): WholeView | undefined {
  return loaded.get(keyOf(page, language));
}

/** Loads a view once; rejects when the network fails, and tries again at the next call. */
export function loadView(page: PageId, language: Language): Promise<WholeView> {
  const key = keyOf(page, language);
  let promise = loading.get(key);
  if (!promise) {
    promise = fetchView(page, language).then((view) => {
      loaded.set(key, view);
      return view;
    });
    loading.set(key, promise);
    promise.catch(() => loading.delete(key));
  }
  return promise;
}
