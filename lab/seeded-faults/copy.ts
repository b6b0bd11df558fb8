/**
 * A copy of the project that faults are applied to. It has its own Git, its own build and its own made files; only
 * the installed packages are those of the project.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

export type Copy = {
  folder: string;
  /** The tests of a copy are served on a port of its own. */
  port: number;
  /** Whether its build is of the sources without a fault. */
  isCleanBuild: boolean;
};

const packages = ['node_modules', 'lab/node_modules', 'packages/showcases/node_modules'];

function git(folder: string, ...words: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', ['-C', folder, ...words], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr.trim().replaceAll('\n', ' '));
  return stdout.trim();
}

/** A link for each package: what tools keep in a hidden folder beside them is the copy's own. */
async function linkPackages(project: string, root: string) {
  for (const folder of packages.filter((each) => existsSync(join(project, each)))) {
    await rm(join(root, folder), { recursive: true, force: true });
    await mkdir(join(root, folder), { recursive: true });
    for (const name of readdirSync(join(project, folder)))
      if (!name.startsWith('.') || name === '.bin')
        await symlink(join(project, folder, name), join(root, folder, name));
  }
}

/** Ten seconds are enough for a test that runs alone, and one that fails waits for all of them. */
async function waitLess(root: string) {
  for (const name of ['playwright.config.ts', 'vitest.config.ts']) {
    const config = await readFile(join(root, name), 'utf8');
    await writeFile(join(root, name), config.replaceAll('timeout: 60_000', 'timeout: 10_000'));
  }
}

/**
 * Makes a copy, or brings up to date the one that is there: of the last commit with the changes since then, but without
 * files that Git does not know.
 */
export async function prepareCopy(project: string, folder: string, port: number): Promise<Copy> {
  const root = resolve(folder);
  const state = git(project, 'stash', 'create') || git(project, 'rev-parse', 'HEAD');
  if (!existsSync(join(root, '.git')))
    git('.', 'clone', '--quiet', '--shared', '--no-checkout', project, root);
  git(root, 'checkout', '--quiet', '--force', '--detach', state);
  await waitLess(root);
  // What it is set back to after each fault.
  git(root, 'add', '--update');
  await linkPackages(project, root);
  return { folder: root, port, isCleanBuild: false };
}

/** Takes back what a fault and its tests have changed, but not what Git ignores. */
export function resetCopy({ folder }: Copy): void {
  git(folder, 'checkout', '--quiet', '--', '.');
  git(folder, 'clean', '--quiet', '--force', '-d');
}

/** Returns the files that the patch changes. Throws when it does not apply. */
export function applyPatch({ folder }: Copy, patch: string): string[] {
  git(folder, 'apply', '--recount', '--whitespace=nowarn', resolve(patch));
  return git(folder, 'diff', '--name-only').split('\n');
}
