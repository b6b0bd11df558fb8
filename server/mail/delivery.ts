/** Sends what is in the outbox, for as long as it takes, while it holds the outbox's lock. */
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { causeOf, type Log } from '../log.ts';
import { createLock } from './lock.ts';
import type { DeliveryState, Outbox, Waiting } from './outbox.ts';
import { type Sender, serverPause } from './sender.ts';

/** All in ms. */
type DeliveryTimes = {
  /** Before the mail server is tried again after this many failures in a row. */
  serverPause: (failures: number) => number;
  /** The longest between two looks at the folder. */
  look: number;
  /** Between two signs of life for other processes, and looks whether they have put anything here. */
  tick: number;
  /** Without proof for so long that the lock is its own, nothing more is begun. */
  proof: number;
  /** Before a message is looked at again that could not be handled. */
  passOver: number;
  /** Between two tidyings. */
  tidy: number;
};

const usualTimes: DeliveryTimes = {
  serverPause,
  look: 60_000,
  tick: 2_000,
  // Half of what makes a lock an abandoned one.
  proof: 30_000,
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
  /**
   * Called after each look at the folder, when what could be sent has been. Of several processes one
   * may tell the owner what is wrong; each may where the folder cannot be used.
   */
  onLook?: (mayTell: boolean) => Promise<void>;
  times?: DeliveryTimes;
};

export type Delivery = {
  /** Says that there may be something new to send. */
  wake: () => void;
  /** Resolves once nothing is being sent any more. */
  stop: () => Promise<void>;
};

