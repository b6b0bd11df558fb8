/** Consent in a browser: requests, policy, history, and where the bar stands. The rest is tests/islands/consent.test.ts. */
import { type BrowserContext, chromium, type Page, type Request } from '@playwright/test';
import { browserArguments, findBrowser } from '../../build/find-browser.ts';
import { analyticsPolicy } from '../../src/analytics/trusted-types.ts';
import { axe } from '../axe.ts';
import { fillIn, submit } from '../form.ts';
import { mainLanguage, otherLanguage } from '../languages.ts';
import { eventsOf, standIn } from '../measured-site.ts';
import {
  chooseLanguage,
  expect,
  isReady,
  open,
  openProjects,
  test as siteTest,
} from '../open-page.ts';
import { painted } from '../painted.ts';
import { variantFixture } from '../site-variant.ts';
import { installed, providerOrigin as provider } from '../variants.ts';
import { commonWords, consentWords, wordsOf } from '../words.ts';

/** Undefined on a site with one language; the change of language is then left out. */
const other = otherLanguage;
const barWords = await consentWords(mainLanguage);
const home = `/?lang=${mainLanguage}`;
const contact = `/contact?lang=${mainLanguage}`;

/** Answers all requests of the context's pages to others. */
async function standInFor(context: BrowserContext) {
  let tags = 0;
  const hits: Record<string, string>[] = [];
  context.on('page', watchRequests);
  await context.route('https://www.googletagmanager.com/**', (route) => {
    tags += 1;
    return route.fulfill({ contentType: 'text/javascript', body: `(${standIn})()` });
  });
  await context.route(`${provider}/**`, (route) =>
    route.fulfill({ body: 'OK', headers: { 'Access-Control-Allow-Origin': '*' } }),
  );
  await context.route('https://*.google-analytics.com/**', (route) => {
    hits.push(Object.fromEntries(new URL(route.request().url()).searchParams));
    return route.fulfill({ status: 204 });
  });
  return {
    /** The number of times the tag was fetched: once by each document that loads it. */
    tags: () => tags,
    /** The events that were sent. */
    hits: () => hits,
    events: () => eventsOf(hits),
  };
}

const test = siteTest.extend<{ google: Google }, { measured: string }>({
  /** The site with its default configuration: no request to Google before the visitor accepts. */
  measured: variantFixture(installed),
  google: async ({ context }, use) => use(await standInFor(context)),
});

type Google = Awaited<ReturnType<typeof standInFor>>;

// One worker, so that the site is built once.
test.describe.configure({ mode: 'default' });

const bar = (page: Page) => page.getByRole('region', { name: barWords.title });
const button = (page: Page, name: 'accept' | 'refuse') =>
  bar(page).getByRole('button', { name: barWords[name], exact: true });
/** Answers the question; the bar then closes. */
async function answer(page: Page, name: 'accept' | 'refuse') {
  await button(page, name).click();
  await expect(bar(page)).toBeHidden();
}
const settings = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: barWords.settings });
/** The stored answer without its date. */
const stored = (page: Page) =>
  page.evaluate(() => localStorage.getItem('consent')?.split(' ')[0] ?? null);
/** A stored acceptance, given this number of days ago. */
const grantedAgo = (days: number) =>
  `granted ${new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)}`;
const lookAway = (page: Page) => page.evaluate(() => dispatchEvent(new Event('blur')));
/** Follows a link and waits for its target: another document or a section of this one. */
async function go(page: Page, href: string) {
  const address = new URL(href, page.url()).href;
  await page.locator(`a[href="${href}"]:visible`).first().click();
  await expect(page).toHaveURL(address);
  await isReady(page);
}

/** The open requests of a page's scripts. */
const underWay = new WeakMap<Page, Set<Request>>();

function watchRequests(page: Page) {
  const asked = new Set<Request>();
  underWay.set(page, asked);
  page.on('request', (request) => {
    if (['script', 'fetch', 'xhr', 'ping'].includes(request.resourceType())) asked.add(request);
  });
  page.on('requestfinished', (request) => asked.delete(request));
  page.on('requestfailed', (request) => asked.delete(request));
  // Open requests of a previous document never end. A page from the back/forward cache is not loaded.
  page.on('domcontentloaded', () => asked.clear());
  page.on('framenavigated', () => asked.clear());
}

/** Waits until the page has been idle without open requests twice in a row: all events have then been sent. */
async function settle(page: Page) {
  await page.waitForFunction(() => document.readyState === 'complete');
  for (let quiet = 0; quiet < 2; ) {
    await painted(page);
    await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())));
    quiet = underWay.get(page)?.size ? 0 : quiet + 1;
  }
}

async function sendMessage(page: Page) {
  const { success } = await wordsOf(mainLanguage, 'contact');
  await fillIn(page);
  await submit(page);
  await expect(page.getByText(success)).toBeVisible();
}

