/** What is asked, kept and reported of visits, on a site with analytics. */
import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { languageCodes } from '../../src/in-force/languages.ts';
import { site } from '../../src/in-force/site.ts';
import { buildFolder } from '../../src/studio/own-places.ts';
import {
  changeForeignly,
  foreignChanges,
  foreignFault,
  translateForEver,
} from '../foreign-changes.ts';
import { forAll, generated } from '../generated.ts';
import { mainLanguage } from '../languages.ts';
import { eventsOf, standIn } from '../measured-site.ts';
import { measurementId } from '../variants.ts';
import { button, find, press, selectorOf, settled, soon } from './elements.ts';
import { formIn } from './form.ts';
import {
  answering,
  browser,
  expectSaid,
  forget,
  open,
  seen,
  startIsland,
  watchListeners,
  words,
} from './tab.ts';
import { documentOf, type Mode, type Page, takeVariant } from './variant.ts';

const { consent } = words[mainLanguage];
const form = formIn();

/** Opens a page of the variant and starts what asks and measures. */
async function visit(page: Page, mode: Mode = 'early', change = () => {}) {
  open(page, { html: await documentOf(mode, page) });
  takeVariant(mode);
  change();
  const { startVisit } = await import('../../src/analytics/visit.ts');
  startVisit();
  await startIsland('consent');
  await soon(() => expect(window).toHaveProperty(`ga-disable-${measurementId}`));
}

const tagged = new WeakSet<Document>();

/** Google's tag arrives, if the page has asked for it. */
function loadTag() {
  const tags = document.querySelectorAll(`script[src$="gtag/js?id=${measurementId}"]`);
  expect(tags.length).toBeLessThan(2);
  if (tags.length === 0 || tagged.has(document)) return;
  tagged.add(document);
  standIn();
}

async function visitWithTag(page: Page) {
  await visit(page);
  loadTag();
}

/** What the tag has sent. */
const hits = () =>
  seen.visited
    .filter((url) => url.includes('google-analytics'))
    .map((url) => Object.fromEntries(new URL(url).searchParams));
const events = () => eventsOf(hits());
const commands = () => (window.dataLayer ?? []).map((it) => Array.from(it as ArrayLike<unknown>));
const stored = () => localStorage.getItem('consent')?.split(' ')[0] ?? null;

const bar = () => document.querySelector<HTMLElement>('[aria-labelledby="consent-title"]');
const settings = () => button(consent.settings);
async function answer(name: 'accept' | 'refuse') {
  await press(button(consent[name]));
  expect(bar()).toBeNull();
  loadTag();
}

async function sendMessage(status = 200) {
  answering(status);
  await startIsland('contact-form');
  await form.fillIn();
  await form.submitUntil(status === 200 ? 'success' : 'error');
  await settled();
}

const home = `page_view /?lang=${mainLanguage}`;
const contact = `page_view /contact?lang=${mainLanguage}`;
const policy = `page_view /privacy-policy?lang=${mainLanguage}`;

afterEach(() => vi.unstubAllEnvs());

test('before an answer each page counts as one view, and nothing is stored', async () => {
  await visitWithTag('home');
  const [first, ...rest] = commands();
  const types = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'];
  expect(first?.slice(0, 2)).toEqual(['consent', 'default']);
  expect(Object.keys(first?.[2] as object)).toEqual(expect.arrayContaining(types));
  expect(new Set(Object.values(first?.[2] as object))).toEqual(new Set(['denied']));
  expect(rest.filter(([command]) => command === 'consent')).toEqual([]);
  const configs = rest.filter(([command]) => command === 'config');
  const sendNone = expect.objectContaining({ send_page_view: false });
  expect(configs).toEqual([['config', measurementId, sendNone]]);
  expect(hits()).toMatchObject([{ consent: 'no', page_title: document.title }]);
  const before = location.href;
  await visitWithTag('contact');
  expect(events()).toEqual([home, contact]);
  expect(hits()[1]).toMatchObject({ page_referrer: before, page_title: document.title });
  expect([document.cookie, localStorage.length]).toEqual(['', 0]);
});

test('consent is remembered and can be revoked', async () => {
  await visitWithTag('home');
  await answer('accept');
  expect(document.activeElement).toBe(find('#content'));
  expect(stored()).toBe('granted');
  const granted = ['consent', 'update', { analytics_storage: 'granted' }];
  expect(commands().at(-1)).toEqual(granted);
  await visitWithTag('privacy-policy');
  expect(bar()).toBeNull();
  const [defaults, update] = commands();
  expect([defaults?.slice(0, 2), update]).toEqual([['consent', 'default'], granted]);
  expect(hits().at(-1)).toMatchObject({ consent: 'yes' });
  expect(document.cookie).toBe('_ga=GS1.1; _ga_TEST1234=GS1.1');

  // The space that kept its place is gone.
  expect(settings().parentElement?.textContent).toBe(consent.settings);
  await press(settings());
  expect(document.activeElement).toBe(bar());
  expect(bar()?.textContent).toContain(consent.soFar.granted);
  await answer('refuse');
  expect(document.activeElement).toBe(settings());
  expect(stored()).toBe('denied');
  const [command, kind, denied] = commands().at(-1) ?? [];
  expect([command, kind]).toEqual(['consent', 'update']);
  expect(new Set(Object.values(denied as object))).toEqual(new Set(['denied']));
  expect(document.cookie).toBe('');
  window.dispatchEvent(new Event('blur'));
  await visitWithTag('home');
  expect(window.dataLayer).toBeUndefined();

  await press(settings());
  expect(bar()?.textContent).toContain(consent.soFar.denied);
  await answer('accept');
  // The open page is counted now; earlier pages are not counted later, and no page twice.
  for (const name of ['refuse', 'accept'] as const) {
    await press(settings());
    await answer(name);
  }
  expect(events()).toEqual([home, policy, home]);
  expect(hits()[2]).toMatchObject({ consent: 'yes' });
});

