/** What a visitor sees in a real browser: the language without a flash, no page broken, the form. */
import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { words as allWords } from '../../src/content/content.ts';
import { type Language, languageCodes } from '../../src/i18n/languages.ts';
import { mainLanguage, otherLanguage, otherLanguages } from '../languages.ts';
import { holdWithoutLimit, painted } from '../painted.ts';
import { documentsOf } from './built-site.ts';
import { received } from './check-messages.ts';
import type { Check, Host } from './host.ts';

/** Opens a page whose console must stay silent, and closes it. */
async function withPage(browser: Browser, host: Host, use: (page: Page) => Promise<void>) {
  const context = await browser.newContext({
    baseURL: host.origin,
    viewport: { width: 390, height: 844 },
  });
  try {
    context.setDefaultTimeout(120_000);
    const page = await context.newPage();
    await holdWithoutLimit(page);
    const said: string[] = [];
    page.on('console', (line) => {
      // A post that is not taken: noted by the browser, and by the page beside telling the visitor.
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
const isReady = (page: Page, code: Language) =>
  page.locator(`html[data-language="${code}"][data-ready]`).waitFor({ state: 'attached' });

const isHome = (page: Page, code: Language) =>
  page
    .locator(`html[data-language="${code}"][data-page="home"][data-ready]`)
    .waitFor({ state: 'attached' });

/** Notes before each frame which language is about to be seen, over all the documents of a tab. */
function watchLanguages() {
  if (!location.protocol.startsWith('http')) return;
  const look = () => {
    const heading = document.querySelector('h1');
    if (heading && getComputedStyle(document.body).visibility === 'visible') {
      const seen = JSON.parse(sessionStorage.getItem('seen') ?? '[]') as string[];
      const line = `${document.documentElement.dataset.language}: ${heading.textContent}`;
      if (seen.at(-1) !== line) sessionStorage.setItem('seen', JSON.stringify([...seen, line]));
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Headings with their languages, in the order in which they were seen. */
const seenLanguages = (page: Page): Promise<string[]> =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('seen') ?? '[]'));

const headingOf = async (code: Language) => `${code}: ${allWords[code].contact.title}`;

/** The files that a language has on hosts that know no queries. */
const languageFile = /\/contact(\.\w\w)?(\.html)?(\?|$)/;

/** Where the contact page in a language ends: some hosts take the ending off. */
const addressOf = ({ promises }: Host, code: Language) =>
  promises.language === 'host' || code === mainLanguage
    ? new RegExp(`/contact\\?lang=${code}$`)
    : new RegExp(`/contact\\.${code}(\\.html)?\\?lang=${code}$`);

/** Follows a link at the foot of the page as a visitor does. */
async function followTo(page: Page, name: string) {
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  // What is not near the screen is not laid out, so a visitor scrolls there first.
  const footer = page.locator('footer');
  await footer.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  const link = footer.locator(`a[href^="/${name}"]`);
  await link.click();
}

const checksOfTwoLanguages = (browser: Browser, other: Language): Check[] => [
  {
    name: 'a visitor sees only the language chosen before',
    async run(host) {
      await withPage(browser, host, async (page) => {
        await page.goto(`/contact?lang=${other}`);
        await isReady(page, other);
        await page.evaluate((code) => localStorage.setItem('language', code), other);
        await page.addInitScript(watchLanguages);
        await page.goto('/contact');
        await isReady(page, other);
        await painted(page);
        assert.deepEqual(await seenLanguages(page), [await headingOf(other)]);
        assert.match(page.url(), addressOf(host, other));
      });
    },
  },
  {
    name: 'on the way to another language no third one is seen',
    async run(host) {
      // The third is the default one, which a plain folder has at the address itself.
      const from = otherLanguages.at(1) ?? mainLanguage;
      await withPage(browser, host, async (page) => {
        await page.addInitScript(watchLanguages);
        await page.goto(`/contact?lang=${from}`);
        await isReady(page, from);
        const { labels } = allWords[from].contact;
        await page.getByLabel(labels.subject, { exact: true }).fill('Bordados');
        await page.evaluate(() => document.querySelector('dialog')?.showModal());
        await page.locator(`a[hreflang="${other}"]`).filter({ visible: true }).click();
        await isReady(page, other);
        await painted(page);
        assert.deepEqual(await seenLanguages(page), [
          await headingOf(from),
          await headingOf(other),
        ]);
        assert.match(page.url(), addressOf(host, other));
        // What was typed goes along, and the caret is where it was.
        const words = allWords[other].contact;
        const subject = page.getByLabel(words.labels.subject, { exact: true });
        assert.equal(await subject.inputValue(), 'Bordados');
        assert.equal(await subject.evaluate((field) => field === document.activeElement), true);
        await page.goBack();
        await isReady(page, from);
        assert.match(page.url(), addressOf(host, from));
      });
    },
  },
];

export const browserChecks = (browser: Browser): Check[] => [
  {
    name: 'a visitor sees only the language asked for',
    async run(host) {
      for (const code of languageCodes) {
        await withPage(browser, host, async (page) => {
          await page.addInitScript(watchLanguages);
          // Meanwhile a document's scripts run while it is being left; on a busy machine fewer of them do.
          if (host.promises.language === 'browser')
            await page.route(languageFile, async (route) => {
              await wait(400);
              await route.continue();
            });
          await page.goto(`/contact?lang=${code}`);
          await isReady(page, code);
          await painted(page);
          assert.deepEqual(await seenLanguages(page), [await headingOf(code)]);
          assert.match(page.url(), addressOf(host, code));
          assert.equal(await page.locator('html').getAttribute('data-held'), null);
        });
      }
    },
  },
  ...(otherLanguage ? checksOfTwoLanguages(browser, otherLanguage) : []),
  {
    name: 'no page breaks, and one leads to the next',
    async run(host, { manifest }) {
      const { pages, showcases } = documentsOf(manifest);
      const language = otherLanguage ?? mainLanguage;
      await withPage(browser, host, async (page) => {
        for (const [path] of pages) {
          await page.goto(`${path}?lang=${mainLanguage}`);
          await isReady(page, mainLanguage);
        }
        for (const [path] of showcases) {
          await page.goto(path);
          await page.locator('h1').first().waitFor();
        }
        await page.goto(`/?lang=${language}`);
        await isHome(page, language);
        await page.addInitScript(watchLanguages);
        const before = await page.evaluate(() => history.length);
        const { title } = allWords[language].attributions;
        const heading = page.getByRole('heading', { level: 1, name: title });
        await followTo(page, 'attributions');
        await heading.waitFor();
        await isReady(page, language);
        // A document of its own, and one step in the history however it was found.
        assert.equal(await page.evaluate(() => 'isSameDocument' in window), false);
        assert.equal(await page.evaluate(() => history.length), before + 1);
        await page.goBack();
        await isHome(page, language);
        await page.goForward();
        await heading.waitFor();
        await page.goBack();
        await isHome(page, language);
        for (const line of await seenLanguages(page))
          assert.ok(line.startsWith(`${language}: `), line);
      });
    },
  },
  {
    name: 'a visitor writes, and is told the truth',
    async run(host) {
      const code = mainLanguage;
      const words = allWords[code].contact;
      const subject = 'From a real browser';
      await withPage(browser, host, async (page) => {
        await page.goto(`/contact?lang=${code}`);
        await isReady(page, code);
        await page.locator('[data-island="contact-form"][data-alive]').waitFor();
        const typed = {
          name: 'Ana',
          email: 'rita.g+obras@exemplo.pt',
          subject,
          message: 'Hello\nthere',
        };
        for (const [name, value] of Object.entries(typed))
          await page
            .getByLabel(words.labels[name as keyof typeof typed], { exact: true })
            .fill(value);
        await page.getByRole('button', { name: words.submitButton }).click();
        const outcome = page.locator('form [aria-live]');
        if (host.promises.messages !== 'none') {
          await outcome.getByText(words.success).waitFor();
          return;
        }
        // Said in the visitor's language, with a way to write all the same.
        await outcome.getByText(words.failure).waitFor();
        const link = outcome.getByRole('link', { name: words.writeDirectly });
        const address = decodeURIComponent((await link.getAttribute('href')) ?? '');
        assert.ok(address.startsWith('mailto:') && address.includes(subject), address);
        assert.ok(address.includes('Hello'), address);
        assert.equal(await page.getByLabel(words.labels.name, { exact: true }).inputValue(), 'Ana');
      });
      if (host.promises.messages !== 'none') await received(host, subject);
    },
  },
];
