/** Sends one message, and deals with what comes of it. */
import type { Log } from '../log.ts';
import { type MailIdentity, mailOf, SendFailure } from './mail.ts';
import type { MailServer } from './mail-server.ts';
import type { Entry, Outbox } from './outbox.ts';
import { quickPause, slowPause } from './pauses.ts';
import type { Queue, Queued } from './queue.ts';
import type { Watch } from './troubles.ts';

export type SenderOptions = {
  outbox: Outbox;
  identity: MailIdentity;
  server: MailServer;
  queue: Queue;
  /** Whether this process still holds the lock of the outbox. */
  hold: () => Promise<boolean>;
  watch: Watch;
  /** Total of its pauses after which a message has failed, in ms. */
  giveUp: number;
  now: () => number;
  log: Log;
};

export function createSender(options: SenderOptions) {
  const { outbox, identity, server, queue, hold, watch, giveUp, now, log } = options;
  /** The mail server has accepted it, and it is still in `new`. */
  let unfiled: Entry | undefined;

  async function file(entry: Entry) {
    unfiled = entry;
    await watch('file', () => outbox.markSent(entry, now()), entry);
    unfiled = undefined;
  }

  /**
   * Tries to send a message. True: the message has left `new`, or waits. False: it is as before, because the
   * mail server is left alone, the lock is lost, or a sent message must be filed first. Never rejects.
   */
  async function attempt(message: Queued, signal: AbortSignal): Promise<boolean> {
    const { entry, attempts } = message;
    message.tries += 1;
    try {
      const stored = await watch('read', () => outbox.read(entry), entry);
      if (!(await hold())) return false;
      await watchComposing(entry, () => server.send(mailOf(stored, identity), signal));
    } catch (error) {
      if (error instanceof SendFailure) return fail(message, error);
      // The message itself is not at fault.
      const pause = quickPause(attempts + 1);
      const reason = error instanceof Error ? error.message : 'unknown';
      await putOff(message, { pause, reason, counts: false });
      return true;
    }
    log.info('message-sent', { id: entry.id, attempts: attempts + 1 });
    return file(entry).then(
      () => true,
      () => false,
    );
  }

  /** Any other error of a transport is one of writing the mail. */
  function watchComposing(entry: Entry, send: () => Promise<string>) {
    return send().catch((error) => {
      if (error instanceof SendFailure) throw error;
      return watch('compose', () => Promise.reject(error), entry);
    });
  }

  async function fail(message: Queued, failure: SendFailure) {
    const { kind, code, message: reason } = failure;
    if (kind === 'aborted' || kind === 'server') return false;
    const { attempts } = message;
    const { id } = message.entry;
    const isDoubted = kind === 'doubted' && !server.isDisproved(id);
    const isRefused = kind === 'refused' || kind === 'doubted';
    if (!isDoubted && (isRefused || message.waited >= giveUp)) {
      if (await markFailed(message, failure)) return true;
    }
    // What may be the fault of the settings does not count.
    await putOff(message, { pause: slowPause(attempts + 1), reason, counts: !isDoubted });
    log.error('message-put-off', { id, code, attempts: attempts + 1 });
    return true;
  }

  const putOff: Queue['putOff'] = (message, delay) =>
    // Not fatal: the message waits, and this process has the state in memory.
    watch('note', () => queue.putOff(message, delay), message.entry).catch(() => {});

  /** False when the message could not be moved, and therefore waits. */
  async function markFailed({ entry, attempts }: Queued, { code, message: reason }: SendFailure) {
    const tried = `${attempts === 0 ? '1 attempt' : `${attempts + 1} attempts`}, the last on ${new Date(now()).toISOString()}`;
    try {
      await watch('giveUp', () => outbox.markFailed(entry, `${reason}\n${tried}`), entry);
      log.error('message-failed', { id: entry.id, code, attempts: attempts + 1 });
      return true;
    } catch {
      return false;
    }
  }

  return {
    attempt,
    /**
     * Files the message that was sent and could not be moved to `cur`. False if there is none. Rejects while it
     * cannot be moved: then nothing may be sent, because that could not be filed either, and another process
     * would send it again.
     */
    async settle() {
      // The owner may have taken it away.
      if (!unfiled || !queue.has(unfiled)) return false;
      await file(unfiled);
      return true;
    },
  };
}
