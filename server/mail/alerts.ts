/**
 * Detects problems that stop messages from being accepted or delivered, and reports them to the owner: on
 * stderr when they change, by mail once a day.
 */
import { readFile, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { causeOf, type Log } from '../log.ts';
import { type MailIdentity, noticeOf, type SendMail } from './mail.ts';
import { type Entry, type Outbox, receivedAt, requireWritable } from './outbox.ts';
import { inOutbox, outboxFolders } from './outbox-files.ts';

export type Problem = {
  kind: 'failed' | 'settings' | 'waiting' | 'disk' | 'outbox';
  /** The problem and its remedy, in words for the owner. */
  text: string;
};

const minute = 60_000;
const day = 86_400_000;
const megabyte = 1024 * 1024;
/**
 * Number of the oldest waiting messages whose state is read: a refusal of the settings shows in all of
 * them.
 */
const samples = 10;

const count = (messages: unknown[], one: string, more: string) =>
  messages.length === 1 ? `1 message ${one}` : `${messages.length} messages ${more}`;

/**
 * `delivers` is false without a mail server: then messages may wait without limit. `now` is in ms since
 * 1970.
 */
export async function findProblems(
  outbox: Outbox,
  delivers: boolean,
  now: number,
): Promise<Problem[]> {
  const { root } = outbox;
  const problems: Problem[] = [];
  const add = (kind: Problem['kind'], text: string) => problems.push({ kind, text });
  try {
    const failed = await outbox.failed();
    if (failed.length > 0)
      add(
        'failed',
        `${count(failed, 'was', 'were')} refused by the mail server for good. See why with "npm run outbox", fix it, and send again with "npm run outbox -- retry"; or delete what is in ${join(root, 'failed')}.`,
      );
    const waiting = delivers ? await outbox.waiting() : [];
    const refusal = await findRefusal(outbox, waiting.slice(0, samples));
    if (refusal)
      add(
        'settings',
        `The mail server refuses every message with the present settings: ${refusal}. Messages are kept and tried again. Try the settings with "npm run outbox -- test".`,
      );
    const late = waiting.filter((message) => now - receivedAt(message) > day);
    if (late.length > 0)
      add(
        'waiting',
        `${count(late, 'has', 'have')} been waiting for more than a day. See why with "npm run outbox", and try the settings with "npm run outbox -- test".`,
      );
    for (const folder of outboxFolders) await requireWritable(join(root, folder));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${error.code})` : '';
    add(
      'outbox',
      `The folder ${root} cannot be used${code}: messages are refused, or cannot be sent. Give the server the right to read and write there and in the folders in it.`,
    );
  }
  if (await isNearlyFull(root).catch(() => false))
    add(
      'disk',
      `The disk of ${root} is nearly full. Make room: when it is full, messages are refused.`,
    );
  return problems;
}

/** Returns the permanent answer of the mail server to the settings, not to a message. */
async function findRefusal(outbox: Outbox, messages: Entry[]) {
  for (const { id } of messages) {
    const state = await outbox.readState(id);
    if (state?.scope === 'server' && state.isPermanent)
      return state.reason.replaceAll(/\p{Cc}+/gu, ' ');
  }
  return undefined;
}

async function isNearlyFull(root: string) {
  const { bavail, blocks, bsize, files, ffree } = await statfs(root);
  const isLow = (free: number, total: number, most: number) => free < Math.min(most, total / 20);
  // Some file systems do not count files and report 0.
  return (
    isLow(bavail * bsize, blocks * bsize, 200 * megabyte) ||
    (files > 0 && isLow(ffree, files, 1_000))
  );
}

export type AlertOptions = {
  outbox: Outbox;
  identity: MailIdentity;
  /** Undefined when no mail server is configured. */
  sendMail: SendMail | undefined;
  now: () => number;
  monotonic?: () => number;
  log: Log;
  /** Prints a line for the administrator of the machine. */
  complain: (line: string) => void;
};

/** How long the found problems are cached, in ms. */
const fresh = 2_000;
/** Wait before a mail that failed is tried again, in ms. */
const again = 10 * minute;

export type Alerts = {
  /** The current problems, cached for 2 s. */
  problems: () => Promise<Problem[]>;
  /** Prints the problems when they changed and, if `mayMail`, mails them to the owner when that is due. */
  check: (mayMail: boolean) => Promise<void>;
};

export function createAlerts(options: AlertOptions): Alerts {
  const { outbox, identity, sendMail, now, log, complain } = options;
  const monotonic = options.monotonic ?? (() => performance.now());
  const alertedFile = join(outbox.root, 'alerted');
  let found: { at: number; problems: Promise<Problem[]> } | undefined;
  let knownKinds = '';
  let mailAgainAt = 0;

  function problems() {
    if (!found || monotonic() - found.at > fresh)
      found = { at: monotonic(), problems: findProblems(outbox, sendMail !== undefined, now()) };
    return found.problems;
  }

  async function check(mayMail: boolean) {
    found = undefined;
    const current = await problems();
    const kinds = current.map(({ kind }) => kind).join(' ');
    if (kinds !== knownKinds) {
      knownKinds = kinds;
      for (const { text } of current) complain(text);
      if (kinds) log.error('problem', { kinds });
      else log.info('problem-over');
    }
    if (mayMail && current.length > 0 && sendMail && monotonic() >= mailAgainAt)
      await mail(current, sendMail);
  }

  async function mail(current: Problem[], send: SendMail) {
    mailAgainAt = monotonic() + again;
    // The file is shared by all processes and survives restarts. A time in the future comes from a wrong
    // clock and is ignored.
    const last = Date.parse(await readFile(alertedFile, 'utf8').catch(() => ''));
    if (last <= now() + minute && now() - last < day) return;
    const date = new Date(now());
    const paragraphs = [
      ...current.map(({ text }) => text),
      'You get this mail once a day until the problem is fixed.',
    ];
    try {
      await send(noticeOf(identity, 'The contact form needs you', paragraphs, date));
      mailAgainAt = monotonic() + day;
      log.info('owner-alerted');
      const write = () => writeFile(alertedFile, date.toISOString(), { mode: 0o600 });
      await inOutbox(outbox.root, write);
    } catch (error) {
      log.error('alert-interrupted', causeOf(error));
    }
  }

  return { problems, check };
}
