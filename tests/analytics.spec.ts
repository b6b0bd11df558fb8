import { readdir, readFile } from 'node:fs/promises';
import {
  type BrowserContext,
  chromium,
  type Locator,
  type Page,
  type Request,
} from '@playwright/test';
import { analyticsPolicy } from '../src/analytics/trusted-types.ts';
import { sewnKey } from '../src/browser/sewing.ts';
import { sendPath } from '../src/contact-message.ts';
import type { LegalWords } from '../src/content/schema.ts';
import { site } from '../src/site.ts';
import { textHere } from '../src/true-here.ts';
import { browserArguments, findBrowser } from '../tools/find-browser.ts';
import { axe } from './axe.ts';
import {
  blockStorage,
  type Code,
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
  paths,
  test as siteTest,
  wordsOf,
} from './site.ts';
import { startVariant } from './site-variant.ts';

const id = 'G-TEST1234';
/** Where there is one; what is about two languages has no test where there is none. */
const other = otherLanguage;

const barWords = new Map(
  await Promise.all(codes.map(async (code) => [code, await consentWords(code)] as const)),
);
const barWordsIn = (code: Code) => {
  const words = barWords.get(code);
  if (!words) throw new Error(`No words in ${code}`);
  return words;
};

/** What stands in for Google's tag: it obeys consent and the off switch, and sends what the real one would. */
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
  // What the real one sends by itself, when the page loses the visitor's attention.
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

type Hit = Record<string, string>;
type Google = {
  /** How often the tag was fetched: once by each document that loads it. */
  tags: () => number;
  /** What was sent to be measured. */
  hits: () => Hit[];
  /** The events that were sent, each by its name and the path it was sent from. */
  events: () => string[];
};

/** Answers for Google whatever the context's pages ask of it. */
async function standInFor(context: BrowserContext): Promise<Google> {
  let tags = 0;
  const hits: Hit[] = [];
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
    tags: () => tags,
    hits: () => hits,
    events: () =>
      hits.map(({ event, page_location, form_location }) => {
        const { pathname, search } = new URL(page_location ?? form_location ?? '', 'http://site');
        return `${event} ${pathname}${search}`;
      }),
  };
}

type Use = (origin: string) => Promise<void>;

async function serve(name: string, loadBeforeConsent: boolean, use: Use) {
  const env = { VITE_GA_MEASUREMENT_ID: id };
  const variant = await startVariant({ name, env, config: { analytics: { loadBeforeConsent } } });
  await use(variant.origin);
  await variant.stop();
}

const onceAWorker = { scope: 'worker' } as const;

const test = siteTest.extend<{ google: Google }, { early: string; late: string }>({
  /** The site with analytics, counting without cookies before the visitor answers. */
  early: [
    async ({ browserName: _ }, use, { workerIndex }) => serve(`early-${workerIndex}`, true, use),
    onceAWorker,
  ],
  /** As it is configured out of the box, asking nothing of Google before the visitor accepts. */
  late: [
    async ({ browserName: _ }, use, { workerIndex }) => serve(`late-${workerIndex}`, false, use),
    onceAWorker,
  ],
  google: async ({ context }, use) => use(await standInFor(context)),
});

// One worker, so that the two sites are built once.
test.describe.configure({ mode: 'default' });

const bar = (page: Page, code: Code = mainLanguage) =>
  page.getByRole('region', { name: barWordsIn(code).title });
const answer = (page: Page, name: 'accept' | 'refuse') =>
  bar(page)
    .getByRole('button', { name: barWordsIn(mainLanguage)[name] })
    .click();
const settings = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: barWordsIn(mainLanguage).settings });
/** What is kept of the answer, without its day. */
const stored = (page: Page) =>
  page.evaluate(() => localStorage.getItem('consent')?.split(' ')[0] ?? null);
/** An answer as it is kept, given so many days ago. */
const givenAgo = (given: 'granted' | 'denied', days: number) =>
  `${given} ${new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)}`;
const commands = (page: Page) =>
  page.evaluate(() => (window.dataLayer ?? []).map((it) => Array.from(it as ArrayLike<unknown>)));
const lookAway = (page: Page) => page.evaluate(() => dispatchEvent(new Event('blur')));
/** This document has given Google's tag no command, so it has no list of them. */
const isQuiet = (page: Page) => page.evaluate(() => !('dataLayer' in window));

/** Follows a link and waits for what it leads to: another document, or a place in this one. */
async function go(page: Page, href: string) {
  const address = new URL(href, page.url()).href;
  await page.locator(`a[href="${href}"]:visible`).first().click();
  await expect(page).toHaveURL(address);
  await isReady(page);
}

/** What a page's code has asked for and has not been answered yet. */
const underWay = new WeakMap<Page, Set<Request>>();

function watchRequests(page: Page) {
  const asked = new Set<Request>();
  underWay.set(page, asked);
  page.on('request', (request) => {
    if (['script', 'fetch', 'xhr', 'ping'].includes(request.resourceType())) asked.add(request);
  });
  page.on('requestfinished', (request) => asked.delete(request));
  page.on('requestfailed', (request) => asked.delete(request));
  // What a document has left open is not heard of any more; one out of the browser's memory is not loaded.
  page.on('domcontentloaded', () => asked.clear());
  page.on('framenavigated', () => asked.clear());
}

/** Until the page has been idle with nothing under way, twice in a row: what would be sent has been sent. */
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

