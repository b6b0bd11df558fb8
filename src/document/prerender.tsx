/** Renders a page to a document. Used by the build and by the development server. */
import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { ContactReply } from '../contact/contact-message.ts';
import type { ReplyDocuments } from '../contact/contact-reply.ts';
import { type Finished, type Kept, plain } from '../i18n/finished.ts';
import type { Language } from '../i18n/language.ts';
import { words } from '../in-force/content.ts';
import { PageProvider } from '../in-force/page-context.tsx';
import { wordsOf } from '../in-force/page-words.ts';
import { fileOf, hrefTo, type PageId, shownLanguage } from '../in-force/routes.ts';
import { site } from '../in-force/site.ts';
import type { ConsentProps } from '../islands/consent/consent.tsx';
import { Island } from '../islands/island.tsx';
import { Layout } from '../layout/layout.tsx';
import { loadComponent } from '../pages/components.ts';
import type { PageWords } from '../studio/words.ts';
import '../styles/tokens.css';
import '../styles/fonts.css';
import '../styles/base.css';
import { type DocumentAssets, documentHtml } from './frame.ts';
import { headOf } from './head.ts';
import { replyDocuments } from './replies.ts';

export { fieldLabels } from '../in-force/field-labels.ts';
export { defaultLanguage, type Language, languageCodes } from '../in-force/languages.ts';
export { redirects } from '../in-force/redirects.ts';
export {
  fileOf,
  hrefTo,
  languagesOf,
  type PageId,
  pageAt,
  pages,
  type RouteId,
  routeIds,
  routePaths,
  shownLanguage,
} from '../in-force/routes.ts';
export { showcases, site } from '../in-force/site.ts';
export { visitsSettings } from '../in-force/visits-settings.ts';
export { componentFile } from '../pages/components.ts';
export { newAddress } from '../studio/old-addresses.ts';
export { changedOn } from './changed-on.ts';
export { feeds } from './feed.tsx';
export type { DocumentAssets } from './frame.ts';

/** Loads the consent island and its styles, only when analytics is configured. */
async function loadConsent(): Promise<(page: PageId, language: Language) => ReactNode> {
  if (!site.analytics.measurementId) return () => undefined;
  const { default: styles } = await import('../islands/consent/consent-bar.module.css');
  const mode = site.analytics.loadBeforeConsent ? 'early' : 'afterConsent';
  return (page, language) => {
    const { text, summary, ...others } = words[language].consent;
    const props: Kept<ConsentProps> = {
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
  /** The title, where the document answers a form. */
  outcome?: string;
};

function render({ page, language, consent, body, assets, outcome }: DocumentParts): string {
  const html = renderToString(
    <PageProvider
      page={page}
      language={language}
      textLanguage={shownLanguage(page, language)}
      common={words[language].common}
    >
      <Layout consent={consent}>{body}</Layout>
    </PageProvider>,
  ) as Finished;
  const head = { ...headOf(page, language), ...(outcome && { title: plain(outcome) }) };
  return documentHtml({ page, language, file: fileOf(page), head, body: html, assets });
}

/** Renders the document of a page in a language. */
export async function renderDocument<Id extends PageId>(
  page: Id,
  language: Language,
  assets: DocumentAssets,
): Promise<string> {
  const Page: ComponentType<{ words: NonNullable<PageWords[Id]> }> = await loadComponent(page);
  const pageWords = wordsOf(page, language);
  const consent = (await loadConsent())(page, language);
  return render({ page, language, consent, body: <Page words={pageWords} />, assets });
}

/** What the title of an answer begins with: the form itself is below it, as before. */
function outcomeTitle({ status }: ContactReply, contact: PageWords['contact']): string {
  const { sentPage, errorSummary, failure, outcomes } = contact;
  if (status === 'success') return sentPage.title;
  if (status === 'invalid') return errorSummary;
  const { notSent = failure, perhapsSent = failure } = outcomes?.titles ?? {};
  return status === 'perhapsSent' ? perhapsSent : notSent;
}

/** Renders the replies to a form posted without JavaScript: the contact page with each result. */
export async function renderReplies(
  language: Language,
  assets: DocumentAssets,
): Promise<ReplyDocuments> {
  const { ContactPage } = await import('../pages/contact/contact-page.tsx');
  const consent = (await loadConsent())('contact', language);
  return replyDocuments(
    (reply) => {
      const { contact } = words[language];
      const body = <ContactPage words={contact} reply={reply} />;
      const outcome = `${outcomeTitle(reply, contact).replace(/\.$/, '')} | ${site.name}`;
      return render({ page: 'contact', language, consent, body, assets, outcome });
    },
    site.email,
    site.mail,
  );
}
