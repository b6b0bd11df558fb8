/**
 * Writes all files of a save or none. What was there is kept in `.editor/` until everything is written; a save that
 * was interrupted is taken back at the next start.
 */
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A file with its path in the studio's folder; without content it is taken away. */
export type Change = { path: string; content: string | Uint8Array<ArrayBuffer> | undefined };

/** The editor's own folder in the studio's. Git does not see it. */
export async function ownFolder(root: string): Promise<string> {
  const folder = join(root, '.editor');
  if (existsSync(join(folder, '.gitignore'))) return folder;
  await writeWhole(join(folder, '.gitignore'), '*\n');
  return folder;
}

/**
 * Writes a file of the editor's own: on a full disk, half of it would be there otherwise. Two may write it at the same
 * moment.
 */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const half = `${file}.${randomUUID()}.half`;
  try {
    await writeFile(half, content);
    await rename(half, file);
  } catch (error) {
    await rm(half, { force: true });
    throw error;
  }
}

type Step = { path: string; wasThere: boolean; remains: boolean };

/** @throws an error when something could not be written; then every file is as before */
export async function writeTogether(root: string, changes: readonly Change[]): Promise<void> {
  const folder = join(await ownFolder(root), 'save');
  await takeBack(root);
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
  try {
    // From here on, an interrupted save is taken back.
    await writeWhole(journalIn(folder), JSON.stringify(steps));
    for (const [index, { path, remains }] of steps.entries()) {
      const file = join(root, path);
      if (remains) {
        await mkdir(dirname(file), { recursive: true });
        await rename(join(folder, 'new', String(index)), await targetOf(file));
      } else await rm(file, { force: true });
    }
    // From here on, it stays.
    await rm(journalIn(folder));
  } catch (error) {
    await takeBack(root);
    throw error;
  }
  // What is left of it is of no use.
  await rm(folder, { recursive: true, force: true }).catch(() => undefined);
}

const journalIn = (folder: string) => join(folder, 'journal.json');

/** A link stays a link. */
const targetOf = (file: string) => realpath(file).catch(() => file);

/** Takes back a save that was interrupted. It can be interrupted itself, and done again. */
export async function takeBack(root: string): Promise<void> {
  const folder = join(root, '.editor/save');
  const journal = journalIn(folder);
  if (existsSync(journal)) {
    const steps = JSON.parse(await readFile(journal, 'utf8')) as Step[];
    for (const [index, { path, wasThere }] of steps.entries()) {
      const file = join(root, path);
      const old = join(folder, 'old', String(index));
      if (!wasThere) await rm(file, { force: true });
      else if (existsSync(old)) await rename(old, await targetOf(file));
    }
    await rm(journal);
  }
  await rm(folder, { recursive: true, force: true });
}