test.describe('before an answer', () => {
  test('the tag loads once with everything denied and stores nothing', async ({
    page,
    early,
    google,
  }) => {
    await open(page, `${early}/?lang=${mainLanguage}`);
    await expect.poll(google.hits).toHaveLength(1);
    const [first, ...rest] = await commands(page);
    const types = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'];
    expect(first?.slice(0, 2)).toEqual(['consent', 'default']);
    expect(Object.keys(first?.[2] as object)).toEqual(expect.arrayContaining(types));
    expect(new Set(Object.values(first?.[2] as object))).toEqual(new Set(['denied']));
    expect(rest.filter(([command]) => command === 'consent')).toEqual([]);
    const configs = rest.filter(([command]) => command === 'config');
    expect(configs).toEqual([['config', id, expect.objectContaining({ send_page_view: false })]]);
    expect(google.tags()).toBe(1);
    expect(google.hits()[0]).toMatchObject({ consent: 'no', page_title: await page.title() });
    expect(await page.context().cookies()).toEqual([]);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });

  test('the tag waits for the page to be idle', async ({ page, early, google }) => {
    await page.addInitScript(() => {
      const idle = window.requestIdleCallback.bind(window);
      const isHeld = () => !document.documentElement.hasAttribute('data-let-go');
      window.requestIdleCallback = (callback) => {
        const wait = () => (isHeld() ? setTimeout(wait, 50) : idle(callback));
        wait();
        return 0;
      };
    });
    await open(page, `${early}/contact?lang=${mainLanguage}`);
    await sendMessage(page);
    await painted(page);
    expect(google.tags()).toBe(0);
    expect(google.hits()).toEqual([]);
    await page.evaluate(() => document.documentElement.setAttribute('data-let-go', ''));
    // What there was to report in the meantime is not lost.
    const expected = [`page_view /contact?lang=${mainLanguage}`, 'contact_form_success /contact'];
    await expect.poll(google.events).toEqual(expected);
    await settle(page);
    expect(google.events()).toEqual(expected);
    expect(google.tags()).toBe(1);
  });

  test('a page that is prepared counts once it is shown, and nothing before', async ({
    page,
    early,
    google,
  }) => {
    await page.addInitScript(() =>
      Object.defineProperty(document, 'prerendering', { value: true, configurable: true }),
    );
    const requests = recordRequests(page);
    await open(page, `${early}/?lang=${mainLanguage}`);
    await settle(page);
    expect(requests().filter((url) => !url.startsWith(early))).toEqual([]);
    expect(google.tags()).toBe(0);
    expect(google.hits()).toEqual([]);
    expect(await isQuiet(page)).toBe(true);
    await expect(bar(page)).not.toBeAttached();

    await page.evaluate(() => {
      Object.defineProperty(document, 'prerendering', { value: false });
      // At the document and without bubbling, as browsers do it.
      document.dispatchEvent(new Event('prerenderingchange'));
    });
    await expect.poll(google.events).toEqual([`page_view /?lang=${mainLanguage}`]);
    await expect(bar(page)).toBeVisible();
    await settle(page);
    expect(google.events()).toEqual([`page_view /?lang=${mainLanguage}`]);
    expect(google.tags()).toBe(1);
  });

  if (other)
    test('every page and language shown is one page view, a jump is none', async ({
      page,
      early,
      google,
    }) => {
      await open(page, `${early}/?lang=${mainLanguage}`);
      const expected = [`page_view /?lang=${mainLanguage}`];
      await expect.poll(google.events).toEqual(expected);
      await go(page, '#services');
      await settle(page);
      expect(google.events()).toEqual(expected);
      await go(page, `/contact?lang=${mainLanguage}`);
      expected.push(`page_view /contact?lang=${mainLanguage}`);
      await expect.poll(google.events).toEqual(expected);
      expect(google.hits()[1]).toMatchObject({
        page_title: await page.title(),
        page_referrer: `${early}/?lang=${mainLanguage}`,
      });
      await page
        .getByRole('banner')
        .getByRole('link', { name: languageLink(other) })
        .click();
      expected.push(`page_view /contact?lang=${other}`);
      await expect.poll(google.events).toEqual(expected);
      expect(google.hits()[2]).toMatchObject({
        page_title: await page.title(),
        page_referrer: `${early}/contact?lang=${mainLanguage}`,
      });
      await page.goBack();
      expected.push(`page_view /contact?lang=${mainLanguage}`);
      await expect.poll(google.events).toEqual(expected);
      await settle(page);
      expect(google.events()).toEqual(expected);
      // Each document begins anew, with the tag and with its commands.
      expect(google.tags()).toBe(4);
      const events = (await commands(page)).filter(([command]) => command === 'event');
      expect(events).toHaveLength(1);
    });
});