/** As a visitor who said yes these days ago. */
async function keepYes(page: Page, measured: string, days: number) {
  await page.goto(`${measured}/robots.txt`);
  await page.evaluate((kept) => localStorage.setItem('consent', kept), grantedAgo(days));
}

/** The addresses of others that the page requested, but the mail provider's. */
function recordForeign(page: Page, own: string) {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(own) && !url.startsWith(provider)) foreign.push(url);
  });
  return foreign;
}

/** A visitor who said yes opens a page, which asks others for nothing where `setUp` has changed the browser. */
async function openUnasking(page: Page, measured: string, path: string, setUp: () => void) {
  await keepYes(page, measured, 1);
  await page.addInitScript(setUp);
  const foreign = recordForeign(page, measured);
  await open(page, measured + path);
  await settle(page);
  expect(foreign).toEqual([]);
}

test('a prerendered page asks and counts only when it is shown', { tag: '@all' }, async ({
  page,
  measured,
  google,
}) => {
  await openUnasking(page, measured, home, () =>
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true }),
  );
  await expect(settings(page)).not.toBeAttached();

  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { value: false });
    // Browsers dispatch it at the document, without bubbling.
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await expect.poll(google.events).toEqual([`page_view ${home}`]);
  await expect(settings(page)).toBeVisible();
  await settle(page);
  expect(google.hits()).toHaveLength(1);
  expect(google.tags()).toBe(1);
});

test('nothing is requested until the visitor accepts, then each page counts as one view', async ({
  page,
  context,
  measured,
  google,
}) => {
  // An expired answer does not count.
  await keepYes(page, measured, 370);
  await context.addCookies([{ name: '_ga', value: '1', url: measured }]);
  const foreign = recordForeign(page, measured);
  await open(page, measured + home);
  await expect(bar(page)).toBeVisible();
  await expect.poll(() => context.cookies()).toEqual([]);
  await go(page, contact);
  await sendMessage(page);
  await settle(page);
  expect(foreign).toEqual([]);
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);

  await answer(page, 'accept');
  expect(await page.evaluate(() => localStorage.getItem('consent'))).toBe(grantedAgo(0));
  const expected = [`page_view ${contact}`];
  await expect.poll(google.events).toEqual(expected);
  expect(google.hits()[0]).toMatchObject({ consent: 'yes' });
  if (other) {
    await chooseLanguage(page, other);
    expected.push(`page_view /contact?lang=${other}`);
    await expect.poll(google.events).toEqual(expected);
    const title = await page.title();
    const referrer = measured + contact;
    expect(google.hits().at(-1)).toMatchObject({ page_title: title, page_referrer: referrer });
  }
  await settle(page);
  expect(google.events()).toEqual(expected);
  expect(google.tags()).toBe(other ? 2 : 1);
});

test('a page from the back/forward cache counts according to the latest answer', {
  tag: '@all',
}, async ({ measured }) => {
  // Playwright disables the back/forward cache in the browsers that it starts.
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: browserArguments,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const context = await browser.newContext();
  const google = await standInFor(context);
  const page = await context.newPage();
  await page.addInitScript(() =>
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })),
  );
  const isRestored = () => page.evaluate(() => Reflect.get(window, 'persisted'));
  for (const path of [home, contact]) {
    await open(page, measured + path);
    await expect(bar(page)).toBeVisible();
  }
  await answer(page, 'accept');
  const expected = [`page_view ${contact}`];
  await expect.poll(google.events).toEqual(expected);
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(isRestored).toBe(true);
  await expect(bar(page)).toBeHidden();
  expected.push(`page_view ${home}`);
  await expect.poll(google.events).toEqual(expected);
  expect(google.hits()[1]).toMatchObject({ consent: 'yes' });
  await settings(page).click();
  await answer(page, 'refuse');
  await page.goForward({ waitUntil: 'commit' });
  await expect.poll(isRestored).toBe(true);
  await lookAway(page);
  await settle(page);
  expect(google.events()).toEqual(expected);
  expect(google.tags()).toBe(2);
  expect(await context.cookies()).toEqual([]);
  await browser.close();
});

// src/analytics/analytics.test.ts tests which cookies are deleted and that a refusal is stored.
test('with Global Privacy Control there is no question and no tag', async ({
  page,
  measured,
  google,
}) => {
  await openUnasking(page, measured, contact, () =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
  );
  expect(google.tags()).toBe(0);
  expect(await stored(page)).toBeNull();
  await expect(bar(page)).toBeHidden();
  await expect(settings(page)).toBeHidden();
});

// A violation is reported in the console, which fails the test.
test('the site and the tag’s loader work under Trusted Types', { tag: '@all' }, async ({
  page,
  measured,
  google,
}) => {
  // The headers leave out Trusted Types because of Google's script. The substitute does not need that.
  await page.route(`${measured}/**`, async (route) => {
    if (!route.request().isNavigationRequest()) return route.continue();
    const response = await route.fetch();
    const headers = response.headers();
    const types = `require-trusted-types-for 'script'; trusted-types ${analyticsPolicy}`;
    headers['content-security-policy'] += `; ${types}`;
    await route.fulfill({ response, headers });
  });
  await openProjects(page, measured + home);
  await answer(page, 'accept');
  await expect.poll(google.hits).toHaveLength(1);
  // Without a link: a document that the browser has prerendered would not have the policy.
  await open(page, measured + contact);
  await sendMessage(page);
  await expect.poll(google.hits).toHaveLength(3);
});

