import { readdir, readFile } from 'node:fs/promises';
import { type BrowserContext, chromium, type Page, type Request } from '@playwright/test';
import fc from 'fast-check';
import { browserArguments, findBrowser } from '../../build/find-browser.ts';
import { analyticsPolicy } from '../../src/analytics/trusted-types.ts';
import { sendPath } from '../../src/contact-message.ts';
import { site } from '../../src/site.ts';
import { buildFolder } from '../../src/studio/own-places.ts';
import { axe } from '../axe.ts';
import { disturb, foreignChanges, foreignFault, translateForEver } from '../foreign-changes.ts';
import { generated } from '../generated.ts';
import { stayUsable } from '../open-states.ts';
import { parse } from '../parse.ts';
import {
  blockStorage,
  codes,
  commonWords,
  consentWords,
  expect,
  isReady,
  languageLink,
  mainLanguage,
  open,
  openProjects,
  otherLanguage,
  painted,
  test as siteTest,
  wordsOf,
} from '../site.ts';
import { variantFixture } from '../site-variant.ts';
import { measurementId as id, installed, providerOrigin, soleTrader } from '../variants.ts';
import { applicableText, shownText, writtenWords } from '../written-words.ts';

/** Undefined on a site with one language; the tests of a language change are then left out. */
const other = otherLanguage;
const barWords = await consentWords(mainLanguage);
const home = `/?lang=${mainLanguage}`;
const contact = `/contact?lang=${mainLanguage}`;

/** A substitute for Google's tag: it obeys consent and the off switch, and sends the same requests. */
function standIn() {
  const consent: Record<string, string> = {};
  let measured = '';
  const obey = ([command, first, second]: [string, string, Record<string, string>]) => {
    if (command === 'consent') Object.assign(consent, second);
    if (command === 'config') measured = first;
    if (command !== 'event' || Reflect.get(window, `ga-disable-${measured}`)) return;
    const mayStore = consent.analytics_storage === 'granted';
    if (mayStore) {
      // biome-ignore lint/suspicious/noDocumentCookie: as the tag does
      for (const name of ['_ga', '_ga_TEST1234']) document.cookie = `${name}=GS1.1; path=/`;
    }
    const hit = new URLSearchParams({ ...second, event: first, consent: mayStore ? 'yes' : 'no' });
    void fetch(`https://region1.google-analytics.com/g/collect?${hit}`, { mode: 'no-cors' });
  };
  // The real tag sends this event when the window loses the focus.
  addEventListener('blur', () => obey(['event', 'user_engagement', {}]));
  const commands = (window.dataLayer ?? []) as Parameters<typeof obey>[0][];
  for (const command of commands) obey(command);
  window.dataLayer = Object.assign(commands, {
    push: (command: Parameters<typeof obey>[0]) => {
      obey(command);
      return Array.prototype.push.call(commands, command);
    },
  });
}

/** Answers all requests of the context's pages to Google. */
async function standInFor(context: BrowserContext) {
  let tags = 0;
  const hits: Record<string, string>[] = [];
  context.on('page', watchRequests);
  await context.route('https://www.googletagmanager.com/**', (route) => {
    tags += 1;
    return route.fulfill({ contentType: 'text/javascript', body: `(${standIn})()` });
  });
  await context.route('https://*.google-analytics.com/**', (route) => {
    hits.push(Object.fromEntries(new URL(route.request().url()).searchParams));
    return route.fulfill({ status: 204 });
  });
  return {
    /** The number of times the tag was fetched: once by each document that loads it. */
    tags: () => tags,
    /** The events that were sent. */
    hits: () => hits,
    /** The same events, each with its name and the path of its page. */
    events: () =>
      hits.map(({ event, page_location, form_location }) => {
        const { pathname, search } = new URL(page_location ?? form_location ?? '', 'http://site');
        return `${event} ${pathname}${search}`;
      }),
  };
}

