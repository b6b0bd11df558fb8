/** Arrivals and messages counted by a server process, from the request to the file, the owner's mail and command. */
import { access, readdir, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import type { VisitsSettings } from '../../server/http/built-site.ts';
import { addDays, createCalendar } from '../../server/visits/calendar.ts';
import { openDayFiles } from '../../server/visits/day-files.ts';
import { honeypotName } from '../../src/contact/contact-message.ts';
import { folderOfTest } from '../temporary-folder.ts';
import { mailServerOfTest, mailTo, siteOfTest } from './of-test.ts';
import { messageBody, postMessage } from './post-message.ts';
import { runNode, type SiteProcess } from './site-process.ts';
import { manifest, writeSmallSite } from './small-site.ts';
import { visitsSample } from './visits-sample.ts';

let folder: string;
let outbox: string;

beforeEach(async () => {
  folder = folderOfTest('site');
  outbox = join(folder, 'outbox');
  await writeSmallSite(join(folder, 'dist'));
});

const countVisits = (visits: VisitsSettings | undefined) =>
  writeFile(join(folder, 'dist/manifest.json'), JSON.stringify({ ...manifest, visits }));

const places = () => ({ SITE_DIR: join(folder, 'dist'), OUTBOX_DIR: outbox });

const start = (env: Record<string, string> = {}, nodeArguments: string[] = []) =>
  siteOfTest(folder, { ...places(), ...env }, nodeArguments);

async function stop({ child, exited }: SiteProcess) {
  child.kill('SIGTERM');
  expect(await exited).toBe(0);
}

/** `fetch` does not let a program set the headers of a navigation. */
async function open(origin: string, path: string, headers: Record<string, string> = {}) {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  request(`${origin}${path}`, { headers }, (response) => {
    response.resume().on('end', () => resolve(response.statusCode ?? 0));
  })
    .on('error', reject)
    .end();
  return promise;
}

const linked = {
  'Sec-Fetch-Site': 'cross-site',
  'Sec-Fetch-Mode': 'navigate',
  'Sec-Fetch-Dest': 'document',
  Referer: 'https://news.example/',
};

/** What the owner's command says. */
const visitsScript = join(import.meta.dirname, '../../server/commands/visits.ts');
async function visits(...args: string[]) {
  const { exited, lines } = runNode([visitsScript, ...args], folder, places());
  return { code: await exited, lines };
}

/** The counts of all days: a test may run over midnight. */
async function countsIn() {
  const files = openDayFiles(outbox);
  const all: Record<string, number> = {};
  for (const day of await files.days())
    for (const [name, count] of (await files.read(day)) ?? []) all[name] = (all[name] ?? 0) + count;
  return all;
}

const send = ({ origin }: SiteProcess, language: string) =>
  postMessage(origin, undefined, { Referer: `${origin}/contact?lang=${language}` });

const add = (day: string, counts: Record<string, number>) =>
  openDayFiles(outbox).write(day, 'a', new Map(Object.entries(counts)));

test('what arrives is counted by page, language and source, messages by language, and mailed on Monday', async () => {
  const mail = await mailServerOfTest();
  await countVisits(visitsSample);
  await add('2026-11-18', { 'page pt /': 12, 'from nobody': 12 });
  const monday = `const { now } = Date; const lead = Date.parse('2026-11-23T09:00:00Z') - now(); Date.now = () => now() + lead;`;
  const preload = `data:text/javascript,${encodeURIComponent(monday)}`;
  const site = await start(mailTo(mail), ['--import', preload]);
  const { origin } = site;
  for (const path of ['/', '/?lang=en&utm_source=flyer', '/contact?lang=es'])
    expect(await open(origin, path, linked)).toBe(200);
  expect(await open(origin, '/showcase/music-player/?lang=en', linked)).toBe(200);
  expect((await send(site, 'en')).status).toBe(200);
  const junk = messageBody({ [honeypotName]: 'x' });
  expect((await postMessage(origin, junk)).status).toBe(200);
  await expect.poll(() => mail.received.length).toBe(2);
  const texts = mail.received.map(({ text }) => text);
  expect(texts.filter((text) => text.includes('Arrivals: 12 ('))).toHaveLength(1);
  await expect.poll(() => readdir(join(outbox, 'visits'))).toContain('mailed');
  await stop(site);
  expect(await countsIn()).toEqual({
    'from campaign flyer': 1,
    'from host news.example': 3,
    'from nobody': 12,
    'message en': 1,
    'page en /': 1,
    'page en /showcase/music-player/': 1,
    'page es /contact': 1,
    'page pt /': 13,
  });
});

test('the owner sees the last eight weeks, with pages and sources, and so does a program', async () => {
  await countVisits(visitsSample);
  const week = addDays(createCalendar(visitsSample.timeZone).dayOf(Date.now()), -7);
  const counts = { 'page en /contact': 7, 'from host news.example': 7, 'message en': 2 };
  await add(week, counts);
  await add(addDays(week, -70), { 'page pt /prices': 5, 'from nobody': 5 });
  const { code, lines } = await visits();
  expect(code).toBe(0);
  const line = (pattern: RegExp) => lines.find((each) => pattern.test(each));
  expect(lines.filter((each) => /\d+ [A-Z][a-z]+(\s|$)/.test(each))).toHaveLength(8);
  expect(lines.filter((each) => each.includes('(so far)'))).toHaveLength(1);
  expect(line(/28\.6$/)).toMatch(/ 7 {2}█+ +2 +28\.6$/);
  expect(line(/^\/contact/)).toMatch(/^\/contact +7 {2}█+$/);
  expect(line(/^news/)).toMatch(/^news\.example +7 {2}█+$/);
  expect(line(/^\/prices/)).toBeUndefined();
  expect(lines).toContain('Unknown.');
  const { timeZone, weeks } = JSON.parse((await visits('--json')).lines.join('\n'));
  expect(timeZone).toBe('Europe/Lisbon');
  expect(weeks).toHaveLength(8);
  expect(weeks[6]).toMatchObject({ isCounted: true, arrivals: 7, messages: 2, counts });
  expect(weeks[5]).toMatchObject({ isCounted: false, arrivals: 0, messagesPerHundred: null });
});

test('a long name is cut, the rarest sources share a row, and what is nothing has no bar and no figure', async () => {
  await countVisits({ ...visitsSample, hasMessages: false });
  const names = Array.from(
    { length: 14 },
    (_, index) => `from host ${'abcdefghijklmn'[index]}.example`,
  );
  const sources = Object.fromEntries(names.map((name, index) => [name, 20 - index]));
  const week = addDays(createCalendar(visitsSample.timeZone).dayOf(Date.now()), -7);
  await add(week, { [`page pt /${'a'.repeat(60)}`]: 3, ...sources });
  const { lines } = await visits();
  expect(lines.join('\n')).not.toMatch(/Messages|Per hundred/);
  expect(lines.filter((line) => / 0$/.test(line))).toHaveLength(7);
  const line = (pattern: RegExp) => lines.find((each) => pattern.test(each));
  expect(line(/^\/aaa/)).toMatch(/^\/a{48}… +3 {2}█+$/);
  expect(line(/^Others/)).toMatch(/^Others +24 {2}█+$/);
  const { weeks } = JSON.parse((await visits('--json')).lines.join('\n'));
  expect(weeks[6]).not.toHaveProperty('messages');
});

test('a server that does not count makes no file, and the owner is told so', async () => {
  await countVisits(undefined);
  const site = await start();
  expect(await open(site.origin, '/', linked)).toBe(200);
  expect((await send(site, 'pt')).status).toBe(200);
  await stop(site);
  await expect(access(join(outbox, 'visits'))).rejects.toThrow();
  expect((await readdir(outbox)).filter((name) => name.startsWith('visits'))).toEqual([]);
  const { code, lines } = await visits();
  expect(code).toBe(1);
  expect(lines.join('\n')).toContain('Nothing is counted here');
});
