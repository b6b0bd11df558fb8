/** A page in, a document out: used by the build, by the development server, and by the server for its replies to the form. */
import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { CommonWords, ContactWords, PageWords, SEOWords } from '../../content/dictionary.ts';
import type { ContactReply } from '../contact-message.ts';
import { defaultLanguage, type Language, languageCodes, languages } from '../i18n/languages.ts';
import type { ConsentProps } from '../islands/consent/consent.tsx';
import { Island } from '../islands/island.tsx';
import { Layout } from '../layout/layout.tsx';
import { PageProvider } from '../page-context.tsx';
import { hrefTo, type PageId, routePaths } from '../routes.ts';
import { site } from '../site.ts';
import '../styles/tokens.css';
import '../styles/fonts.css';
import '../styles/base.css';
import { type DocumentAssets, documentHtml } from './frame.ts';
import { headOf } from './head.ts';

export { defaultLanguage, type Language, languageCodes } from '../i18n/languages.ts';
export { hrefTo, type PageId, pageAt, type RouteId, routeIds, routePaths } from '../routes.ts';
export { showcases, site } from '../site.ts';
export type { DocumentAssets } from './frame.ts';

type PageComponent<Page extends PageId> = ComponentType<{ words: PageWords[Page] }>;

/** A chunk a page, so that the build knows which styles are whose. */
const pageLoaders: { [Page in PageId]: () => Promise<PageComponent<Page>> } = {
  home: () => import('../pages/home/home-page.tsx').then((module) => module.HomePage),
  contact: () => import('../pages/contact/contact-page.tsx').then((module) => module.ContactPage),
  'privacy-policy': () =>
    import('../pages/legal/legal-page.tsx').then((module) => module.LegalPage),
  'terms-and-conditions': () =>
    import('../pages/legal/legal-page.tsx').then((module) => module.LegalPage),
  attributions: () =>
    import('../pages/legal/attributions-page.tsx').then((module) => module.AttributionsPage),
  'not-found': () =>
    import('../pages/not-found/not-found-page.tsx').then((module) => module.NotFoundPage),
};

/** The name of a page's files, to which the language and the ending are added. */
export function fileOf(page: PageId): string {
  if (page === 'not-found') return '404';
  return page === 'home' ? 'index' : routePaths[page].slice(1);
}

/** The words that a document has beside its page's own. */
type SharedWords = { common: CommonWords; SEOContent: SEOWords; consent?: ReactNode };

async function sharedWords(page: PageId, language: Language): Promise<SharedWords> {
  const { words } = languages[language];
  return {
    common: await words.common(),
    SEOContent: await words.SEOContent(),
    consent: site.analytics.measurementId && (await consentElement(page, language)),
  };
}

/** Where the question about statistics will stand; its styles come with it, on sites that ask. */
async function consentElement(page: PageId, language: Language) {
  const { default: styles } = await import('../islands/consent/consent-bar.module.css');
  const { text, summary, ...words } = await languages[language].words.consent();
  const mode = site.analytics.loadBeforeConsent ? 'early' : 'afterConsent';
  const props: ConsentProps = {
    words: { ...words, text: text[mode], summary: summary[mode] },
    policyAddress: hrefTo('privacy-policy', language),
    isAlwaysLast: page === 'contact',
  };
  return <Island name="consent" props={props} className={styles.place} />;
}

function render(
  page: PageId,
  language: Language,
  { common, SEOContent, consent }: SharedWords,
  body: ReactNode,
  assets: DocumentAssets,
) {
  const html = renderToString(
    <PageProvider page={page} language={language} common={common}>
      <Layout consent={consent}>{body}</Layout>
    </PageProvider>,
  );
  const head = headOf({ page, language, common }, SEOContent);
  return documentHtml({ page, language, file: fileOf(page), head, body: html, assets });
}

/** A whole document for a page in a language. */
export async function renderDocument<Page extends PageId>(
  page: Page,
  language: Language,
  assets: DocumentAssets,
): Promise<string> {
  const loaders: { [Each in PageId]: () => Promise<PageWords[Each]> } = languages[language].words;
  const Page: PageComponent<Page> = await pageLoaders[page]();
  const words = await loaders[page]();
  return render(page, language, await sharedWords(page, language), <Page words={words} />, assets);
}

/**
 * Loads what replies to the form need and returns the function that renders one: the contact page as it
 * stands after the browser posted the form by itself.
 */
export async function createReplyRenderer(assets: DocumentAssets) {
  const { ContactPage } = await import('../pages/contact/contact-page.tsx');
  const ready = new Map<Language, SharedWords & { contact: ContactWords }>();
  for (const language of languageCodes) {
    const contact = await languages[language].words.contact();
    ready.set(language, { ...(await sharedWords('contact', language)), contact });
  }
  return (asked: string, reply: ContactReply): string => {
    const language = languageCodes.find((code) => code === asked) ?? defaultLanguage;
    const words = ready.get(language);
    if (!words) throw new Error(`No words for ${language}`);
    const body = <ContactPage words={words.contact} reply={reply} />;
    return render('contact', language, words, body, assets);
  };
}
