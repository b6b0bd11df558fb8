import { afterEach, expect, test, vi } from 'vitest';
import { inTurn } from './in-turn.ts';

afterEach(() => vi.unstubAllGlobals());

test('a task waits until another tab has finished its own', async () => {
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  const order: string[] = [];
  void navigator.locks.request('rooms', async () => {
    await held;
    order.push('other tab');
  });
  const own = inTurn('rooms', () => {
    order.push('own');
    return 7;
  });
  await inTurn('rates', () => order.push('another name'));
  expect(order).toEqual(['another name']);
  release();
  expect(await own).toBe(7);
  expect(order).toEqual(['another name', 'other tab', 'own']);
});

test('an error of the task is its own, and the next task has its turn', async () => {
  const broken = inTurn('rooms', () => {
    throw new Error('full');
  });
  await expect(broken).rejects.toThrow('full');
  expect(await inTurn('rooms', () => 'next')).toBe('next');
});

test('an origin without locks runs the task at once', async () => {
  vi.stubGlobal('navigator', {});
  expect(await inTurn('rooms', () => 'done')).toBe('done');
});
