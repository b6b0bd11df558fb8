/**
 * The outbox on disk:
 *
 *   tmp/     being written
 *   new/     waits to be sent or read: a JSON file for each message (stored-message.ts)
 *   cur/     was sent, at the time in its name
 *   junk/    what robots sent
 *   failed/  what the mail server will not take, with the reason beside it
 *   state/   when a message was tried last, and what happened
 *   retry    asks the process that delivers to try everything at once
 *   alerted  when the owner was told last that something is wrong
 *   delivery.lock  which process delivers (lock.ts)
 */
import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { mkdir, open, rename, rm, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export const outboxFolders = ['tmp', 'new', 'cur', 'junk', 'failed', 'state'] as const;
export type OutboxFolder = (typeof outboxFolders)[number];

/** Makes the folders of an outbox, for the owner's eyes only. */
export async function makeOutbox(root: string): Promise<void> {
  for (const folder of outboxFolders) {
    await mkdir(join(root, folder), { recursive: true, mode: 0o700 });
  }
  // Left by earlier versions.
  for (const name of ['claims', 'lock', 'room', 'told'])
    await rm(join(root, name), { recursive: true, force: true });
  await flushFolder(root);
  await flushFolder(dirname(root));
}

export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/** Does something in an outbox; folders that somebody removed are made again. */
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
 * Writes a file so that it is there, whole, whatever happens after the promise resolves: into `tmp`
 * and through to the disk, then moved, then the move itself through to the disk. When anything
 * fails nothing is left in the target folder, and the promise rejects with the cause.
 */
export async function keepFile(
  root: string,
  target: OutboxFolder,
  name: string,
  bytes: Uint8Array,
): Promise<void> {
  // Its own name each time: one left by a killed process must not stand in the way.
  const temporary = join(root, 'tmp', `${name}.${randomUUID()}`);
  const kept = join(root, target, name);
  try {
    const file = await open(
      temporary,
      constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL,
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
    // The visitor will be told that it failed, so it must not arrive either.
    await unlink(kept).catch(() => {});
    throw error;
  }
}

type Flush = { running: Promise<void>; next?: Promise<void> };
const flushes = new Map<string, Flush>();

/**
 * Brings the names in a folder through to the disk. Calls that come while one is running share the
 * next, since one flush serves every rename before it: this is what lets a hundred messages at
 * once cost little more than one.
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
  const handle = await open(folder, constants.O_RDONLY);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