test.describe('a page that Back brings out of the browser’s memory', () => {
  /** Playwright turns that memory off in the browsers that it starts. */
  async function withMemory(use: (page: Page, google: Google) => Promise<void>) {
    const browser = await chromium.launch({
      executablePath: await findBrowser(),
      args: browserArguments,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    try {
      const context = await browser.newContext();
      const google = await standInFor(context);
      await use(await context.newPage(), google);
    } finally {
      await browser.close();
    }
  }

  /**
   * Home, left for the contact page while the bar asks on both.
   * @param hits - how many hits each page sends before an answer; it is not left before they are sent
   */
  async function openAndLeave(page: Page, google: Google, address: string, hits: number) {
    await open(page, `${address}/?lang=${mainLanguage}`);
    await expect(bar(page)).toBeVisible();
    await expect.poll(google.hits).toHaveLength(hits);
    await page.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })),
    );
    await page.goto(`${address}/contact?lang=${mainLanguage}`);
    await isReady(page);
    await expect(bar(page)).toBeVisible();
    await expect.poll(google.hits).toHaveLength(2 * hits);
  }

  async function goBack(page: Page) {
    await page.goBack({ waitUntil: 'commit' });
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'persisted'))).toBe(true);
  }

  test('is counted again, by the tag that it has', async ({ early }) =>
    withMemory(async (page, google) => {
      await openAndLeave(page, google, early, 1);
      const expected = [
        `page_view /?lang=${mainLanguage}`,
        `page_view /contact?lang=${mainLanguage}`,
      ];
      await expect.poll(google.events).toEqual(expected);
      await goBack(page);
      expected.push(`page_view /?lang=${mainLanguage}`);
      await expect.poll(google.events).toEqual(expected);
      await settle(page);
      expect(google.events()).toEqual(expected);
      expect(google.tags()).toBe(2);
    }));

  test('knows of a refusal given since', async ({ early }) =>
    withMemory(async (page, google) => {
      await openAndLeave(page, google, early, 1);
      await answer(page, 'refuse');
      await goBack(page);
      await expect(bar(page)).toBeHidden();
      await lookAway(page);
      await settle(page);
      expect(google.hits()).toHaveLength(2);
      expect(await page.context().cookies()).toEqual([]);
    }));

  test('knows of an acceptance given since', async ({ early, late }) => {
    for (const address of [early, late])
      await withMemory(async (page, google) => {
        await openAndLeave(page, google, address, address === early ? 1 : 0);
        await answer(page, 'accept');
        await expect
          .poll(() => google.events().at(-1))
          .toBe(`page_view /contact?lang=${mainLanguage}`);
        const before = google.hits().length;
        await goBack(page);
        await expect(bar(page)).toBeHidden();
        await expect.poll(google.hits).toHaveLength(before + 1);
        expect(google.events().at(-1)).toBe(`page_view /?lang=${mainLanguage}`);
        expect(google.hits().at(-1)).toMatchObject({ consent: 'yes' });
        await settle(page);
        expect(google.hits()).toHaveLength(before + 1);
      });
  });
});

test('accepting grants the storage of statistics and nothing else, and is remembered', async ({
  page,
  early,
  google,
}) => {
  await open(page, `${early}/?lang=${mainLanguage}`);
  await answer(page, 'accept');
  await expect(bar(page)).toBeHidden();
  expect(await stored(page)).toBe('granted');
  expect((await commands(page)).at(-1)).toEqual([
    'consent',
    'update',
    { analytics_storage: 'granted' },
  ]);
  await settle(page);
  expect(google.events()).toEqual([`page_view /?lang=${mainLanguage}`]);

  await open(page, `${early}/contact?lang=${mainLanguage}`);
  await expect.poll(google.hits).toHaveLength(2);
  await expect(settings(page)).toBeVisible();
  await expect(bar(page)).toBeHidden();
  const order = (await commands(page)).map(([command, first]) => `${command} ${first}`);
  expect(order.slice(0, 2)).toEqual(['consent default', 'consent update']);
  expect(google.hits()[1]).toMatchObject({ consent: 'yes' });
  await lookAway(page);
  await expect.poll(google.hits).toHaveLength(3);
});

test('refusing ends the measuring, for the next visits too', async ({ page, early, google }) => {
  await open(page, `${early}/contact?lang=${mainLanguage}`);
  await expect.poll(google.hits).toHaveLength(1);
  await answer(page, 'refuse');
  await expect(bar(page)).toBeHidden();
  expect(await stored(page)).toBe('denied');
  // In the document that has the tag already.
  await sendMessage(page);
  await lookAway(page);
  await settle(page);
  expect(google.hits()).toHaveLength(1);

  // And in those that come after it.
  for (const href of [`/?lang=${mainLanguage}`, `/contact?lang=${mainLanguage}`]) {
    await go(page, href);
    await expect(settings(page)).toBeVisible();
    await expect(bar(page)).toBeHidden();
    await lookAway(page);
  }
  await sendMessage(page);
  await settle(page);
  expect(await isQuiet(page)).toBe(true);
  expect(google.hits()).toHaveLength(1);
  expect(await page.context().cookies()).toEqual([]);

  await open(page, `${early}/?lang=${mainLanguage}`);
  await expect(settings(page)).toBeVisible();
  await settle(page);
  await expect(bar(page)).toBeHidden();
  expect(google.tags()).toBe(1);
  expect(google.hits()).toHaveLength(1);
});

