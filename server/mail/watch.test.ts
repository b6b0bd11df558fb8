import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { openOutbox } from './outbox.ts';
import { makeOutbox } from './outbox-files.ts';
import { SendFailure } from './smtp.ts';
import { createWatch } from './watch.ts';

const hour = 3_600_000;
const day = 24 * hour;
const identity = { name: 'Studio', from: 'site@studio.example', to: 'ola@studio.example' };

let root: string;
let clock: number;
let elapsed: number;
let isMailDown: boolean;
let sent: string[];
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
  return createWatch({
    outbox: openOutbox(root),
    identity,
    sendMail: delivers
      ? async (raw) => {
          if (isMailDown) throw new SendFailure('server', 'ECONNREFUSED', 'down');
          sent.push(raw.toString());
          return '250 OK';
        }
      : undefined,
    now: () => clock,
    monotonic: () => elapsed,
    log: createLog(() => {}),
    complain: (line) => complaints.push(line),
  });
}

async function keep() {
  const fields = { name: 'Ana', email: 'ana@example.pt', subject: 'Olá', message: 'Bom dia' };
  const message = { fields, time: '', isJunk: false, received: new Date(clock), language: 'pt' };
  await openOutbox(root).keep(message, identity);
}

test('a message that waits for more than a day is said once a day, and again by another start', async () => {
  const watch = start();
  await keep();
  await watch.look(true);
  pass(day - 1000);
  await watch.look(true);
  expect([sent, complaints]).toEqual([[], []]);
  pass(2000);
  await watch.look(true);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toContain('1 message has been waiting for more than a day');
  expect(complaints).toHaveLength(1);
  pass(23 * hour);
  await watch.look(true);
  await start().look(true);
  expect(sent).toHaveLength(1);
  pass(2 * hour);
  await watch.look(true);
  expect(sent).toHaveLength(2);
});

test('as soon as mail can go, which is tried every ten minutes', async () => {
  const watch = start();
  await keep();
  pass(2 * day);
  isMailDown = true;
  await watch.look(true);
  isMailDown = false;
  pass(hour / 12);
  await watch.look(true);
  expect(sent).toEqual([]);
  pass(hour / 12);
  await watch.look(true);
  expect(sent).toHaveLength(1);
});

test('without a mail server messages wait as long as the owner likes', async () => {
  const watch = start(false);
  await keep();
  pass(30 * day);
  await watch.look(true);
  expect(await watch.troubles()).toEqual([]);
});

test('one that was told by a clock that was wrong is told again', async () => {
  await keep();
  pass(2 * day);
  clock += 1000 * day;
  await start().look(true);
  clock -= 1000 * day;
  await start().look(true);
  expect(sent).toHaveLength(2);
});

test('a folder that is none is a trouble, and its end is noticed', async () => {
  const watch = start();
  await rm(root, { recursive: true });
  await writeFile(root, '');
  await watch.look(true);
  expect(await watch.troubles()).toMatchObject([{ kind: 'outbox' }]);
  expect(sent).toHaveLength(1);
  await rm(root);
  await mkdir(root);
  pass(3_000);
  expect(await watch.troubles()).toEqual([]);
});

test('the answer by which a mail server refuses the settings is said at once', async () => {
  const outbox = openOutbox(root);
  await keep();
  const [message] = await outbox.waiting();
  const state = { attempts: 1, last: clock, next: clock, waited: 0, scope: 'server' as const };
  await outbox.writeState(message?.id ?? '', { ...state, reason: '550 No such\u001b user' });
  await start().look(true);
  expect(complaints).toEqual([expect.stringContaining('550 No such  user.')]);
});

test('who may not deliver says it on stderr only', async () => {
  await keep();
  pass(2 * day);
  await start().look(false);
  expect(complaints).toHaveLength(1);
  expect(sent).toEqual([]);
});

test('a notice says that no person wrote it', async () => {
  await keep();
  pass(2 * day);
  await start().look(true);
  expect(sent[0]).toMatch(/^Auto-Submitted: auto-generated$/m);
});

test.each(['cur', 'failed'])('a folder %s that is none is a trouble', async (name) => {
  await rm(join(root, name), { recursive: true });
  await writeFile(join(root, name), '');
  expect(await start().troubles()).toMatchObject([{ kind: 'outbox' }]);
});
