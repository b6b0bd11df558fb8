import type { BrowserContext } from '@playwright/test';
import { blockStorage, codes, expect, headWords, open, test, wordsOf } from './site.ts';

async function saveLanguage(context: BrowserContext, language: string) {
  await context.addInitScript((code) => {
    // A blank page has no storage.
    if (location.protocol.startsWith('http')) localStorage.setItem('language', code);
  }, language);
}

for (const code of codes) {
  test(`a document is served in ${code} when the query says so`, async ({ page, request }) => {
    const html = await (await request.get(`/contact?lang=${code}`)).text();
    const contact = await wordsOf(code, 'contact');
    expect(html).toContain(`<html lang="${code}"`);
    expect(html).toContain(contact.title);
    await open(page, `/contact?lang=${code}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(contact.title);
  });
}

for (const query of ['', '?lang=', '?lang=de', '?lang=PT', '?lang=pt-PT']) {
  test(`an address with "${query}" is rewritten to the default language without a history entry`, async ({
    page,
  }) => {
    await page.goto('about:blank');
    await open(page, `/contact${query}`);
    await expect(page).toHaveURL('/contact?lang=pt');
    expect(await page.evaluate(() => history.length)).toBe(2);
  });
}

test('the saved language decides when the query does not', async ({ page, context }) => {
  await saveLanguage(context, 'es');
  await page.goto('about:blank');
  await open(page, '/contact?utm_source=carta&x=1#message');
  await expect(page).toHaveURL('/contact?utm_source=carta&x=1&lang=es#message');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  expect(await page.evaluate(() => history.length)).toBe(2);
});

test('the query wins over the saved language and does not overwrite it', async ({
  page,
  context,
}) => {
  await saveLanguage(context, 'es');
  await open(page, '/?lang=en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('es');
});

test('an invalid saved language is passed over', async ({ page, context }) => {
  await saveLanguage(context, 'klingon');
  await open(page, '/');
  await expect(page).toHaveURL('/?lang=pt');
});

test('no Portuguese is painted when Spanish is saved', async ({ page, context }) => {
  await context.addInitScript(() => {
    localStorage.setItem('language', 'es');
    // Every frame in which something could be seen: in which language, and was it hidden?
    const look = () => {
      const root = document.documentElement;
      const isVisible = document.body && getComputedStyle(root).visibility === 'visible';
      if (isVisible && document.body.textContent?.trim()) {
        const seen = JSON.parse(sessionStorage.getItem('seen') ?? '[]') as string[];
        sessionStorage.setItem('seen', JSON.stringify([...seen, root.lang]));
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await open(page, '/');
  const seen = await page.evaluate(() => JSON.parse(sessionStorage.getItem('seen') ?? '[]'));
  expect(new Set(seen)).toEqual(new Set(['es']));
});

test('a host that serves only the default language still shows the right one, without a flash', async ({
  page,
  request,
}) => {
  const portuguese = await (await request.get('/contact?lang=pt')).text();
  await page.route('**/contact?lang=es', (route) =>
    route.fulfill({ contentType: 'text/html', body: portuguese }),
  );
  const contact = await wordsOf('es', 'contact');
  await page.goto('/contact?lang=es', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(contact.title);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});

test('choosing a language changes the page in place and keeps a half-written message', async ({
  page,
}) => {
  const [pt, en] = [await wordsOf('pt', 'contact'), await wordsOf('en', 'contact')];
  await open(page, '/contact?lang=pt&utm_source=carta');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByLabel(pt.labels.message).fill('Uma mensagem a meio');
  await page.getByRole('banner').getByRole('link', { name: /^EN/ }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.title);
  await expect(page.getByLabel(en.labels.message)).toHaveValue('Uma mensagem a meio');
  await expect(page).toHaveURL('/contact?lang=en&utm_source=carta');
  await expect(page).toHaveTitle(/Linha/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const words = await headWords('en');
  await expect(page.locator('meta[name=description]')).toHaveAttribute(
    'content',
    words.contactDescription.replace('{name}', 'Linha'),
  );
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  for (const href of await page.locator('a[href^="/"]:not([lang])').evaluateAll(hrefs))
    if (!href.startsWith('/showcase')) expect(href).toContain('lang=en');

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pt.title);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.title);
  await expect(page.getByLabel(en.labels.message)).toHaveValue('Uma mensagem a meio');
});

const hrefs = (links: (Element | HTMLElement)[]) =>
  links.map((link) => link.getAttribute('href') ?? '');

test('switching language keeps the place on the page', async ({ page }) => {
  await open(page, '/?lang=pt');
  await page.evaluate(() => scrollTo({ top: 2500, behavior: 'instant' }));
  await page.getByRole('banner').getByRole('link', { name: /^ES/ }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  expect(await page.evaluate(() => Math.abs(scrollY - 2500))).toBeLessThan(200);
});

test('blocked storage breaks nothing', async ({ page, context }) => {
  await blockStorage(context);
  await open(page, '/');
  await expect(page).toHaveURL('/?lang=pt');
  await page.getByRole('banner').getByRole('link', { name: /^EN/ }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveURL('/?lang=en');
});

test('full storage breaks nothing', async ({ page, context }) => {
  await context.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  });
  await open(page, '/contact?lang=pt');
  const pt = await wordsOf('pt', 'contact');
  await page.getByLabel(pt.labels.name).fill('Rita');
  await page.getByRole('banner').getByRole('link', { name: /^ES/ }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  const es = await wordsOf('es', 'contact');
  await expect(page.getByLabel(es.labels.name)).toHaveValue('Rita');
});

test('language links work before React arrives', async ({ page }) => {
  await page.route('**/assets/*.js', () => undefined);
  await page.goto('/contact?lang=pt', { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('link', { name: /^EN/ }).click();
  await expect(page).toHaveURL('/contact?lang=en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
