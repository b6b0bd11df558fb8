/** The messages of the outbox and the operations on them. outbox-files.ts describes the folders. */
import { constants } from 'node:fs';
import { access, readdir, readFile, rename, rm, stat, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AcceptedMessage } from '../contact/relay.ts';
import type { OwnerWords } from '../words/owner-words.ts';
import { flushFolder, inOutbox, isMissing, keepFile, type OutboxFolder } from './outbox-files.ts';
import { parseStored, type StoredMessage, storedMessage } from './stored-message.ts';

/** State of a message that is put off. Times in ms since 1970. */
type DeliveryState = {
  attempts: number;
  last: number;
  /** Time of the next attempt, at the earliest. */
  next: number;
  /** Reason of the last failure. */
  reason: string;
  /** Sum of the pauses, in ms. Not a time span, because the system clock may be changed. */
  waited: number;
};

/** State of the mail server while it fails. Times in ms since 1970. */
export type ServerState = {
  /** In a row. */
  failures: number;
  since: number;
  /** Time of the next attempt, at the earliest. */
  next: number;
  /** Reason of the last failure. */
  reason: string;
  /** The likely cause and the remedy, in words for the owner. */
  advice?: string | undefined;
  /** Waiting does not help. */
  isPermanent: boolean;
};

/** A message's file. */
export type Entry = { id: string; folder: OutboxFolder; file: string };

/** Time of receipt, in ms since 1970, from the id. */
export const receivedAt = ({ id }: { id: string }): number => Number.parseInt(id, 10) * 1000;

/** Says how many messages wait and since when. Empty when none does. `waiting` is sorted, oldest first. */
export function sayWaiting(waiting: readonly Entry[], words: OwnerWords): string {
  const [oldest] = waiting;
  if (!oldest) return '';
  return words.waiting(waiting.length, timeText(receivedAt(oldest), words));
}

