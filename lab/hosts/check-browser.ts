/** The site in a real browser: every page works, the form reports its result, no other language is visible. */
import assert from 'node:assert/strict';
import type { Browser, Page } from '@playwright/test';
import { documentsOf } from '../../server/doctor/visit.ts';
import type { Site } from '../../server/http/built-site.ts';
import { words as allWords } from '../../src/in-force/content.ts';
import { type Language, languageCodes } from '../../src/in-force/languages.ts';
import { mainLanguage, otherLanguage, otherLanguages } from '../../tests/languages.ts';
import { holdWithoutLimit, painted } from '../../tests/painted.ts';
import { browsed, browsedFolders, type Check, type Host } from './host.ts';

type OpenBrowser = () => Promise<Browser>;

/** Opens a page whose console must stay silent, and closes it. */
async function withPage(open: OpenBrowser, host: Host, use: (page: Page) => Promise<void>) {
  const context = await (await open()).newContext({
    baseURL: host.origin,
    viewport: { width: 390, height: 844 },
    ignoreHTTPSErrors: true,
  });
  try {
    context.setDefaultTimeout(120_000);
    const page = await context.newPage();
    await holdWithoutLimit(page);
    const said: string[] = [];
    page.on('console', (line) => {
      // A folder refuses the post: the browser and the page log it, and the page also shows an error.
      if (!/status of (404|405|501)|^The message was not sent/.test(line.text()))
        said.push(`${page.url()}: ${line.text()}`);
    });
    page.on('pageerror', (error) => said.push(`${page.url()}: ${error.message}`));
    await use(page);
    assert.deepEqual(said, []);
  } finally {
    await context.close();
  }
}

/** The page in a language has come and its module has run. */
const isReady = (page: Page, code: string) =>
  page.locator(`html[data-language="${code}"][data-ready]`).waitFor({ state: 'attached' });

/** Records before each frame which heading is visible, across all documents of a tab. */
function watchHeadings() {
  if (!location.protocol.startsWith('http')) return;
  const look = () => {
    const heading = document.querySelector('h1')?.textContent;
    if (heading && getComputedStyle(document.body).visibility === 'visible') {
      const seen = JSON.parse(sessionStorage.getItem('seen') ?? '[]') as string[];
      if (seen.at(-1) !== heading)
        sessionStorage.setItem('seen', JSON.stringify([...seen, heading]));
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function seenHeadings(page: Page): Promise<string[]> {
  await painted(page);
  return page.evaluate(() => JSON.parse(sessionStorage.getItem('seen') ?? '[]'));
}

const contactTitle = (code: Language) => allWords[code].contact.title;

/** The address of the contact page in a language. Some hosts remove the file's ending. */
const contactAddress = (code: Language) =>
  code === mainLanguage
    ? new RegExp(`/contact\\?lang=${code}$`)
    : new RegExp(`/contact\\.${code}(\\.html)?\\?lang=${code}$`);

const thirdLanguageCheck = (open: OpenBrowser, other: Language): Check => ({
  name: 'no third language is visible during a language change',
  on: browsedFolders,
  async run({ host }) {
    // The third is the default one, which a folder has at the address itself.
    const from = otherLanguages.at(1) ?? mainLanguage;
    await withPage(open, host, async (page) => {
      await page.addInitScript(watchHeadings);
      await page.goto(`/contact?lang=${from}`);
      await isReady(page, from);
      const { labels } = allWords[from].contact;
      await page.getByLabel(labels.subject, { exact: true }).fill('Bordados');
      await page.evaluate(() => document.querySelector('dialog')?.showModal());
      await page.locator(`a[hreflang="${other}"]`).filter({ visible: true }).click();
      await isReady(page, other);
      // A new studio has one title for both, until it is translated.
      const titles = new Set([contactTitle(from), contactTitle(other)]);
      assert.deepEqual(await seenHeadings(page), [...titles]);
      assert.match(page.url(), contactAddress(other));
      const words = allWords[other].contact;
      const subject = page.getByLabel(words.labels.subject, { exact: true });
      assert.equal(await subject.inputValue(), 'Bordados');
      await page.goBack();
      await isReady(page, from);
      assert.match(page.url(), contactAddress(from));
    });
  },
});

/**
 * One document of each kind, in another language each: all others have the same headers and scripts, and every
 * document is asked for its headers without a browser (check-documents.ts).
 */
function oneOfEachKind(build: Site) {
  const all = documentsOf(build);
  const kindOf = (path: string) =>
    ['/', '/contact'].includes(path) ? path : path.startsWith('/showcase/') ? 'showcase' : 'page';
  const kinds = Map.groupBy(all, ({ path }) => kindOf(path));
  return [...kinds.values()].flatMap((alike, index) => alike[index % languageCodes.length] ?? []);
}

export const browserChecks = (open: OpenBrowser): Check[] => [
  {
    name: 'a page of each kind works without console errors',
    on: browsed,
    async run({ host, build }) {
      await withPage(open, host, async (page) => {
        for (const { path, language } of oneOfEachKind(build)) {
          await page.goto(`${path}?lang=${language}`);
          if (path.startsWith('/showcase/')) {
            await page.locator('h1').first().waitFor();
            // A folder has one document at the address: its script brings the other languages.
            await page.locator(`html[lang^="${language}"]`).waitFor({ state: 'attached' });
          } else await isReady(page, language);
        }
      });
    },
  },
  {
    name: 'only the language of the address or of an earlier choice is visible',
    on: browsedFolders,
    async run({ host }) {
      for (const code of languageCodes)
        await withPage(open, host, async (page) => {
          await page.addInitScript(watchHeadings);
          for (const query of [`?lang=${code}`, '']) {
            await page.goto(`/contact${query}`);
            await isReady(page, code);
            assert.deepEqual(await seenHeadings(page), [contactTitle(code)]);
            if (query || code !== mainLanguage) assert.match(page.url(), contactAddress(code));
            assert.equal(await page.locator('html').getAttribute('data-held'), null);
            await page.evaluate((chosen) => localStorage.setItem('language', chosen), code);
          }
        });
    },
  },
  ...(otherLanguage ? [thirdLanguageCheck(open, otherLanguage)] : []),
  {
    name: 'a message that cannot be sent leads to an error and an e-mail with the text',
    on: browsedFolders,
    async run({ host }) {
      const words = allWords[mainLanguage].contact;
      const typed = { name: 'Ana', email: 'ana@exemplo.pt', subject: 'A site', message: 'Hello' };
      await withPage(open, host, async (page) => {
        await page.goto(`/contact?lang=${mainLanguage}`);
        await page.getByLabel(words.labels.name, { exact: true }).focus();
        await page.locator('[data-island="contact-form"][data-alive]').waitFor();
        for (const name of ['name', 'email', 'subject', 'message'] as const)
          await page.getByLabel(words.labels[name], { exact: true }).fill(typed[name]);
        await page.getByRole('button', { name: words.submitButton }).click();
        const outcome = page.locator('form [role=group]');
        await outcome.getByText(words.failure).waitFor();
        const link = outcome.getByRole('link', { name: words.writeDirectly });
        const address = (await link.getAttribute('href')) ?? '';
        assert.ok(address.startsWith('mailto:') && address.includes(typed.message), address);
      });
    },
  },
];
