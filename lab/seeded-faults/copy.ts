/**
 * A copy of the project that faults are applied to. It has its own Git, its own build and its own made files; only
 * the installed packages are those of the project.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { copyFile, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

export type Copy = {
  folder: string;
  /** The tests of a copy are served on a port of its own. */
  port: number;
  /** Whether `dist` was built from the sources as they are without a fault. */
  isCleanBuild: boolean;
};

const packages = ['node_modules', 'lab/node_modules', 'packages/showcases/node_modules'];

function git(folder: string, command: string[], input?: Buffer) {
  const { status, stdout, stderr } = spawnSync('git', ['-C', folder, ...command], {
    maxBuffer: 1 << 30,
    ...(input && { input }),
  });
  if (status !== 0) throw new Error(`git ${command.join(' ')}: ${stderr}`);
  return stdout;
}

const lines = (output: Buffer) => output.toString().split('\0').filter(Boolean);

/** One link for each package: tools keep what they have made in a hidden folder beside them. */
async function linkPackages(project: string, folder: string) {
  for (const name of packages) {
    const from = join(project, name);
    if (!existsSync(from)) continue;
    const to = join(folder, name);
    await rm(to, { recursive: true, force: true });
    await mkdir(to, { recursive: true });
    for (const entry of readdirSync(from))
      if (!entry.startsWith('.') || entry === '.bin')
        await symlink(join(from, entry), join(to, entry));
  }
}

/** A test that fails waits for its time-out: ten seconds are enough for a single run. */
async function waitLess(folder: string) {
  for (const file of ['playwright.config.ts', 'vitest.config.ts']) {
    const text = await readFile(join(folder, file), 'utf8');
    await writeFile(join(folder, file), text.replaceAll(/\btimeout: 60_000/g, 'timeout: 10_000'));
  }
}

/** Makes a copy of the project as it is, with changes that are not committed; one that is there is brought up to date. */
export async function prepareCopy(project: string, folder: string, port: number): Promise<Copy> {
  const root = resolve(folder);
  if (!existsSync(join(root, '.git'))) {
    await rm(root, { recursive: true, force: true });
    await mkdir(dirname(root), { recursive: true });
    git('.', ['clone', '--quiet', '--shared', '--no-checkout', project, root]);
  }
  git(root, ['fetch', '--quiet', project, 'HEAD']);
  git(root, ['checkout', '--quiet', '--force', '--detach', 'FETCH_HEAD']);
  git(root, ['clean', '--quiet', '-fd']);
  const changes = git(project, ['diff', 'HEAD', '--binary']);
  if (changes.length > 0) git(root, ['apply', '--whitespace=nowarn'], changes);
  for (const file of lines(git(project, ['ls-files', '-z', '--others', '--exclude-standard']))) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await copyFile(join(project, file), join(root, file));
  }
  await waitLess(root);
  git(root, ['add', '--all']);
  const who = ['-c', 'user.name=copy', '-c', 'user.email=copy@localhost'];
  git(root, [...who, 'commit', '--quiet', '--allow-empty', '--no-verify', '-m', 'Copy']);
  await linkPackages(project, root);
  return { folder: root, port, isCleanBuild: false };
}

/** Takes everything back that a fault or its tests have changed. Ignored files stay. */
export function resetCopy({ folder }: Copy): void {
  git(folder, ['reset', '--quiet', '--hard']);
  git(folder, ['clean', '--quiet', '-fd']);
}

/** Returns the files that the patch changes. Throws when it does not apply. */
export function applyPatch({ folder }: Copy, patch: string): string[] {
  git(folder, ['apply', '--recount', '--whitespace=nowarn', resolve(patch)]);
  return lines(git(folder, ['ls-files', '-z', '--modified', '--others', '--exclude-standard']));
}