test('the bar gives presses to no box', async () => {
  let listeners = () => ['nothing was watched'];
  await visit('home', 'early', () => {
    listeners = watchListeners();
  });
  expect(bar()?.querySelector('button')).toBeTruthy();
  expect(listeners()).toEqual([]);
});

test('a refusal in another tab applies to this one and to later pages', async () => {
  await visitWithTag('contact');
  localStorage.setItem('consent', `denied ${new Date().toISOString().slice(0, 10)}`);
  window.dispatchEvent(new StorageEvent('storage', { key: 'consent', newValue: 'denied' }));
  await soon(() => expect(bar()).toBeNull());
  await sendMessage();
  window.dispatchEvent(new Event('blur'));
  await visitWithTag('home');
  expect(bar()).toBeNull();
  expect(window.dataLayer).toBeUndefined();
  expect(events()).toEqual([contact]);
});

test('what is sent without a tag or fails is no event, and no link contains the message', async () => {
  expectSaid(/The message was not sent/);
  await visitWithTag('contact');
  await sendMessage(503);
  const link = find<HTMLAnchorElement>('[data-outcome] a');
  expect(link.href).toBe(`mailto:${site.email}`);
  link.focus();
  expect(link.href).toBe(`mailto:${site.email}`);
  await press(link);
  // The mail program still receives the message.
  const [mail = ''] = seen.visited.filter((url) => url.startsWith('mailto:'));
  expect(new URL(mail).searchParams.get('body')).toContain('Bom dia!');
  expect(events()).toEqual([contact]);
});

test('with blocked storage nothing is sent without consent', async () => {
  browser.isStorageBlocked = true;
  await visitWithTag('home');
  await answer('refuse');
  window.dispatchEvent(new Event('blur'));
  // The next document does not know the refusal and asks again.
  await visitWithTag('contact');
  await sendMessage();
  expect(events()).toEqual([]);
  await answer('accept');
  expect(events()).toEqual([contact]);
  expect(hits()).toMatchObject([{ consent: 'yes' }]);
  await visitWithTag('home');
  expect(bar()).not.toBeNull();
  expect(hits()).toHaveLength(1);
});

// Of the questions and the policy: src/studio/policy.test.ts.
test('the bar says when visits are measured', async () => {
  const tells = { early: 'early', late: 'afterConsent' } as const;
  for (const [mode, told] of Object.entries(tells))
    for (const language of languageCodes) {
      open('home', { html: await documentOf(mode as Mode, 'home', language) });
      const { words: said } = JSON.parse(find(selectorOf('consent')).dataset.props ?? '');
      const { text, summary } = words[language].consent;
      expect([said.text, said.summary]).toEqual([text[told], summary[told]]);
    }
});

test('no script of a site without a measurement id has anything of it', () => {
  const folder = `${buildFolder}/site/assets`;
  const scripts = globSync(`${folder}/*.js`);
  expect(scripts.length).toBeGreaterThan(0);
  for (const file of scripts)
    expect(readFileSync(file, 'utf8')).not.toMatch(
      /gtag|googletagmanager|google-analytics|dataLayer|page_view|globalPrivacyControl/,
    );
});

test('the bar takes an answer, and another, whatever others do to it', async () => {
  expectSaid(foreignFault);
  const places = [selectorOf('consent'), '[data-consent="end"]', '[data-consent="settings"]'];
  const consentCase = fc.record({
    page: fc.constantFrom('home' as const, 'contact' as const),
    isRoomy: fc.boolean(),
    moments: fc.array(foreignChanges, { minLength: 4, maxLength: 4 }),
    isTranslated: fc.boolean(),
    answers: fc.tuple(fc.nat(1), fc.nat(1)),
  });
  await forAll(
    { ...generated(80, 40), endOnFailure: true },
    consentCase,
    async ({ page, isRoomy, moments, isTranslated, answers }) => {
      forget();
      browser.isRoomy = isRoomy;
      const disturbAll = (moment: number) => {
        for (const place of places) changeForeignly(place, moments[moment] ?? []);
      };
      await visit(page, 'late', () => {
        disturbAll(0);
        if (isTranslated) places.forEach(translateForEver);
      });
      const buttons = () => [
        ...document.querySelectorAll<HTMLElement>('[aria-labelledby="consent-title"] button'),
      ];
      expect(buttons()).toHaveLength(2);
      for (const [time, chosen] of answers.entries()) {
        disturbAll(time + 1);
        await press(buttons()[chosen] as HTMLElement);
        expect(buttons()).toHaveLength(0);
        expect(stored()).toBe(['granted', 'denied'][chosen]);
        const again = document.querySelectorAll<HTMLElement>('[data-consent="settings"] button');
        expect(again).toHaveLength(1);
        await press(again[0] as HTMLElement);
        expect(buttons()).toHaveLength(2);
      }
    },
  );
});
