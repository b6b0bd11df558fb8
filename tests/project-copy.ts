/** A copy of the project for another build: files that read the configuration are copied, the rest is linked. */
import { cp, mkdir, readdir, rm, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { runNode } from './relay/site-process.ts';

export const variantsFolder = 'test-results/variants';

/** The files that read the configuration by a path relative to their real location. */
const copied = ['build', 'server', 'packages', 'src', 'studio', 'vite.config.ts'];
/** What this installation has and has made: linked, a variant would make its own into the original. */
const ownFiles = /^(\.env.*|\.git|\.made(-.*)?|data|dist([.-].*)?|test-results)$/;

/**
 * Creates the copy again, in `test-results/` unless its path is absolute. With `isWhole` everything is copied and
 * only the packages are linked.
 */
export async function copyProject(name: string, isWhole = false): Promise<string> {
  const folder = resolve(variantsFolder, name);
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

const buildScript = resolve(import.meta.dirname, 'build-for-tests.ts');

/** Builds in the folder, as `build-for-tests.ts` says. Throws with what was said unless all is well and silent. */
export async function buildCopy(folder: string, env: Record<string, string> = {}): Promise<void> {
  const { exited, lines } = runNode([buildScript], folder, env);
  if ((await exited) !== 0 || lines.length > 0) throw new Error(lines.join('\n') || 'No build');
}
