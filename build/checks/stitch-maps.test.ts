import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { stitchMapProblems } from './stitch-maps.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'maps-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

it('finds no mistakes in the maps of the site', async () => {
  expect(await stitchMapProblems()).toEqual([]);
});

it('names the file, map, row and column of a mistake, also for maps in a list', async () => {
  writeFileSync(
    join(folder, 'drawings.ts'),
    "export const star = ['A.', '.Z']; export const digits = [['AA', 'AA'], ['AA', 'A']];",
  );
  const problems = (await stitchMapProblems(undefined, folder)).join('\n');
  expect(problems).toContain('drawings.ts star, row 2, column 2: "Z" is no thread.');
  expect(problems).toContain('drawings.ts digits 1, row 2, column 2: the row has 1');
});
