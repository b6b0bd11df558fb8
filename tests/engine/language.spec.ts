import type { APIRequestContext, Page } from '@playwright/test';
import { site } from '../../src/in-force/site.ts';
import { mainLanguage, otherLanguage } from '../languages.ts';
import {
  blockStorage,
  chooseLanguage,
  expect,
  hasFonts,
  isReady,
  open,
  openProjects,
  saveLanguage,
  test,
} from '../open-page.ts';
import { holdWithoutLimit, painted } from '../painted.ts';
import { commonWords, headWords, widths, wordsOf } from '../words.ts';

/** Undefined on a site with one language; the tests of a language change are then left out. */
const other = otherLanguage;

/** Notes each painted frame: its language, and whether the window is far down the page. */
async function recordFrames(page: Page) {
  await holdWithoutLimit(page);
  await page.addInitScript(() => {
    const look = () => {
      const { body, documentElement } = document;
      const isVisible = body && getComputedStyle(body).visibility === 'visible';
      if (isVisible && body.textContent.trim()) {
        const seen = JSON.parse(sessionStorage.getItem('seen') ?? '[]') as string[];
        const place = scrollY > 1500 ? 'far down' : 'near the top';
        seen.push(`${documentElement.dataset.language} ${place}`);
        sessionStorage.setItem('seen', JSON.stringify([...new Set(seen)]));
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}
const framesOf = (page: Page) =>
  page.evaluate((): string[] => JSON.parse(sessionStorage.getItem('seen') ?? '[]'));

if (other)
  test('only the saved language is painted', async ({ page, context }) => {
    await saveLanguage(context, other);
    await recordFrames(page);
    await open(page, '/');
    await painted(page);
    expect(await framesOf(page)).toEqual([`${other} near the top`]);
  });

/** Documents as a plain folder serves them: one file for each language, whatever the query is. */
async function serveAsFolder(page: Page, request: APIRequestContext) {
  await page.route(/^[^?]*\/contact(\.\w\w)?(\.html)?(\?.*)?$/, async (route) => {
    const [, code = mainLanguage] = /contact\.(\w\w)/.exec(route.request().url()) ?? [];
    const response = await request.get(`/contact?lang=${code}`);
    await route.fulfill({ contentType: 'text/html', body: await response.text() });
  });
}

if (other)
  test('on a plain folder the browser goes to the language’s file without a flash', async ({
    page,
    request,
  }) => {
    await recordFrames(page);
    await serveAsFolder(page, request);
    const contact = await wordsOf(other, 'contact');
    await open(page, `/contact?lang=${other}&utm_source=carta#message`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(contact.title);
    await expect(page).toHaveURL(`/contact.${other}.html?lang=${other}&utm_source=carta#message`);
    expect(await framesOf(page)).toEqual([`${other} near the top`]);
  });

if (other)
  test('a copy of a page under another name stays where it is', async ({ page, request }) => {
    const address = '/copies/contact-2026.html';
    const body = await (await request.get(`/contact?lang=${other}`)).text();
    await page.route(`**${address}*`, (route) => route.fulfill({ contentType: 'text/html', body }));
    const { title } = await wordsOf(other, 'contact');
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveURL(address);
  });

if (other)
  test('on a folder without the language’s file the page is shown', async ({ page, request }) => {
    // Every request is answered with the default language.
    const inDefault = await (await request.get(`/contact?lang=${mainLanguage}`)).text();
    await page.route(/\/contact/, (route) =>
      route.fulfill({ contentType: 'text/html', body: inDefault }),
    );
    const { title } = await wordsOf(mainLanguage, 'contact');
    await page.goto(`/contact?lang=${other}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator('body')).toHaveCSS('visibility', 'visible');
  });

if (other)
  test('choosing a language keeps the page and an unsent message', async ({ page }) => {
    const [own, theirs] = [await wordsOf(mainLanguage, 'contact'), await wordsOf(other, 'contact')];
    await open(page, `/contact?lang=${mainLanguage}&utm_source=carta`);
    await page.getByLabel(own.labels.name, { exact: true }).fill('Rita');
    await page.getByLabel(own.labels.message, { exact: true }).fill('Uma mensagem a meio');
    await chooseLanguage(page, other);

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(theirs.title);
    const same = page.getByLabel(theirs.labels.message, { exact: true });
    await expect(same).toHaveValue('Uma mensagem a meio');
    await expect(page.getByLabel(theirs.labels.name, { exact: true })).toHaveValue('Rita');
    await expect(page).toHaveURL(`/contact?lang=${other}&utm_source=carta`);
    await expect(page).toHaveTitle(new RegExp(site.name));
    await expect(page.locator('html')).toHaveAttribute('data-language', other);
    const { description } = await headWords(other, 'contact');
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', description);
    for (const href of await page.locator('a[href^="/"]:not([lang])').evaluateAll(hrefs))
      if (!href.startsWith('/showcase')) expect(href).toContain(`lang=${other}`);

    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(own.title);
    await expect(page).toHaveURL(`/contact?lang=${mainLanguage}&utm_source=carta`);
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(theirs.title);
    await expect(page.getByLabel(theirs.labels.message, { exact: true })).toHaveValue(
      'Uma mensagem a meio',
    );
  });

const hrefs = (links: (Element | HTMLElement)[]) =>
  links.map((link) => link.getAttribute('href') ?? '');

const topsOf = (page: Page, selector: string) =>
  page.evaluate(
    (it) => [...document.querySelectorAll(it)].map((found) => found.getBoundingClientRect().top),
    selector,
  );

/** The number of the section at the window's middle, and how far below the window's top it is, in px. */
async function sectionInSight(page: Page, windowHeight: number) {
  const tops = await topsOf(page, 'main section');
  const number = tops.findLastIndex((top) => top <= windowHeight / 2);
  return { number, top: tops[number] ?? 0 };
}

if (other)
  test('a language change keeps the section and its height on a phone', async ({ page }) => {
    const [width, height, share] = [390, 844, 0.325];
    await page.setViewportSize({ width, height });
    await open(page, `/?lang=${mainLanguage}`);
    await page.evaluate(
      (part) =>
        scrollTo({ top: (document.body.scrollHeight - innerHeight) * part, behavior: 'instant' }),
      share,
    );
    // The bar's links move up, away from a press that has begun.
    const bar = page.getByRole('banner');
    await expect(bar).toHaveAttribute('data-scrolled', 'true');
    await bar.evaluate((it) =>
      Promise.allSettled(it.getAnimations({ subtree: true }).map(({ finished }) => finished)),
    );
    const { number, top } = await sectionInSight(page, height);
    await page.evaluate(() => document.querySelector('dialog')?.showModal());
    await page.locator(`a[hreflang=${other}]`).filter({ visible: true }).click();
    await expect(page.locator('html')).toHaveAttribute('data-language', other);
    await isReady(page);
    await hasFonts(page);
    const tops = await topsOf(page, 'main section');
    expect(Math.abs((tops[number] ?? 0) - top), `section ${number}`).toBeLessThanOrEqual(1);
  });

if (other)
  test('during a language change nothing else is visible', { tag: '@all' }, async ({ page }) => {
    await recordFrames(page);
    await open(page, `/?lang=${mainLanguage}`);
    await page.evaluate(() => {
      scrollTo({ top: 2500, behavior: 'instant' });
      sessionStorage.removeItem('seen');
    });
    await painted(page);
    await chooseLanguage(page, other);
    await expect(page.locator('html')).toHaveAttribute('data-language', other);
    await isReady(page);
    await painted(page);
    expect(await framesOf(page)).toEqual([`${mainLanguage} far down`, `${other} far down`]);
  });

test('a saved position that is never restored does not hide the page for long', async ({
  page,
}) => {
  await page.route('**/assets/*.js', () => undefined);
  await page.addInitScript(() => sessionStorage.setItem('place', '{}'));
  await page.goto(`/?lang=${mainLanguage}`, { waitUntil: 'commit' });
  await expect(page.locator('body')).toHaveCSS('animation-duration', '1s');
  await expect(page.locator('h1')).toBeVisible();
});

/** Opens home on a phone and expects a modal menu and a hydrated island. */
async function expectHydratedHome(page: Page) {
  await page.setViewportSize({ width: widths.phone, height: 800 });
  await openProjects(page, `/?lang=${mainLanguage}`);
  const { navigation } = await commonWords(mainLanguage);
  await page.getByRole('button', { name: navigation.openMenu }).click();
  await expect(page.locator('dialog:modal')).toBeVisible();
}

test('an invalid saved position breaks nothing', async ({ page }) => {
  const place = { file: 'index', section: '[', top: 0 };
  await page.addInitScript((text) => sessionStorage.setItem('place', text), JSON.stringify(place));
  await expectHydratedHome(page);
});

test.describe('when a part of the page’s script fails', () => {
  test.use({ expectedConsole: /Broken/ });

  test('the other parts still start', async ({ page }) => {
    await page.addInitScript(() => {
      performance.getEntriesByType = () => {
        throw new Error('Broken');
      };
    });
    await expectHydratedHome(page);
  });
});

if (other)
  test('blocked storage breaks nothing', async ({ page, context }) => {
    await blockStorage(context);
    await open(page, '/');
    await expect(page).toHaveURL(`/?lang=${mainLanguage}`);
    await chooseLanguage(page, other);
    await expect(page.locator('html')).toHaveAttribute('data-language', other);
    await expect(page).toHaveURL(`/?lang=${other}`);
  });

if (other)
  test('full storage breaks nothing', async ({ page, context }) => {
    await context.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Full', 'QuotaExceededError');
      };
    });
    await open(page, `/contact?lang=${mainLanguage}`);
    const own = await wordsOf(mainLanguage, 'contact');
    await page.getByLabel(own.labels.name, { exact: true }).fill('Rita');
    await chooseLanguage(page, other);
    await expect(page.locator('html')).toHaveAttribute('data-language', other);
    const theirs = await wordsOf(other, 'contact');
    await expect(page.getByLabel(theirs.labels.name, { exact: true })).toHaveValue('Rita');
  });
