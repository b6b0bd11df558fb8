/** Counts messages per client over sliding windows of a minute and an hour. */

export type RateLimits = { perMinute: number; perHour: number };

export type RateLimiter = ReturnType<typeof createRateLimiter>;

const minute = 60_000;
const hour = 3_600_000;

/** More clients than a studio has in a day; takes a few megabytes. */
const mostClients = 20_000;

/** A limit of 0 means no limit. `now` is a clock in ms. */
export function createRateLimiter({ perMinute, perHour }: RateLimits, now: () => number) {
  /** Times of the allowed messages of the last hour, by client; the clients idle for longest come first. */
  const passed = new Map<string, number[]>();
  /** Runs at `due`, the earliest time at which a client is to be forgotten. */
  let timer: number | Partial<NodeJS.Timeout> | undefined;
  let due = Number.POSITIVE_INFINITY;
  const windows = [
    { length: minute, limit: perMinute },
    { length: hour, limit: perHour },
  ].filter(({ limit }) => limit > 0);

  /**
   * Counts one message. Returns undefined when it is allowed, otherwise the seconds until the next one is.
   * Refused messages do not count.
   */
  function take(key: string): number | undefined {
    if (windows.length === 0) return undefined;
    const time = now();
    if (time >= due) forgetQuietClients(time);
    const times = (passed.get(key) ?? []).filter((earlier) => earlier > time - hour);
    let wait = 0;
    for (const { length, limit } of windows) {
      // The message that has to leave the window before another one is allowed.
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

  /**
   * Deletes a tenth at once: finding the first entry of a Map is slow after its predecessors were deleted.
   */
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
   * The privacy policy promises that no address is kept for more than an hour, so a timer deletes it even
   * when no message follows. On platforms where timers end with the request, the next message deletes it.
   */
  function forgetAt(time: number) {
    if (time >= due) return;
    clearTimeout(timer as NodeJS.Timeout | undefined);
    due = time;
    timer = setTimeout(() => forgetQuietClients(now()), Math.max(time - now(), 1));
    // On Node the timer must not keep the process alive; on other platforms it is a number.
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

  /** Reverts the last `take`, when the message could not be stored. */
  function giveBack(key: string) {
    const times = passed.get(key);
    if (!times) return;
    times.pop();
    const last = times.at(-1);
    if (last === undefined) passed.delete(key);
    else forgetAt(last + hour);
  }

  return {
    take,
    giveBack,
    /** Number of clients in memory: only those with a message in the last hour. */
    remembered: () => passed.size,
  };
}
