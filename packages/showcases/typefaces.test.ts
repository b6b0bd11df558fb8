import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { characters, licenceFile, typefaces } from './typefaces.ts';

const here = import.meta.dirname;
const pages = [...new Set(typefaces.map(({ to }) => to.split('/', 1).join()))];

/** Symbols that the system font draws, because they are not part of a text. */
const drawnByTheSystem = '←→↑↓';

describe.each(pages)('%s', (page) => {
  test('is written in characters that its typefaces have kept', () => {
    const files = globSync(`${page}/**/*.{html,ts,tsx}`, { cwd: here, exclude: ['**/*.test.ts'] });
    expect(files.length).toBeGreaterThan(5);
    const written = files.map((file) => readFileSync(`${here}/${file}`, 'utf8')).join('');
    const unknown = [...new Set(written.replaceAll(/\s/g, ''))].filter(
      (character) => !(characters.text + drawnByTheSystem).includes(character),
    );
    expect(unknown).toEqual([]);
  });
});

test('every typeface has its licence', () => {
  for (const { from } of typefaces)
    expect(readFileSync(`${here}/${licenceFile(from[0])}`, 'utf8')).toMatch(
      new RegExp(`^@fontsource-variable/${from[0]} [\\s\\S]*SIL OPEN FONT LICENSE`),
    );
});
