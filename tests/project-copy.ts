/** The project once more, to be built otherwise: what reads the configuration is copied, the rest linked. */
import { cp, mkdir, readdir, rm, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** What reads the configuration, by a path from where it really is. */
const copied = [
  'build',
  'content',
  'scripts',
  'server',
  'packages',
  'site.config.ts',
  'src',
  'tools',
  'vite.config.ts',
];
/** What belongs to this installation, not to the code. */
const ownFiles = /^(\.env.*|\.git|data|dist(\.new|\.old)?|test-results)$/;

/** Makes the folder anew, in `test-results/` unless its path is whole; with `isWhole` nothing in it but the packages is the original's. */
export async function copyProject(name: string, isWhole = false): Promise<string> {
  const folder = resolve('test-results/variants', name);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const entry of await readdir('.')) {
    if (ownFiles.test(entry)) continue;
    if (isWhole ? entry !== 'node_modules' : copied.includes(entry))
      await cp(entry, join(folder, entry), { recursive: true });
    else await symlink(resolve(entry), join(folder, entry));
  }
  return folder;
}
