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

export type MailServer = ReturnType<typeof createMailServer>;

export function createMailServer(options: MailServerOptions) {
  const { sendMail, outbox, now, log, monotonic = () => performance.now() } = options;
  const logSparingly = createSparingLog(log, monotonic);
  let state: ServerState | undefined;
  let pausedUntil = 0;
  let doubt: { id: string; failure: SendFailure; isProven: boolean } | undefined;
  const disproved = new Set<string>();

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

  /** Two mails that are refused in this way prove that all are, until one is taken. */
  function noteDoubt(id: string, failure: SendFailure): SendFailure {
    doubt ??= { id, failure, isProven: false };
    doubt.isProven ||= doubt.id !== id;
    if (!doubt.isProven) return failure;
    const { code, message, cause, advice } = failure;
    const ofAll = { cause, isPermanent: true, ...(advice && { advice }) };
    return new SendFailure('server', code, message, ofAll);
  }

  function noteTaken(id: string) {
    if (doubt && !doubt.isProven && doubt.id !== id) disproved.add(doubt.id);
    doubt = undefined;
  }

  /** Sends a mail, as SendMail, and notes whether the mail server works. */
  async function send(mail: Mail, signal?: AbortSignal): Promise<string> {
    try {
      const answer = await sendMail(mail, signal);
      noteTaken(mail.id);
      await noteAnswer();
      return answer;
    } catch (error) {
      if (!(error instanceof SendFailure)) throw error;
      const isDoubt = error.kind === 'doubted' && !disproved.has(mail.id);
      const failure = isDoubt ? noteDoubt(mail.id, error) : error;
      if (failure.kind === 'message' || failure.kind === 'refused') await noteAnswer();
      if (failure.kind === 'server' || failure.kind === 'broken') await noteFailure(failure);
      throw failure;
    }
  }

  return {
    isPaused: () => pausedUntil > monotonic(),
    /** Undefined while it works. Other processes find it in the outbox. */
    state: () => state,
    /** What was said of the mail that may be the only one refused so. */
    doubt: () => (doubt?.isProven ? undefined : doubt?.failure),
    /** Whether another mail was taken after this one had been doubted: then it alone is refused. */
    isDisproved: (id: string) => disproved.has(id),
    send,
    /** Ends the pause: the next attempt is made at once. */
    async reset() {
      doubt = undefined;
      pausedUntil = 0;
      await note(undefined);
    },
  };
}
