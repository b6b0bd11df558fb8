/** Shared by the browser tests: texts, addresses, and waiting for a complete page. */
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { words as keptWords } from '../src/content/content.ts';
import { plainIn } from '../src/content/marks.ts';
import type { PageWords } from '../src/content/words.ts';
import { type Language, languageCodes, languages } from '../src/i18n/languages.ts';
import { barLinks } from '../src/layout/navigation.ts';
import { wordsOf as pageWords } from '../src/page-words.ts';
import { type PageId, routePaths, routesIn, shownLanguage } from '../src/routes.ts';
import { withoutJoiners } from '../src/studio/unbroken.ts';
import { holdWithoutLimit, painted } from './painted.ts';

export { mainLanguage, otherLanguage, otherLanguages } from './languages.ts';
export { holdWithoutLimit, painted };

/** As a reader sees them. */
const words = plainIn(keptWords);

export type Code = Language;
export const codes = languageCodes;
/** The `lang` of documents, which screen readers use. */
export const locales = Object.fromEntries(
  codes.map((code) => [code, languages[code].locale]),
) as Record<Code, string>;
/** The name of a link to the page in another language. */
export const languageLink = (code: Code) => new RegExp(`^${code.toUpperCase()}, `);
export const paths = Object.values(routePaths);

/** Paths of stories and articles whose layout is that of the first of their kind; only the texts differ. */
export const alikePaths: readonly string[] = ['/projects/', '/notes/'].flatMap((folder) =>
  paths.filter((path) => path.startsWith(folder)).slice(1),
);

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
  const { common, home } = words[shownLanguage(page, code)];
  const { title, description } = plainIn(pageWords(page, code).page);
  const shared = page === 'home' ? [home.page.ogTitle, home.page.ogDescription] : [];
  const [ogTitle = title, ogDescription = description] = shared;
  const texts = { title, description, ogTitle, ogDescription, cardAlt: common.socialCardAlt };
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, withoutJoiners(text)]),
  ) as typeof texts;
}

/** Opens an address and waits until all scripts that start on load have run. */
export async function open(page: Page, address: string) {
  await page.goto(address);
  await isReady(page);
}

/** The page's module has run, and so has the form's island where there is one. */
export async function isReady(page: Page) {
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  await expect(page.locator('[data-island="contact-form"]:not([data-alive])')).toHaveCount(0);
  // Rendered anew, because the browser's elements were not those that React expected.
  await expect(page.locator('[data-renewed]')).toHaveCount(0);
}

/** Waits until the fonts have loaded and the page is painted with them. */
export async function hasFonts(page: Page) {
  await expect(page.locator('html')).toHaveAttribute('data-fonts', '');
  await page.waitForFunction(() => document.fonts.status === 'loaded' && document.fonts.size > 0);
  await painted(page);
}

/** Scrolls to the projects and waits until their buttons work. */
export async function openProjects(page: Page, address: string) {
  await open(page, address);
  const projects = page.locator('#projects');
  // Again if the fonts, and with them the sections, came in the frame of the scroll: Chromium loses the place then.
  await expect(async () => {
    await projects.scrollIntoViewIfNeeded();
    await painted(page);
    await expect(projects).toBeInViewport({ timeout: 1 });
  }).toPass();
  await expect(page.locator('[data-island="project-carousel"]')).toHaveAttribute('data-alive', '');
}

/** Local storage that throws, as a browser with all site data blocked has it. */
export async function blockStorage(context: BrowserContext) {
  await context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
}

/** A test that fails on any console output or script error. */
export const test = base.extend<{ expectedConsole: RegExp }>({
  expectedConsole: [/^(?!)/, { option: true }],
  page: async ({ page, expectedConsole }, use) => {
    const said: string[] = [];
    page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => said.push(`error: ${error.message}`));
    await use(page);
    expect(said.filter((line) => !expectedConsole.test(line))).toEqual([]);
  },
});

export { expect };
