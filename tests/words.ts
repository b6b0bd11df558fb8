/** What the tests know of the site: its languages, its addresses and the words that its pages show. */

import { plainIn, shownIn } from '../src/i18n/finished.ts';
import { words as keptWords } from '../src/in-force/content.ts';
import { type Language, languageCodes, languages } from '../src/in-force/languages.ts';
import { wordsOf as pageWords } from '../src/in-force/page-words.ts';
import {
  type PageId,
  type RouteId,
  routeIds,
  routePaths,
  routesIn,
  shownLanguage,
} from '../src/in-force/routes.ts';
import { site } from '../src/in-force/site.ts';
import { barLinks } from '../src/layout/navigation.ts';
import { elementsIn } from '../src/studio/markdown-nodes.ts';
import type { PageWords } from '../src/studio/words.ts';

import { mainLanguage } from './languages.ts';

/** As a reader sees them. */
const words = shownIn(keptWords);

export type Code = Language;
export const codes = languageCodes;
/** The `lang` of documents, which screen readers use. */
export const locales = Object.fromEntries(
  codes.map((code) => [code, languages[code].locale]),
) as Record<Code, string>;
/** The name of a link to the page in another language. */
export const languageLink = (code: Code) => new RegExp(`^${code.toUpperCase()}, `);
export const paths = Object.values(routePaths);

/** The story that has all that a story may have. */
const fullStory = site.projectHours.find(({ saves }) => saves)?.project;
const isFull = (path: string) => Number(path === `/projects/${fullStory}`);

/** How many kinds of elements the text of a Markdown page has. */
function kindsIn(id: RouteId) {
  const page = pageWords(id, mainLanguage);
  return 'body' in page ? new Set(elementsIn(page.body).map(({ tag }) => tag)).size : 0;
}
const markdownPaths = routeIds
  .filter((id) => id.startsWith('markdown/'))
  .sort((one, other) => kindsIn(other) - kindsIn(one))
  .map((id) => routePaths[id]);

/** Paths of pages whose layout is that of another of their kind; only the texts differ. */
export const alikePaths: readonly string[] = [
  ...['/projects/', '/notes/'].flatMap((folder) =>
    paths
      .filter((path) => path.startsWith(folder))
      .sort((one, other) => isFull(other) - isFull(one))
      .slice(1),
  ),
  ...markdownPaths.slice(1),
  // As the privacy policy.
  routePaths['terms-and-conditions'],
];

/** One path for each layout. */
export const layoutPaths = paths.filter((path) => !alikePaths.includes(path));

export const widths = { phone: 360, tablet: 820, desktop: 1280 };

/** The words of a page. */
export const wordsOf = async <P extends keyof PageWords>(code: Code, page: P) => words[code][page];
export const consentWords = async (code: Code) => words[code].consent;

/** The common texts of all pages, with the names of the pages in the bar and the footer. */
export async function commonWords(code: Code) {
  const { common, home, contact } = words[code];
  const { name, sections } = home.page;
  return {
    navigation: {
      ...common.navigation,
      ...sections,
      home: name,
      contact: contact.page.name,
      bar: barLinks(code).map((link) => link.name),
    },
    footer: {
      ...common.footer,
      privacyPolicy: words[code]['privacy-policy'].page.name,
      termsAndConditions: words[code]['terms-and-conditions'].page.name,
      attributions: words[code].attributions.page.name,
      pages: routesIn('legal', code).map((id) => pageWords(id, code).page.name),
    },
  };
}

/** The texts in the head of a page, for search engines and shared links. */
export async function headWords(code: Code, page: PageId) {
  const { common, home } = plainIn(keptWords[shownLanguage(page, code)]);
  const { title, description } = plainIn(pageWords(page, code).page);
  const shared = page === 'home' ? [home.page.ogTitle, home.page.ogDescription] : [];
  const [ogTitle = title, ogDescription = description] = shared;
  return { title, description, ogTitle, ogDescription, cardAlt: common.socialCardAlt };
}
