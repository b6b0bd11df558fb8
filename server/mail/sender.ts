/** Sends one message of the outbox and files it by what became of it. */

import { causeOf, type Log } from '../log.ts';
import { type MailIdentity, readdress } from './message.ts';
import type { DeliveryState, Outbox, Waiting } from './outbox.ts';
import { isMissing } from './outbox-files.ts';
import { SendFailure, type SendMail } from './smtp.ts';

/** All in ms. */
type RetryTimes = {
  /** Before a message is tried again that was put off this many times by itself, or by the server's trouble. */
  pause: (attempts: number, scope: DeliveryState['scope']) => number;
  /** How long a message that the server keeps putting off is tried, its pauses added up. */
  giveUp: number;
};

export type SenderOptions = {
  outbox: Outbox;
  sendMail: SendMail;
  identity: MailIdentity;
  now: () => number;
  log: Log;
  times?: RetryTimes;
};

/**
 * `left-alone`: it is gone, not due, or was broken off before the server had anything.
 * `broken`: the connection ended in the midst of it. `busy`: the server asks for fewer connections.
 */
type Outcome =
  | 'sent'
  | 'set-aside'
  | 'put-off'
  | 'broken'
  | 'server-trouble'
  | 'busy'
  | 'left-alone';

export type Sender = {
  /** Sends a message if, looked at again, `isDue` holds. See `SendMail` for the signal. */
  send: (
    message: Waiting,
    isDue: (state: DeliveryState | undefined) => boolean,
    signal?: AbortSignal,
  ) => Promise<Outcome>;
};

const minute = 60_000;

/** How long to leave a mail server in peace, in ms, after this many failures: from 5 s to 10 minutes. */
export function serverPause(failures: number): number {
  return Math.min(5_000 * 2 ** (failures - 1), 10 * minute);
}

const usualTimes: RetryTimes = {
  pause: (attempts, scope) =>
    scope === 'server'
      ? serverPause(attempts)
      : ([1, 5, 15, 60, 180][attempts - 1] ?? 360) * minute,
  giveUp: 5 * 24 * 60 * minute,
};

export function createSender(options: SenderOptions): Sender {
  const { outbox, sendMail, identity, now, log, times = usualTimes } = options;
  /** Sent, but the disk would not let us say so: not to be sent again while we remember. */
  const unmarked = new Set<string>();
  /** Put off, but the disk would not let us say so. */
  const unwritten = new Map<string, DeliveryState>();
  /** Messages the server has taken, and how many these were when a connection broke at one. */
  let taken = 0;
  const brokenAt = new Map<string, number>();

  async function send(
    message: Waiting,
    isDue: (state: DeliveryState | undefined) => boolean,
    signal?: AbortSignal,
  ): Promise<Outcome> {
    const { id } = message;
    if (unmarked.has(id)) return mark(message);
    const stored = await outbox.read(message).catch((error) => {
      if (isMissing(error)) return undefined;
      throw error;
    });
    const state = unwritten.get(id) ?? (await outbox.readState(id));
    if (!stored || !isDue(state)) return 'left-alone';
    await outbox.requireFiling(message);
    const raw = await readdress(stored, identity);
    try {
      await sendMail(raw, { from: identity.from, to: identity.to }, signal);
    } catch (error) {
      if (!(error instanceof SendFailure)) throw error;
      return error.kind === 'aborted' ? 'left-alone' : fail(message, state, error);
    }
    taken += 1;
    unmarked.add(id);
    return mark(message);
  }

  async function mark(message: Waiting): Promise<Outcome> {
    const { id } = message;
    const attempts = (unwritten.get(id) ?? (await outbox.readState(id)))?.attempts ?? 0;
    await outbox.markSent(message, now());
    forget(id);
    log.info('message-sent', { id, attempts: attempts + 1 });
    return 'sent';
  }

  function forget(id: string) {
    unmarked.delete(id);
    unwritten.delete(id);
    brokenAt.delete(id);
  }

  async function fail(
    message: Waiting,
    state: DeliveryState | undefined,
    failure: SendFailure,
  ): Promise<Outcome> {
    const { id } = message;
    const time = now();
    const attempts = (state?.attempts ?? 0) + 1;
    const waited = state?.waited ?? 0;
    const { kind, code, message: answer } = failure;
    // A broken connection is the message's fault when the server has taken another since the last one.
    const isOwnFault = kind === 'broken' && taken > (brokenAt.get(id) ?? taken);
    if (kind === 'broken') brokenAt.set(id, taken);
    const scope = kind === 'server' || (kind === 'broken' && !isOwnFault) ? 'server' : 'message';
    if (kind === 'refused' || (scope === 'message' && waited >= times.giveUp)) {
      const tried = `${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}, the last on ${new Date(time).toISOString()}`;
      try {
        await outbox.setAside(message, `${answer}\n${tried}`);
        forget(id);
        log.error('message-set-aside', { id, code, attempts });
        return 'set-aside';
      } catch (error) {
        // It stays, and is not shown to the server again at once.
        log.error('not-set-aside', { id, ...causeOf(error) });
      }
    }
    const pause = times.pause(attempts, scope);
    const put: DeliveryState = {
      attempts,
      last: time,
      next: time + pause,
      reason: answer,
      scope,
      waited: waited + (scope === 'message' ? pause : 0),
    };
    try {
      await outbox.writeState(id, put);
      unwritten.delete(id);
    } catch (error) {
      // Whatever becomes of the note, the server has answered, and is not asked again at once.
      unwritten.set(id, put);
      log.error('state-not-written', { id, ...causeOf(error) });
    }
    log.error('message-put-off', { id, code, scope, attempts });
    if (scope === 'message') return 'put-off';
    if (kind === 'broken') return 'broken';
    return code.startsWith('421') ? 'busy' : 'server-trouble';
  }

  return { send };
}
