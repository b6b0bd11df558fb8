import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { identity, sampleMessage } from '../../tests/relay/sample-message.ts';
import { folderOfTest } from '../../tests/temporary-folder.ts';
import { createLog } from '../log.ts';
import type { RefusedOrigin } from '../security/refused-origin.ts';
import { createAlerts } from './alerts.ts';
import { type Mail, SendFailure } from './mail.ts';
import { createMailServer } from './mail-server.ts';
import { openOutbox } from './outbox.ts';
import { makeOutbox } from './outbox-files.ts';
import type { Trouble } from './troubles.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

let root: string;
let clock: number;
let elapsed: number;
let isMailDown: boolean;
let sent: Mail[];
let complaints: string[];
let lines: string[];
let refused: RefusedOrigin | undefined;
let met: { lines: string[]; isTold: boolean } | undefined;
let troubles: Trouble[];

beforeEach(async () => {
  root = folderOfTest('outbox');
  await makeOutbox(root);
  clock = 1_763_719_200_000;
  elapsed = 0;
  isMailDown = false;
  sent = [];
  complaints = [];
  lines = [];
  troubles = [];
  refused = undefined;
  met = undefined;
});

function pass(time: number) {
  clock += time;
  elapsed += time;
}

function start(delivers = true) {
  const common = {
    outbox: openOutbox(root),
    now: () => clock,
    monotonic: () => elapsed,
    log: createLog((line) => lines.push(line)),
  };
  async function sendMail(mail: Mail) {
    if (isMailDown) throw new SendFailure('server', 'ECONNREFUSED', 'down');
    sent.push(mail);
    return '250 OK';
  }
  return createAlerts({
    ...common,
    identity,
    server: delivers ? createMailServer({ ...common, sendMail }) : undefined,
    troubles: () => troubles,
    refusedOrigin: () => refused,
    doctor: {
      address: 'https://www.studio.example',
      found: () => met,
      async noteTold() {
        if (met) met = { ...met, isTold: true };
      },
    },
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

test('what the daily visit found is mailed once, makes nothing unready, and is printed once', async () => {
  const alerts = start();
  met = { lines: ['A header of the server is missing:', 'another'], isTold: false };
  for (let hours = 0; hours < 60; hours += 1) {
    await alerts.check(true);
    pass(hour);
  }
  expect(await alerts.problems()).toEqual([]);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.text).toContain('A header of the server is missing:\n\nanother');
  expect(sent[0]?.text).not.toContain('once a day until');
  expect(complaints).toHaveLength(1);
  // Something else is mailed without it.
  refused = { page: 'http://x', asked: 'y', forwarded: '-' };
  await alerts.check(true);
  expect(sent).toHaveLength(2);
  expect(sent[1]?.text).not.toContain('A header');
});

test('an alert that could not be mailed is tried again after a growing pause', async () => {
  const alerts = start();
  await keep();
  pass(2 * day);
  isMailDown = true;
  for (let count = 0; count < 60; count += 1) {
    await alerts.check(true);
    pass(minute);
  }
  isMailDown = false;
  await alerts.check(true);
  expect(sent).toEqual([]);
  pass(hour);
  await alerts.check(true);
  expect(sent).toHaveLength(1);
});

test('what fails in the delivery is among the problems', async () => {
  troubles = [{ step: 'lock', code: 'EIO', file: '' }];
  const alerts = start();
  await alerts.check(true);
  expect(complaints).toEqual([expect.stringMatching(/^The outbox cannot be locked \(EIO\)/)]);
  expect(sent[0]?.text).toContain(complaints[0]);
});

test('a form that was refused for its origin is told, with what the proxy must pass on', async () => {
  refused = { page: 'http://studio.example', asked: '127.0.0.1:3000', forwarded: '-' };
  const alerts = start();
  await alerts.check(true);
  for (const name of [...Object.values(refused), 'proxy_set_header Host $http_host;'])
    expect(sent[0]?.text.replaceAll(/\s+/g, ' ')).toContain(name);
  // Whoever posts from a foreign page would otherwise take the server out of service.
  expect(await alerts.problems()).toEqual([]);
});

test('the mail says how much junk there is', async () => {
  await openOutbox(root).keep(sampleMessage({}, { isJunk: true }));
  troubles = [{ step: 'list', code: 'EIO', file: '' }];
  await start().check(true);
  expect(sent[0]?.text).toMatch(/1 message has the hidden field filled in/);
});

test('without a mail server waiting messages are no problem, and a line says so once a day', async () => {
  const alerts = start(false);
  await keep();
  await alerts.check(true);
  expect(complaints).toEqual([]);
  pass(day);
  await alerts.check(true);
  await alerts.check(true);
  expect(complaints).toEqual([
    expect.stringMatching(
      /^1 message has been waiting since 2025-11-21 10:00 UTC\. .*npm run outbox/,
    ),
  ]);
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

test('a refusal of the settings is a problem at once, a server that is away after an hour', async () => {
  const outbox = openOutbox(root);
  const state = { failures: 1, since: clock, next: clock, reason: '550 No such\u001b user' };
  await outbox.writeServerState({ ...state, isPermanent: false });
  const alerts = start();
  await alerts.check(false);
  expect(complaints).toEqual([]);
  pass(hour);
  await alerts.check(false);
  expect(complaints).toEqual([expect.stringMatching(/more than an hour: 550 No such {2}user\./)]);
  const reason = `${state.reason}.`;
  await outbox.writeServerState({ ...state, reason, advice: 'recipient', isPermanent: true });
  await alerts.check(false);
  expect(complaints[1]).toMatch(
    /settings: 550 No such {2}user\. The mail server does not take mail for MAIL_TO\. /,
  );
  await outbox.writeServerState(undefined);
  await alerts.check(false);
  expect(lines.map((line) => JSON.parse(line).event)).toEqual([
    'problem',
    'problem',
    'problem-over',
  ]);
});

test.each(['cur', 'failed'])('a file in place of the folder %s is a problem', async (name) => {
  await rm(join(root, name), { recursive: true });
  await writeFile(join(root, name), '');
  expect(await start().problems()).toMatchObject([{ kind: 'outbox' }]);
});
