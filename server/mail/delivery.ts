/** Sends the messages in the outbox and retries them, while this process holds the lock of the outbox. */
import { causeOf, createSparingLog, type Log } from '../log.ts';
import { createBackoff, messagePause } from './backoff.ts';
import { createLock } from './lock.ts';
import { type MailIdentity, mailOf, SendFailure, type SendMail } from './mail.ts';
import type { DeliveryState, Entry, Outbox } from './outbox.ts';

/** All in ms. */
type DeliveryTimes = {
  /** Wait before the mail server is tried again, after this many failures in a row. */
  serverPause: (failures: number) => number;
  /** Wait before a deferred message is tried again, after this many attempts. */
  messagePause: (attempts: number) => number;
  /** Total of the pauses after which a deferred message has failed. */
  giveUp: number;
  /** Interval at which the outbox is read: other processes may add messages. */
  look: number;
  /** Interval of the checks for problems while nothing is being sent. */
  check: number;
  /** Wait after an error in handling a message, for example of the disk. */
  passOver: number;
  /** Interval at which expired files are deleted. */
  tidy: number;
};

const minute = 60_000;
const usualTimes: DeliveryTimes = {
  serverPause: (failures) => Math.min(5_000 * 2 ** (failures - 1), 10 * minute),
  messagePause,
  giveUp: 5 * 24 * 60 * minute,
  look: 2_000,
  check: minute,
  passOver: 5_000,
  tidy: 60 * minute,
};

export type DeliveryOptions = {
  outbox: Outbox;
  identity: MailIdentity;
  /** Undefined: messages stay in the outbox, and only expired files are deleted. */
  sendMail: SendMail | undefined;
  keepDays: number;
  now: () => number;
  /** Monotonic clock, in ms. */
  monotonic?: () => number;
  log: Log;
  /**
   * Called every minute, and after each attempt. `mayMail` lets only the process that holds the lock send
   * mail to the owner; it is also true when the lock could not be checked.
   */
  onCheck?: (mayMail: boolean) => Promise<void>;
  times?: Partial<DeliveryTimes>;
};

export type Delivery = {
  /** Call when there may be a new message. */
  wake: () => void;
  /** Resolves when no mail is being sent any more. */
  stop: () => Promise<void>;
};

/** State of a waiting message. */
type Progress = {
  attempts: number;
  waited: number;
  scope: DeliveryState['scope'];
  /** Earliest next attempt, by the monotonic clock. */
  due: number;
  status: 'waiting' | 'sending' | 'filed';
  /** The mail server has accepted it. Prevents a second attempt when marking it as sent on disk failed. */
  isSent: boolean;
  /** The value of `acceptedCount` when the connection last broke at this message. */
  acceptedAtBreak?: number;
};

type Queued = { entry: Entry; progress: Progress };

