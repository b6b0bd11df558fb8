import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const runs = (command: string, ...options: string[]) => spawnSync(command, options).status === 0;

/** A disk of a megabyte, in memory. Undefined where mounting is not allowed. */
export async function mountSmallDisk() {
  const folder = await mkdtemp(join(tmpdir(), 'disk-'));
  const remove = () => {
    runs('umount', '-l', folder);
    return rm(folder, { recursive: true });
  };
  if (runs('mount', '-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder)) return { folder, remove };
  await remove();
  return undefined;
}
