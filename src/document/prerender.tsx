/** A page in, a document out: used by the build, by the development server, and by the server for its replies to the form. */
import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { words } from '../content/content.ts';
import type { PageWords } from '../content/words.ts';
import { defaultLanguage, type Language, languageCodes } from '../i18n/languages.ts';
import type { ConsentProps } from '../islands/consent/consent.tsx';
import type { ContactReply } from '../islands/contact-form/contact-reply.ts';
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
    import('../pages/attributions/attributions-page.tsx').then((module) => module.AttributionsPage),
  'not-found': () =>
    import('../pages/not-found/not-found-page.tsx').then((module) => module.NotFoundPage),
};

/** The name of a page's files, to which the language and the ending are added. */
export function fileOf(page: PageId): string {
  if (page === 'not-found') return '404';
  return page === 'home' ? 'index' : routePaths[page].slice(1);
}

/** Loads the place of the question about statistics; its styles come with it, on sites that ask. */
async function loadConsent(): Promise<(page: PageId, language: Language) => ReactNode> {
  if (!site.analytics.measurementId) return () => undefined;
  const { default: styles } = await import('../islands/consent/consent-bar.module.css');
  const mode = site.analytics.loadBeforeConsent ? 'early' : 'afterConsent';
  return (page, language) => {
    const { text, summary, ...others } = words[language].consent;
    const props: ConsentProps = {
      words: { ...others, text: text[mode], summary: summary[mode] },
      policyAddress: hrefTo('privacy-policy', language),
      isAlwaysLast: page === 'contact',
    };
    return <Island name="consent" props={props} className={styles.place} />;
  };
}

type DocumentParts = {
  page: PageId;
  language: Language;
  consent: ReactNode;
  body: ReactNode;
  assets: DocumentAssets;
};

function render({ page, language, consent, body, assets }: DocumentParts): string {
  const html = renderToString(
    <PageProvider page={page} language={language} common={words[language].common}>
      <Layout consent={consent}>{body}</Layout>
    </PageProvider>,
  );
  const head = headOf(page, language);
  return documentHtml({ page, language, file: fileOf(page), head, body: html, assets });
}

/** A whole document for a page in a language. */
export async function renderDocument<Id extends PageId>(
  page: Id,
  language: Language,
  assets: DocumentAssets,
): Promise<string> {
  const Page: PageComponent<Id> = await pageLoaders[page]();
  const pageWords: PageWords[Id] = words[language][page];
  const consent = (await loadConsent())(page, language);
  return render({ page, language, consent, body: <Page words={pageWords} />, assets });
}

/**
 * Loads what replies to the form need and returns the function that renders one: the contact page as it
 * stands after the browser posted the form by itself.
 */
export async function createReplyRenderer(assets: DocumentAssets) {
  const { ContactPage } = await import('../pages/contact/contact-page.tsx');
  const consentOn = await loadConsent();
  return (asked: string, reply: ContactReply): string => {
    const language = languageCodes.find((code) => code === asked) ?? defaultLanguage;
    const consent = consentOn('contact', language);
    const body = <ContactPage words={words[language].contact} reply={reply} />;
    return render({ page: 'contact', language, consent, body, assets });
  };
}