/** Starts the delivery; it runs until `stop` is called. */
export function startDelivery(options: DeliveryOptions): Delivery {
  const { outbox, identity, sendMail, keepDays, now, log, onCheck } = options;
  const times = { ...usualTimes, ...options.times };
  const monotonic = options.monotonic ?? (() => performance.now());
  const logSparingly = createSparingLog(log, monotonic);
  const lock = createLock(outbox.root);
  const server = createBackoff(monotonic, times.serverPause);
  const known = new Map<string, Progress>();
  const attempts = new Set<Promise<void>>();
  /** Aborts attempts whose content is not under way, when the lock is lost or the process stops. */
  let attemptsController = new AbortController();
  let woken = Promise.withResolvers<void>();
  let isStopping = false;
  let holds = false;
  let isRetrying = false;
  /** Number of messages that the mail server has accepted. */
  let acceptedCount = 0;
  let checkAt = 0;
  let tidyAt = 0;

  /** Acquires the lock, or checks that it is still held. */
  async function hold() {
    const held = holds;
    holds = await lock.hold();
    if (holds && !held) forgetProgress();
    if (held && !holds) {
      attemptsController.abort();
      attemptsController = new AbortController();
      log.error('lock-lost');
    }
    return holds;
  }

  function forgetProgress() {
    for (const [id, { status, isSent }] of known)
      if (status === 'filed' || (status === 'waiting' && !isSent)) known.delete(id);
    server.reset();
  }

  async function progressOf(id: string): Promise<Progress> {
    const found = known.get(id);
    if (found) return found;
    const state = await outbox.readState(id);
    // Bounded by the planned pause, in case the system clock was changed.
    const left = state ? Math.min(state.next - now(), state.next - state.last) : 0;
    const progress: Progress = {
      attempts: state?.attempts ?? 0,
      waited: state?.waited ?? 0,
      scope: state?.scope ?? 'message',
      due: monotonic() + Math.max(0, left),
      status: 'waiting',
      isSent: false,
    };
    known.set(id, progress);
    return progress;
  }

  async function sendDue(send: SendMail) {
    if (!isRetrying && (await outbox.isRetryAsked())) {
      isRetrying = true;
      forgetProgress();
    }
    const queue: Queued[] = [];
    for (const entry of await outbox.waiting())
      queue.push({ entry, progress: await progressOf(entry.id) });
    const waiting = new Set(queue.map(({ entry }) => entry.id));
    for (const [id, { status }] of known)
      if (!waiting.has(id) && status !== 'sending') known.delete(id);

    if (!server.isPaused()) {
      const free = Math.max(0, server.width() - attempts.size);
      for (const { entry, progress } of chooseNext(queue).slice(0, free))
        begin(send, entry, progress);
    }
    if (isRetrying && attempts.size === 0) {
      await outbox.endRetry();
      isRetrying = false;
    }
  }

  function chooseNext(queue: Queued[]) {
    // Fewest attempts first, so that a message that breaks every connection does not delay others.
    const idle = queue
      .filter(({ progress }) => progress.status === 'waiting')
      .sort((a, b) => a.progress.attempts - b.progress.attempts);
    const due = idle.filter(({ progress }) => progress.due <= monotonic());
    // If one sent message could not be filed, others could not be either, and another process would send
    // them again.
    if (idle.some(({ progress }) => progress.isSent))
      return due.filter(({ progress }) => progress.isSent);
    // Restarting often follows a correction by the owner, so one message is tried at once, even if it is
    // not due.
    return due.length === 0 && server.isUntried() ? idle.slice(0, 1) : due;
  }

  function begin(send: SendMail, entry: Entry, progress: Progress) {
    progress.status = 'sending';
    const attempt = tryToSend(send, entry, progress).finally(() => {
      if (progress.status === 'sending') progress.status = 'waiting';
      attempts.delete(attempt);
      checkAt = 0;
      wake();
    });
    attempts.add(attempt);
  }

  async function tryToSend(send: SendMail, entry: Entry, progress: Progress) {
    const { id } = entry;
    try {
      if (!progress.isSent) {
        const message = await outbox.read(entry);
        await outbox.requireFiling();
        if (!(await hold())) return;
        await send(mailOf(message, identity), attemptsController.signal);
        progress.isSent = true;
        acceptedCount += 1;
        noteAnswer();
      }
      await outbox.markSent(entry, now());
      progress.status = 'filed';
      log.info('message-sent', { id, attempts: progress.attempts + 1 });
    } catch (error) {
      if (error instanceof SendFailure) return fail(entry, progress, error);
      // Most likely a disk error. The message is still in the outbox.
      progress.due = monotonic() + times.passOver;
      log.error('message-interrupted', { id, ...causeOf(error) });
    }
  }

  /** The server works, so messages that waited for the server are due at once. */
  function noteAnswer() {
    server.noteAnswer();
    for (const progress of known.values()) if (progress.scope === 'server') progress.due = 0;
  }

  async function fail(entry: Entry, progress: Progress, failure: SendFailure) {
    const { kind, code, message: reason, isPermanent } = failure;
    if (kind === 'aborted') return;
    const { id } = entry;
    progress.attempts += 1;
    // A broken connection is attributed to the message if the server accepted another one since the last
    // break.
    const isOwnFault =
      kind === 'broken' && acceptedCount > (progress.acceptedAtBreak ?? acceptedCount);
    if (kind === 'broken') progress.acceptedAtBreak = acceptedCount;
    const scope = kind === 'server' || (kind === 'broken' && !isOwnFault) ? 'server' : 'message';
    if (scope === 'message') noteAnswer();
    else if (kind === 'broken') server.noteBreak();
    else server.noteFailure(failure);
    if (kind === 'refused' || (scope === 'message' && progress.waited >= times.giveUp)) {
      if (await markFailed(entry, progress, failure)) return;
    }
    const pause = (scope === 'server' ? times.serverPause : times.messagePause)(progress.attempts);
    progress.scope = scope;
    progress.due = monotonic() + pause;
    if (scope === 'message') progress.waited += pause;
    const last = now();
    const { attempts, waited } = progress;
    await outbox
      .writeState(id, { attempts, last, next: last + pause, reason, scope, isPermanent, waited })
      // Not fatal: this process has the state in memory.
      .catch((error) => log.error('state-not-written', { id, ...causeOf(error) }));
    log.error('message-put-off', { id, code, scope, attempts });
  }

  async function markFailed(entry: Entry, progress: Progress, { code, message }: SendFailure) {
    const { id } = entry;
    const { attempts } = progress;
    const tried = `${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}, the last on ${new Date(now()).toISOString()}`;
    try {
      await outbox.markFailed(entry, `${message}\n${tried}`);
      progress.status = 'filed';
      log.error('message-failed', { id, code, attempts });
      return true;
    } catch (error) {
      // The message stays in the outbox and is tried again after a pause.
      log.error('not-marked-failed', { id, ...causeOf(error) });
      return false;
    }
  }

  async function tidy() {
    if (monotonic() < tidyAt) return;
    tidyAt = monotonic() + times.tidy;
    server.widen();
    await outbox.tidy(now(), keepDays);
  }

  async function look() {
    let mayMail = true;
    try {
      await tidy();
      if (sendMail) {
        mayMail = await hold();
        if (mayMail) await sendDue(sendMail);
      }
    } catch (error) {
      // Most likely a disk error. The messages are still in the outbox.
      logSparingly('error', 'delivery-interrupted', '', causeOf(error));
    }
    if (monotonic() < checkAt) return;
    checkAt = monotonic() + times.check;
    await onCheck?.(mayMail).catch((error) => log.error('check-interrupted', causeOf(error)));
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

  const wake = () => woken.resolve();
  const running = run();
  return {
    wake,
    async stop() {
      isStopping = true;
      attemptsController.abort();
      wake();
      await running;
      await Promise.all(attempts);
      lock.release();
    },
  };
}
