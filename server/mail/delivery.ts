/** Sends what is in the outbox, for as long as it takes, while this process holds the outbox's lock. */
import { causeOf, createSparingLog, type Log } from '../log.ts';
import { createBackoff } from './backoff.ts';
import { createLock } from './lock.ts';
import { type MailIdentity, mailOf, SendFailure, type SendMail } from './mail.ts';
import type { DeliveryState, Entry, Outbox } from './outbox.ts';

/** All in ms. */
type DeliveryTimes = {
  /** Before the mail server is tried again after this many failures in a row. */
  serverPause: (failures: number) => number;
  /** Before a message is tried again that was put off this many times. */
  messagePause: (attempts: number) => number;
  /** How long a message that the server keeps putting off is tried, its pauses added up. */
  giveUp: number;
  /** Between two looks at what is there to send, by other processes too. */
  look: number;
  /** Between two checks whether something is wrong, when nothing is being sent. */
  check: number;
  /** Before a message is looked at again that could not be handled. */
  passOver: number;
  /** Between two times that what is old is deleted. */
  tidy: number;
};

const minute = 60_000;
const usualTimes: DeliveryTimes = {
  serverPause: (failures) => Math.min(5_000 * 2 ** (failures - 1), 10 * minute),
  messagePause: (attempts) => ([1, 5, 15, 60, 180][attempts - 1] ?? 360) * minute,
  giveUp: 5 * 24 * 60 * minute,
  look: 2_000,
  check: minute,
  passOver: 5_000,
  tidy: 60 * minute,
};

export type DeliveryOptions = {
  outbox: Outbox;
  identity: MailIdentity;
  /** Undefined when messages stay in the outbox: then it is only kept tidy. */
  sendMail: SendMail | undefined;
  keepDays: number;
  now: () => number;
  /** Milliseconds that nobody puts forward or back: all waiting is measured by them. */
  monotonic?: () => number;
  log: Log;
  /**
   * Called every minute, and when what became of a message is known. Of several processes one may write
   * to the owner what is wrong; each may where the folder cannot be used.
   */
  onCheck?: (mayMail: boolean) => Promise<void>;
  times?: Partial<DeliveryTimes>;
};

export type Delivery = {
  /** Says that there may be something new to send. */
  wake: () => void;
  /** Resolves once nothing is being sent any more. */
  stop: () => Promise<void>;
};

/** What is known of a message that waits. */
type Progress = {
  attempts: number;
  waited: number;
  scope: DeliveryState['scope'];
  /** Not to be tried before, by the monotonic clock. */
  due: number;
  status: 'waiting' | 'sending' | 'filed';
  /** The mail server has it. Where that could not be noted on the disk, it is not sent again. */
  isSent: boolean;
  /** How many messages the mail server had taken when the connection broke at this one. */
  takenAtBreak?: number;
};

type Queued = { entry: Entry; progress: Progress };

/** Starts delivering; stops only when told to. */
export function startDelivery(options: DeliveryOptions): Delivery {
  const { outbox, identity, sendMail, keepDays, now, log, onCheck } = options;
  const times = { ...usualTimes, ...options.times };
  const monotonic = options.monotonic ?? (() => performance.now());
  const logSparingly = createSparingLog(log, monotonic);
  const lock = createLock(outbox.root);
  const server = createBackoff(monotonic, times.serverPause);
  const known = new Map<string, Progress>();
  const attempts = new Set<Promise<void>>();
  /** Breaks off what has not begun, when the lock is lost or the process stops. */
  let leaving = new AbortController();
  let woken = Promise.withResolvers<void>();
  let isStopping = false;
  let holds = false;
  let isRetrying = false;
  /** Messages that the mail server has taken. */
  let taken = 0;
  let checkAt = 0;
  let tidyAt = 0;

  /** Takes the lock, or makes sure that it is still there. */
  async function hold() {
    const held = holds;
    holds = await lock.hold();
    if (holds && !held) forgetProgress();
    if (held && !holds) {
      leaving.abort();
      leaving = new AbortController();
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
    // However the clock stands, it never waits longer than was meant.
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
    // The least tried first, so that a message which breaks every connection holds up no other.
    const idle = queue
      .filter(({ progress }) => progress.status === 'waiting')
      .sort((a, b) => a.progress.attempts - b.progress.attempts);
    const due = idle.filter(({ progress }) => progress.due <= monotonic());
    // A disk that did not let one be filed would not let others: they would be sent again by another start.
    if (idle.some(({ progress }) => progress.isSent))
      return due.filter(({ progress }) => progress.isSent);
    // A restart is often the owner's cure: one message finds out, whenever it is due.
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
        await send(mailOf(message, identity), leaving.signal);
        progress.isSent = true;
        taken += 1;
        noteAnswer();
      }
      await outbox.markSent(entry, now());
      progress.status = 'filed';
      log.info('message-sent', { id, attempts: progress.attempts + 1 });
    } catch (error) {
      if (error instanceof SendFailure) return fail(entry, progress, error);
      // The disk, most likely. Whatever it is, the message is still there afterwards.
      progress.due = monotonic() + times.passOver;
      log.error('message-interrupted', { id, ...causeOf(error) });
    }
  }

  /** The server has judged a message: it is well, and what waited for it need not wait any longer. */
  function noteAnswer() {
    server.noteAnswer();
    for (const progress of known.values()) if (progress.scope === 'server') progress.due = 0;
  }

  async function fail(entry: Entry, progress: Progress, failure: SendFailure) {
    const { kind, code, message: reason } = failure;
    if (kind === 'aborted') return;
    const { id } = entry;
    progress.attempts += 1;
    // A broken connection is the message's fault when the server has taken another since the last one.
    const isOwnFault = kind === 'broken' && taken > (progress.takenAtBreak ?? taken);
    if (kind === 'broken') progress.takenAtBreak = taken;
    const scope = kind === 'server' || (kind === 'broken' && !isOwnFault) ? 'server' : 'message';
    if (scope === 'message') noteAnswer();
    else if (kind === 'broken') server.noteBreak();
    else server.noteFailure(code);
    if (kind === 'refused' || (scope === 'message' && progress.waited >= times.giveUp)) {
      if (await setAside(entry, progress, failure)) return;
    }
    const pause = (scope === 'server' ? times.serverPause : times.messagePause)(progress.attempts);
    progress.scope = scope;
    progress.due = monotonic() + pause;
    if (scope === 'message') progress.waited += pause;
    const last = now();
    const { attempts, waited } = progress;
    await outbox
      .writeState(id, { attempts, last, next: last + pause, reason, scope, waited })
      // This process knows it all the same.
      .catch((error) => log.error('state-not-written', { id, ...causeOf(error) }));
    log.error('message-put-off', { id, code, scope, attempts });
  }

  async function setAside(entry: Entry, progress: Progress, { code, message }: SendFailure) {
    const { id } = entry;
    const { attempts } = progress;
    const tried = `${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}, the last on ${new Date(now()).toISOString()}`;
    try {
      await outbox.setAside(entry, `${message}\n${tried}`);
      progress.status = 'filed';
      log.error('message-set-aside', { id, code, attempts });
      return true;
    } catch (error) {
      // It stays, and is not shown to the server again at once.
      log.error('not-set-aside', { id, ...causeOf(error) });
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
      // The disk, most likely. Whatever it is, the messages are still there afterwards.
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
      leaving.abort();
      wake();
      await running;
      await Promise.all(attempts);
      lock.release();
    },
  };
}