test.describe('the consent bar', () => {
  test.beforeEach(async ({ google, page }) => {
    void google;
    await page.emulateMedia({ reducedMotion: 'reduce' });
  });

  test('has two equal buttons and covers no focused element', async ({ page, measured }) => {
    await page.setViewportSize({ width: 320, height: 740 });
    await open(page, measured + home);
    await expect(bar(page)).toBeVisible();
    const [accept, refuse] = await bar(page)
      .getByRole('button')
      .evaluateAll((both) =>
        both.map((it) => {
          const { color, backgroundColor, fontSize, fontWeight } = getComputedStyle(it);
          const { width, height } = it.getBoundingClientRect();
          return { color, backgroundColor, fontSize, fontWeight, width, height };
        }),
      );
    expect(refuse).toEqual(accept);
    // Where less motion is asked for it is there at once.
    await expect(bar(page)).toHaveCSS('transition-duration', '0s');
    // It is not cut off, and covers less than half of the window.
    const isWhole = (it: Element) =>
      it.scrollHeight <= it.clientHeight && it.clientHeight < 0.4 * innerHeight;
    expect(await bar(page).evaluate(isWhole)).toBe(true);
    expect((await (await axe(page)).analyze()).violations).toEqual([]);

    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    const { navigation } = await commonWords(mainLanguage);
    for (const next of [
      page.getByRole('link', { name: navigation.skipToContent }),
      bar(page).getByRole('link', { name: barWords.more }),
      button(page, 'accept'),
      button(page, 'refuse'),
    ]) {
      await page.keyboard.press('Tab');
      await expect(next).toBeFocused();
    }
    for (let covered = ''; covered !== 'end'; ) {
      await page.keyboard.press('Tab');
      covered = await bar(page).evaluate((over) => {
        const { activeElement: focused, body } = document;
        if (!focused || focused === body) return 'end';
        const { bottom } = focused.getBoundingClientRect();
        const isUnder = bottom > over.getBoundingClientRect().top + 1;
        return isUnder ? focused.outerHTML : '';
      });
      expect(covered).toMatch(/^(end)?$/);
    }
    // Without room it lies at the end of the page: here it would cover the button of the first screen.
    await page.setViewportSize({ width: 820, height: 700 });
    await expect(bar(page)).toHaveAttribute('data-place', 'end');
    await button(page, 'refuse').press('Enter');
    await expect(bar(page)).toBeHidden();
    // The next Tab continues in the page, not at its start.
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('does not cover the first screen or the form', { tag: '@all' }, async ({
    page,
    measured,
  }) => {
    await open(page, measured + home);
    await expect(bar(page)).toBeAttached();
    // One window of each size that has room for it.
    for (const [width, height] of [
      [360, 640],
      [412, 732],
      [744, 1133],
      [1024, 768],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(bar(page)).toBeInViewport();
      const covered = await bar(page).evaluate((over) => {
        const lid = over.getBoundingClientRect();
        return [...document.querySelectorAll('#home :is(h1, p, a)')]
          .filter((it) => {
            const { width: across, top, bottom, right } = it.getBoundingClientRect();
            return across > 0 && top < innerHeight && bottom > lid.top && right > lid.left;
          })
          .map((it) => it.textContent);
      });
      expect.soft(covered, `${width} × ${height}`).toEqual([]);
    }
    await page.setViewportSize({ width: 844, height: 390 });
    for (const path of [home, contact]) {
      await open(page, measured + path);
      const end = await page.locator('footer').evaluate((it) => it.getBoundingClientRect().bottom);
      expect(await bar(page).evaluate((it) => it.getBoundingClientRect().top)).toBe(end);
    }
  });

  test.describe('when it appears', () => {
    test.use({ expectedConsole: /Failed to load resource: net::ERR_FAILED/ });

    test('shifts no content, not even at the end of the page', { tag: '@all' }, async ({
      page,
      measured,
    }) => {
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value') as number);
        }).observe({ type: 'layout-shift', buffered: true });
        // Before the bar appears: there the footer would move.
        addEventListener('load', () => scrollTo({ top: 1e6, behavior: 'instant' }));
      });
      // Another test covers the shifts of the fonts.
      await page.route('**/*.woff2', (route) => route.abort());
      for (const path of [home, contact]) {
        // Such a page is laid out to its end from the start: nothing but the bar comes later.
        await open(page, `${measured}${path}#end`);
        await expect(bar(page)).toBeAttached();
        await settle(page);
        expect(await page.evaluate(() => Reflect.get(window, 'shifts')), path).toEqual([]);
      }
    });
  });
});
