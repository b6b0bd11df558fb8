/**
 * The outbox on disk:
 *
 *   tmp/     files being written
 *   new/     waiting messages: one JSON file each (stored-message.ts)
 *   cur/     sent messages, with the time of sending in the name
 *   junk/    messages with a filled honeypot field
 *   failed/  messages that cannot be delivered, each with a .txt file of the reason
 *   state/   last and next attempt of each message that is put off, and of a mail server that fails
 *   retry    exists while all messages are to be tried at once
 *   alerted  time of the last mail about problems to the owner
 *   doctor   what the daily visit of the public address found last
 *   delivery.lock  lock of the process that delivers (lock.ts)
 */
import { randomUUID } from 'node:crypto';
import { constants as fileConstants } from 'node:fs';
import { mkdir, open, rename, unlink } from 'node:fs/promises';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';

export const outboxFolders = ['tmp', 'new', 'cur', 'junk', 'failed', 'state'] as const;
export type OutboxFolder = (typeof outboxFolders)[number];

/** Creates the folders of an outbox, with access for their owner only. */
export async function makeOutbox(root: string): Promise<void> {
  for (const folder of outboxFolders) await makeFolder(join(root, folder));
  await flushFolder(root);
  await flushFolder(dirname(root));
}

/** Also the folders above it. Those first would hide why a folder cannot be made: Node then says ENOENT. */
async function makeFolder(path: string) {
  try {
    await mkdir(path, { mode: 0o700 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EEXIST' && code !== 'ENOENT') throw error;
    await mkdir(path, { recursive: true, mode: 0o700 });
  }
}

/** No space, or none for this user. Node has no name for the second: its code is "Unknown system error -122". */
export function isFull(error: unknown): boolean {
  const { code, errno } = error as NodeJS.ErrnoException;
  return code === 'ENOSPC' || errno === -constants.errno.EDQUOT;
}

export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/** Runs `work`; if it fails because a folder was deleted, creates the folders and runs it again. */
export async function inOutbox<Result>(root: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isMissing(error)) throw error;
    await makeOutbox(root);
    return work();
  }
}

/**
 * Writes a file atomically and durably: writes to `tmp` and syncs, renames, then syncs the target folder.
 * When a step fails, nothing is left in the target folder, and the promise rejects with the cause.
 */
export async function keepFile(
  root: string,
  target: OutboxFolder,
  name: string,
  bytes: Uint8Array,
): Promise<void> {
  // A unique name, because a killed process may have left a file.
  const temporary = join(root, 'tmp', `${name}.${randomUUID()}`);
  const kept = join(root, target, name);
  try {
    const file = await open(
      temporary,
      fileConstants.O_WRONLY | fileConstants.O_CREAT | fileConstants.O_EXCL,
      0o600,
    );
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, kept);
  } catch (error) {
    await unlink(temporary).catch(() => {});
    throw error;
  }
  try {
    await flushFolder(join(root, target));
  } catch (error) {
    // The visitor is told that sending failed, so the message must not be delivered.
    const mayBeKept = await unlink(kept).then(
      () => false,
      (cause) => !isMissing(cause),
    );
    throw mayBeKept && error instanceof Error ? Object.assign(error, { mayBeKept }) : error;
  }
}

type Flush = { running: Promise<void>; next?: Promise<void> };
const flushes = new Map<string, Flush>();

/**
 * Syncs a folder to disk. Calls during a running sync share the next one, because one sync covers every
 * rename before it. So a hundred messages at once cost little more than one.
 */
export function flushFolder(folder: string): Promise<void> {
  const flush = flushes.get(folder);
  if (!flush) {
    const running = flushNow(folder).finally(() => flushes.delete(folder));
    flushes.set(folder, { running });
    return running;
  }
  flush.next ??= flush.running.catch(() => {}).then(() => flushFolder(folder));
  return flush.next;
}

async function flushNow(folder: string) {
  const handle = await open(folder, fileConstants.O_RDONLY);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