type Queued = { message: Waiting; state: DeliveryState | undefined; isForced: boolean };

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
  const lock = createLock(outbox.root, monotonic);
  /** Breaks off what has not begun, when the lock is lost or the process stops. */
  let leaving = new AbortController();
  let holds = false;
  let provedAt = 0;
  let isStopping = false;
  let isWoken = false;
  let wakeUp = () => {};
  let failures = 0;
  let serverPausedUntil = 0;
  /** Fewer for a while when the mail server has asked for it. */
  let width = connections;
  /** What the last look found due, and what is being sent at present. */
  let ready: Queued[] = [];
  const sending = new Set<string>();
  const workers = new Set<Promise<void>>();
  /** When somebody last put a message into the folder. */
  let filled: number | undefined;
  let isRetrying = false;
  let lastSuccess = Number.NEGATIVE_INFINITY;
  let tidyAt = monotonic();
  let clockLead = now() - monotonic();
  /** A restart is often the owner's cure: what is due is asked of the server once, not of the calendar. */
  let isFirstLook = true;
  /** When each message that was put off is due, by the clock that nobody changes. */
  const putOff = new Map<string, { last: number; seen: number; due: number }>();
  /** Until when to leave a message alone. */
  const passedOver = new Map<string, number>();

  const isServerPaused = () => serverPausedUntil > monotonic();
  const isOver = () => isStopping || !holds || isServerPaused();

  async function proveLock() {
    const isHeld = await lock.hold();
    if (isHeld) provedAt = monotonic();
    else if (holds) loseLock();
    holds = isHeld;
    return isHeld;
  }

  function loseLock() {
    holds = false;
    leaving.abort();
    leaving = new AbortController();
    log.error('lock-lost');
  }

  let ticking: Promise<void> | undefined;
  const ticker = setInterval(() => {
    if (holds && monotonic() - provedAt > times.proof) loseLock();
    ticking ??= tick()
      // The disk, most likely; the look says so.
      .catch(() => {})
      .finally(() => {
        ticking = undefined;
      });
  }, times.tick);

  async function tick() {
    if (!sender || isStopping) return;
    const heldBefore = holds;
    if (!(await proveLock())) return;
    const last = (await stat(join(outbox.root, 'new')).catch(() => undefined))?.mtimeMs;
    const isFilled = last !== filled;
    filled = last;
    await findRetry();
    if (isFirstLook || isFilled || !heldBefore) wake();
  }

  async function findRetry() {
    if (isRetrying || !(await outbox.isRetryAsked())) return;
    isRetrying = true;
    isFirstLook = true;
    serverPausedUntil = 0;
  }

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

  /** Sets about what is due. Returns when to look again, if nothing happens before. */
  async function sendDue(to: Sender): Promise<number> {
    if (isServerPaused()) return serverPausedUntil;
    const queue = await queued();
    // One message finds out how the server is; then the others follow, some at a time.
    const limit = isFirstLook || failures > 0 ? 1 : width;
    ready = queue.filter((item) => item.isForced || isReady(item));
    isFirstLook = false;
    for (let count = ready.length; count > 0 && workers.size < limit; count -= 1) {
      const worker = work(to).finally(() => {
        workers.delete(worker);
        isWoken = true;
        wakeUp();
      });
      workers.add(worker);
    }
    // The end of a worker wakes it too, so that what is due now needs no time.
    const later = queue.map(readyAt).filter((time) => time > monotonic());
    return Math.min(Number.POSITIVE_INFINITY, ...later);
  }

  async function work(to: Sender) {
    for (let item = ready.shift(); item && !isOver(); item = ready.shift()) {
      const { id } = item.message;
      // A look that began earlier may not have known it.
      if (sending.has(id)) continue;
      sending.add(id);
      const wasAsked = await sendOne(to, item);
      sending.delete(id);
      // Found out how the server is: a new look says what is due now, and how many send it.
      if (wasAsked && (item.isForced || workers.size < width)) return;
    }
  }

  /** Whether the mail server was asked: not when nothing can be done with the message. */
  async function sendOne(to: Sender, { message, isForced }: Queued): Promise<boolean> {
    const { id } = message;
    const isDue = (found: DeliveryState | undefined) => isForced || dueAt(id, found) <= monotonic();
    try {
      // What another process sent while this one was held up is not to be sent again.
      if (!(await proveLock())) return false;
      const outcome = await to.send(message, isDue, leaving.signal);
      if (outcome === 'busy') width = 1;
      if (outcome === 'left-alone') return passOver(id);
      if (outcome === 'server-trouble' || outcome === 'busy') failures += 1;
      else failures = 0;
      if (failures > 0) serverPausedUntil = monotonic() + times.serverPause(failures);
      // Whether it is the message or the server, others are to be tried soon.
      else if (outcome === 'broken') serverPausedUntil = monotonic() + times.serverPause(1);
      else lastSuccess = monotonic();
      return true;
    } catch (error) {
      // The disk, most likely. Whatever it is, the message is still there afterwards.
      log.error('message-interrupted', { id, ...causeOf(error) });
      return passOver(id);
    }
  }

  function passOver(id: string) {
    passedOver.set(id, monotonic() + times.passOver);
    return false;
  }

  /** The least tried first, so that a message which breaks every connection holds up no other. */
  async function queued() {
    const isForced = isFirstLook;
    const messages = await outbox.waiting();
    const queue: Queued[] = [];
    for (const message of messages) {
      const state = await outbox.readState(message.id);
      if (!sending.has(message.id)) queue.push({ message, state, isForced });
    }
    const waiting = new Set(messages.map(({ id }) => id));
    for (const notes of [putOff, passedOver]) {
      for (const id of notes.keys()) if (!waiting.has(id)) notes.delete(id);
    }
    return queue.sort((a, b) => (a.state?.attempts ?? 0) - (b.state?.attempts ?? 0));
  }

  async function tidyUp() {
    if (monotonic() < tidyAt) return;
    tidyAt = monotonic() + times.tidy;
    width = connections;
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

  /** The disk, most likely. Whatever it is, the messages are still there afterwards. */
  const sayInterrupted = (error: unknown) => log.error('delivery-interrupted', causeOf(error));

  async function run() {
    while (!isStopping) {
      isWoken = false;
      await tidyUp().catch(sayInterrupted);
      let soonest = monotonic() + times.look;
      let mayTell = true;
      if (sender) {
        try {
          mayTell = await proveLock();
          if (mayTell) {
            await findRetry();
            soonest = Math.min(soonest, await sendDue(sender));
            if (isRetrying && workers.size === 0 && (!isFirstLook || isServerPaused())) {
              await outbox.endRetry();
              isRetrying = false;
            }
          }
        } catch (error) {
          sayInterrupted(error);
        }
      }
      await onLook?.(mayTell).catch(sayInterrupted);
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

  function wake() {
    isWoken = true;
    // While the server is away there is nothing to do about a new message.
    if (!isServerPaused()) wakeUp();
  }

  async function stop() {
    isStopping = true;
    leaving.abort();
    wakeUp();
    await running;
    await Promise.all(workers);
    clearInterval(ticker);
    await ticking;
    await lock.release();
  }

  const running = run();
  return { wake, stop };
}