const test = siteTest.extend<{ google: Google }, { early: string; late: string }>({
  /** The site with analytics, counting without cookies before the visitor answers. */
  early: variantFixture(soleTrader),
  /** The site with its default configuration: no request to Google before the visitor accepts. */
  late: variantFixture(installed),
  google: async ({ context }, use) => use(await standInFor(context)),
});

type Google = Awaited<ReturnType<typeof standInFor>>;

// One worker, so that the two sites are started once.
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
const commands = (page: Page) =>
  page.evaluate(() => (window.dataLayer ?? []).map((it) => Array.from(it as ArrayLike<unknown>)));
const lookAway = (page: Page) => page.evaluate(() => dispatchEvent(new Event('blur')));
/** This document has sent no command to Google's tag, so the list of commands does not exist. */
const isQuiet = (page: Page) => page.evaluate(() => !('dataLayer' in window));

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

async function sendMessage(page: Page, outcome: 'success' | 'failure' = 'success') {
  const { labels, submitButton, ...words } = await wordsOf(mainLanguage, 'contact');
  for (const [name, text] of Object.entries({
    name: 'Rita',
    email: 'rita@exemplo.pt',
    subject: 'Olá',
    message: 'Bom dia',
  }))
    await page.getByLabel(labels[name as keyof typeof labels], { exact: true }).fill(text);
  await page.getByRole('button', { name: submitButton }).click();
  await expect(page.getByText(words[outcome])).toBeVisible();
}

/** The third-party addresses that the page requested. */
function recordForeign(page: Page, own: string) {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(own)) foreign.push(request.url());
  });
  return foreign;
}

