/**
 * Cuts the typefaces of the site and of the demonstrations down to the characters that are written in them
 * and to the axes the design uses, and writes them where the styles expect them. Run by
 * `npm run assets fonts`; what it makes is committed.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import subsetFont from 'subset-font';
import { furtherCharacters, siteTypefaces } from '../../build/site-typefaces.ts';
import { characters, typefaces } from '../../packages/showcases/typefaces.ts';

type Font = {
  from: string;
  to: string;
  glyphs: string;
  variationAxes: Readonly<Record<string, number | { min: number; max: number }>>;
  /** What the text may ask of the typeface besides its letters; without it, nothing that adds glyphs. */
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
      // Small capitals, fractions and the like, which nothing asks for, and hints that no screen of today uses.
      ...(keepFeatures ? { keepFeatures } : { noLayoutClosure: true }),
      noHinting: true,
      variationAxes,
    });
    await mkdir(dirname(to), { recursive: true });
    await writeFile(to, subset);
    console.log(`${to}: ${subset.length} bytes`);
  }
}
