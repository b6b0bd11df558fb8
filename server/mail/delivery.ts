/**
 * Delivers the messages in the outbox, one at a time, while this process holds the lock of the outbox.
 *
 * After an attempt either the message has left `new`, or the message waits (queue.ts), or the mail server is
 * left alone (mail-server.ts), or the next look waits. So no failure is repeated without a pause.
 */
import { causeOf, createSparingLog, type Log } from '../log.ts';
import { createLock } from './lock.ts';
import type { MailIdentity } from './mail.ts';
import type { MailServer } from './mail-server.ts';
import type { Outbox } from './outbox.ts';
import { createQueue } from './queue.ts';
import { createSender } from './sender.ts';
import { createTroubles } from './troubles.ts';

/** All in ms. */
type DeliveryTimes = {
  /** Total of its pauses after which a message has failed. */
  giveUp: number;
  /** Interval at which the outbox is read: other processes may add messages. */
  look: number;
  /** Interval of the checks for problems while nothing is being sent. */
  check: number;
  /** Interval at which expired files are deleted. */
  tidy: number;
  /** Time without a try of the oldest message after which another process, which should send it, is missing. */
  missing: number;
};

const minute = 60_000;
const usualTimes: DeliveryTimes = {
  giveUp: 5 * 24 * 60 * minute,
  look: 2_000,
  check: minute,
  tidy: 60 * minute,
  missing: 3 * minute,
};

export type DeliveryOptions = {
  outbox: Outbox;
  identity: MailIdentity;
  /** Undefined: messages stay in the outbox, and only expired files are deleted. */
  server: MailServer | undefined;
  keepDays: number;
  now: () => number;
  /** Monotonic clock, in ms. */
  monotonic?: () => number;
  log: Log;
  /**
   * Called every minute, and soon after each attempt. `mayMail` lets only the process that holds the lock send
   * mail to the owner, while it sends nothing else; it is also true when the lock could not be checked.
   */
  onCheck?: (mayMail: boolean) => Promise<void>;
  times?: Partial<DeliveryTimes>;
};

export type Delivery = ReturnType<typeof startDelivery>;

/** Starts the delivery; it runs until `stop` is called. */
export function startDelivery(options: DeliveryOptions) {
  const {
    outbox,
    identity,
    server,
    keepDays,
    now,
    log,
    onCheck,
    monotonic = () => performance.now(),
  } = options;
  const times = { ...usualTimes, ...options.times };
  const logSparingly = createSparingLog(log, monotonic);
  const { watch, list } = createTroubles(log, monotonic);
  const queue = createQueue(outbox, now, monotonic);
  const lock = createLock(outbox.root);
  const { giveUp } = times;
  const sender =
    server && createSender({ outbox, identity, server, queue, hold, watch, giveUp, now, log });
  /** The attempt under way. */
  let attempt: Promise<void> | undefined;
  /** Aborts it while its content is not under way, when the lock is lost or the process stops. */
  let leaving = new AbortController();
  let woken = Promise.withResolvers<void>();
  let isStopping = false;
  let holds = false;
  let isRetrying = false;
  let checkAt = 0;
  let tidyAt = 0;
  /** The oldest message that another process should send, and since when nobody has tried it. */
  let untried: { id: string; since: number } | undefined;

  /** Acquires the lock, or checks that it is still held. */
  async function hold() {
    const held = holds;
    holds = await watch('lock', lock.hold);
    if (holds && !held) await startAgain();
    if (held && !holds) {
      leaving.abort();
      leaving = new AbortController();
      log.error('lock-lost');
    }
    return holds;
  }

  async function startAgain() {
    queue.forget();
    await server?.reset();
  }

  /** Begins the next attempt, unless one is under way. */
  async function sendNext() {
    if (attempt || !server || !sender) return;
    if (!isRetrying && (await outbox.isRetryAsked())) {
      isRetrying = true;
      await startAgain();
    }
    await watch('list', queue.refresh);
    if (await sender.settle()) await watch('list', queue.refresh);
    const message = server.isPaused() ? undefined : queue.next();
    if (message) {
      await watch('prepare', outbox.requireFiling);
      attempt = sender.attempt(message, leaving.signal).then((isDone) => {
        attempt = undefined;
        checkAt = Math.min(checkAt, monotonic() + times.look);
        // Otherwise the same attempt would be repeated without a pause.
        if (isDone) wake();
      });
    } else if (isRetrying) {
      await watch('retry', outbox.endRetry);
      isRetrying = false;
    }
  }

  async function tidy() {
    if (monotonic() < tidyAt) return;
    tidyAt = monotonic() + times.tidy;
    await watch('tidy', () => outbox.tidy(now(), keepDays));
  }

  /**
   * Rejects when no process sends, although another seems to have the lock: the file system may have no locks, which
   * SQLite reports as a lock that is taken, or the other process hangs.
   */
  async function requireSender() {
    const [oldest] = await outbox.waiting();
    const isTried =
      !oldest || (await outbox.readState(oldest.id)) || (await outbox.readServerState());
    if (isTried) untried = undefined;
    else if (untried?.id !== oldest.id) untried = { id: oldest.id, since: monotonic() };
    else if (monotonic() - untried.since >= times.missing)
      throw Object.assign(new Error('Nobody sends'), { code: 'ENOLCK' });
  }

  async function look() {
    let mayMail = true;
    try {
      await tidy();
      const isSender = server === undefined || (await hold());
      if (isSender) await watch('sender', async () => {});
      if (isSender) await sendNext();
      else if (monotonic() >= checkAt) await watch('sender', requireSender);
      mayMail = isSender;
    } catch {
      // It is logged and among the troubles. The messages are still in the outbox.
    }
    if (monotonic() < checkAt) return;
    checkAt = monotonic() + times.check;
    // One mail at a time: the owner's waits until nothing is being sent.
    await onCheck?.(mayMail && !attempt).catch((error) =>
      logSparingly('error', 'check-interrupted', '', causeOf(error)),
    );
  }

  async function run() {
    while (!isStopping) {
      woken = Promise.withResolvers();
      await look();
      const timer = setTimeout(woken.resolve, times.look);
      await woken.promise;
      clearTimeout(timer);
    }
  }

  /** Call when there may be a new message. */
  const wake = () => woken.resolve();
  const running = run();
  return {
    wake,
    /** What fails apart from the mail server. */
    troubles: () => list(queue.has),
    /** Resolves when no mail is being sent any more. */
    async stop() {
      isStopping = true;
      leaving.abort();
      wake();
      await running;
      await attempt;
      lock.release();
    },
  };
}