test.describe('when the tag loads before consent', () => {
  test('each page and language counts as one view and nothing is stored', async ({
    page,
    early,
    google,
  }) => {
    await open(page, early + home);
    const expected = [`page_view ${home}`];
    await expect.poll(google.events).toEqual(expected);
    const [first, ...rest] = await commands(page);
    const types = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'];
    expect(first?.slice(0, 2)).toEqual(['consent', 'default']);
    expect(Object.keys(first?.[2] as object)).toEqual(expect.arrayContaining(types));
    expect(new Set(Object.values(first?.[2] as object))).toEqual(new Set(['denied']));
    expect(rest.filter(([command]) => command === 'consent')).toEqual([]);
    const configs = rest.filter(([command]) => command === 'config');
    expect(configs).toEqual([['config', id, expect.objectContaining({ send_page_view: false })]]);
    expect(google.hits()[0]).toMatchObject({ consent: 'no', page_title: await page.title() });
    expect(await page.context().cookies()).toEqual([]);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);

    await go(page, '#services');
    await settle(page);
    expect(google.events()).toEqual(expected);
    expect(google.tags()).toBe(1);
    await go(page, contact);
    expected.push(`page_view ${contact}`);
    await expect.poll(google.events).toEqual(expected);
    if (other) {
      await page
        .getByRole('banner')
        .getByRole('link', { name: languageLink(other) })
        .click();
      expected.push(`page_view /contact?lang=${other}`);
      await expect.poll(google.events).toEqual(expected);
    }
    const referrer = early + (other ? contact : home);
    expect(google.hits().at(-1)).toMatchObject({
      page_title: await page.title(),
      page_referrer: referrer,
    });
    await settle(page);
    expect(google.events()).toEqual(expected);
  });

  test('a prerendered page counts only when it is shown', async ({ page, early, google }) => {
    await page.addInitScript(() =>
      Object.defineProperty(document, 'prerendering', { value: true, configurable: true }),
    );
    const foreign = recordForeign(page, early);
    await open(page, early + home);
    await settle(page);
    expect(foreign).toEqual([]);
    await expect(bar(page)).not.toBeAttached();

    await page.evaluate(() => {
      Object.defineProperty(document, 'prerendering', { value: false });
      // Browsers dispatch it at the document, without bubbling.
      document.dispatchEvent(new Event('prerenderingchange'));
    });
    await expect.poll(google.events).toEqual([`page_view ${home}`]);
    await expect(bar(page)).toBeVisible();
    await settle(page);
    expect(google.hits()).toHaveLength(1);
    expect(google.tags()).toBe(1);
  });

  test('consent is remembered and can be revoked', async ({ page, context, early, google }) => {
    await open(page, early + home);
    await answer(page, 'accept');
    expect(await stored(page)).toBe('granted');
    const granted = ['consent', 'update', { analytics_storage: 'granted' }];
    expect((await commands(page)).at(-1)).toEqual(granted);
    await go(page, `/privacy-policy?lang=${mainLanguage}`);
    await expect.poll(google.hits).toHaveLength(2);
    await expect(settings(page)).toBeVisible();
    await expect(bar(page)).toBeHidden();
    const [defaults, update] = await commands(page);
    expect(defaults?.slice(0, 2)).toEqual(['consent', 'default']);
    expect(update).toEqual(granted);
    expect(google.hits()[1]).toMatchObject({ consent: 'yes' });
    const cookies = async () => (await context.cookies()).map(({ name }) => name).sort();
    expect(await cookies()).toEqual(['_ga', '_ga_TEST1234']);

    await settings(page).click();
    await expect(bar(page)).toBeFocused();
    await expect(bar(page)).toContainText(barWords.soFar.granted);
    await answer(page, 'refuse');
    await expect(settings(page)).toBeFocused();
    expect(await stored(page)).toBe('denied');
    const [command, kind, denied] = (await commands(page)).at(-1) ?? [];
    expect([command, kind]).toEqual(['consent', 'update']);
    expect(new Set(Object.values(denied as object))).toEqual(new Set(['denied']));
    expect(await cookies()).toEqual([]);
    await lookAway(page);
    await go(page, home);
    await settle(page);
    expect(google.hits()).toHaveLength(2);
    expect(await isQuiet(page)).toBe(true);

    await settings(page).click();
    await expect(bar(page)).toContainText(barWords.soFar.denied);
    await answer(page, 'accept');
    // The open page is counted now; earlier pages are not counted later.
    await expect.poll(google.hits).toHaveLength(3);
    for (const name of ['refuse', 'accept'] as const) {
      await settings(page).click();
      await answer(page, name);
    }
    await settle(page);
    expect(google.events().slice(1)).toEqual([
      `page_view /privacy-policy?lang=${mainLanguage}`,
      `page_view ${home}`,
    ]);
    expect(google.hits()[2]).toMatchObject({ consent: 'yes' });
    expect(google.tags()).toBe(3);
  });

  test('a refusal applies to other tabs and visits', async ({ page, context, early, google }) => {
    const second = await context.newPage();
    for (const tab of [second, page]) {
      await open(tab, early + contact);
      await expect(bar(tab)).toBeVisible();
    }
    await expect.poll(google.hits).toHaveLength(2);
    await answer(page, 'refuse');
    expect(await stored(page)).toBe('denied');
    await expect(bar(second)).toBeHidden();
    // In the documents that have already loaded the tag.
    for (const tab of [second, page]) {
      await sendMessage(tab);
      await lookAway(tab);
      await settle(tab);
    }
    // And in the next document.
    await go(page, home);
    await expect(settings(page)).toBeVisible();
    await settle(page);
    await expect(bar(page)).toBeHidden();
    expect(await isQuiet(page)).toBe(true);
    expect(google.hits()).toHaveLength(2);
    expect(await context.cookies()).toEqual([]);
  });
});

