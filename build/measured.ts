/** Writes what a command has measured into content/measured.json. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { inStudio } from '../src/studio/folder.ts';
import type { Measured } from '../src/studio/measured-schema.ts';

const file = inStudio('content/measured.json');

/** Replaces one part, with the day of today in UTC. The other parts stay as they are. */
export function writeMeasured<Part extends keyof Measured>(
  part: Part,
  values: Omit<NonNullable<Measured[Part]>, 'date'>,
): void {
  const before = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const date = new Date().toISOString().slice(0, 10);
  const after = { ...before, [part]: { date, ...values } };
  writeFileSync(file, `${JSON.stringify(after, null, 2)}\n`);
}
