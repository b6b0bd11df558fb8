/** Finds problems that stop messages from being accepted or delivered, in words for the owner. */
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type Entry,
  type Outbox,
  receivedAt,
  requireWritable,
  type ServerState,
} from './outbox.ts';
import { outboxFolders } from './outbox-files.ts';
import { sayTrouble } from './troubles.ts';

export type Problem = {
  kind: 'failed' | 'settings' | 'server' | 'message' | 'waiting' | 'disk' | 'outbox' | 'delivery';
  /** The problem and its remedy. */
  text: string;
};

const hour = 3_600_000;
const day = 24 * hour;
const megabyte = 1024 * 1024;
/** Number of the oldest waiting messages that are read. Others are read when they are sent. */
const samples = 200;

const count = (messages: unknown[], one: string, more: string) =>
  messages.length === 1 ? `1 message ${one}` : `${messages.length} messages ${more}`;

/**
 * `delivers` is false without a mail server: then messages may wait without limit. `now` is in ms since
 * 1970. `server` is the state of the mail server if this process knows it.
 */
export async function findProblems(
  outbox: Outbox,
  delivers: boolean,
  now: number,
  server?: ServerState,
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
    const waiting = await outbox.waiting();
    if (delivers) {
      const failure = sayServerFailure(server ?? (await outbox.readServerState()), now);
      if (failure) problems.push(failure);
      const late = waiting.filter((message) => now - receivedAt(message) > day);
      if (late.length > 0)
        add(
          'waiting',
          `${count(late, 'has', 'have')} been waiting for more than a day. See why with "npm run outbox", and try the settings with "npm run outbox -- test".`,
        );
    }
    for (const entry of waiting.slice(0, samples)) {
      const text = await findDamage(outbox, entry);
      if (text) add('message', text);
    }
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

/** What only the owner can end is a problem at once, everything else after an hour. */
function sayServerFailure(state: ServerState | undefined, now: number): Problem | undefined {
  if (!state) return undefined;
  const { advice, isPermanent, since } = state;
  const reason = [`${state.reason.replaceAll(/\p{Cc}+/gu, ' ').replace(/\.?$/, '.')}`, advice]
    .filter(Boolean)
    .join(' ');
  const tried = 'Messages are kept. Try the settings with "npm run outbox -- test"';
  if (isPermanent)
    return {
      kind: 'settings',
      text: `The mail server refuses every message with the present settings: ${reason} ${tried}, and send the messages with "npm run outbox -- retry" when it is mended: until then the server tries less and less often, at last every six hours.`,
    };
  if (now - since < hour) return undefined;
  return {
    kind: 'server',
    text: `The mail server has taken no message for more than an hour: ${reason} ${tried}.`,
  };
}

/** The sentence about a message that cannot be read. */
function findDamage(outbox: Outbox, entry: Entry) {
  return outbox.read(entry).then(
    () => undefined,
    // It may have been sent meanwhile.
    async (error) => {
      const isGone = !(await outbox.waiting()).some(({ file }) => file === entry.file);
      return isGone ? undefined : sayTrouble('read', error, entry);
    },
  );
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