test.describe('when nothing may load before consent', () => {
  test('nothing is requested until the visitor accepts', async ({
    page,
    context,
    late,
    google,
  }) => {
    // An expired answer does not count.
    await page.goto(`${late}/robots.txt`);
    await page.evaluate((kept) => localStorage.setItem('consent', kept), grantedAgo(370));
    await context.addCookies([{ name: '_ga', value: '1', url: late }]);
    const foreign = recordForeign(page, late);
    await open(page, late + home);
    await expect(bar(page)).toBeVisible();
    await expect.poll(() => context.cookies()).toEqual([]);
    await go(page, contact);
    expect(foreign).toEqual([]);
    await page.route(`${providerOrigin}/**`, (route) =>
      route.fulfill({ body: 'OK', headers: { 'Access-Control-Allow-Origin': '*' } }),
    );
    await sendMessage(page);
    await settle(page);
    // The message goes to the provider, and nothing else goes anywhere.
    expect(foreign.filter((address) => !address.startsWith(providerOrigin))).toEqual([]);
    expect(await isQuiet(page)).toBe(true);

    await answer(page, 'accept');
    expect(await page.evaluate(() => localStorage.getItem('consent'))).toBe(grantedAgo(0));
    await expect.poll(google.events).toEqual([`page_view ${contact}`]);
    expect(google.hits()[0]).toMatchObject({ consent: 'yes' });
    const order = (await commands(page)).map(([command, first]) => `${command} ${first}`);
    expect(order.slice(0, 2)).toEqual(['consent default', 'consent update']);
    expect(order.indexOf(`config ${id}`)).toBeLessThan(order.indexOf('event page_view'));
    expect(google.tags()).toBe(1);
  });
});

test('a page from the back/forward cache counts according to the latest answer', async ({
  early,
}) => {
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
  const expected: string[] = [];
  for (const path of [home, contact]) {
    await open(page, early + path);
    await expect(bar(page)).toBeVisible();
    expected.push(`page_view ${path}`);
    await expect.poll(google.events).toEqual(expected);
  }
  await answer(page, 'accept');
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(isRestored).toBe(true);
  await expect(bar(page)).toBeHidden();
  expected.push(`page_view ${home}`);
  await expect.poll(google.events).toEqual(expected);
  expect(google.hits()[2]).toMatchObject({ consent: 'yes' });
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
  early,
  google,
}) => {
  await page.goto(`${early}/robots.txt`);
  await page.evaluate((kept) => localStorage.setItem('consent', kept), grantedAgo(1));
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
  );
  const foreign = recordForeign(page, early);
  await open(page, early + contact);
  await sendMessage(page);
  await settle(page);
  expect(foreign).toEqual([]);
  expect(google.tags()).toBe(0);
  expect(await stored(page)).toBeNull();
  await expect(bar(page)).toBeHidden();
  await expect(settings(page)).toBeHidden();
});

test.describe('when sending fails', () => {
  test.use({ expectedConsole: /The message was not sent|Failed to load resource/ });

  test('no event is sent and no link contains the message', async ({ page, early, google }) => {
    await page.route(`**${sendPath}`, (route) => route.fulfill({ status: 503 }));
    await open(page, early + contact);
    await sendMessage(page, 'failure');
    const session = await page.context().newCDPSession(page);
    await session.send('Page.enable');
    const asked = new Promise<string>((resolve) =>
      session.on('Page.frameRequestedNavigation', ({ url }) => resolve(url)),
    );
    const { writeDirectly } = await wordsOf(mainLanguage, 'contact');
    const link = page.getByRole('link', { name: writeDirectly });
    await expect(link).toHaveAttribute('href', `mailto:${site.email}`);
    await link.click();
    // The mail program still receives the message.
    expect(new URL(await asked).searchParams.get('body')).toContain('Bom dia');
    await settle(page);
    expect(google.events()).toEqual([`page_view ${contact}`]);
  });
});

// A violation is reported in the console, which fails the test.
test('the site and the tag’s loader work under Trusted Types', async ({ page, early, google }) => {
  // The headers leave out Trusted Types because of Google's script. The substitute does not need that.
  await page.route(`${early}/**`, async (route) => {
    if (!route.request().isNavigationRequest()) return route.continue();
    const response = await route.fetch();
    const headers = response.headers();
    const types = `require-trusted-types-for 'script'; trusted-types ${analyticsPolicy}`;
    headers['content-security-policy'] += `; ${types}`;
    await route.fulfill({ response, headers });
  });
  await openProjects(page, early + home);
  await answer(page, 'accept');
  await expect.poll(google.hits).toHaveLength(1);
  // Without a link: a document that the browser has prerendered would not have the policy.
  await open(page, early + contact);
  await sendMessage(page);
  await expect.poll(google.hits).toHaveLength(3);
});

