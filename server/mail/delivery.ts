/** Sends what is in the outbox, for as long as it takes. */
import { causeOf, type Log } from '../log.ts';
import type { DeliveryState, Outbox, Waiting } from './outbox.ts';
import { type Sender, serverPause } from './sender.ts';

/** All in ms. */
type DeliveryTimes = {
  /** Before the mail server is tried again after this many failures in a row. */
  serverPause: (failures: number) => number;
  /** The longest between two looks at the folder, where other processes put messages too. */
  look: number;
  /** Before a message is looked at again that another process has, or that could not be handled. */
  passOver: number;
  /** Between two tidyings. */
  tidy: number;
};

const usualTimes: DeliveryTimes = {
  serverPause,
  look: 60_000,
  passOver: 5_000,
  tidy: 3_600_000,
};

export type DeliveryOptions = {
  outbox: Outbox;
  /** Undefined when messages stay in the outbox: then it is only kept tidy. */
  sender: Sender | undefined;
  keepDays: number;
  now: () => number;
  /** Milliseconds that nobody puts forward or back: all waiting is measured by them. */
  monotonic?: () => number;
  log: Log;
  /** Called after each look at the folder, when what could be sent has been. */
  onLook?: () => Promise<void>;
  times?: DeliveryTimes;
};

export type Delivery = {
  /** Says that there may be something new to send. */
  wake: () => void;
  /** Resolves once nothing is being sent any more. */
  stop: () => Promise<void>;
};

type Queued = { message: Waiting; state: DeliveryState | undefined };

/** Messages sent at the same time, when the mail server is well. */
const connections = 3;

/** However much there is to do, in ms: a mistake in the times above must not become a storm. */
const shortestSleep = 50;

/** The wall clock may be put right by so much, in ms, before what it says of a file's age is doubted. */
const usualCorrection = 3_600_000;
const day = 86_400_000;

