/** The head of a document: metadata for browsers, other sites and search engines. */
import type { Graph } from 'schema-dts';
import { type Outgoing, type PlainData, plain } from '../i18n/finished.ts';
import { openGraphLocale } from '../i18n/open-graph-locale.ts';
import { defaultLanguage, type Language, languages } from '../in-force/languages.ts';
import { notes } from '../in-force/markdown-list.ts';
import { wordsOf } from '../in-force/page-words.ts';
import {
  hrefTo,
  isRoute,
  languagesOf,
  type PageId,
  type RouteId,
  shownLanguage,
} from '../in-force/routes.ts';
import { site } from '../in-force/site.ts';
import { feedPath } from '../studio/feed-path.ts';
import { feedTitle } from './feed-title.ts';
import { socialCardOf } from './social-card.ts';
import { structuredDataOf } from './structured-data.ts';

type Tag = { name: 'meta' | 'link'; attributes: Record<string, Outgoing> };

export type Head = {
  title: Outgoing;
  tags: Tag[];
  /**
   * Structured data for search engines. At the end of the document, so that it does not delay rendering.
   */
  data?: PlainData<Graph>;
};

const meta = (attributes: Record<string, Outgoing>): Tag => ({ name: 'meta', attributes });
const link = (attributes: Record<string, Outgoing>): Tag => ({ name: 'link', attributes });

/** Returns the title, the tags and the structured data of a document. */
export function headOf(page: PageId, language: Language): Head {
  const shown = shownLanguage(page, language);
  const hasFeed = notes.some(({ languages }) => languages.includes(shown));
  const words = wordsOf(page, language);
  const head = words.page;
  const title = plain(head.title);
  const description = plain(head.description);
  const tags = [meta({ name: 'description', content: description })];
  if (!isRoute(page)) {
    tags.push(meta({ name: 'robots', content: 'noindex' }));
    return { title, tags };
  }
  const addressOf = (route: RouteId, code: Language) => site.url + hrefTo(route, code);
  const address = (code: Language) => addressOf(page, code);
  // Explicit type: with one language TypeScript infers never[].
  const otherLanguages: readonly Language[] = languagesOf(page).filter((code) => code !== shown);
  tags.push(
    ...('keywords' in head ? [meta({ name: 'keywords', content: plain(head.keywords) })] : []),
    link({ rel: 'canonical', href: address(shown) }),
    ...languagesOf(page).map((code) =>
      link({ rel: 'alternate', hreflang: code, href: address(code) }),
    ),
    link({
      rel: 'alternate',
      hreflang: 'x-default',
      href: address(shownLanguage(page, defaultLanguage)),
    }),
    ...(hasFeed
      ? [
          link({
            rel: 'alternate',
            type: 'application/atom+xml',
            title: feedTitle(shown),
            href: site.url + feedPath(shown),
          }),
        ]
      : []),
    meta({ property: 'og:type', content: 'date' in words ? 'article' : 'website' }),
    ...('date' in words ? [meta({ property: 'article:published_time', content: words.date })] : []),
    ...('date' in words && words.updated
      ? [meta({ property: 'article:modified_time', content: words.updated })]
      : []),
    meta({ property: 'og:site_name', content: site.name }),
    meta({
      property: 'og:title',
      content: 'ogTitle' in head ? plain(head.ogTitle) : title,
    }),
    meta({
      property: 'og:description',
      content: 'ogDescription' in head ? plain(head.ogDescription) : description,
    }),
    meta({ property: 'og:url', content: address(shown) }),
    meta({ property: 'og:locale', content: openGraphLocale(languages[shown].locale) }),
    ...otherLanguages.map((code) =>
      meta({ property: 'og:locale:alternate', content: openGraphLocale(languages[code].locale) }),
    ),
  );
  const card = socialCardOf(page, shown);
  tags.push(
    meta({ property: 'og:image', content: `${site.url}/${card.file}` }),
    meta({ property: 'og:image:type', content: 'image/png' }),
    meta({ property: 'og:image:width', content: '1200' }),
    meta({ property: 'og:image:height', content: '630' }),
    meta({ property: 'og:image:alt', content: card.alt }),
    // Title, description and image fall back to the Open Graph tags above; the alternative text does not.
    meta({ name: 'twitter:card', content: 'summary_large_image' }),
    meta({ name: 'twitter:image:alt', content: card.alt }),
  );
  const data = structuredDataOf({ page, language: shown, title, description, addressOf });
  return { title, tags, data };
}
