/** The waiting messages, and when each may be tried again. */
import type { Entry, Outbox } from './outbox.ts';

/** A waiting message. */
export type Queued = {
  entry: Entry;
  /** How often this process has tried it: no message delays those that came later. */
  tries: number;
  /** How often it was put off, and the sum of the pauses in ms that count towards giving it up. */
  attempts: number;
  waited: number;
  /** Earliest next attempt, by the monotonic clock. */
  due: number;
};

/** `counts`: the pause counts towards giving the message up. */
type Delay = { pause: number; reason: string; counts: boolean };

export type Queue = ReturnType<typeof createQueue>;

/** `now` is in ms since 1970, `monotonic` a clock in ms. */
export function createQueue(outbox: Outbox, now: () => number, monotonic: () => number) {
  let queued = new Map<string, Queued>();

  async function load(entry: Entry): Promise<Queued> {
    const state = await outbox.readState(entry.id);
    // Bounded by the planned pause, in case the system clock was changed.
    const left = state ? Math.min(state.next - now(), state.next - state.last) : 0;
    const { attempts = 0, waited = 0 } = state ?? {};
    return { entry, tries: attempts, attempts, waited, due: monotonic() + Math.max(0, left) };
  }

  return {
    /** Reads the outbox, and the states of messages that are new to this process. */
    async refresh() {
      const current = new Map<string, Queued>();
      for (const entry of await outbox.waiting())
        current.set(entry.id, queued.get(entry.id) ?? (await load(entry)));
      queued = current;
    },
    has: ({ id }: Entry) => queued.has(id),
    /** The due message that was tried least often; of several the oldest. */
    next(): Queued | undefined {
      const due = [...queued.values()].filter((message) => message.due <= monotonic());
      return due.sort((a, b) => a.tries - b.tries)[0];
    },
    /** Makes a message wait. Rejects when the state could not be stored; the message waits even so. */
    async putOff(message: Queued, { pause, reason, counts }: Delay) {
      message.attempts += 1;
      message.due = monotonic() + pause;
      if (counts) message.waited += pause;
      const last = now();
      const { attempts, waited, entry } = message;
      await outbox.writeState(entry.id, { attempts, last, next: last + pause, reason, waited });
    },
    /** Forgets what is in memory: the states on the disk count again. */
    forget() {
      queued = new Map();
    },
  };
}
