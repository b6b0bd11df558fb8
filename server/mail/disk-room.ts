/**
 * Room on the disk. New messages are refused while there is little, so that those that were taken can
 * still be claimed, moved and filed. Other programs may fill the disk all the same: then a file that was
 * kept for it gives way.
 */
import { statfs, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/** Below its rooms' sizes a disk is so small that a share of it has to do. */
const share = (total: number, most: number, part: number) => Math.min(most, total / part);

async function measure(root: string) {
  const { bavail, blocks, bsize, files, ffree } = await statfs(root);
  return { free: bavail * bsize, total: blocks * bsize, names: files, freeNames: ffree };
}

export function isFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^(ENOSPC|EDQUOT)$/.test(String(error.code));
}

/** Throws as a full disk does unless `bytes` more leave room enough for what delivery has to do. */
export async function requireRoom(root: string, bytes: number): Promise<void> {
  const { free, total, names, freeNames } = await measure(root);
  // Some file systems count no names, and say that there are none.
  const lacksNames = names > 0 && freeNames < share(names, 16, 16);
  if (free - bytes < share(total, 16 * megabyte, 32) || lacksNames) {
    throw Object.assign(new Error('Little room is left on the disk'), { code: 'ENOSPC' });
  }
}

/** Whether somebody should make room: long before messages are refused. */
export async function isNearlyFull(root: string): Promise<boolean> {
  const { free, total, names, freeNames } = await measure(root);
  return (
    free < share(total, 200 * megabyte, 20) || (names > 0 && freeNames < share(names, 1_000, 20))
  );
}

const roomFile = (root: string) => join(root, 'room');

/** Makes the file that gives way, where there is none and the disk has more than it needs. */
export async function keepRoom(root: string): Promise<void> {
  const { free, total } = await measure(root);
  const size = Math.floor(share(total, 256 * kilobyte, 32));
  if (free < 2 * size) return;
  try {
    await writeFile(roomFile(root), Buffer.alloc(size), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return;
    await unlink(roomFile(root)).catch(() => {});
    throw error;
  }
}

/** Does what a message that was taken needs; on a full disk once more, in the room kept for it. */
export async function withRoom<Result>(root: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isFull(error)) throw error;
    await unlink(roomFile(root)).catch(() => {});
    return work();
  }
}
