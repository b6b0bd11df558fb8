/**
 * Subsets the fonts of the site and of the demonstrations to the characters in their texts and to the axes
 * of the design. Run by `npm run assets fonts`; the results are committed.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import subsetFont from 'subset-font';
import { characters, typefaces } from '../../packages/showcases/typefaces.ts';
import { furtherCharacters, siteTypefaces } from './site-typefaces.ts';

type Font = {
  from: string;
  to: string;
  glyphs: string;
  variationAxes: Readonly<Record<string, number | { min: number; max: number }>>;
  /** The OpenType features to keep; if undefined, none that adds glyphs. */
  keepFeatures?: readonly string[];
};

const fontsWith = (further: readonly string[]): readonly Font[] => [
  ...siteTypefaces.map(
    ({ source, file, characters, axes }, index): Font => ({
      from: source,
      to: file,
      glyphs: characters + further[index],
      variationAxes: axes,
    }),
  ),
  ...typefaces.map(
    ({ from, to, characters: kind, axes, features }): Font => ({
      from: `node_modules/@fontsource-variable/${from[0]}/files/${from.join('-')}.woff2`,
      to: `packages/showcases/${to}`,
      glyphs: characters[kind],
      variationAxes: axes,
      keepFeatures: features,
    }),
  ),
];

export async function makeFonts(): Promise<void> {
  const fonts = fontsWith(furtherCharacters());
  for (const { from, to, glyphs, variationAxes, keepFeatures } of fonts) {
    const subset = await subsetFont(await readFile(from), glyphs, {
      targetFormat: 'woff2',
      // Removes glyphs for unused features like small capitals, and hinting, which current screens ignore.
      ...(keepFeatures ? { keepFeatures } : { noLayoutClosure: true }),
      noHinting: true,
      variationAxes,
    });
    await mkdir(dirname(to), { recursive: true });
    await writeFile(to, subset);
    console.log(`${to}: ${subset.length} bytes`);
  }
}
