import { mkdtemp, readdir, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLock } from './lock.ts';
import { makeOutbox } from './outbox-files.ts';

let root: string;
let elapsed: number;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'outbox-'));
  await makeOutbox(root);
  elapsed = 0;
});

afterEach(async () => {
  vi.restoreAllMocks();
  await rm(root, { recursive: true });
});

const open = () => createLock(root, () => elapsed);
const tokens = () => readdir(join(root, 'lock'));

/** Puts another name on the token, as if another process had it. */
async function disguise(change: (owner: string[]) => string[]) {
  const [token = ''] = await tokens();
  const name = change(token.split('.')).join('.');
  await rename(join(root, 'lock', token), join(root, 'lock', name));
  return join(root, 'lock', name);
}

test('the lock is one process’s until it lets go', async () => {
  const first = open();
  const second = open();
  expect(await first.hold()).toBe(true);
  expect(await second.hold()).toBe(false);
  expect(await first.hold()).toBe(true);
  await first.release();
  expect(await second.hold()).toBe(true);
  expect(await first.hold()).toBe(false);
  expect(await readdir(join(root, 'tmp'))).toEqual([]);
});

async function askAll() {
  const held = await Promise.all(Array.from({ length: 20 }, () => open().hold()));
  return held.filter(Boolean).length;
}

test('it is had by one of many that want it at once', async () => {
  expect(await askAll()).toBe(1);
});

test('that of a process that was killed is free at once, for one of many', async () => {
  await open().hold();
  await disguise(([place = '', , started = '', id = '']) => [place, '999999999', started, id]);
  expect(await askAll()).toBe(1);
  expect(await tokens()).toHaveLength(1);
});

test('that of a process whose number another has now is free at once', async () => {
  await open().hold();
  await disguise(([place = '', pid = '', , id = '']) => [place, pid, 'an earlier time', id]);
  expect(await open().hold()).toBe(true);
});

test.each([
  [
    'of another machine',
    ([, pid = '', started = '', id = '']: string[]) => ['elsewhere', pid, started, id],
  ],
  ['that is hidden', ([place = '', , , id = '']: string[]) => [place, '999999999', 'then', id]],
])('that of a process %s is free after a minute without a sign of life', async (_, change) => {
  vi.spyOn(process, 'kill').mockImplementation(() => {
    throw Object.assign(new Error('hidden'), { code: 'EPERM' });
  });
  await open().hold();
  const token = await disguise(change);
  const lock = open();
  expect(await lock.hold()).toBe(false);
  elapsed += 50_000;
  // However wrong the clock is by which the other says that it lives.
  await utimes(token, 1, 1);
  expect(await lock.hold()).toBe(false);
  elapsed += 50_000;
  expect(await lock.hold()).toBe(false);
  elapsed += 11_000;
  expect(await lock.hold()).toBe(true);
});

test('who was held up for too long finds that another has it', async () => {
  const first = open();
  await first.hold();
  const [token = ''] = await tokens();
  await rm(join(root, 'lock', token));
  expect(await open().hold()).toBe(true);
  expect(await first.hold()).toBe(false);
});

test('a folder that somebody removed is made again', async () => {
  const lock = open();
  await lock.hold();
  for (const folder of [join(root, 'lock'), join(root, 'tmp'), root]) {
    await rm(folder, { recursive: true });
    expect(await lock.hold()).toBe(true);
    expect(await open().hold()).toBe(false);
  }
});

test('a place where no lock can be is no lock', async () => {
  await writeFile(join(root, 'lock'), '');
  await expect(open().hold()).rejects.toThrow('ENOTDIR');
});
