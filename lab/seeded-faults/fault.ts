/** A seeded fault: a patch of the product, what somebody would notice, and the tests that must see it. */
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
export type Claim = { part: Part; file: string | undefined; title: string | undefined };

export type Fault = { name: string; file: string; notice: string; claims: Claim[] };

const isPart = (word: string | undefined): word is Part => parts.some((part) => part === word);

function parseClaim(line: string, file: string): Claim {
  const [part, target, ...title] = line.split(/\s+/);
  if (!isPart(part)) throw new Error(`${file}: "${line}" begins with no part`);
  return { part, file: target, title: title.join(' ') || undefined };
}

/** Reads the lines before the patch. Throws an Error that names the file when one is missing. */
export async function readFault(file: string): Promise<Fault> {
  const [header = ''] = (await readFile(file, 'utf8')).split(/^diff --git /m, 1);
  const linesOf = (name: string) =>
    header
      .split('\n')
      .filter((line) => line.startsWith(`${name}: `))
      .map((line) => line.slice(name.length + 2).trim());
  const [notice] = linesOf('Notice');
  const claims = linesOf('Tests').map((line) => parseClaim(line, file));
  if (!notice || claims.length === 0) throw new Error(`${file} needs "Notice:" and "Tests:"`);
  return { name: basename(file, '.patch'), file, notice, claims };
}
