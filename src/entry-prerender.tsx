/** Address in, document out: used by the build, by the development server, and by the server for its replies to the form. */

import { renderToString } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import type { ContactWords } from '../content/dictionary.ts';
import { App } from './app.tsx';
import { type DocumentAssets, documentHtml } from './document.ts';
import { defaultLanguage, type Language, languageCodes, languages } from './i18n/languages.ts';
import type { ContactReply } from './pages/contact/contact-reply.ts';
import { type PageId, routePaths } from './routes.ts';
import { loadServedView, type View } from './views.ts';

export { site } from '../site.config.ts';
export { defaultLanguage, type Language, languageCodes } from './i18n/languages.ts';
export { hrefTo, type PageId, pageAt, type RouteId, routeIds, routePaths } from './routes.ts';

/** A whole document for a page in a language; what it loads may depend on its body. */
export async function renderDocument(
  page: PageId,
  language: Language,
  assetsFor: (body: string) => DocumentAssets,
): Promise<string> {
  const view = await loadServedView(page, language);
  const pathname = page === 'not-found' ? '/404' : routePaths[page];
  const { prelude } = await prerenderToNodeStream(
    <App initialView={view} address={{ pathname, search: `?lang=${language}` }} />,
    // All in its place: without JavaScript nobody would bring in what comes later in the stream.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  let body = '';
  for await (const chunk of prelude) body += String(chunk);
  const { headOf } = await import('./head.ts');
  const head = headOf(view, await languages[language].words.SEOContent());
  return documentHtml({ page, language, head, body, assets: assetsFor(body) });
}

/** The languages' words and shared words, ready for replies that cannot wait. */
type ReplyWords = Map<Language, { view: View; words: ContactWords; title: string }>;

/**
 * Loads what replies to the form need and returns the function that renders one: the contact page
 * as it stands after a message came without JavaScript. It starts no script.
 */
export async function createReplyRenderer(css: string) {
  const [{ ContactPage }, { headOf }] = await Promise.all([
    import('./pages/contact/contact-page.tsx'),
    import('./head.ts'),
  ]);
  const ready: ReplyWords = new Map();
  for (const language of languageCodes) {
    const [view, words] = await Promise.all([
      loadServedView('contact', language),
      languages[language].words.contact(),
    ]);
    const { title } = headOf(view, await languages[language].words.SEOContent());
    ready.set(language, { view, words, title });
  }
  return (asked: string, reply: ContactReply): string => {
    const language = languageCodes.find((code) => code === asked) ?? defaultLanguage;
    const found = ready.get(language);
    if (!found) throw new Error(`No words for ${language}`);
    const view = { ...found.view, body: <ContactPage words={found.words} reply={reply} /> };
    const address = { pathname: routePaths.contact, search: `?lang=${language}` };
    const body = renderToString(<App initialView={view} address={address} />);
    const head = { title: found.title, tags: [] };
    return documentHtml({ page: 'contact', language, head, body, assets: { css } });
  };
}
