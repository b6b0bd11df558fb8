/** What Chromium's arrivals count as; what each header means is server/visits/arrival.test.ts. Firefox and WebKit: lab/engines/journeys/visits.ts. */
import { expect, type Page, test } from '@playwright/test';
import { browserArguments, findBrowser } from '../../build/find-browser.ts';
import { type CountingSite, elsewhere, otherHost, startCountingSite } from '../counting-site.ts';
import { mainLanguage } from '../languages.ts';

// The headless shell does not prerender. With its cache of whole pages, as visitors have it.
test.use({
  launchOptions: {
    executablePath: await findBrowser(),
    args: browserArguments,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

// One browser for all of them.
test.describe.configure({ mode: 'default' });

let site: CountingSite;
test.beforeEach(async () => {
  site = await startCountingSite();
});
test.afterEach(() => site.stop());

const homeIn = (language: string) => `${site.origin}/?lang=${language}`;
const arrived = (page: Page, address: string) => page.waitForURL(address, { waitUntil: 'commit' });
const follow = async (page: Page, address: string) => {
  await page.getByRole('link', { name: 'On' }).click();
  await arrived(page, address);
};
/** Waits until the site has been asked for an address in this way. */
const asked = (purpose: RegExp) =>
  expect
    .poll(() => site.seen.some(({ headers }) => purpose.test(String(headers['sec-purpose']))))
    .toBe(true);

test('a typed address and a link elsewhere are arrivals, also the second time, and from the place that the link names', {
  tag: '@all',
}, async ({ page }) => {
  await page.goto(homeIn(mainLanguage));
  await page.goto(homeIn(mainLanguage));
  expect(site.seen.filter(({ headers }) => headers['if-none-match']).length).toBeGreaterThan(0);
  expect(await site.counted()).toEqual({ [`page ${mainLanguage} /`]: 2, 'from nobody': 2 });

  const contact = `${site.origin}/contact?lang=${mainLanguage}`;
  for (const more of [{}, { silent: '' }]) {
    await page.goto(elsewhere(site, contact, more));
    await follow(page, contact);
  }
  expect(await site.counted()).toEqual({
    [`page ${mainLanguage} /contact`]: 2,
    [`from host ${otherHost}`]: 1,
    'from unnamed': 1,
  });

  const named = `${homeIn(mainLanguage)}&utm_source=flyer`;
  await page.goto(elsewhere(site, named));
  await follow(page, named);
  expect(await site.counted()).toEqual({
    [`page ${mainLanguage} /`]: 1,
    'from campaign flyer': 1,
  });
});

test('reloads, back and forward, and links within the site are none', { tag: '@all' }, async ({
  page,
}) => {
  const home = homeIn(mainLanguage);
  await page.goto(elsewhere(site, home));
  await follow(page, home);
  await site.counted();
  const session = await page.context().newCDPSession(page);
  for (const reload of [
    () => page.reload(),
    // After the answer: a page that is left takes the answer with it.
    () => page.evaluate(() => void setTimeout(() => location.reload())),
    () => session.send('Page.reload', { ignoreCache: true }),
  ]) {
    const before = site.seen.length;
    await Promise.all([page.waitForEvent('load'), reload()]);
    expect(site.seen.length).toBeGreaterThan(before);
  }
  const contact = `/contact?lang=${mainLanguage}`;
  await page.evaluate((address) => void setTimeout(() => location.assign(address)), contact);
  await arrived(page, site.origin + contact);
  for (const [step, address] of [
    [-1, home],
    [1, site.origin + contact],
    [-2, elsewhere(site, home)],
    [1, home],
  ] as const) {
    await page.evaluate((by) => void setTimeout(() => history.go(by)), step);
    await arrived(page, address);
    await expect(page.getByRole('link').first()).toBeVisible();
  }
  expect(await site.counted()).toEqual({});
});

test('what is fetched ahead is none', { tag: '@all' }, async ({ page }) => {
  const home = homeIn(mainLanguage);
  for (const [ahead, purpose] of [
    ['link', /^prefetch$/],
    ['prefetch', /^prefetch$/],
    ['prerender', /prerender/],
  ] as const) {
    site.seen.length = 0;
    // A prerendered page must be of the same site.
    const from = ahead === 'prerender' ? `${site.origin}/contact?lang=${mainLanguage}` : '';
    if (from) {
      await page.goto(from);
      await site.counted();
      await page.getByRole('banner').getByRole('link').first().hover();
    } else await page.goto(elsewhere(site, home, { ahead }));
    await asked(purpose);
    expect(await site.counted(), ahead).toEqual({});
  }
});
