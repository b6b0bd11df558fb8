/** A seeded fault: a patch of the product, and the tests that must see it. README.md has the format. */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';

const parts = [
  'units',
  'showcase-units',
  'documents',
  'browser',
  'showcases',
  'lab',
  'pictures',
  'check',
  'build',
  'studios',
  'engines',
  'hosts',
  'faults',
] as const;
export type Part = (typeof parts)[number];

/** What should see a fault. `title` is a regular expression. */
export type Claim = { part: Part; file?: string | undefined; title?: string | undefined };

export type Fault = { name: string; file: string; claims: Claim[] };

/** Throws an Error that names the file when a line before its patch is missing or wrong. */
export async function readFault(file: string): Promise<Fault> {
  const [header = ''] = (await readFile(file, 'utf8')).split(/^diff --git /m, 1);
  if (!/^Notice: \S/m.test(header)) throw new Error(`${file} has no line "Notice: …"`);
  const claims = [...header.matchAll(/^Tests: (\S+)(?: (\S+))?(?: (.+))?$/gm)].map(
    ([line, word, target, title]): Claim => {
      const part = parts.find((each) => each === word);
      if (!part) throw new Error(`${file}: "${line}" names no part`);
      return { part, file: target, title };
    },
  );
  if (claims.length === 0) throw new Error(`${file} has no line "Tests: …"`);
  return { name: basename(file, '.patch'), file, claims };
}
