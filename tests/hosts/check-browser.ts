/** What a visitor sees in a real browser: the language without a flash, no page broken, the form. */
import assert from 'node:assert/strict';
import type { Browser, Page } from '@playwright/test';
import { en } from '../../content/en/index.ts';
import { es } from '../../content/es/index.ts';
import { pt } from '../../content/pt/index.ts';
import { documentsOf } from './built-site.ts';
import { received } from './check-messages.ts';
import type { Check, Host } from './host.ts';

const dictionaries = { pt, en, es };
type Code = keyof typeof dictionaries;
const codes = Object.keys(dictionaries) as Code[];

/** Opens a page whose console must stay silent, and closes it. */
async function withPage(browser: Browser, host: Host, use: (page: Page) => Promise<void>) {
  const context = await browser.newContext({
    baseURL: host.origin,
    viewport: { width: 390, height: 844 },
  });
  try {
    const page = await context.newPage();
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

const isReady = (page: Page) => page.locator('html[data-ready]').waitFor({ state: 'attached' });

/** Notes in each frame which language could be seen. */
function watchLanguages() {
  const seen = new Set<string>();
  Object.assign(window, { seenLanguages: seen });
  const look = () => {
    const root = document.documentElement;
    const heading = document.querySelector('h1');
    if (heading && getComputedStyle(root).visibility === 'visible')
      seen.add(`${root.lang}: ${heading.textContent}`);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

export const browserChecks = (browser: Browser): Check[] => [
  {
    name: 'a visitor sees only the language asked for',
    async run(host) {
      for (const code of codes) {
        await withPage(browser, host, async (page) => {
          await page.addInitScript(watchLanguages);
          await page.goto(`/contact?lang=${code}`);
          await isReady(page);
          await page.waitForTimeout(150);
          const seen = await page.evaluate(() => [
            ...(window as unknown as { seenLanguages: Set<string> }).seenLanguages,
          ]);
          const { title } = await dictionaries[code].contact();
          assert.deepEqual(seen, [`${code}: ${title}`]);
          assert.equal(await page.locator('html').getAttribute('data-pending'), null);
        });
      }
    },
  },
  {
    name: 'no page breaks, and one leads to the next',
    async run(host, { manifest }) {
      const { pages, showcases } = documentsOf(manifest);
      await withPage(browser, host, async (page) => {
        for (const [path] of pages) {
          await page.goto(`${path}?lang=en`);
          await isReady(page);
        }
        for (const [path] of showcases) {
          await page.goto(path);
          await page.locator('h1').first().waitFor();
        }
        await page.goto('/?lang=es');
        await isReady(page);
        // What is not near the screen is not laid out, so a visitor scrolls there first.
        const footer = page.locator('footer');
        await footer.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
        await footer.locator('a[href^="/attributions"]').click({ timeout: 10_000 });
        const { title } = await es.attributions();
        await page.getByRole('heading', { level: 1, name: title }).waitFor();
        await page.goBack();
        await page.waitForURL(/\/\?lang=es/);
      });
    },
  },
  {
    name: 'a visitor writes, and is told the truth',
    async run(host) {
      const code: Code = 'en';
      const words = await dictionaries[code].contact();
      const subject = 'From a real browser';
      await withPage(browser, host, async (page) => {
        await page.goto(`/contact?lang=${code}`);
        await isReady(page);
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
