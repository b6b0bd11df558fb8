import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const contents = globSync(['src/**/*.{css,ts,tsx}', 'studio/colours.css'])
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, '') }));

/** The custom properties declared in a style sheet, in a `style` attribute or by a script. */
const declared = new Set(
  contents.flatMap(({ text }) =>
    Array.from(text.matchAll(/(--[\w-]+)['"]?\s*[:,]/g), ([, name]) => name),
  ),
);

/** A missing custom property makes the declaration invalid, and browsers report no error. */
it('every custom property that is used without a fallback is declared', () => {
  const missing = contents.flatMap(({ file, text }) =>
    Array.from(text.matchAll(/var\((--[\w-]+)\)/g), ([, name = '']) => name)
      .filter((name) => !declared.has(name))
      .map((name) => `${file} ${name}`),
  );
  expect(missing).toEqual([]);
});
