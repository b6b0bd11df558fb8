import { statSync } from 'node:fs';
import { join } from 'node:path';

const writtenAt = (file: string) =>
  statSync(join(import.meta.dirname, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Whether the lab's packages are there, and not older than its lockfile. */
export const isLabInstalled = (): boolean =>
  writtenAt('node_modules/.package-lock.json') > writtenAt('package-lock.json');