test('revoking from the footer ends it, removes the cookies, and can be taken back', async ({
  page,
  early,
  google,
}) => {
  await open(page, `${early}/?lang=${mainLanguage}`);
  await answer(page, 'accept');
  await expect.poll(google.hits).toHaveLength(1);
  await go(page, `/privacy-policy?lang=${mainLanguage}`);
  await expect.poll(google.hits).toHaveLength(2);
  expect((await page.context().cookies()).map(({ name }) => name).sort()).toEqual([
    '_ga',
    '_ga_TEST1234',
  ]);

  await settings(page).click();
  await expect(bar(page)).toBeFocused();
  await expect(bar(page)).toContainText(barWordsIn(mainLanguage).soFar.granted);
  await answer(page, 'refuse');
  await expect(bar(page)).toBeHidden();
  await expect(settings(page)).toBeFocused();
  expect(await stored(page)).toBe('denied');
  const [command, kind, update] = (await commands(page)).at(-1) ?? [];
  expect([command, kind]).toEqual(['consent', 'update']);
  expect(new Set(Object.values(update as object))).toEqual(new Set(['denied']));
  expect(await page.context().cookies()).toEqual([]);
  await lookAway(page);
  await settle(page);
  expect(google.hits()).toHaveLength(2);
  await go(page, `/?lang=${mainLanguage}`);
  await expect(settings(page)).toBeVisible();
  await settle(page);
  expect(google.hits()).toHaveLength(2);
  expect(google.tags()).toBe(2);
  expect(await isQuiet(page)).toBe(true);

  await settings(page).click();
  await expect(bar(page)).toContainText(barWordsIn(mainLanguage).soFar.denied);
  await answer(page, 'accept');
  // The page that is open has not been counted yet; those before it are not made up for.
  await expect
    .poll(google.events)
    .toEqual([
      `page_view /?lang=${mainLanguage}`,
      `page_view /privacy-policy?lang=${mainLanguage}`,
      `page_view /?lang=${mainLanguage}`,
    ]);
  expect(google.hits()[2]).toMatchObject({ consent: 'yes' });
  expect(google.tags()).toBe(3);
  for (const name of ['refuse', 'accept'] as const) {
    await settings(page).click();
    await answer(page, name);
  }
  await settle(page);
  expect(google.hits()).toHaveLength(3);
  expect(google.tags()).toBe(3);
});

for (const days of [360, 370])
  test(`an answer that is ${days} days old ${days < 365 ? 'holds' : 'is asked for again'}`, async ({
    page,
    context,
    late,
    google,
  }) => {
    await page.goto(`${late}/robots.txt`);
    await page.evaluate((kept) => localStorage.setItem('consent', kept), givenAgo('granted', days));
    const { hostname } = new URL(late);
    await context.addCookies([{ name: '_ga', value: '1', domain: hostname, path: '/' }]);
    await open(page, `${late}/?lang=${mainLanguage}`);
    if (days < 365) {
      await expect.poll(google.hits).toHaveLength(1);
      await expect(bar(page)).toBeHidden();
      return;
    }
    await expect(bar(page)).toBeVisible();
    // What it allowed is over: nothing is counted, and the cookies go.
    await expect.poll(() => context.cookies()).toEqual([]);
    await settle(page);
    expect(google.hits()).toEqual([]);
    await answer(page, 'accept');
    await expect.poll(google.hits).toHaveLength(1);
    expect(await page.evaluate(() => localStorage.getItem('consent'))).toBe(givenAgo('granted', 0));
  });

test('an answer in one tab is an answer in the other', async ({ page, context, early, google }) => {
  await open(page, `${early}/?lang=${mainLanguage}`);
  await expect(bar(page)).toBeVisible();
  const other = await context.newPage();
  await open(other, `${early}/?lang=${mainLanguage}`);
  await expect.poll(google.hits).toHaveLength(2);
  await answer(other, 'refuse');
  await expect(bar(page)).toBeHidden();
  const before = google.hits().length;
  await lookAway(page);
  await settle(page);
  expect(google.hits()).toHaveLength(before);
  await go(page, `/contact?lang=${mainLanguage}`);
  await settle(page);
  await expect(bar(page)).toBeHidden();
  expect(google.hits()).toHaveLength(before);
});

test.describe('when sending fails', () => {
  test.use({ expectedConsole: /The message was not sent|Failed to load resource/ });

  test('nothing is reported', async ({ page, early, google }) => {
    await page.route(`**${sendPath}`, (route) => route.fulfill({ status: 503 }));
    await open(page, `${early}/contact?lang=${mainLanguage}`);
    await sendMessage(page, 'failure');
    await settle(page);
    expect(google.events()).toEqual([`page_view /contact?lang=${mainLanguage}`]);
  });

  test('the tag finds the message in no link, and the mail program gets it', async ({
    page,
    early,
    google,
  }) => {
    await page.route(`**${sendPath}`, (route) => route.fulfill({ status: 503 }));
    await open(page, `${early}/contact?lang=${mainLanguage}`);
    await expect.poll(google.hits).toHaveLength(1);
    await sendMessage(page, 'failure');
    const seen = page.evaluate(
      () =>
        new Promise<string | undefined>((resolve) =>
          document.addEventListener('click', ({ target }) =>
            resolve(target instanceof Element ? target.closest('a')?.href : undefined),
          ),
        ),
    );
    const session = await page.context().newCDPSession(page);
    await session.send('Page.enable');
    const asked = new Promise<string>((resolve) =>
      session.on('Page.frameRequestedNavigation', ({ url }) => resolve(url)),
    );
    const { writeDirectly } = await wordsOf(mainLanguage, 'contact');
    await page.getByRole('link', { name: writeDirectly }).click();
    expect(await seen).toBe(`mailto:${site.email}`);
    expect(new URL(await asked).searchParams.get('body')).toContain('Bom dia');
  });
});

