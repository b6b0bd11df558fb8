/** Finds problems that stop messages from being accepted or delivered, in words for the owner. */
import type { StatsFs } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { OwnerWords } from '../words/owner-words.ts';
import type { SendFailure } from './mail.ts';
import {
  type Entry,
  type Outbox,
  receivedAt,
  requireWritable,
  type ServerState,
} from './outbox.ts';
import { outboxFolders } from './outbox-files.ts';
import { sayAdvice } from './sender-advice.ts';
import { sayTrouble, troubleOf } from './troubles.ts';

export type Problem = {
  kind:
    | 'failed'
    | 'settings'
    | 'server'
    | 'message'
    | 'waiting'
    | 'disk'
    | 'outbox'
    | 'delivery'
    | 'origin'
    | 'doctor';
  /** The problem and its remedy. */
  text: string;
  /** The owner has had a mail about it, and gets no other. */
  isTold?: boolean;
};

type Space = Pick<StatsFs, 'bavail' | 'blocks' | 'bsize' | 'files' | 'ffree'>;

const hour = 3_600_000;
const day = 24 * hour;
const megabyte = 1024 * 1024;
/** Number of the oldest waiting messages that are read. Others are read when they are sent. */
const samples = 200;

/**
 * `delivers` is false without a mail server: then messages may wait without limit. `now` is in ms since
 * 1970. `server` is the state of the mail server if this process knows it, `doubt` what it said of a message that may
 * be the only one.
 */
export async function findProblems(
  outbox: Outbox,
  delivers: boolean,
  now: number,
  words: OwnerWords,
  server?: ServerState,
  doubt?: SendFailure,
): Promise<Problem[]> {
  const { root } = outbox;
  const problems: Problem[] = [];
  const add = (kind: Problem['kind'], text: string) => problems.push({ kind, text });
  try {
    const failed = await outbox.failed();
    if (failed.length > 0)
      add('failed', words.problems.failed(failed.length, join(root, 'failed')));
    const waiting = await outbox.waiting();
    if (delivers) {
      const failure = sayServerFailure(server ?? (await outbox.readServerState()), now, words);
      if (failure) problems.push(failure);
      else if (doubt) add('message', words.problems.doubted(reasonOf(doubt, words)));
      const late = waiting.filter((message) => now - receivedAt(message) > day);
      if (late.length > 0) add('waiting', words.problems.late(late.length));
    }
    for (const entry of waiting.slice(0, samples)) {
      const text = await findDamage(outbox, entry, words);
      if (text) add('message', text);
    }
    for (const folder of outboxFolders) await requireWritable(join(root, folder));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${error.code})` : '';
    add('outbox', words.problems.outbox(root, code));
  }
  if (await statfs(root).then(isNearlyFull, () => false)) add('disk', words.problems.disk(root));
  return problems;
}

function reasonOf(
  { message, advice }: { message: string; advice?: string | undefined },
  words: OwnerWords,
): string {
  const said = message.replaceAll(/\p{Cc}+/gu, ' ').replace(/\.?$/, '.');
  return [said, advice && sayAdvice(advice, words)].filter(Boolean).join(' ');
}

/** What only the owner can end is a problem at once, everything else after an hour. */
function sayServerFailure(
  state: ServerState | undefined,
  now: number,
  words: OwnerWords,
): Problem | undefined {
  if (!state) return undefined;
  const { isPermanent, since } = state;
  const reason = reasonOf({ message: state.reason, advice: state.advice }, words);
  if (isPermanent) return { kind: 'settings', text: words.problems.settings(reason) };
  if (now - since < hour) return undefined;
  return { kind: 'server', text: words.problems.server(reason) };
}

/** The sentence about a message that cannot be read. */
function findDamage(outbox: Outbox, entry: Entry, words: OwnerWords) {
  return outbox.read(entry).then(
    () => undefined,
    // It may have been sent meanwhile.
    async (error) => {
      const isGone = !(await outbox.waiting()).some(({ file }) => file === entry.file);
      return isGone ? undefined : sayTrouble(troubleOf('read', error, entry), words);
    },
  );
}

/** By the blocks and the files that are left, as `statfs` counts them. */
export function isNearlyFull({ bavail, blocks, bsize, files, ffree }: Space): boolean {
  const isLow = (free: number, total: number, most: number) => free < Math.min(most, total / 20);
  // Some file systems do not count files and report 0.
  return (
    isLow(bavail * bsize, blocks * bsize, 200 * megabyte) ||
    (files > 0 && isLow(ffree, files, 1_000))
  );
}
