/** What is in the outbox, and the moves a message makes in it; `outbox-files.ts` has the map. */
import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { access, readdir, readFile, rename, rm, stat, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AcceptedMessage } from '../contact/relay.ts';
import { causeOf, type Log } from '../log.ts';
import { requireRoom } from './disk-room.ts';
import { composeMessage, type MailIdentity } from './message.ts';
import {
  flushFolder,
  inOutbox,
  isMissing,
  keepFile,
  makeOutbox,
  type OutboxFolder,
} from './outbox-files.ts';

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

export type Waiting = { id: string; folder: 'new' | 'cur'; file: string };
/** When a message came, in ms since 1970: its name begins with it. */
export const receivedAt = ({ id }: { id: string }): number => Number.parseInt(id, 10) * 1000;

export type Sent = { id: string; file: string; sent: Date };
export type Failed = { id: string };

export type Outbox = ReturnType<typeof openOutbox>;

const day = 86_400_000;
const sentMark = ',sent=';

/** The outbox in a folder, which `makeOutbox` has made. */
export function openOutbox(root: string, log?: Log) {
  const at = (folder: OutboxFolder, file: string) => join(root, folder, file);
  const stateFile = (id: string) => at('state', `${id}.json`);
  const retryFile = join(root, 'retry');
  /** Messages whose damaged state was logged. */
  const damaged = new Set<string>();

  /** Keeps a message; see `keepFile` for what that promises. */
  async function keep(message: AcceptedMessage, identity: MailIdentity): Promise<{ id: string }> {
    const seconds = Math.floor(message.received.getTime() / 1000);
    const id = `${seconds}.R${randomUUID().replaceAll('-', '')}`;
    const bytes = await composeMessage(message, id, identity);
    const write = async () => {
      await requireRoom(root, bytes.byteLength);
      if (message.isJunk) await keepFile(root, 'junk', `${id}.eml`, bytes);
      else await keepFile(root, 'new', id, bytes);
    };
    try {
      await write();
    } catch (error) {
      if (!isMissing(error)) throw error;
      // Somebody tidied the folder away while the server was running.
      await makeOutbox(root);
      await write();
    }
    return { id };
  }

  /** Messages not sent yet and not read by the owner in a mail program, the oldest first. */
  async function waiting(): Promise<Waiting[]> {
    const fresh = await list('new');
    const seen = (await list('cur')).filter(
      (file) => !file.includes(sentMark) && !/:2,.*[ST]/.test(file),
    );
    const found = new Map<string, Waiting>();
    for (const file of seen) found.set(idOf(file), { id: idOf(file), folder: 'cur', file });
    for (const file of fresh) found.set(idOf(file), { id: idOf(file), folder: 'new', file });
    return [...found.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
  }

  async function sent(): Promise<Sent[]> {
    return (await list('cur')).flatMap((file) => {
      const seconds = file.split(sentMark)[1]?.match(/^\d+/)?.[0];
      return seconds ? [{ id: idOf(file), file, sent: new Date(Number(seconds) * 1000) }] : [];
    });
  }

  /** Rejects when a message could not be marked as sent: then it is not to be sent either. */
  async function requireFiling({ folder }: Waiting): Promise<void> {
    for (const name of new Set([folder, 'cur'])) await requireWritable(join(root, name));
  }

  /** Marks a message as sent and seen, in one move. A mail program may have moved it meanwhile. */
  async function markSent({ id, folder, file }: Waiting, time: number): Promise<void> {
    const target = at('cur', `${id}${sentMark}${Math.floor(time / 1000)}:2,S`);
    try {
      await inOutbox(root, () => rename(at(folder, file), target));
    } catch (error) {
      if (!isMissing(error)) throw error;
      const moved = (await list('cur')).find((name) => idOf(name) === id);
      if (moved) await rename(at('cur', moved), target);
    }
    await removeState(id);
  }

  /** Sets a message aside with the reason, where the owner finds both. */
  async function setAside({ id, folder, file }: Waiting, reason: string): Promise<void> {
    const bytes = Buffer.from(`${reason}\n`);
    await inOutbox(root, () => keepFile(root, 'failed', `${id}.txt`, bytes));
    await inOutbox(root, () => rename(at(folder, file), at('failed', `${id}.eml`)));
    await flushFolder(join(root, 'failed'));
    await removeState(id);
  }

  async function failed(): Promise<Failed[]> {
    const files = (await list('failed')).filter((file) => file.endsWith('.eml'));
    return files.map((file) => ({ id: file.replace(/\.eml$/, '') }));
  }

  async function readReason({ id }: Failed): Promise<string> {
    return (await readFile(at('failed', `${id}.txt`), 'utf8').catch(() => '')).trim();
  }

  /** Puts a message that was set aside back in line. */
  async function putBack({ id }: Failed): Promise<void> {
    await rename(at('failed', `${id}.eml`), at('new', id));
    await flushFolder(join(root, 'new'));
    await unlink(at('failed', `${id}.txt`)).catch(() => {});
  }

  /** Asks whoever delivers to try everything now, whatever was noted about it. */
  async function askRetry(): Promise<void> {
    for (const message of await failed()) await putBack(message);
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
      if (isState(state)) return state;
      throw new TypeError('This is no state');
    } catch (error) {
      if (!isMissing(error) && !damaged.has(id)) {
        damaged.add(id);
        log?.error('state-unusable', { id, ...causeOf(error) });
      }
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

  /** Deletes what has served its time. Never a message that was not sent. */
  async function tidy(time: number, keepDays: number): Promise<void> {
    const expired = time - keepDays * day;
    for (const { file, sent: date } of await sent()) {
      if (date.getTime() < expired) await unlink(at('cur', file)).catch(() => {});
    }
    await removeOlder('junk', expired);
    // A Maildir's rule: what has not left tmp after 36 hours never will.
    await removeOlder('tmp', time - 1.5 * day);
    const alive = new Set((await waiting()).map(({ id }) => id));
    const isOrphan = (file: string) => !alive.has(file.replace(/\.json$/, ''));
    await removeOlder('state', time - day, isOrphan);
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
    waiting,
    sent,
    failed,
    junk: () => list('junk'),
    read: ({ folder, file }: Waiting) => readFile(at(folder, file)),
    readSent: ({ file }: Sent) => readFile(at('cur', file)),
    readFailed: ({ id }: Failed) => readFile(at('failed', `${id}.eml`)),
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

/** A file's name without what mail programs and we ourselves append to it. */
const idOf = (file: string) => file.replace(/[,:].*$/, '');
