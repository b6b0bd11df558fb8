import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { site } from '../src/site.ts';
import {
  blockStorage,
  codes,
  expect,
  headWords,
  isReady,
  locales,
  open,
  openProjects,
  test,
  wordsOf,
} from './site.ts';

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
    expect(html).toContain(`<html lang="${locales[code]}"`);
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
  await expect(page.locator('html')).toHaveAttribute('data-language', 'es');
  expect(await page.evaluate(() => history.length)).toBe(2);
});

test('the query wins over the saved language and does not overwrite it', async ({
  page,
  context,
}) => {
  await saveLanguage(context, 'es');
  await open(page, '/?lang=en');
  await expect(page.locator('html')).toHaveAttribute('data-language', 'en');
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
      const isVisible = document.body && getComputedStyle(document.body).visibility === 'visible';
      if (isVisible && document.body.textContent?.trim()) {
        const seen = JSON.parse(sessionStorage.getItem('seen') ?? '[]') as string[];
        sessionStorage.setItem('seen', JSON.stringify([...seen, root.dataset.language]));
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await open(page, '/');
  const seen = await page.evaluate(() => JSON.parse(sessionStorage.getItem('seen') ?? '[]'));
  expect(new Set(seen)).toEqual(new Set(['es']));
});

/** Documents as a plain folder has them: whatever the query says, a file a language. */
async function serveAsFolder(page: Page, request: APIRequestContext) {
  await page.route(/^[^?]*\/contact(\.\w\w)?(\.html)?(\?.*)?$/, async (route) => {
    const [, code = 'pt'] = /contact\.(\w\w)/.exec(route.request().url()) ?? [];
    const response = await request.get(`/contact?lang=${code}`);
    await route.fulfill({ contentType: 'text/html', body: await response.text() });
  });
}

test('a host that is a plain folder leads to the language’s own file, without a flash', async ({
  page,
  request,
}) => {
  await page.addInitScript(() => {
    const look = () => {
      const root = document.documentElement;
      if (document.body && getComputedStyle(document.body).visibility === 'visible') {
        const seen = JSON.parse(sessionStorage.getItem('seen') ?? '[]') as string[];
        sessionStorage.setItem('seen', JSON.stringify([...seen, root.dataset.language]));
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await serveAsFolder(page, request);
  const contact = await wordsOf('es', 'contact');
  await open(page, '/contact?lang=es&utm_source=carta#message');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(contact.title);
  await expect(page).toHaveURL('/contact.es.html?lang=es&utm_source=carta#message');
  const seen = await page.evaluate(() => JSON.parse(sessionStorage.getItem('seen') ?? '[]'));
  expect(new Set(seen)).toEqual(new Set(['es']));
});

test('a folder without the language’s file is never blank', async ({ page, request }) => {
  // Whatever is asked for, the default language comes.
  const portuguese = await (await request.get('/contact?lang=pt')).text();
  await page.route(/\/contact/, (route) =>
    route.fulfill({ contentType: 'text/html', body: portuguese }),
  );
  const { title } = await wordsOf('pt', 'contact');
  await page.goto('/contact?lang=es');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.locator('body')).toHaveCSS('visibility', 'visible');
});

test('choosing a language leads to the same page, and keeps a half-written message', async ({
  page,
}) => {
  const [pt, en] = [await wordsOf('pt', 'contact'), await wordsOf('en', 'contact')];
  await open(page, '/contact?lang=pt&utm_source=carta');
  await page.getByLabel(pt.labels.name).fill('Rita');
  const message = page.getByLabel(pt.labels.message);
  await message.fill('Uma mensagem a meio');
  await message.evaluate((it) => (it as HTMLTextAreaElement).setSelectionRange(4, 7));
  await page.getByRole('banner').getByRole('link', { name: /^EN/ }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.title);
  const same = page.getByLabel(en.labels.message);
  await expect(same).toHaveValue('Uma mensagem a meio');
  // The caret is where it was: typing goes on.
  await expect(same).toBeFocused();
  await page.keyboard.type('carta');
  await expect(same).toHaveValue('Uma cartasagem a meio');
  await expect(page.getByLabel(en.labels.name)).toHaveValue('Rita');
  await expect(page).toHaveURL('/contact?lang=en&utm_source=carta');
  await expect(page).toHaveTitle(new RegExp(site.name));
  await expect(page.locator('html')).toHaveAttribute('data-language', 'en');
  const words = await headWords('en');
  await expect(page.locator('meta[name=description]')).toHaveAttribute(
    'content',
    words.contactDescription.replace('{name}', site.name),
  );
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en');
  for (const href of await page.locator('a[href^="/"]:not([lang])').evaluateAll(hrefs))
    if (!href.startsWith('/showcase')) expect(href).toContain('lang=en');

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pt.title);
  await expect(page).toHaveURL('/contact?lang=pt&utm_source=carta');
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.title);
  await expect(page.getByLabel(en.labels.message)).toHaveValue('Uma cartasagem a meio');
});

const hrefs = (links: (Element | HTMLElement)[]) =>
  links.map((link) => link.getAttribute('href') ?? '');

const topsOf = (page: Page, selector: string) =>
  page.evaluate(
    (it) => [...document.querySelectorAll(it)].map((found) => found.getBoundingClientRect().top),
    selector,
  );

/**
 * What is at the window's middle, by its number, and how far below the window's top it is, in px: the
 * section, and deep inside a long one the paragraph, since texts are not as long in each language.
 */
async function inSight(page: Page, windowHeight: number) {
  for (const selector of ['main section', 'main :is(h2, h3, p, li):not(details *)']) {
    const tops = await topsOf(page, selector);
    const number = tops.findLastIndex((top) => top <= windowHeight / 2);
    const top = tops[number] ?? 0;
    if (top > -1.5 * windowHeight) return { selector, number, top };
  }
  throw new Error('Nothing is at the window’s middle');
}

for (const [device, width, height] of [
  ['phone', 390, 844],
  ['desktop', 1280, 800],
] as const) {
  test(`another language is found at the same section and height on a ${device}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await open(page, '/?lang=pt');
    const end = await page.evaluate(() => document.body.scrollHeight - innerHeight);
    for (const [index, code] of (['en', 'es', 'pt', 'en'] as const).entries()) {
      await page.evaluate(
        (y) => scrollTo({ top: y, behavior: 'instant' }),
        (end / 6) * (index + 1.3),
      );
      const { selector, number, top } = await inSight(page, height);
      if (device === 'phone')
        await page.evaluate(() => document.querySelector('dialog')?.showModal());
      await page.locator(`a[hreflang=${code}]`).filter({ visible: true }).click();
      await expect(page.locator('html')).toHaveAttribute('data-language', code);
      await isReady(page);
      await page.waitForTimeout(300);
      const tops = await topsOf(page, selector);
      expect(Math.abs((tops[number] ?? 0) - top), `${code} at ${number}`).toBeLessThanOrEqual(40);
    }
  });
}

test('another language is found with its open question and its slide', async ({ page }) => {
  const [pt, es] = [await wordsOf('pt', 'home'), await wordsOf('es', 'home')];
  await openProjects(page, '/?lang=pt');
  await page.getByRole('button', { name: pt.projectsSection.next }).click();
  await page.getByRole('button', { name: pt.projectsSection.next }).click();
  await page.getByText(pt.faqsSection.faqs[3]?.question ?? '', { exact: true }).click();
  await expect(page.getByText(pt.faqsSection.faqs[3]?.answer ?? '', { exact: true })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: /^ES/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-language', 'es');
  await expect(page.getByText(es.faqsSection.faqs[3]?.answer ?? '', { exact: true })).toBeVisible();
  await page.locator('#projects').scrollIntoViewIfNeeded();
  const third = es.projectsSection.projects[2]?.title ?? '';
  await expect(page.getByRole('heading', { name: third, exact: true })).toBeInViewport();
  await expect(page.getByText(`3 / ${es.projectsSection.projects.length}`)).toBeVisible();
});

test('no word of the bar runs into its neighbour, in whichever language one comes from', async ({
  page,
}) => {
  await open(page, '/?lang=en');
  await page.waitForFunction(() => document.fonts.status === 'loaded');
  for (const code of ['pt', 'es', 'en'] as const) {
    await page.locator(`header a[hreflang=${code}]`).click();
    await expect(page.locator('html')).toHaveAttribute('data-language', code);
    await isReady(page);
    for (const width of [1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const gaps = await page.evaluate(() => {
        const words = [...document.querySelectorAll('header > a, header nav a, header ul a')].map(
          (it) => {
            const range = document.createRange();
            range.selectNodeContents(it);
            return range.getBoundingClientRect();
          },
        );
        const inOrder = words.filter(({ width: wide }) => wide > 0).sort((a, b) => a.left - b.left);
        return inOrder.slice(1).map(({ left }, index) => left - (inOrder[index]?.right ?? 0));
      });
      expect(Math.min(...gaps), `${code} at ${width}`).toBeGreaterThan(4);
    }
  }
});

test('on the way to another language nothing else is seen', async ({ page }) => {
  await page.addInitScript(() => {
    // Every frame in which something of the page could be seen: where it stood, and in which language.
    const look = () => {
      if (document.body && getComputedStyle(document.body).visibility === 'visible') {
        const seen = JSON.parse(sessionStorage.getItem('seen') ?? '[]') as string[];
        seen.push(
          `${document.documentElement.dataset.language} ${scrollY > 1500 ? 'there' : 'elsewhere'}`,
        );
        sessionStorage.setItem('seen', JSON.stringify(seen));
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await open(page, '/?lang=pt');
  await page.evaluate(() => {
    scrollTo({ top: 2500, behavior: 'instant' });
    sessionStorage.removeItem('seen');
  });
  await page.getByRole('banner').getByRole('link', { name: /^ES/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-language', 'es');
  await isReady(page);
  await page.waitForTimeout(200);
  const seen = await page.evaluate(() => JSON.parse(sessionStorage.getItem('seen') ?? '[]'));
  expect(new Set(seen)).toEqual(new Set(['pt there', 'es there']));
});

test('a place that is kept and never found again hides nothing for long', async ({ page }) => {
  await page.route('**/assets/*.js', () => undefined);
  await page.addInitScript(() => sessionStorage.setItem('place', '{}'));
  await page.goto('/?lang=pt', { waitUntil: 'commit' });
  await expect(page.locator('h1')).toBeVisible({ timeout: 2500 });
});

test('blocked storage breaks nothing', async ({ page, context }) => {
  await blockStorage(context);
  await open(page, '/');
  await expect(page).toHaveURL('/?lang=pt');
  await page.getByRole('banner').getByRole('link', { name: /^EN/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-language', 'en');
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
  await expect(page.locator('html')).toHaveAttribute('data-language', 'es');
  const es = await wordsOf('es', 'contact');
  await expect(page.getByLabel(es.labels.name)).toHaveValue('Rita');
});

test('language links work before any code arrives', async ({ page }) => {
  await page.route('**/assets/*.js', () => undefined);
  await page.goto('/contact?lang=pt', { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('link', { name: /^EN/ }).click();
  await expect(page).toHaveURL('/contact?lang=en');
  await expect(page.locator('html')).toHaveAttribute('data-language', 'en');
});