/** Starts delivering; stops only when told to. */
export function startDelivery(options: DeliveryOptions): Delivery {
  const { outbox, sender, keepDays, now, log, onLook, times = usualTimes } = options;
  const monotonic = options.monotonic ?? (() => performance.now());
  let isStopping = false;
  let isWoken = false;
  let wakeUp = () => {};
  let failures = 0;
  let serverPausedUntil = 0;
  let lastSuccess = Number.NEGATIVE_INFINITY;
  let tidyAt = monotonic();
  let clockLead = now() - monotonic();
  /** A restart is often the owner's cure: what is due is asked of the server once, not of the calendar. */
  let isFirstLook = true;
  /** When each message that was put off is due, by the clock that nobody changes. */
  const putOff = new Map<string, { last: number; seen: number; due: number }>();
  /** Until when to leave a message to others. */
  const passedOver = new Map<string, number>();

  const isServerPaused = () => serverPausedUntil > monotonic();

  /** When a message is due; the past when it is. */
  function dueAt(id: string, state: DeliveryState | undefined) {
    if (!state) return 0;
    let entry = putOff.get(id);
    if (entry?.last !== state.last) {
      // However the clock stands, it never waits longer than was meant.
      const left = Math.min(state.next - now(), state.next - state.last);
      entry = { last: state.last, seen: monotonic(), due: monotonic() + Math.max(0, left) };
      putOff.set(id, entry);
    }
    // It was the server's fault, and the server has been taking messages since.
    return state.scope === 'server' && entry.seen < lastSuccess ? 0 : entry.due;
  }

  const readyAt = ({ message: { id }, state }: Queued) =>
    Math.max(dueAt(id, state), passedOver.get(id) ?? 0);
  const isReady = (item: Queued) => readyAt(item) <= monotonic();

  /** Sends everything that is due. Returns when to look again. */
  async function sendDue(to: Sender): Promise<number> {
    if (isServerPaused()) return serverPausedUntil;
    let queue = await queued();
    // One message finds out how the server is; then the others follow, some at a time.
    if (isFirstLook || failures > 0) {
      const isForced = isFirstLook;
      isFirstLook = false;
      const probes = isForced ? queue : queue.filter(isReady);
      for (const item of probes) {
        if (isStopping || (await sendOne(to, item, isForced))) break;
      }
      if (isServerPaused()) return serverPausedUntil;
      // Others may have become due by its success: look again with that in mind.
      queue = await queued();
    }
    const ready = queue.filter(isReady);
    const worker = async () => {
      for (let item = ready.shift(); item; item = ready.shift()) {
        if (isStopping || isServerPaused()) return;
        await sendOne(to, item, false);
      }
    };
    await Promise.all(Array.from({ length: connections }, worker));
    if (isServerPaused()) return serverPausedUntil;
    const rest = (await queued()).map(readyAt);
    return rest.length > 0 ? Math.min(...rest) : Number.POSITIVE_INFINITY;
  }

  /** Whether it was the message's turn: not when others have it or nothing can be done with it. */
  async function sendOne(to: Sender, { message }: Queued, isForced: boolean): Promise<boolean> {
    const { id } = message;
    const isDue = (found: DeliveryState | undefined) => isForced || dueAt(id, found) <= monotonic();
    try {
      const { result } = await to.send(message, isDue);
      if (result === 'server-trouble') {
        failures += 1;
        serverPausedUntil = monotonic() + times.serverPause(failures);
      } else if (result !== 'left-alone') {
        failures = 0;
        lastSuccess = monotonic();
      }
      if (result !== 'left-alone') return true;
    } catch (error) {
      // The disk, most likely. Whatever it is, the message is still there afterwards.
      log.error('message-interrupted', { id, ...causeOf(error) });
    }
    passedOver.set(id, monotonic() + times.passOver);
    return false;
  }

  /** The least tried first, so that a message which breaks every connection holds up no other. */
  async function queued() {
    const messages = await outbox.waiting();
    const queue: Queued[] = [];
    for (const message of messages)
      queue.push({ message, state: await outbox.readState(message.id) });
    const waiting = new Set(messages.map(({ id }) => id));
    for (const notes of [putOff, passedOver]) {
      for (const id of notes.keys()) if (!waiting.has(id)) notes.delete(id);
    }
    return queue.sort((a, b) => (a.state?.attempts ?? 0) - (b.state?.attempts ?? 0));
  }

  async function tidyUp() {
    if (monotonic() < tidyAt) return;
    tidyAt = monotonic() + times.tidy;
    // By a clock that is years ahead for a moment everything would be old enough to be deleted.
    const lead = now() - monotonic();
    const leap = Math.abs(lead - clockLead);
    clockLead = lead;
    if (leap > usualCorrection) {
      tidyAt = monotonic() + day;
      log.error('clock-changed', { milliseconds: Math.round(leap) });
      return;
    }
    await outbox.tidy(now(), keepDays);
  }

  async function run() {
    while (!isStopping) {
      isWoken = false;
      let soonest = monotonic() + times.look;
      for (const step of [
        tidyUp,
        async () => {
          if (sender) soonest = Math.min(soonest, await sendDue(sender));
        },
        async () => onLook?.(),
      ]) {
        // The disk, most likely. Whatever it is, the messages are still there afterwards.
        await step().catch((error) => log.error('delivery-interrupted', causeOf(error)));
      }
      await sleepUntil(soonest);
    }
  }

  async function sleepUntil(time: number) {
    if (isStopping) return;
    // What came in meanwhile is somebody's message: it is looked for at once.
    if (isWoken && !isServerPaused()) return;
    const woken = Promise.withResolvers<void>();
    wakeUp = woken.resolve;
    const longest = Math.min(time - monotonic(), times.look);
    const timer = setTimeout(woken.resolve, Math.max(longest, shortestSleep));
    await woken.promise;
    clearTimeout(timer);
    wakeUp = () => {};
  }

  const running = run();
  return {
    wake() {
      isWoken = true;
      // While the server is away there is nothing to do about a new message.
      if (!isServerPaused()) wakeUp();
    },
    stop() {
      isStopping = true;
      wakeUp();
      return running;
    },
  };
}
