import { afterEach, expect, test, vi } from 'vitest';
import { inTurn } from './in-turn.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

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

test('a turn that never comes does not hold the task, which runs once', async () => {
  vi.useFakeTimers();
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  const holding = navigator.locks.request('orders', () => held);
  const task = vi.fn(() => 'ordered');
  const own = inTurn('orders', task);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await own).toBe('ordered');
  release();
  await holding;
  const next = inTurn('orders', () => 'next');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await next).toBe('next');
  expect(task).toHaveBeenCalledTimes(1);
});

test('an origin without locks runs the task at once', async () => {
  vi.stubGlobal('navigator', {});
  expect(await inTurn('rooms', () => 'done')).toBe('done');
});
