/** Chapters 3 and 7: what the site calls, and what it makes of the answers, with a mail provider and analytics. */
import { afterEach, expect, test, vi } from 'vitest';
import { languages } from '../../src/in-force/languages.ts';
import { soon } from '../islands/elements.ts';
import { formIn } from '../islands/form.ts';
import { answering, open, origin, seen, startIsland } from '../islands/tab.ts';
import { documentOf, type Page, takeVariant } from '../islands/variant.ts';
import { mainLanguage } from '../languages.ts';
import { measurementId } from '../variants.ts';
import { row } from './rows.ts';

const { fillIn, submitUntil } = formIn();

afterEach(() => vi.unstubAllEnvs());

/** Opens a page for a visitor who has accepted analytics. */
async function visit(page: Page) {
  open(page, { html: await documentOf('late', page) });
  localStorage.setItem('consent', `granted ${new Date().toISOString().slice(0, 10)}`);
  takeVariant('late');
  const { startVisit } = await import('../../src/analytics/visit.ts');
  startVisit();
  await soon(() => expect(events('page_view')).toHaveLength(1));
}

/** The commands to Google's tag, in order. */
const commands = () => (window.dataLayer ?? []).map((it) => Array.from(it as ArrayLike<unknown>));
const events = (name: string) => commands().filter((it) => it[0] === 'event' && it[1] === name);

/** Fills in the form and sends it. */
async function send(body?: string) {
  answering(200, body);
  await visit('contact');
  await startIsland('contact-form');
  await fillIn();
  await submitUntil('success');
}

test(row('send-time'), async () => {
  const time = new Date(2026, 2, 4, 15, 6, 7);
  vi.useFakeTimers({ toFake: ['Date'], now: time });
  await send();
  const local = time.toLocaleString(languages[mainLanguage].locale);
  expect(seen.posts).toMatchObject([{ body: { template_params: { time: local } } }]);
  expect(local).toMatch(/2026.*15.*06/);
});

// With the right status the body does not matter.
test(row('response-status'), () => send('{"status":"error","code":500}'));

test(row('success-event'), async () => {
  const before = new Date().toISOString();
  await send();
  await soon(() => expect(events('contact_form_success')).toHaveLength(1));
  const [[, , parameters] = []] = events('contact_form_success');
  expect(parameters).toEqual({ form_location: '/contact', submission_time: expect.any(String) });
  const { submission_time: time = '' } = parameters as Record<string, string>;
  expect(time >= before && time <= new Date().toISOString(), time).toBe(true);
});

test(row('analytics'), async () => {
  await visit('home');
  const [script, ...others] = document.querySelectorAll<HTMLScriptElement>('script[src^="https:"]');
  expect(script?.src).toBe(`https://www.googletagmanager.com/gtag/js?id=${measurementId}`);
  expect(others).toEqual([]);
  expect(events('page_view')[0]?.[2]).toEqual({
    page_location: `${origin}/?lang=${mainLanguage}`,
    page_referrer: '',
    page_title: document.title,
  });
  const configured = commands().find(([command]) => command === 'config');
  expect(configured?.slice(0, 2)).toEqual(['config', measurementId]);
});