for (const variant of ['early', 'late'] as const)
  test(`under Global Privacy Control nothing is loaded and nobody is asked (${variant})`, async ({
    page,
    early,
    late,
    google,
  }) => {
    const address = { early, late }[variant];
    await page.addInitScript(
      (kept) => {
        Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
        localStorage.setItem('consent', kept);
      },
      givenAgo('granted', 1),
    );
    const requests = recordRequests(page);
    await open(page, `${address}/?lang=${mainLanguage}`);
    await go(page, `/contact?lang=${mainLanguage}`);
    await sendMessage(page);
    await settle(page);
    expect(requests().filter((url) => !url.startsWith(address))).toEqual([]);
    expect(requests().filter((url) => /consent|measurement/.test(url))).toEqual([]);
    expect(google.tags()).toBe(0);
    await expect(bar(page)).toBeHidden();
    await expect(settings(page)).toBeHidden();
    expect(await isQuiet(page)).toBe(true);
  });

test('Global Privacy Control takes back an acceptance from before, cookies and all', async ({
  page,
  context,
  early,
  google,
}) => {
  await open(page, `${early}/?lang=${mainLanguage}`);
  await answer(page, 'accept');
  await expect.poll(google.hits).toHaveLength(1);
  await go(page, `/contact?lang=${mainLanguage}`);
  await expect.poll(async () => (await context.cookies()).length).toBe(2);
  const { hostname } = new URL(early);
  await context.addCookies([{ name: 'mine', value: '1', domain: hostname, path: '/' }]);
  // The first page counted before the answer, and this one; what comes later is too much.
  const before = 2;
  await expect.poll(() => google.hits().length).toBe(before);

  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  });
  await open(page, `${early}/?lang=${mainLanguage}`);
  await expect
    .poll(async () => (await context.cookies()).map(({ name }) => name))
    .toEqual(['mine']);
  expect(await stored(page)).toBeNull();
  await settle(page);
  expect(google.hits()).toHaveLength(before);

  // Without the signal the visitor is a new one.
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: undefined });
  });
  await open(page, `${early}/?lang=${mainLanguage}`);
  await expect(bar(page)).toBeVisible();
});

test('a refusal outlasts Global Privacy Control', async ({ page, context, early, google }) => {
  expect(google.tags()).toBe(0);
  await context.addInitScript(
    (kept) => {
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
      localStorage.setItem('consent', kept);
    },
    givenAgo('denied', 1),
  );
  await open(page, `${early}/?lang=${mainLanguage}`);
  await settle(page);
  expect(await stored(page)).toBe('denied');
});

test.describe('under Trusted Types', () => {
  // Of the one attempt that the test makes itself.
  test.use({ expectedConsole: /TrustedScriptURL/ });

  test('all of this site’s own code works, the loader of the tag too', async ({
    page,
    early,
    google,
  }) => {
    // The headers leave them out for the sake of Google's script, which the stand-in is not.
    await page.route(`${early}/**`, async (route) => {
      if (!route.request().isNavigationRequest()) return route.continue();
      const response = await route.fetch();
      const headers = response.headers();
      const policy = [
        headers['content-security-policy'],
        "require-trusted-types-for 'script'",
        `trusted-types ${analyticsPolicy}`,
      ].join('; ');
      await route.fulfill({ response, headers: { ...headers, 'content-security-policy': policy } });
    });
    await page.addInitScript(() => {
      const violations: string[] = [];
      Object.assign(window, { violations });
      addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
        violations.push(violatedDirective),
      );
    });
    const violations = () => page.evaluate(() => Reflect.get(window, 'violations'));
    /** Nothing has been refused in this document, and what is to be refused is. */
    async function expectOnlyOwnViolation() {
      expect(await violations()).toEqual([]);
      await page.evaluate(() => {
        try {
          document.createElement('script').src = '/x.js';
        } catch {
          // As it is to be.
        }
      });
      await expect.poll(violations).toEqual(['require-trusted-types-for']);
    }
    await openProjects(page, `${early}/?lang=${mainLanguage}`);
    await answer(page, 'accept');
    await expect.poll(google.hits).toHaveLength(1);
    await expectOnlyOwnViolation();
    // Not by a link: a document that the browser has prepared would not have been given the policy.
    await open(page, `${early}/contact?lang=${mainLanguage}`);
    await sendMessage(page);
    await expect.poll(google.hits).toHaveLength(3);
    await expectOnlyOwnViolation();
  });
});

test.describe('where the tag is blocked', () => {
  // The browser itself says that the request was blocked; the site says nothing.
  test.use({ expectedConsole: /^error: Failed to load resource: net::ERR_BLOCKED_BY_CLIENT/ });

  test('everything works', async ({ page, early }) => {
    await page.route(/googletagmanager/, (route) => route.abort('blockedbyclient'));
    const blocked = page.waitForEvent('requestfailed');
    await open(page, `${early}/?lang=${mainLanguage}`);
    await blocked;
    await answer(page, 'accept');
    await go(page, `/contact?lang=${mainLanguage}`);
    await sendMessage(page);
    await settings(page).click();
    await answer(page, 'refuse');
    await expect(bar(page)).toBeHidden();
    expect(await stored(page)).toBe('denied');
  });
});

