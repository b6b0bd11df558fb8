/**
 * The mail server as the delivery sees it: after a failure it is left alone for a while. Messages and the
 * mails to the owner use the same one, so neither tries a wrong password while the other waits.
 */
import { causeOf, createSparingLog, type Log } from '../log.ts';
import { type Mail, SendFailure, type SendMail } from './mail.ts';
import type { Outbox, ServerState } from './outbox.ts';
import { quickPause, slowPause } from './pauses.ts';

export type MailServerOptions = {
  sendMail: SendMail;
  outbox: Pick<Outbox, 'writeServerState'>;
  now: () => number;
  /** Monotonic clock, in ms. */
  monotonic?: () => number;
  log: Log;
};

export type MailServer = {
  isPaused: () => boolean;
  /** Undefined while it works. Other processes find it in the outbox. */
  state: () => ServerState | undefined;
  /** Sends a mail, as SendMail, and notes whether the mail server works. */
  send: SendMail;
  /** Ends the pause: the next attempt is made at once. */
  reset: () => Promise<void>;
};

export function createMailServer(options: MailServerOptions): MailServer {
  const { sendMail, outbox, now, log } = options;
  const monotonic = options.monotonic ?? (() => performance.now());
  const logSparingly = createSparingLog(log, monotonic);
  let state: ServerState | undefined;
  let pausedUntil = 0;

  async function note(changed: ServerState | undefined) {
    state = changed;
    await outbox
      .writeServerState(changed)
      // Not fatal: this process has the state in memory.
      .catch((error) => logSparingly('error', 'state-not-written', '', causeOf(error)));
  }

  async function noteAnswer() {
    pausedUntil = 0;
    if (state) await note(undefined);
  }

  async function noteFailure({ code, message: reason, isPermanent, advice }: SendFailure) {
    const since = state?.since ?? now();
    const failures = state?.isPermanent === isPermanent ? state.failures + 1 : 1;
    const pause = isPermanent ? slowPause(failures) : quickPause(failures);
    pausedUntil = monotonic() + pause;
    logSparingly('error', 'mail-server-failed', code, { code, failures });
    await note({ failures, since, next: now() + pause, reason, advice, isPermanent });
  }

  async function send(mail: Mail, signal?: AbortSignal) {
    try {
      const answer = await sendMail(mail, signal);
      await noteAnswer();
      return answer;
    } catch (error) {
      if (!(error instanceof SendFailure)) throw error;
      if (error.kind === 'message' || error.kind === 'refused') await noteAnswer();
      if (error.kind === 'server' || error.kind === 'broken') await noteFailure(error);
      throw error;
    }
  }

  return {
    isPaused: () => pausedUntil > monotonic(),
    state: () => state,
    send,
    async reset() {
      pausedUntil = 0;
      await note(undefined);
    },
  };
}
