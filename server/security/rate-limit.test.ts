import { afterEach, expect, test, vi } from 'vitest';
import { createRateLimiter } from './rate-limit.ts';

afterEach(() => void vi.useRealTimers());

function limiter(perMinute: number, perHour: number) {
  const clock = { time: 1_000_000 };
  return { clock, ...createRateLimiter({ perMinute, perHour }, () => clock.time) };
}

test('at the limit of a minute the next message waits until the first is a minute old', () => {
  const { clock, take } = limiter(2, 0);
  expect(take('a')).toBeUndefined();
  clock.time += 20_000;
  expect(take('a')).toBeUndefined();
  expect(take('a')).toBe(40);
  clock.time += 39_999;
  expect(take('a')).toBe(1);
  clock.time += 1;
  expect(take('a')).toBeUndefined();
});

test('the limit of the hour applies in addition', () => {
  const { clock, take } = limiter(2, 3);
  for (let count = 0; count < 3; count += 1) {
    expect(take('a')).toBeUndefined();
    clock.time += 60_000;
  }
  expect(take('a')).toBe(3600 - 180);
});

test('clients are counted separately', () => {
  const { take } = limiter(1, 0);
  expect(take('a')).toBeUndefined();
  expect(take('b')).toBeUndefined();
  expect(take('a')).toBe(60);
});

test('0 switches a limit off', () => {
  const { take } = limiter(0, 0);
  for (let count = 0; count < 1000; count += 1) expect(take('a')).toBeUndefined();
});

test('a message that could not be kept does not count', () => {
  const { take, giveBack } = limiter(1, 0);
  expect(take('a')).toBeUndefined();
  giveBack('a');
  expect(take('a')).toBeUndefined();
  expect(take('a')).toBe(60);
});

test('a client is forgotten an hour after its last message, without further messages', () => {
  vi.useFakeTimers();
  const { take, remembered } = createRateLimiter({ perMinute: 5, perHour: 30 }, Date.now);
  take('a');
  take('b');
  vi.advanceTimersByTime(30 * 60_000);
  take('a');
  vi.advanceTimersByTime(30 * 60_000 - 1);
  expect(remembered()).toBe(2);
  vi.advanceTimersByTime(1);
  expect(remembered()).toBe(1);
  vi.advanceTimersByTime(30 * 60_000);
  expect(remembered()).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
  take('c');
  vi.advanceTimersByTime(60 * 60_000);
  expect(remembered()).toBe(0);
});

test('a client whose only message could not be kept is forgotten at once', () => {
  const { take, giveBack, remembered } = limiter(1, 0);
  take('a');
  giveBack('a');
  expect(remembered()).toBe(0);
});

test('a client whose last message could not be kept is forgotten an hour after the one before', () => {
  vi.useFakeTimers();
  const { take, giveBack, remembered } = createRateLimiter({ perMinute: 5, perHour: 30 }, Date.now);
  take('a');
  vi.advanceTimersByTime(50 * 60_000);
  take('b');
  take('a');
  giveBack('a');
  vi.advanceTimersByTime(10 * 60_000);
  expect(remembered()).toBe(1);
});

test('of tens of thousands of clients only those idle for longest are forgotten', () => {
  const { clock, take } = limiter(1, 0);
  for (let client = 0; client < 60_000; client += 1) {
    if (client % 10_000 === 0) clock.time += 1;
    take(`client ${client}`);
  }
  expect(take('client 59999')).toBe(60);
  expect(take('client 45000')).toBe(60);
  // Shows that the memory is bounded: a client in memory would have to wait.
  expect(take('client 0')).toBeUndefined();
});
