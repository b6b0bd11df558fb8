import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { median, table, writePart } from './page-report.ts';

test('the median is the middle value, or the mean of the two in the middle', () => {
  expect(median([30, 1, 2])).toBe(2);
  expect(median([4, 1, 3, 100])).toBe(3.5);
  expect(() => median([])).toThrow('middle');
});

test('a table has a header, a separator and a line for each row', () => {
  expect(table(['page', 'ms'], [['/', 648]])).toBe('| page | ms |\n| --- | --: |\n| / | 648 |');
});

test('a part is written between its markers, and other parts stay', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'report-'));
  const file = join(folder, 'performance.md');
  try {
    await writePart(file, 'bench:page', 'first');
    await writeFile(file, `${await readFile(file, 'utf8')}\n<!-- other -->kept<!-- /other -->\n`);
    await writePart(file, 'bench:page', 'second');
    const text = await readFile(file, 'utf8');
    expect(text).toContain('<!-- bench:page -->\n\nsecond\n\n<!-- /bench:page -->');
    expect(text).not.toContain('first');
    expect(text).toContain('<!-- other -->kept<!-- /other -->');
    expect(text.startsWith('# Performance\n')).toBe(true);
  } finally {
    await rm(folder, { recursive: true });
  }
});