/** For the owner: `2025-11-21 10:00 UTC`. A file name may have been edited. */
export function timeText(milliseconds: number, words: OwnerWords): string {
  const date = new Date(milliseconds);
  if (Number.isNaN(date.getTime())) return words.unknownTime;
  return `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

export type Outbox = ReturnType<typeof openOutbox>;

const day = 86_400_000;
const sentMark = ',sent=';
/** Name of the state file of the mail server; ids of messages begin with a number. */
const serverId = 'mail-server';

/** Opens an outbox whose folders `makeOutbox` has created. */
export function openOutbox(root: string) {
  const at = (folder: OutboxFolder, file: string) => join(root, folder, file);
  const { removeState, ...states } = openStates(root);
  const retryFile = join(root, 'retry');

  /** Stores a message as durably as `keepFile`. */
  async function keep(accepted: AcceptedMessage): Promise<{ id: string }> {
    const message = storedMessage(accepted);
    const bytes = Buffer.from(`${JSON.stringify(message, null, 2)}\n`);
    const folder = accepted.isJunk ? 'junk' : 'new';
    await inOutbox(root, () => keepFile(root, folder, `${message.id}.json`, bytes));
    return { id: message.id };
  }

  async function read({ id, folder, file }: Entry): Promise<StoredMessage> {
    return parseStored(id, await readFile(at(folder, file)));
  }

  /** Sorted, oldest first. */
  async function entries(folder: OutboxFolder): Promise<Entry[]> {
    const files = (await list(folder)).filter((file) => isMessage(file, folder));
    return files.map((file) => ({ id: idOf(file), folder, file })).sort(byId);
  }

  /** What lies among the messages and is none, such as an editor's copy. Nobody sends or deletes it. */
  async function foreign(): Promise<string[]> {
    const folders = ['new', 'cur', 'junk', 'failed'] as const;
    const found = folders.map(async (folder) =>
      (await list(folder))
        .filter((file) => !isMessage(file, folder) && !/^\d+\..+\.txt$/.test(file))
        .map((file) => join(folder, file)),
    );
    return (await Promise.all(found)).flat();
  }

  /** Those that visitors have sent since a time, in ms since 1970; not the junk. Skips what cannot be read. */
  async function receivedSince(time: number): Promise<StoredMessage[]> {
    const all = (await Promise.all((['new', 'cur', 'failed'] as const).map(entries))).flat();
    const young = all.filter((entry) => receivedAt(entry) >= time);
    const messages = await Promise.all(young.map((entry) => read(entry).catch(() => undefined)));
    return messages.filter((message) => message !== undefined);
  }

  const waiting = () => entries('new');
  const failed = () => entries('failed');

  async function sent(): Promise<(Entry & { sent: Date })[]> {
    return (await entries('cur')).flatMap((entry) => {
      const seconds = entry.file.split(sentMark)[1]?.match(/^\d+/)?.[0];
      return seconds ? [{ ...entry, sent: new Date(Number(seconds) * 1000) }] : [];
    });
  }

  /**
   * Rejects when messages cannot be marked as sent. Check it before sending, or the message would be sent
   * again.
   */
  async function requireFiling(): Promise<void> {
    for (const folder of ['new', 'cur']) await requireWritable(join(root, folder));
  }

  async function markSent({ id, folder, file }: Entry, time: number): Promise<void> {
    const target = at('cur', `${id}${sentMark}${Math.floor(time / 1000)}`);
    await inOutbox(root, () => rename(at(folder, file), target));
    await removeState(id);
  }

  /** Moves a message to `failed`, with the reason in a text file. */
  async function markFailed({ id, folder, file }: Entry, reason: string): Promise<void> {
    await inOutbox(root, () => keepFile(root, 'failed', `${id}.txt`, Buffer.from(`${reason}\n`)));
    await inOutbox(root, () => rename(at(folder, file), at('failed', file)));
    await flushFolder(join(root, 'failed'));
    await removeState(id);
  }

  async function readReason({ id }: Entry): Promise<string> {
    return (await readFile(at('failed', `${id}.txt`), 'utf8').catch(() => '')).trim();
  }

  /** Requests a new attempt for all messages now, including those that failed, and deletes their states. */
  async function askRetry(): Promise<void> {
    for (const { id, file } of await failed()) {
      await rename(at('failed', file), at('new', file));
      await flushFolder(join(root, 'new'));
      await unlink(at('failed', `${id}.txt`)).catch(() => {});
    }
    for (const { id } of await waiting()) await removeState(id);
    await states.writeServerState(undefined);
    await inOutbox(root, () => writeFile(retryFile, '', { mode: 0o600 }));
  }

  /** Whether a retry was requested and is not done. */
  const isRetryAsked = () =>
    access(retryFile).then(
      () => true,
      () => false,
    );

  /** Deletes expired messages. Never deletes a message that was not sent. `time` is in ms since 1970. */
  async function tidy(time: number, keepDays: number): Promise<void> {
    const expired = time - keepDays * day;
    for (const { file, sent: date } of await sent()) {
      if (date.getTime() < expired) await unlink(at('cur', file)).catch(() => {});
    }
    await removeOlder('junk', expired);
    // Files in tmp after 36 hours are left from processes that were killed.
    await removeOlder('tmp', time - 1.5 * day);
    const alive = new Set((await waiting()).map(({ id }) => id));
    await removeOlder('state', time - day, (file) => !alive.has(idOf(file)));
  }

  async function removeOlder(folder: OutboxFolder, than: number, only = (_: string) => true) {
    for (const file of await list(folder)) {
      const changed = await stat(at(folder, file)).catch(() => undefined);
      if (changed && changed.mtimeMs < than && only(file)) {
        await rm(at(folder, file), { recursive: true }).catch(() => {});
      }
    }
  }

  async function list(folder: OutboxFolder) {
    const files = await readdir(join(root, folder)).catch((error) => {
      if (isMissing(error)) return [];
      throw error;
    });
    return files.filter((file) => !file.startsWith('.'));
  }

  return {
    root,
    keep,
    read,
    waiting,
    sent,
    failed,
    receivedSince,
    junk: () => entries('junk'),
    foreign,
    readReason,
    requireFiling,
    markSent,
    markFailed,
    askRetry,
    isRetryAsked,
    endRetry: () => rm(retryFile, { force: true }),
    ...states,
    tidy,
  };
}

/** What is known of the attempts: a file for each message that is put off, and one for the mail server. */
function openStates(root: string) {
  const stateFile = (id: string) => join(root, 'state', `${id}.json`);

  /** Undefined when the file is missing or invalid: then the message is tried at once. */
  async function readState(id: string): Promise<DeliveryState | undefined> {
    const state = await readJson(stateFile(id));
    return isState(state) ? state : undefined;
  }

  async function writeState(id: string, state: DeliveryState | ServerState): Promise<void> {
    const bytes = Buffer.from(JSON.stringify(state));
    await inOutbox(root, () => keepFile(root, 'state', `${id}.json`, bytes));
  }

  /** Undefined while the mail server works, or when the file is invalid. */
  async function readServerState(): Promise<ServerState | undefined> {
    const state = await readJson(stateFile(serverId));
    return isServerState(state) ? state : undefined;
  }

  /** Undefined: the mail server works. */
  async function writeServerState(state: ServerState | undefined): Promise<void> {
    if (state) await writeState(serverId, state);
    else await rm(stateFile(serverId), { force: true });
  }

  async function removeState(id: string): Promise<void> {
    await unlink(stateFile(id)).catch(() => {});
  }

  return { readState, writeState, readServerState, writeServerState, removeState };
}

/**
 * Rejects when files cannot be created and deleted in a folder. A missing folder is accepted: it is created
 * when needed.
 */
export async function requireWritable(folder: string): Promise<void> {
  // With `/.` the check fails if there is a file in place of the folder.
  await access(`${folder}/.`, constants.W_OK | constants.X_OK).catch((error) => {
    if (!isMissing(error)) throw error;
  });
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Validates a state, because the file may have been edited. */
function isState(value: unknown): value is DeliveryState {
  if (typeof value !== 'object' || value === null) return false;
  const { attempts, last, next, reason, waited } = value as Record<string, unknown>;
  const areNumbers = [attempts, last, next, waited].every(Number.isFinite);
  return areNumbers && Number(next) - Number(last) <= day && typeof reason === 'string';
}

function isServerState(value: unknown): value is ServerState {
  if (typeof value !== 'object' || value === null) return false;
  const { failures, since, next, reason, isPermanent } = value as Record<string, unknown>;
  const areNumbers = [failures, since, next].every(Number.isFinite);
  return areNumbers && typeof reason === 'string' && typeof isPermanent === 'boolean';
}

/** By its name, which `keep` and `markSent` have given it. */
const isMessage = (file: string, folder: OutboxFolder) =>
  (folder === 'cur' ? /^\d+\.[^,]+,sent=/ : /^\d+\.[^,]+\.json$/).test(file);

/** The file name without the ending and the time of sending. */
const idOf = (file: string) => file.replace(/(\.json)?(,.*)?$/, '');
const byId = (a: Entry, b: Entry) => (a.id < b.id ? -1 : 1);
