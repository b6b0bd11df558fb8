import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { folderOfTest } from '../../tests/temporary-folder.ts';
import { createLock } from './lock.ts';
import { makeOutbox } from './outbox-files.ts';

let root: string;

beforeEach(async () => {
  root = folderOfTest('outbox');
  await makeOutbox(root);
});

test('the lock is held until it is released', async () => {
  const first = createLock(root);
  const second = createLock(root);
  expect(await first.hold()).toBe(true);
  expect(await second.hold()).toBe(false);
  expect(await Promise.all([first.hold(), first.hold()])).toEqual([true, true]);
  first.release();
  expect(await second.hold()).toBe(true);
  expect(await first.hold()).toBe(false);
  second.release();
});

test('only one of several concurrent callers gets the lock', async () => {
  const locks = Array.from({ length: 20 }, () => createLock(root));
  const held = await Promise.all(locks.map((lock) => lock.hold()));
  expect(held.filter(Boolean)).toHaveLength(1);
  for (const lock of locks) lock.release();
});

test('another process cannot take the lock of a running one, but that of a killed one at once', async () => {
  const script = `
    const { createLock } = await import('${new URL('lock.ts', import.meta.url)}');
    console.log(await createLock('${root}').hold());
    setInterval(() => {}, 1000);
  `;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script]);
  expect(String((await once(child.stdout, 'data'))[0]).trim()).toBe('true');
  const lock = createLock(root);
  const isTaken = await lock.hold();
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(isTaken).toBe(false);
  expect(await lock.hold()).toBe(true);
  lock.release();
});

test('the holder notices that the file was deleted and another process has the lock', async () => {
  const first = createLock(root);
  const second = createLock(root);
  await first.hold();
  await rm(join(root, 'delivery.lock'));
  expect(await second.hold()).toBe(true);
  expect(await first.hold()).toBe(false);
  second.release();
  await rm(root, { recursive: true });
  expect(await first.hold()).toBe(true);
  expect(await second.hold()).toBe(false);
  first.release();
});

test('hold rejects when the file cannot be created', async () => {
  await mkdir(join(root, 'delivery.lock'));
  await expect(createLock(root).hold()).rejects.toThrow();
});