test('with storage blocked an answer holds for its document, and nothing is sent without one', async ({
  page,
  context,
  early,
  google,
}) => {
  await blockStorage(context);
  await open(page, `${early}/?lang=${mainLanguage}`);
  await answer(page, 'refuse');
  await expect(bar(page)).toBeHidden();
  await lookAway(page);
  // The next document knows of no refusal: it asks again, and until it is answered it sends nothing.
  await go(page, `/contact?lang=${mainLanguage}`);
  await expect(bar(page)).toBeVisible();
  await sendMessage(page);
  await lookAway(page);
  await settle(page);
  expect(google.tags()).toBe(0);
  expect(google.hits()).toEqual([]);
  expect(await context.cookies()).toEqual([]);

  await answer(page, 'accept');
  await expect(bar(page)).toBeHidden();
  await expect.poll(google.events).toEqual([`page_view /contact?lang=${mainLanguage}`]);
  expect(google.hits()[0]).toMatchObject({ consent: 'yes' });
  await go(page, `/?lang=${mainLanguage}`);
  await expect(bar(page)).toBeVisible();
  await settle(page);
  expect(google.hits()).toHaveLength(1);

  const session = await context.newCDPSession(page);
  for (const isLocalStorage of [true, false]) {
    const storageId = { securityOrigin: early, isLocalStorage };
    const { entries } = await session.send('DOMStorage.getDOMStorageItems', { storageId });
    expect(entries).toEqual([]);
  }
  expect(await page.evaluate(() => window.name)).not.toMatch(/granted|denied/);
});

test.describe('when nothing may load before consent', () => {
  test('nothing is requested until the visitor accepts', async ({ page, late, google }) => {
    const requests = recordRequests(page);
    await open(page, `${late}/?lang=${mainLanguage}`);
    await expect(bar(page)).toBeVisible();
    await settle(page);
    expect(await isQuiet(page)).toBe(true);
    await go(page, `/contact?lang=${mainLanguage}`);
    await sendMessage(page);
    await settle(page);
    expect(requests().filter((url) => !url.startsWith(late))).toEqual([]);
    expect(await isQuiet(page)).toBe(true);

    await answer(page, 'accept');
    await expect.poll(google.events).toEqual([`page_view /contact?lang=${mainLanguage}`]);
    expect(google.hits()[0]).toMatchObject({ consent: 'yes' });
    const order = (await commands(page)).map(([command, first]) => `${command} ${first}`);
    expect(order.slice(0, 2)).toEqual(['consent default', 'consent update']);
    expect(order.indexOf(`config ${id}`)).toBeLessThan(order.indexOf('event page_view'));
    expect(google.tags()).toBe(1);
    await go(page, `/?lang=${mainLanguage}`);
    await expect
      .poll(google.events)
      .toEqual([`page_view /contact?lang=${mainLanguage}`, `page_view /?lang=${mainLanguage}`]);
    expect(google.hits()[1]).toMatchObject({ consent: 'yes' });
    expect(google.tags()).toBe(2);
  });

  test('a refusal leaves it at that', async ({ page, late, google }) => {
    await open(page, `${late}/?lang=${mainLanguage}`);
    await answer(page, 'refuse');
    await settle(page);
    expect(await isQuiet(page)).toBe(true);
    await go(page, `/contact?lang=${mainLanguage}`);
    await expect(settings(page)).toBeVisible();
    await settle(page);
    await expect(bar(page)).toBeHidden();
    expect(await stored(page)).toBe('denied');
    expect(await isQuiet(page)).toBe(true);
    expect(google.tags()).toBe(0);
  });
});

