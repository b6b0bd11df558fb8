import { afterEach, expect, test, vi } from 'vitest';
import { inTurn } from './in-turn.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a task waits until another tab has finished its own', async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
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

test('two tabs that ask at once run their tasks one after the other', async () => {
  vi.useFakeTimers();
  const order: string[] = [];
  const first = inTurn('seats', () => order.push('first'));
  const second = inTurn('seats', () => order.push('second'));
  await first;
  expect(order).toEqual(['first']);
  await vi.advanceTimersByTimeAsync(100);
  await second;
  expect(order).toEqual(['first', 'second']);
});

test('an error of the task is its own, and the next task has its turn', async () => {
  const broken = inTurn('rooms', () => {
    throw new Error('full');
  });
  await expect(broken).rejects.toThrow('full');
  expect(await inTurn('rooms', () => 'next')).toBe('next');
});

test('a turn that never comes is taken, and the task runs once, with no other beside it', async () => {
  vi.useFakeTimers();
  const holding = navigator.locks.request('orders', () => new Promise(() => {}));
  holding.catch(() => {});
  const task = vi.fn(() => 'ordered');
  const own = inTurn('orders', task);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await own).toBe('ordered');
  // The tab that held it has lost it, and this one has it.
  await expect(holding).rejects.toThrow();
  const { held = [] } = await navigator.locks.query();
  expect(held.map(({ name }) => name)).toContain('orders');
  const next = inTurn('orders', () => 'next');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await next).toBe('next');
  expect(task).toHaveBeenCalledTimes(1);
});

test('a browser that never answers does not keep the task from running, once', async () => {
  vi.useFakeTimers();
  const request = vi.fn(() => new Promise(() => {}));
  vi.stubGlobal('navigator', { locks: { request } });
  const task = vi.fn(() => 'ordered');
  const own = inTurn('orders', task);
  await vi.advanceTimersByTimeAsync(3_999);
  expect(task).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await own).toBe('ordered');
  expect(task).toHaveBeenCalledTimes(1);
});

test('an origin without locks runs the task at once', async () => {
  vi.stubGlobal('navigator', {});
  expect(await inTurn('rooms', () => 'done')).toBe('done');
});
