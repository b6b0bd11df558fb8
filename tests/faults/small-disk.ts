/** A disk of a megabyte or two: ext4 in a file where that may be mounted, else one in memory. */
import { execFileSync } from 'node:child_process';
import { mkdtemp, open, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type SmallDisk = { folder: string; kind: string; remove: () => Promise<void> };

function run(command: string, ...args: string[]) {
  try {
    execFileSync(command, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Undefined where mounting is not allowed. */
export async function mountSmallDisk(): Promise<SmallDisk | undefined> {
  const root = await mkdtemp(join(tmpdir(), 'disk-'));
  const folder = join(root, 'mounted');
  const image = join(root, 'image');
  execFileSync('mkdir', [folder]);
  await (await open(image, 'w')).close();
  await truncate(image, 2 * 1024 * 1024);
  const isExt4 =
    run('mkfs.ext4', '-q', '-O', '^has_journal', '-N', '512', image) &&
    run('mount', '-o', 'loop', image, folder);
  const isMounted = isExt4 || run('mount', '-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder);
  const remove = async () => {
    if (isMounted) run('umount', '-l', folder);
    await rm(root, { recursive: true });
  };
  if (!isMounted) {
    await remove();
    return undefined;
  }
  return { folder, kind: isExt4 ? 'ext4 in a file' : 'tmpfs', remove };
}
