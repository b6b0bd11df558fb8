import { execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';

/** Finds a program, or installs Debian's packages of it when run as root. Throws with the remedy. */
export function findOrInstall(pattern: string, packages: string[]): string {
  const find = () => globSync(pattern)[0];
  const present = find();
  if (present) return present;
  const remedy = `${pattern} is missing: on Debian, apt-get install ${packages.join(' ')}.`;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) throw new Error(remedy);
  console.log(`Installing ${packages.join(' ')}.`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const command of [['update'], ['install', '-y', ...packages]])
    execFileSync('apt-get', ['-qq', ...command], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const installed = find();
  if (!installed) throw new Error(remedy);
  return installed;
}
