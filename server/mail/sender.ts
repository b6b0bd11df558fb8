/** Sends one message of the outbox and files it by what became of it. */

import { causeOf, type Log } from '../log.ts';
import { type Claim, claimMessage } from './claims.ts';
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

type Outcome =
  | { result: 'sent' | 'set-aside' | 'put-off' | 'server-trouble'; answer: string }
  /** Another process has it, or had it just now: it is passed over. */
  | { result: 'left-alone' };

export type Sender = {
  /** Sends a message if nobody else does and, looked at again, `isDue` still holds. */
  send: (
    message: Waiting,
    isDue: (state: DeliveryState | undefined) => boolean,
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
  /**
   * Sent, but the disk would not let us say so: not to be sent again while we remember, nor by others
   * while we live, for the claim is kept.
   */
  const unmarked = new Map<string, { answer: string; claim: Claim }>();
  /** Put off, but the disk would not let us say so. */
  const unwritten = new Map<string, DeliveryState>();

  async function send(
    message: Waiting,
    isDue: (state: DeliveryState | undefined) => boolean,
  ): Promise<Outcome> {
    const { id } = message;
    const sentBefore = unmarked.get(id);
    if (sentBefore) {
      const outcome = await mark(message, sentBefore.answer);
      await sentBefore.claim.release();
      return outcome;
    }
    const claim = await claimMessage(outbox.root, id, now);
    if (!claim) return { result: 'left-alone' };
    try {
      const stored = await outbox.read(message).catch((error) => {
        if (isMissing(error)) return undefined;
        throw error;
      });
      const state = unwritten.get(id) ?? (await outbox.readState(id));
      if (!stored || !isDue(state)) return { result: 'left-alone' };
      const answer = await attempt(message, stored, state);
      if (typeof answer !== 'string') return answer;
      unmarked.set(id, { answer, claim });
      return await mark(message, answer);
    } finally {
      if (!unmarked.has(id)) await claim.release();
    }
  }

  async function mark(message: Waiting, answer: string): Promise<Outcome> {
    const { id } = message;
    const attempts = (unwritten.get(id) ?? (await outbox.readState(id)))?.attempts ?? 0;
    await outbox.markSent(message, now());
    unmarked.delete(id);
    unwritten.delete(id);
    log.info('message-sent', { id, attempts: attempts + 1 });
    return { result: 'sent', answer };
  }

  /** The mail server's answer, or what was done about its refusal. */
  async function attempt(message: Waiting, stored: Buffer, state: DeliveryState | undefined) {
    try {
      const raw = await readdress(stored, identity);
      return await sendMail(raw, { from: identity.from, to: identity.to });
    } catch (error) {
      if (!(error instanceof SendFailure)) throw error;
      return fail(message, state, error);
    }
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
    if (kind === 'refused' || (kind === 'message' && waited >= times.giveUp)) {
      const tried = `${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}, the last on ${new Date(time).toISOString()}`;
      await outbox.setAside(message, `${answer}\n${tried}`);
      unwritten.delete(id);
      log.error('message-set-aside', { id, code, attempts });
      return { result: 'set-aside', answer };
    }
    const scope = kind === 'server' ? 'server' : 'message';
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
    return { result: scope === 'server' ? 'server-trouble' : 'put-off', answer };
  }

  return { send };
}