test.describe('the bar', () => {
  test.beforeEach(({ google }) => void google);

  for (const code of codes)
    test(`asks in ${code} with two answers of one weight`, async ({ page, early }) => {
      const words = barWordsIn(code);
      await open(page, `${early}/?lang=${code}`);
      await expect(bar(page, code)).toBeVisible();
      for (const width of [320, 820, 1280]) {
        await page.setViewportSize({ width, height: 740 });
        const buttons = [words.accept, words.refuse].map((name) =>
          bar(page, code).getByRole('button', { name, exact: true }),
        );
        const looks = await Promise.all(buttons.map(lookOf));
        expect(looks[0]).toEqual(looks[1]);
        // Nothing of it is cut off, and it leaves most of the window to the page.
        const box = await bar(page, code).evaluate((it) => ({
          hidden: it.scrollHeight - it.clientHeight,
          share: it.clientHeight / innerHeight,
        }));
        expect(box.hidden).toBeLessThanOrEqual(0);
        expect(box.share).toBeLessThan(0.4);
      }
      const { violations } = await axe(page)
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze();
      expect(violations.map(({ id: rule, nodes }) => [rule, nodes.length])).toEqual([]);
      await page
        .getByRole('banner')
        .getByRole('link', { name: languageLink(mainLanguage) })
        .click();
      await expect(bar(page)).toBeVisible();
    });

  test('is what the keyboard reaches first, and takes no focus by itself', async ({
    page,
    early,
  }) => {
    await open(page, `${early}/?lang=${mainLanguage}`);
    await expect(bar(page)).toBeVisible();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    await page.keyboard.press('Tab');
    const { navigation } = await commonWords(mainLanguage);
    await expect(page.getByRole('link', { name: navigation.skipToContent })).toBeFocused();
    const { more, accept, refuse } = barWordsIn(mainLanguage);
    await page.keyboard.press('Tab');
    await expect(bar(page).getByRole('link', { name: more })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(bar(page).getByRole('button', { name: accept })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(bar(page).getByRole('button', { name: refuse })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(bar(page)).toBeHidden();
    expect(await stored(page)).toBe('denied');
    // The keyboard goes on from the page, not from its very beginning.
    await expect(page.getByRole('main')).toBeFocused();
  });

  for (const [width, height] of [
    [360, 740],
    [820, 1180],
    [1280, 800],
  ] as const)
    test(`never covers what has the focus at ${width} × ${height}`, async ({ page, early }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height });
      await open(page, `${early}/?lang=${mainLanguage}`);
      await expect(bar(page)).toBeVisible();
      let count = 0;
      for (; count < 80; count += 1) {
        await page.keyboard.press('Tab');
        const covered = await page.evaluate(() => {
          const focused = document.activeElement;
          const over = document.querySelector('[aria-labelledby="consent-title"]');
          if (!focused || !over || focused === document.body) return 'end';
          if (over.contains(focused)) return '';
          const box = focused.getBoundingClientRect();
          const lid = over.getBoundingClientRect();
          const isUnder = box.bottom > lid.top + 1 && box.right > lid.left && box.left < lid.right;
          return isUnder ? focused.outerHTML : '';
        });
        if (covered === 'end') break;
        expect(covered).toBe('');
      }
      expect(count).toBeGreaterThan(20);
    });

  for (const code of codes)
    test(`leaves the first screen's words and buttons free in ${code}`, async ({ page, early }) => {
      await open(page, `${early}/?lang=${code}`);
      await expect(bar(page, code)).toBeAttached();
      for (const [width, height] of [
        [320, 568],
        [360, 640],
        [375, 667],
        [390, 844],
        [412, 732],
        [430, 932],
        [540, 720],
        [600, 960],
        [744, 1133],
        [768, 1024],
        [820, 740],
        [1024, 768],
        [1280, 640],
        [1280, 800],
        [1920, 1080],
      ] as const) {
        await page.setViewportSize({ width, height });
        const covered = await page.evaluate(() => {
          const hero = document.querySelectorAll('#home :is(h1, p, a)');
          const over = document.querySelector('[aria-labelledby="consent-title"]');
          const lid = over?.getBoundingClientRect();
          return [...hero].flatMap((it) => {
            const box = it.getBoundingClientRect();
            const isUnder =
              lid &&
              box.width > 0 &&
              box.top < Math.min(lid.bottom, innerHeight) &&
              box.bottom > lid.top &&
              box.left < lid.right &&
              box.right > lid.left;
            return isUnder ? [it.textContent] : [];
          });
        });
        expect.soft(covered, `${width} × ${height}`).toEqual([]);
      }
    });

  for (const code of codes)
    test(`no field of the form in ${code} that has the focus is under anything`, async ({
      page,
      early,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const { labels } = await wordsOf(code, 'contact');
      await open(page, `${early}/contact?lang=${code}`);
      await expect(bar(page, code)).toBeAttached();
      const fields = Object.values(labels).map((label) => page.getByLabel(label, { exact: true }));
      for (const [width, height] of [
        [360, 640],
        [844, 390],
        [1280, 800],
      ] as const)
        await test.step(`at ${width} × ${height}`, async () => {
          await page.setViewportSize({ width, height });
          // As on a page that has just been opened: nothing has the focus, and it is at its top.
          await page.evaluate(() => {
            (document.activeElement as HTMLElement | null)?.blur();
            scrollTo({ top: 0, behavior: 'instant' });
          });
          await fields[0]?.focus();
          for (const keys of ['Tab', 'Shift+Tab']) {
            for (const field of keys === 'Tab' ? fields : fields.toReversed()) {
              await expect(field).toBeFocused();
              const isOpen = await field.evaluate((it) => {
                const { left, top, width: across } = it.getBoundingClientRect();
                // In the middle of its first line, where one begins to write.
                return document.elementFromPoint(left + across / 2, top + 24) === it;
              });
              expect(isOpen, (await field.getAttribute('name')) ?? '').toBe(true);
              const isLast = field === (keys === 'Tab' ? fields.at(-1) : fields[0]);
              if (!isLast) await page.keyboard.press(keys);
            }
          }
        });
    });

  test('never lies over the form', async ({ page, early }) => {
    await open(page, `${early}/contact?lang=${mainLanguage}`);
    await expect(bar(page)).toBeAttached();
    for (const [width, height] of [
      [360, 740],
      [1280, 800],
      [1280, 2000],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      const ends = await page.evaluate(() => {
        const top = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
        return [top('footer')?.bottom, top('[aria-labelledby="consent-title"]')?.top];
      });
      expect.soft(ends[1], `at ${width} × ${height}`).toBe(ends[0]);
    }
  });

  test('lies at the end of the page where the window is low', async ({ page, early }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await open(page, `${early}/?lang=${mainLanguage}`);
    await expect(bar(page)).toBeAttached();
    await expect(bar(page)).not.toBeInViewport();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(bar(page)).toBeInViewport();
  });

  test.describe('when it comes', () => {
    test.use({ expectedConsole: /Failed to load resource: net::ERR_FAILED/ });

    for (const path of ['/', '/contact'])
      test(`shifts nothing on ${path}, wherever the page is`, async ({ page, early }) => {
        await page.addInitScript(() => {
          const shifts: number[] = [];
          Object.assign(window, { shifts });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              shifts.push(Reflect.get(entry, 'value') as number);
          }).observe({ type: 'layout-shift', buffered: true });
          // At the very end, before the bar comes: there the footer would move.
          addEventListener('load', () => {
            if (location.hash === '#end') scrollTo({ top: 1e6, behavior: 'instant' });
          });
        });
        // What the fonts move is another test's.
        await page.route('**/*.woff2', (route) => route.abort());
        for (const [hash, height] of [
          ['', 800],
          ['#end', 800],
          ['#end', 1400],
        ] as const) {
          await page.setViewportSize({ width: 1280, height });
          await page.goto('about:blank');
          await open(page, `${early}${path}?lang=${mainLanguage}${hash}`);
          await expect(bar(page)).toBeAttached();
          await settle(page);
          expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);
        }
      });
  });
});

