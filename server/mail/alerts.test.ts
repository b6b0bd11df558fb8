import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { identity, sampleMessage } from '../../tests/relay/sample-message.ts';
import { createLog } from '../log.ts';
import { createAlerts } from './alerts.ts';
import { type Mail, SendFailure } from './mail.ts';
import { openOutbox } from './outbox.ts';
import { makeOutbox } from './outbox-files.ts';

const hour = 3_600_000;
const day = 24 * hour;

let root: string;
let clock: number;
let elapsed: number;
let isMailDown: boolean;
let sent: Mail[];
let complaints: string[];

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'outbox-'));
  await makeOutbox(root);
  clock = 1_763_719_200_000;
  elapsed = 0;
  isMailDown = false;
  sent = [];
  complaints = [];
});

afterEach(() => rm(root, { recursive: true }));

function pass(time: number) {
  clock += time;
  elapsed += time;
}

function start(delivers = true) {
  return createAlerts({
    outbox: openOutbox(root),
    identity,
    sendMail: delivers
      ? async (mail) => {
          if (isMailDown) throw new SendFailure('server', 'ECONNREFUSED', 'down');
          sent.push(mail);
          return '250 OK';
        }
      : undefined,
    now: () => clock,
    monotonic: () => elapsed,
    log: createLog(() => {}),
    complain: (line) => complaints.push(line),
  });
}

const keep = () => openOutbox(root).keep(sampleMessage({}, { received: new Date(clock) }));

test('a message that waits for more than a day is mailed once a day, also across restarts', async () => {
  const alerts = start();
  await keep();
  await alerts.check(true);
  pass(day - 1000);
  await alerts.check(true);
  expect([sent, complaints]).toEqual([[], []]);
  pass(2000);
  await alerts.check(true);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.subject).toBe('[Studio] The contact form needs you');
  expect(sent[0]?.text).toContain('1 message has been waiting for more than a day');
  expect(complaints).toHaveLength(1);
  pass(23 * hour);
  await alerts.check(true);
  await start().check(true);
  expect(sent).toHaveLength(1);
  pass(2 * hour);
  await alerts.check(true);
  expect(sent).toHaveLength(2);
});

test('an alert that could not be mailed is tried again every ten minutes', async () => {
  const alerts = start();
  await keep();
  pass(2 * day);
  isMailDown = true;
  await alerts.check(true);
  isMailDown = false;
  pass(hour / 12);
  await alerts.check(true);
  expect(sent).toEqual([]);
  pass(hour / 12);
  await alerts.check(true);
  expect(sent).toHaveLength(1);
});

test('without a mail server waiting messages are not a problem', async () => {
  const alerts = start(false);
  await keep();
  pass(30 * day);
  await alerts.check(true);
  expect(await alerts.problems()).toEqual([]);
});

test('an alert dated in the future is sent again, by the process that delivers', async () => {
  await keep();
  pass(2 * day);
  clock += 1000 * day;
  await start().check(true);
  // A process without the lock reports on stderr only.
  await start().check(false);
  expect([sent.length, complaints.length]).toEqual([1, 2]);
  clock -= 1000 * day;
  await start().check(true);
  expect(sent).toHaveLength(2);
});

test('a file in place of the outbox is a problem until it is removed', async () => {
  const alerts = start();
  await rm(root, { recursive: true });
  await writeFile(root, '');
  await alerts.check(true);
  expect(await alerts.problems()).toMatchObject([{ kind: 'outbox' }]);
  expect(sent).toHaveLength(1);
  await rm(root);
  await mkdir(root);
  pass(3_000);
  expect(await alerts.problems()).toEqual([]);
});

test('a permanent refusal of the settings is reported at once', async () => {
  const outbox = openOutbox(root);
  await keep();
  const [message] = await outbox.waiting();
  const state = { attempts: 1, last: clock, next: clock, waited: 0, scope: 'server' as const };
  const reason = '550 No such\u001b user';
  await outbox.writeState(message?.id ?? '', { ...state, reason });
  await start().check(true);
  expect(complaints).toEqual([]);
  await outbox.writeState(message?.id ?? '', { ...state, reason, isPermanent: true });
  await start().check(true);
  expect(complaints).toEqual([expect.stringContaining('550 No such  user.')]);
});

test.each(['cur', 'failed'])('a file in place of the folder %s is a problem', async (name) => {
  await rm(join(root, name), { recursive: true });
  await writeFile(join(root, name), '');
  expect(await start().problems()).toMatchObject([{ kind: 'outbox' }]);
});
