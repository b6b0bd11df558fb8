/** Remembers what a check has passed: until a file changes it needs not be made again. */
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const fileOf = (name: string) => `node_modules/.cache/passed/${name}`;

/** A fingerprint of files' names and contents, and of the packages that are installed. */
export function fingerprint(patterns: readonly string[], exclude: readonly string[] = []): string {
  const hash = createHash('sha256');
  const installed = 'node_modules/.package-lock.json';
  for (const file of [...globSync(patterns, { exclude }).sort(), installed])
    if (statSync(file, { throwIfNoEntry: false })?.isFile())
      hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

export function hasPassed(name: string, found: string): boolean {
  try {
    return readFileSync(fileOf(name), 'utf8') === found;
  } catch {
    return false;
  }
}

export function notePassed(name: string, found: string): void {
  mkdirSync(dirname(fileOf(name)), { recursive: true });
  writeFileSync(fileOf(name), found);
}
