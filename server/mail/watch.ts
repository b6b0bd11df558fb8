/** Looks for troubles, and tells the owner: on stderr when they change, by e-mail once a day at most. */
import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { causeOf, type Log } from '../log.ts';
import { composeNotice, type MailIdentity } from './message.ts';
import type { Outbox } from './outbox.ts';
import { inOutbox } from './outbox-files.ts';
import type { SendMail } from './smtp.ts';
import { findTroubles, type Trouble } from './troubles.ts';

export type WatchOptions = {
  outbox: Outbox;
  identity: MailIdentity;
  /** Undefined where no mail can go. */
  sendMail: SendMail | undefined;
  now: () => number;
  monotonic?: () => number;
  log: Log;
  /** Says a line to whoever looks after the machine. */
  complain: (line: string) => void;
  times?: WatchTimes;
};

/** All in ms. */
type WatchTimes = {
  /** What was found is still good for so long. */
  fresh: number;
  /** Between two e-mails. */
  between: number;
  /** Before a mail that could not be sent is tried again. */
  again: number;
};

const usualTimes: WatchTimes = { fresh: 2_000, between: 86_400_000, again: 10 * 60_000 };

export type Watch = {
  /** What is wrong now; a new look at most every two seconds. */
  troubles: () => Promise<Trouble[]>;
  /** Looks, says on stderr what is new, and if it may, tells the owner by mail when that is due. */
  look: (mayTell: boolean) => Promise<void>;
};

export function createWatch(options: WatchOptions): Watch {
  const { outbox, identity, sendMail, now, log, complain, times = usualTimes } = options;
  const monotonic = options.monotonic ?? (() => performance.now());
  const toldFile = join(outbox.root, 'told');
  let found: { at: number; troubles: Promise<Trouble[]> } | undefined;
  let saidKinds = '';
  let tellAgainAt = 0;

  function troubles() {
    if (!found || monotonic() - found.at > times.fresh) {
      const looking = findTroubles(outbox, sendMail !== undefined, now());
      found = { at: monotonic(), troubles: looking };
    }
    return found.troubles;
  }

  async function look(mayTell: boolean) {
    found = undefined;
    const current = await troubles();
    const kinds = current.map(({ kind }) => kind).join(' ');
    if (kinds !== saidKinds) {
      saidKinds = kinds;
      for (const { text } of current) complain(text);
      if (kinds) log.error('trouble', { kinds });
      else log.info('trouble-over');
    }
    if (mayTell && current.length > 0 && sendMail && monotonic() >= tellAgainAt) {
      await tell(current, sendMail);
    }
  }

  /** When the owner was told last; by whichever server, and before whichever restart. */
  async function lastTold() {
    const told = Date.parse(await readFile(toldFile, 'utf8').catch(() => ''));
    // A day that has not come yet was written by a clock that was wrong.
    return Number.isNaN(told) || told > now() + 60_000 ? Number.NEGATIVE_INFINITY : told;
  }

  async function noteTold() {
    const text = new Date(now()).toISOString();
    await inOutbox(outbox.root, () => writeFile(toldFile, text, { mode: 0o600 })).catch((error) =>
      log.error('told-not-noted', causeOf(error)),
    );
  }

  async function tell(current: Trouble[], send: SendMail) {
    tellAgainAt = monotonic() + times.again;
    if (now() - (await lastTold()) < times.between) return;
    try {
      const lines = current.map(({ text }) => text);
      const raw = await composeNotice(randomUUID(), identity, new Date(now()), lines);
      await send(raw, { from: identity.from, to: identity.to });
      tellAgainAt = monotonic() + times.between;
      log.info('owner-told');
      await noteTold();
    } catch (error) {
      log.error('owner-not-told', causeOf(error));
    }
  }

  return { troubles, look };
}
