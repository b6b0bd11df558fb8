import { mkdtemp, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { onFailingDisk } from '../../tests/editor/failing-disk.ts';
import { forAll } from '../../tests/generated.ts';
import { manifest } from '../../tests/relay/small-site.ts';
import { folderOfTest } from '../../tests/temporary-folder.ts';
import { createLog } from '../log.ts';
import { startCounter } from './counter.ts';
import type { Counts } from './counts.ts';
import { type DayFiles, openDayFiles } from './day-files.ts';

let root: string;
let lines: string[];
let now: number;

beforeEach(async () => {
  root = folderOfTest('visits');
  [lines, now] = [[], Date.parse('2026-11-25T10:00:00Z')];
});

type Answered = { method: string; status: number };

function counterOn(files: DayFiles) {
  const counter = startCounter({
    files,
    manifest,
    timeZone: 'Europe/Lisbon',
    now: () => now,
    log: createLog((line) => lines.push(line)),
  });
  onTestFinished(counter.stop);
  const arrive = (referer?: string, url = '/', more: Partial<Answered> = {}) => {
    const headers = {
      'sec-fetch-site': 'cross-site',
      'sec-fetch-mode': 'navigate',
      'sec-fetch-dest': 'document',
      ...(referer && { referer }),
    };
    const { method = 'GET', status = 200 } = more;
    counter.noteAnswer({ headers, method, url }, status);
  };
  return { ...counter, arrive };
}

const start = () => counterOn(openDayFiles(root));

const countsOf = async (day: string): Promise<Counts> =>
  (await openDayFiles(root).read(day)) ?? new Map();

test('arrivals and messages are written at the stop, by day of the time zone', async () => {
  const counter = start();
  counter.arrive('https://news.example/');
  counter.arrive('https://studio.example/contact');
  counter.noteMessage('en');
  counter.noteMessage('fr');
  counter.noteMessage(undefined);
  now = Date.parse('2026-11-26T00:00:00Z');
  counter.arrive(undefined, '/contact');
  await counter.stop();
  expect(Object.fromEntries(await countsOf('2026-11-25'))).toEqual({
    ...{ 'from host news.example': 1, 'message en': 1, 'other message': 2, 'page pt /': 1 },
  });
  const next = { 'from unnamed': 1, 'page pt /contact': 1 };
  expect(Object.fromEntries(await countsOf('2026-11-26'))).toEqual(next);
});

test.each([
  ['/', 'page pt /'],
  ['/?lang=en', 'page en /'],
  ['/?utm_source=a&lang=es', 'page es /'],
  ['/?lang=fr', 'page pt /'],
  ['/?lang=en&lang=es', 'page pt /'],
  ['/contact?x=?&lang=es', 'page es /contact'],
  ['/showcase/music-player/?lang=en', 'page en /showcase/music-player/'],
  ['/favicon.svg', undefined],
  ['/constructor', undefined],
  ['', undefined],
])('%s is counted as %s', async (url, name) => {
  const counter = start();
  counter.arrive(undefined, url);
  await counter.stop();
  const names = [...(await countsOf('2026-11-25')).keys()];
  expect(names.filter((each) => !each.startsWith('from'))).toEqual(name ? [name] : []);
});

test('only what a GET gets is counted', async () => {
  const counter = start();
  for (const status of [206, 301, 304, 308, 400, 404, 429, 500, 503])
    counter.arrive(undefined, '/', { status });
  for (const method of ['HEAD', 'POST', 'PUT']) counter.arrive(undefined, '/', { method });
  await counter.stop();
  expect((await countsOf('2026-11-25')).get('page pt /')).toBe(1);
});

test('a day without arrivals has one file', async () => {
  for (const counter of [start(), start()]) await counter.write();
  expect(await readdir(join(root, 'visits'))).toHaveLength(1);
  expect(await countsOf('2026-11-25')).toEqual(new Map());
  expect(await openDayFiles(root).days()).toEqual(['2026-11-25']);
});

test('ten thousand forged sources make a small file, and hide no source that sends visitors', async () => {
  const counter = start();
  for (let round = 0; round < 10; round += 1) {
    for (let index = 0; index < 3; index += 1) counter.arrive('https://news.example/');
    for (let index = 0; index < 1_000; index += 1)
      counter.arrive(`https://${'x'.repeat(80)}${round}-${index}.example/`);
    await counter.write();
  }
  const counts = await countsOf('2026-11-25');
  expect(counts.get('from host news.example')).toBe(30);
  expect(counts.get('page pt /')).toBe(10_030);
  const sources = [...counts].filter(([name]) => /^from |^other source/.test(name));
  expect(sources.reduce((sum, [, count]) => sum + count, 0)).toBe(10_030);
  expect(sources.length).toBeLessThanOrEqual(101);
  const [file = ''] = await readdir(join(root, 'visits'));
  expect((await stat(join(root, 'visits', file))).size).toBeLessThan(20_000);
});

test('whatever fails at whatever step, nothing is lost and nothing is counted twice', async () => {
  const step = fc.oneof(
    fc.constant('arrive' as const),
    fc.constant('write' as const),
    fc.record({
      kind: fc.constantFrom('full' as const, 'broken' as const),
      step: fc.integer({ min: 1, max: 8 }),
    }),
    fc.constantFrom(-400, -1, 1, 400).map((days) => ({ days })),
  );
  await forAll(60, fc.array(step, { maxLength: 25 }), async (steps) => {
    const files = openDayFiles(await mkdtemp(join(root, 'case-')));
    const counters = [counterOn(files), counterOn(files)];
    let arrivals = 0;
    for (const [index, each] of steps.entries()) {
      const counter = counters[index % 2];
      if (each === 'arrive') {
        counter?.arrive('https://news.example/');
        arrivals += 1;
      } else if (each === 'write') await counter?.write();
      else if ('days' in each) now += each.days * 86_400_000;
      else await onFailingDisk(each, async () => counter?.write());
    }
    for (const { stop } of counters) await stop();
    let counted = 0;
    for (const day of await files.days()) counted += (await files.read(day))?.get('page pt /') ?? 0;
    expect(counted).toBe(arrivals);
  });
});

test('a disk that stays full is said once a minute, and stops no page', async () => {
  const counter = start();
  await onFailingDisk({ kind: 'full', step: 1 }, async () => {
    for (let round = 0; round < 40; round += 1) {
      counter.arrive('https://news.example/');
      now += 86_400_000;
      await counter.write();
    }
  });
  expect(lines.filter((line) => line.includes('visits-not-written'))).toHaveLength(1);
  expect(lines.join('')).toContain('ENOSPC');
  await counter.stop();
  expect((await openDayFiles(root).days()).length).toBeGreaterThan(25);
  expect((await openDayFiles(root).days()).length).toBeLessThanOrEqual(31);
});

test('a clock that gives no time stops no page', async () => {
  const counter = start();
  now = Number.NaN;
  counter.arrive();
  counter.noteMessage('pt');
  await counter.stop();
  expect(await readdir(root)).toEqual([]);
});
