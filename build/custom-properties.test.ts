import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const contents = globSync(['src/**/*.{css,ts,tsx}', 'film/*.{ts,html}'])
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, '') }));

/** In a style sheet, in a `style` attribute, and by a script. */
const isDeclared = new Set(
  contents.flatMap(({ text }) =>
    Array.from(text.matchAll(/(--[\w-]+)['"]?\s*[:,]/g), ([, name]) => name),
  ),
);

/** One that is not there makes its whole declaration void, and no browser says so. */
it('is declared wherever one without a fallback is used', () => {
  const missing = contents.flatMap(({ file, text }) =>
    Array.from(text.matchAll(/var\((--[\w-]+)\)/g), ([, name = '']) => name)
      .filter((name) => !isDeclared.has(name))
      .map((name) => `${file} ${name}`),
  );
  expect(missing).toEqual([]);
});
