import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { visitsSample } from '../../tests/relay/visits-sample.ts';
import { folderOfTest } from '../../tests/temporary-folder.ts';
import type { VisitsSettings } from '../http/built-site.ts';
import { createLog } from '../log.ts';
import { type Mail, SendFailure } from '../mail/mail.ts';
import { en } from '../words/en.ts';
import { openDayFiles } from './day-files.ts';
import { createMondayMail } from './monday-mail.ts';

let root: string;
let now: number;
let sent: Mail[];
let failure: Error | undefined;
let elapsed: number;
const lines: string[] = [];

beforeEach(async () => {
  root = folderOfTest('visits');
  [sent, failure, elapsed] = [[], undefined, 0];
  // Monday at seven in Lisbon.
  now = Date.parse('2026-11-23T07:00:00Z');
});

const add = (day: string, counts: Record<string, number>) =>
  openDayFiles(root).write(day, 'a', new Map(Object.entries(counts)));

function mondayMail(settings: Partial<VisitsSettings> = {}, waits = [0, 0, 0]) {
  const messages =
    (count = 0) =>
    async () =>
      Array.from({ length: count }, (_, id) => ({ id: `${id}`, folder: 'new' as const, file: '' }));
  return createMondayMail({
    files: openDayFiles(root),
    outbox: {
      root,
      waiting: messages(waits[0]),
      failed: messages(waits[1]),
      junk: messages(waits[2]),
    },
    identity: { name: 'Studio', from: 'site@studio.example', to: 'ola@studio.example', words: en },
    async sendMail(mail) {
      if (failure) throw failure;
      sent.push(mail);
      return '250';
    },
    settings: { ...visitsSample, ...settings },
    now: () => now,
    monotonic: () => elapsed,
    log: createLog((line) => lines.push(line)),
  });
}

const hour = 3_600_000;
const day = 24 * hour;

describe('the mail', () => {
  beforeEach(async () => {
    await add('2026-11-09', { 'page pt /': 4, 'from nobody': 4, 'message pt': 1 });
    await add('2026-11-16', { 'page pt /': 3, 'from nobody': 2, 'from host news.example': 1 });
    // The sixth source is not named.
    await add('2026-11-17', { 'from host zoo.example': 1 });
    await add('2026-11-22', {
      'page en /': 2,
      'page en /contact': 3,
      'from campaign flyer': 3,
      'from unnamed': 1,
      'other source': 1,
      'message en': 1,
    });
    await add('2026-11-23', { 'page pt /': 100, 'from nobody': 100 });
  });

  test('has the last week beside the one before', async () => {
    await mondayMail()();
    expect(sent).toHaveLength(1);
    const [mail] = sent;
    expect(mail?.to.address).toBe('ola@studio.example');
    expect(mail?.subject).toMatch(/^\[Studio\] 8 arrivals, 1 messages, 16\s*–\s*22 November$/);
    const paragraphs = mail?.text.replaceAll(/[\u2009\u00a0]/g, ' ').split('\n\n') ?? [];
    expect(paragraphs).toEqual([
      '16 – 22 November and 9 – 15 November',
      'Arrivals: 8 (4)\nMessages: 1 (1)\nPer hundred: 12.5 (25)',
      'Pages\n/: 5 (4)\n/contact: 3 (0)',
      'Sources\nflyer (link): 3 (0)\nNobody: 2 (4)\nOthers: 1 (0)\nSomebody: 1 (0)\nnews.example: 1 (0)',
      'Waiting\nNothing.',
      'More.\nUnknown.\n',
    ]);
  });

  test('says what waits', async () => {
    await mondayMail({}, [2, 1, 3])();
    expect(sent[0]?.text).toContain('Waiting\n2 waiting.\n1 refused.\n3 junk.');
  });

  test('says nothing of messages that go elsewhere', async () => {
    await mondayMail({ hasMessages: false }, [2, 0, 0])();
    expect(sent[0]?.subject).toContain('8 arrivals, 16');
    expect(sent[0]?.text).not.toMatch(/Messages|Per hundred|Waiting|waiting/);
  });

  test('has no numbers of a week in which nothing was counted', async () => {
    for (const each of ['09', '10'])
      await rm(join(root, `visits/2026-11-${each}-a.json`), { force: true });
    await mondayMail()();
    expect(sent[0]?.text).toContain('Arrivals: 8 (–)');
  });

  test('is sent once a week, also after a restart', async () => {
    const check = mondayMail();
    for (let index = 0; index < 7 * 24; index += 1) {
      await check();
      if (index % 24 === 5) await mondayMail()();
      now += hour;
    }
    expect(sent).toHaveLength(1);
    // The next Monday at seven: the hours before belong to the same week.
    await check();
    expect(sent).toHaveLength(2);
    expect((await readdir(join(root, 'visits'))).filter((name) => !name.endsWith('.json'))).toEqual(
      ['mailed'],
    );
  });

  test('waits until seven in the time zone of the studio', async () => {
    now -= 1;
    await mondayMail()();
    expect(sent).toHaveLength(0);
    await mondayMail({ timeZone: 'Europe/Madrid' })();
    expect(sent).toHaveLength(1);
  });

  test('is sent later in the week when the mail server did not take it', async () => {
    failure = new SendFailure('server', 'ECONNREFUSED', 'No');
    const check = mondayMail();
    await check();
    [failure, now] = [undefined, now + 2 * day];
    await check();
    expect(sent).toHaveLength(0);
    elapsed += 600_000;
    await check();
    await check();
    expect(sent).toHaveLength(1);
  });

  test('is not sent when it could not be noted, or each start would send it again', async () => {
    await mkdir(join(root, 'visits/mailed.tmp'));
    await mondayMail()();
    expect(sent).toHaveLength(0);
  });

  test('survives a clock that is wrong for a while', async () => {
    const check = mondayMail();
    const right = now;
    for (const wrong of [0, right + 400 * day, Number.NaN, right - 400 * day]) {
      now = wrong;
      await check();
      elapsed += 600_000;
    }
    expect(sent).toHaveLength(0);
    now = right;
    await check();
    expect(sent).toHaveLength(1);
  });
});

test('there is no mail of a week in which nothing was counted', async () => {
  await mondayMail()();
  await add('2026-11-23', { 'page pt /': 1, 'from nobody': 1 });
  await mondayMail()();
  expect(sent).toHaveLength(0);
});
