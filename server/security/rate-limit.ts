/** Counts messages per client over sliding windows of a minute and an hour. */

export type RateLimits = { perMinute: number; perHour: number };

export type RateLimiter = {
  /**
   * Counts one message. Returns undefined when it may pass, else the number of seconds after which
   * the next one may; a refused message does not count.
   */
  take: (key: string) => number | undefined;
  /** Uncounts one, when the message could not be kept after all. */
  giveBack: (key: string) => void;
  /** How many clients are remembered: those with a message in the last hour, nobody longer. */
  remembered: () => number;
};

const minute = 60_000;
const hour = 3_600_000;

/** More clients than a studio has in a day, and a few megabytes at most. */
const mostClients = 20_000;

/** A limit of 0 is none. */
export function createRateLimiter(
  { perMinute, perHour }: RateLimits,
  now: () => number,
): RateLimiter {
  /** Times of the messages that passed in the last hour, by client; roughly the longest quiet first. */
  const passed = new Map<string, number[]>();
  /** Forgets those whose hour is over, at `due`: the earliest time at which there is one. */
  let timer: number | Partial<NodeJS.Timeout> | undefined;
  let due = Number.POSITIVE_INFINITY;
  const windows = [
    { length: minute, limit: perMinute },
    { length: hour, limit: perHour },
  ].filter(({ limit }) => limit > 0);

  function take(key: string) {
    if (windows.length === 0) return undefined;
    const time = now();
    if (time >= due) forgetQuietClients(time);
    const times = (passed.get(key) ?? []).filter((earlier) => earlier > time - hour);
    let wait = 0;
    for (const { length, limit } of windows) {
      // The one that has to leave the window before another fits in.
      const blocking = times.at(-limit);
      if (blocking !== undefined) wait = Math.max(wait, blocking + length - time);
    }
    if (wait > 0) return Math.ceil(wait / 1000);
    times.push(time);
    passed.delete(key);
    passed.set(key, times);
    if (passed.size > mostClients) makeRoom(time);
    forgetAt(time + hour);
    return undefined;
  }

  /** In batches: a map is slow to find its first entry when those before it were just deleted. */
  function makeRoom(time: number) {
    forgetQuietClients(time);
    let tooMany = passed.size - mostClients * 0.9;
    for (const key of passed.keys()) {
      if (tooMany <= 0) return;
      passed.delete(key);
      tooMany -= 1;
    }
  }

  /**
   * The privacy policy promises that nobody's address is kept for more than an hour, so it goes even
   * when no other message ever comes. Where timers end with the request, the next message does it.
   */
  function forgetAt(time: number) {
    if (time >= due) return;
    clearTimeout(timer as NodeJS.Timeout | undefined);
    due = time;
    timer = setTimeout(() => forgetQuietClients(now()), Math.max(time - now(), 1));
    // On Node it must not keep a process that is stopping; elsewhere it is a mere number.
    if (typeof timer === 'object') timer.unref?.();
  }

  function forgetQuietClients(time: number) {
    due = Number.POSITIVE_INFINITY;
    let next = due;
    for (const [key, times] of passed) {
      const end = (times.at(-1) ?? 0) + hour;
      if (end <= time) passed.delete(key);
      else next = Math.min(next, end);
    }
    if (next < due) forgetAt(next);
  }

  function giveBack(key: string) {
    const times = passed.get(key);
    if (!times) return;
    times.pop();
    const last = times.at(-1);
    if (last === undefined) passed.delete(key);
    else forgetAt(last + hour);
  }

  return { take, giveBack, remembered: () => passed.size };
}
