/**
 * Writes all files of a save or none. What was there is kept in `.editor/` until everything is written; a save that
 * was interrupted is taken back at the next start.
 */
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A file with its path in the studio's folder; without content it is taken away. */
export type Change = { path: string; content: string | Uint8Array<ArrayBuffer> | undefined };

/** The editor's own folder in the studio's. Git does not see it. */
export async function ownFolder(root: string): Promise<string> {
  const folder = join(root, '.editor');
  if (existsSync(join(folder, '.gitignore'))) return folder;
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, '.gitignore'), '*\n');
  return folder;
}

type Step = { path: string; wasThere: boolean; remains: boolean };

/** @throws an error when something could not be written; then every file is as before */
export async function writeTogether(root: string, changes: readonly Change[]): Promise<void> {
  const folder = join(await ownFolder(root), 'save');
  await rm(folder, { recursive: true, force: true });
  const steps: Step[] = [];
  for (const [index, { path, content }] of changes.entries()) {
    const file = join(root, path);
    const wasThere = existsSync(file);
    await mkdir(join(folder, 'old'), { recursive: true });
    await mkdir(join(folder, 'new'), { recursive: true });
    if (wasThere) await cp(file, join(folder, 'old', String(index)), { dereference: true });
    if (content !== undefined) await writeFile(join(folder, 'new', String(index)), content);
    steps.push({ path, wasThere, remains: content !== undefined });
  }
  // From here on, an interrupted save is taken back.
  await writeFile(join(folder, 'unfinished.json'), JSON.stringify(steps));
  await rename(join(folder, 'unfinished.json'), join(folder, 'journal.json'));
  try {
    for (const [index, { path, remains }] of steps.entries()) {
      const file = join(root, path);
      if (remains) {
        await mkdir(dirname(file), { recursive: true });
        await rename(join(folder, 'new', String(index)), await targetOf(file));
      } else await rm(file, { force: true });
    }
  } catch (error) {
    await takeBack(root);
    throw error;
  }
  await rm(folder, { recursive: true, force: true });
}

/** A link stays a link. */
const targetOf = (file: string) => realpath(file).catch(() => file);

/** Takes back a save that was interrupted. */
export async function takeBack(root: string): Promise<void> {
  const folder = join(root, '.editor/save');
  const journal = join(folder, 'journal.json');
  if (existsSync(journal)) {
    const steps = JSON.parse(await readFile(journal, 'utf8')) as Step[];
    for (const [index, { path, wasThere }] of steps.entries()) {
      const file = join(root, path);
      const old = join(folder, 'old', String(index));
      if (!wasThere) await rm(file, { force: true });
      else if (existsSync(old)) await rename(old, await targetOf(file));
    }
  }
  await rm(folder, { recursive: true, force: true });
}