test.describe('when the tag is blocked', () => {
  // The browser reports the blocked request; the site reports nothing.
  test.use({ expectedConsole: /^error: Failed to load resource: net::ERR_BLOCKED_BY_CLIENT/ });

  test('everything works', async ({ page, early }) => {
    await page.route(/googletagmanager/, (route) => route.abort('blockedbyclient'));
    const blocked = page.waitForEvent('requestfailed');
    await open(page, early + contact);
    await blocked;
    await answer(page, 'accept');
    await sendMessage(page);
    await settings(page).click();
    await answer(page, 'refuse');
    expect(await stored(page)).toBe('denied');
  });
});

test('with blocked storage nothing is sent without consent', async ({
  page,
  context,
  early,
  google,
}) => {
  await blockStorage(context);
  await open(page, early + home);
  await answer(page, 'refuse');
  await lookAway(page);
  // The next document does not know the refusal and asks again.
  await go(page, contact);
  await expect(bar(page)).toBeVisible();
  await sendMessage(page);
  await settle(page);
  expect(google.tags()).toBe(0);
  await answer(page, 'accept');
  await expect.poll(google.events).toEqual([`page_view ${contact}`]);
  expect(google.hits()[0]).toMatchObject({ consent: 'yes' });
  await go(page, home);
  await expect(bar(page)).toBeVisible();
  await settle(page);
  expect(google.hits()).toHaveLength(1);
});

test.describe('the consent bar', () => {
  test.beforeEach(async ({ google, page }) => {
    void google;
    await page.emulateMedia({ reducedMotion: 'reduce' });
  });

  test('has two equal buttons and covers no focused element', async ({ page, early }) => {
    await page.setViewportSize({ width: 320, height: 740 });
    await open(page, early + home);
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
    await button(page, 'refuse').press('Enter');
    await expect(bar(page)).toBeHidden();
    // The next Tab continues in the page, not at its start.
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('stands in nobody’s way while the window changes', async ({ page, early }) => {
    const openers = {
      menu: 'header [popovertarget]',
      close: 'dialog[open] [popovertarget]',
      answer: '[aria-labelledby="consent-title"] button',
      settings: 'footer [data-consent] button',
    };
    const start = async () => {
      await page.goto(`${early}/robots.txt`);
      await page.evaluate(() => localStorage.clear());
      await open(page, early + contact);
      await expect(bar(page)).toBeVisible();
    };
    await stayUsable(page, openers, start, 8);
  });

  test('does not cover the first screen or the form', async ({ page, early }) => {
    await open(page, early + home);
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
      await open(page, early + path);
      const end = await page.locator('footer').evaluate((it) => it.getBoundingClientRect().bottom);
      expect(await bar(page).evaluate((it) => it.getBoundingClientRect().top)).toBe(end);
    }
  });

  test.describe('when it appears', () => {
    test.use({ expectedConsole: /Failed to load resource: net::ERR_FAILED/ });

    test('shifts no content, not even at the end of the page', async ({ page, early }) => {
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
        await open(page, early + path);
        await expect(bar(page)).toBeAttached();
        await settle(page);
        expect(await page.evaluate(() => Reflect.get(window, 'shifts')), path).toEqual([]);
      }
    });
  });
});

