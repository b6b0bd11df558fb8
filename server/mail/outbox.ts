/** What is in the outbox, and the moves a message makes in it; `outbox-files.ts` has the map. */
import { constants } from 'node:fs';
import { access, readdir, readFile, rename, rm, stat, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AcceptedMessage } from '../contact/relay.ts';
import { flushFolder, inOutbox, isMissing, keepFile, type OutboxFolder } from './outbox-files.ts';
import { parseStored, type StoredMessage, storedMessage } from './stored-message.ts';

/** How far the delivery of a message has come. Times in milliseconds since 1970. */
export type DeliveryState = {
  attempts: number;
  last: number;
  /** Not to be tried before. */
  next: number;
  /** What went wrong the last time. */
  reason: string;
  /** Whose fault it was: the next message may pass (`message`), or none will (`server`). */
  scope: 'message' | 'server';
  /** How long it has been put off by itself so far, in ms: pauses, since clocks are put right. */
  waited: number;
};

/** A message's file. */
export type Entry = { id: string; folder: OutboxFolder; file: string };

/** When a message came, in ms since 1970: its name begins with it. */
export const receivedAt = ({ id }: { id: string }): number => Number.parseInt(id, 10) * 1000;

export type Outbox = ReturnType<typeof openOutbox>;

const day = 86_400_000;
const sentMark = ',sent=';

/** The outbox in a folder, which `makeOutbox` has made. */
export function openOutbox(root: string) {
  const at = (folder: OutboxFolder, file: string) => join(root, folder, file);
  const stateFile = (id: string) => at('state', `${id}.json`);
  const retryFile = join(root, 'retry');

  /** Keeps a message; see `keepFile` for what that promises. */
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

  /** The oldest first. */
  async function entries(folder: OutboxFolder): Promise<Entry[]> {
    const files = (await list(folder)).filter((file) => !file.endsWith('.txt'));
    return files.map((file) => ({ id: idOf(file), folder, file })).sort(byId);
  }

  const waiting = () => entries('new');
  const failed = () => entries('failed');

  async function sent(): Promise<(Entry & { sent: Date })[]> {
    return (await entries('cur')).flatMap((entry) => {
      const seconds = entry.file.split(sentMark)[1]?.match(/^\d+/)?.[0];
      return seconds ? [{ ...entry, sent: new Date(Number(seconds) * 1000) }] : [];
    });
  }

  /** Rejects when a message could not be marked as sent: then it is not to be sent either. */
  async function requireFiling(): Promise<void> {
    for (const folder of ['new', 'cur']) await requireWritable(join(root, folder));
  }

  async function markSent({ id, folder, file }: Entry, time: number): Promise<void> {
    const target = at('cur', `${id}${sentMark}${Math.floor(time / 1000)}`);
    await inOutbox(root, () => rename(at(folder, file), target));
    await removeState(id);
  }

  /** Sets a message aside with the reason, where the owner finds both. */
  async function setAside({ id, folder, file }: Entry, reason: string): Promise<void> {
    await inOutbox(root, () => keepFile(root, 'failed', `${id}.txt`, Buffer.from(`${reason}\n`)));
    await inOutbox(root, () => rename(at(folder, file), at('failed', file)));
    await flushFolder(join(root, 'failed'));
    await removeState(id);
  }

  async function readReason({ id }: Entry): Promise<string> {
    return (await readFile(at('failed', `${id}.txt`), 'utf8').catch(() => '')).trim();
  }

  /** Asks whoever delivers to try everything now: what was set aside, too, and whatever was noted about it. */
  async function askRetry(): Promise<void> {
    for (const { id, file } of await failed()) {
      await rename(at('failed', file), at('new', file));
      await flushFolder(join(root, 'new'));
      await unlink(at('failed', `${id}.txt`)).catch(() => {});
    }
    for (const { id } of await waiting()) await removeState(id);
    await inOutbox(root, () => writeFile(retryFile, '', { mode: 0o600 }));
  }

  /** Whether that was asked and is not done. */
  const isRetryAsked = () =>
    access(retryFile).then(
      () => true,
      () => false,
    );

  /** Undefined when there is none, or none that can be used: then the message is tried a little early. */
  async function readState(id: string): Promise<DeliveryState | undefined> {
    try {
      const state: unknown = JSON.parse(await readFile(stateFile(id), 'utf8'));
      return isState(state) ? state : undefined;
    } catch {
      return undefined;
    }
  }

  async function writeState(id: string, state: DeliveryState): Promise<void> {
    const bytes = Buffer.from(JSON.stringify(state));
    await inOutbox(root, () => keepFile(root, 'state', `${id}.json`, bytes));
  }

  async function removeState(id: string): Promise<void> {
    await unlink(stateFile(id)).catch(() => {});
  }

  /** Deletes what was kept for long enough. Never a message that was not sent. */
  async function tidy(time: number, keepDays: number): Promise<void> {
    const expired = time - keepDays * day;
    for (const { file, sent: date } of await sent()) {
      if (date.getTime() < expired) await unlink(at('cur', file)).catch(() => {});
    }
    await removeOlder('junk', expired);
    // What has not left tmp after 36 hours never will.
    await removeOlder('tmp', time - 1.5 * day);
    const alive = new Set((await waiting()).map(({ id }) => id));
    await removeOlder('state', time - day, (file) => !alive.has(idOf(file)));
    // Versions before 2026-12 kept a Maildir, and mail programs moved to `cur` what nobody had read.
    for (const { file } of await entries('cur')) {
      if (!file.includes(sentMark) && !/:2,.*[ST]/.test(file))
        await rename(at('cur', file), at('new', idOf(file)));
    }
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
    junk: () => entries('junk'),
    readReason,
    requireFiling,
    markSent,
    setAside,
    askRetry,
    isRetryAsked,
    endRetry: () => rm(retryFile, { force: true }),
    readState,
    writeState,
    tidy,
  };
}

/** Rejects when files cannot be made and removed in a folder. One that is missing is made when needed. */
export async function requireWritable(folder: string): Promise<void> {
  // The dot makes it fail for a file in the folder's place.
  await access(`${folder}/.`, constants.W_OK | constants.X_OK).catch((error) => {
    if (!isMissing(error)) throw error;
  });
}

/** A state as it is written; somebody may have changed the file. */
function isState(value: unknown): value is DeliveryState {
  if (typeof value !== 'object' || value === null) return false;
  const { attempts, last, next, reason, scope, waited } = value as Record<string, unknown>;
  const areNumbers = [attempts, last, next, waited].every(Number.isFinite);
  if (!areNumbers || Number(next) - Number(last) > day) return false;
  return typeof reason === 'string' && (scope === 'message' || scope === 'server');
}

/** A file's name without its ending, and without what earlier versions and mail programs appended. */
const idOf = (file: string) => file.replace(/(\.json|\.eml)?([,:].*)?$/, '');
const byId = (a: Entry, b: Entry) => (a.id < b.id ? -1 : 1);