for (const code of codes)
  test(`the privacy policy in ${code} says what each site does`, async ({
    page,
    early,
    late,
    google,
  }) => {
    void google;
    const words: LegalWords = await wordsOf(code, 'privacy-policy');
    const said = (when: string) =>
      words.sections.filter((section) => section.when === when).map(({ paragraphs }) => paragraphs);
    const text = async (address: string) => {
      await page.goto(`${address}/privacy-policy?lang=${code}`);
      return page.getByRole('main').textContent();
    };
    const isIn = (shown: string | null, when: string) =>
      said(when).flatMap(
        (paragraphs) => paragraphs?.map((it) => shown?.includes(textHere(it))) ?? [],
      );
    const shown = { early: await text(early), late: await text(late), none: await text('') };
    expect(new Set(isIn(shown.early, 'analyticsEarly'))).toEqual(new Set([true]));
    expect(new Set(isIn(shown.early, 'analyticsAfterConsent'))).toEqual(new Set([false]));
    expect(new Set(isIn(shown.late, 'analyticsAfterConsent'))).toEqual(new Set([true]));
    expect(new Set(isIn(shown.late, 'analyticsEarly'))).toEqual(new Set([false]));
    for (const when of ['analytics', 'analyticsEarly', 'analyticsAfterConsent'])
      expect(isIn(shown.none, when)).not.toContain(true);
  });

for (const code of codes)
  test(`the bar and the questions in ${code} say what each site does before an answer`, async ({
    page,
    early,
    late,
    google,
  }) => {
    void google;
    const { faqsSection } = await wordsOf(code, 'home');
    const additions = faqsSection.faqs.flatMap(({ additions: added = [] }) => added);
    expect(additions.map(({ when }) => when)).toEqual(['analyticsEarly', 'analyticsAfterConsent']);
    const { text, summary } = barWordsIn(code);
    const sites = [
      [early, 'analyticsEarly', 'early', 'afterConsent'],
      [late, 'analyticsAfterConsent', 'afterConsent', 'early'],
    ] as const;
    for (const [address, told, said, unsaid] of sites) {
      await open(page, `${address}/?lang=${code}`);
      await expect(bar(page, code)).toContainText(text[said]);
      await expect(bar(page, code)).toContainText(summary[said]);
      await expect(bar(page, code)).not.toContainText(text[unsaid]);
      const answers = (await page.locator('details').allTextContents()).join();
      for (const addition of additions)
        expect(answers.includes(addition.text), addition.when).toBe(addition.when === told);
    }
    await open(page, `/?lang=${code}`);
    const answers = (await page.locator('details').allTextContents()).join();
    for (const addition of additions) expect(answers).not.toContain(addition.text);
  });

siteTest('without a measurement id there is nothing of it', async ({ page }) => {
  const requests = recordRequests(page);
  for (const path of paths) {
    await open(page, `${path}?lang=${mainLanguage}`);
    await expect(page.locator('[data-island="consent"], [data-consent]')).toHaveCount(0);
  }
  await openProjects(page, `/?lang=${mainLanguage}`);
  await go(page, `/contact?lang=${mainLanguage}`);
  await sendMessage(page);
  await settle(page);
  const { origin: own } = new URL(page.url());
  expect(requests().filter((url) => !url.startsWith(own))).toEqual([]);
  const scripts = new Set(requests().filter((url) => url.endsWith('.js')));
  // No script of the build has been left out.
  const built = (await readdir('dist/site/assets')).filter((file) => file.endsWith('.js'));
  expect([...scripts].sort()).toEqual(built.map((file) => `${own}/assets/${file}`).sort());
  for (const file of built)
    expect(await readFile(`dist/site/assets/${file}`, 'utf8')).not.toMatch(
      /gtag|googletagmanager|google-analytics|dataLayer|page_view|globalPrivacyControl/,
    );
  await expect(bar(page)).toBeHidden();
  await expect(settings(page)).toBeHidden();
  expect(await page.context().cookies()).toEqual([]);
  // The one key is the embroidery's.
  expect(await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }))).toEqual([
    sewnKey,
  ]);
});

function recordRequests(page: Page) {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  return () => requests;
}

/** What gives a button its weight. */
const lookOf = (button: Locator) =>
  button.evaluate((it) => {
    const { color, backgroundColor, fontSize, fontWeight } = getComputedStyle(it);
    const { width, height } = it.getBoundingClientRect();
    return { color, backgroundColor, fontSize, fontWeight, width, height };
  });