test('bar, questions and privacy policy describe each configuration correctly', async ({
  request,
  early,
  late,
}) => {
  const modes = { analyticsEarly: 'early', analyticsAfterConsent: 'afterConsent' } as const;
  const sites = { [early]: 'analyticsEarly', [late]: 'analyticsAfterConsent', '': '' };
  for (const [address, told] of Object.entries(sites)) {
    for (const code of codes) {
      const documentAt = async (path: string) =>
        parse(await (await request.get(`${address}${path}?lang=${code}`)).text());
      const homeDocument = await documentAt('/');
      const { home, 'privacy-policy': legal } = writtenWords(code);
      const { text, summary } = await consentWords(code);
      const answers = [...homeDocument.querySelectorAll('details')]
        .map(({ textContent }) => textContent)
        .join();
      const policy = (await documentAt('/privacy-policy')).querySelector('main')?.textContent ?? '';
      const island = homeDocument.querySelector<HTMLElement>('[data-island=consent]');
      for (const [when, mode] of Object.entries(modes)) {
        const isTold = when === told;
        const additions = home.faqsSection.faqs.flatMap(({ additions: added = [] }) => added);
        const said = additions.filter((addition) => addition.when === when);
        const paragraphs = legal.sections
          .filter((section) => section.when === when)
          .flatMap((section) => section.paragraphs ?? []);
        expect([said.length, paragraphs.length > 0]).toEqual([1, true]);
        for (const { text: addition } of said)
          expect(answers.includes(shownText(addition))).toBe(isTold);
        for (const paragraph of paragraphs)
          expect(policy.includes(shownText(applicableText(paragraph)))).toBe(isTold);
        const { words } = JSON.parse(island?.dataset.props ?? '{"words":{}}');
        expect([words.text === text[mode], words.summary === summary[mode]]).toEqual([
          isTold,
          isTold,
        ]);
      }
    }
  }
});

test.describe('whatever translators and extensions do', () => {
  test.use({ expectedConsole: foreignFault });

  test('the bar takes an answer, and another', async ({ page, late, google: _google }) => {
    const places = ['[data-island="consent"]', '[data-consent="end"]', '[data-consent="settings"]'];
    const consentCase = fc.record({
      address: fc.constantFrom(home, contact),
      moments: fc.array(foreignChanges, { minLength: 4, maxLength: 4 }),
      isTranslated: fc.boolean(),
      answers: fc.tuple(fc.nat(1), fc.nat(1)),
    });
    await fc.assert(
      fc.asyncProperty(consentCase, async ({ address, moments, isTranslated, answers }) => {
        const disturbAll = async (moment: number) => {
          for (const place of places) await disturb(page, place, moments[moment] ?? []);
        };
        const buttons = page.locator('[aria-labelledby="consent-title"] button');
        await page.goto(`${late}/healthz`);
        await page.evaluate(() => localStorage.removeItem('consent'));
        await page.goto(late + address);
        await disturbAll(0);
        if (isTranslated)
          for (const place of places)
            await page.evaluate(`(${translateForEver})(${JSON.stringify(place)})`);
        await expect(buttons).toHaveCount(2);
        for (const [time, chosen] of answers.entries()) {
          await disturbAll(time + 1);
          // Without its text it may have no size.
          await buttons.nth(chosen).dispatchEvent('click');
          await expect(buttons).toHaveCount(0);
          expect(await stored(page)).toBe(['granted', 'denied'][chosen]);
          const again = page.locator('[data-consent="settings"] button');
          await expect(again).toHaveCount(1);
          await again.dispatchEvent('click');
          await expect(buttons).toHaveCount(2);
        }
      }),
      { ...generated(15, 40), endOnFailure: true },
    );
  });
});

siteTest('without a measurement id there is nothing of it', async ({ page, context }) => {
  await page.goto('/robots.txt');
  const foreign = recordForeign(page, new URL(page.url()).origin);
  await openProjects(page, home);
  await expect(page.locator('[data-island="consent"], [data-consent]')).toHaveCount(0);
  await go(page, contact);
  await sendMessage(page);
  await settle(page);
  expect(foreign).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  for (const file of await readdir(`${buildFolder}/site/assets`))
    if (file.endsWith('.js'))
      expect(await readFile(`${buildFolder}/site/assets/${file}`, 'utf8')).not.toMatch(
        /gtag|googletagmanager|google-analytics|dataLayer|page_view|globalPrivacyControl/,
      );
});
