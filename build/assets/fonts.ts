/** Subsets fonts to the characters of their texts and to the axes of the design. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import subsetFont from 'subset-font';
import { characters, typefaces } from '../../packages/showcases/typefaces.ts';
import { siteTypefaces } from './site-typefaces.ts';

type Subset = {
  from: string;
  glyphs: string;
  variationAxes: Readonly<Record<string, number | { min: number; max: number }>>;
  /** The OpenType features to keep; if undefined, none that adds glyphs. */
  keepFeatures?: readonly string[];
};

const cut = async ({ from, glyphs, variationAxes, keepFeatures }: Subset): Promise<Buffer> =>
  subsetFont(await readFile(from), glyphs, {
    targetFormat: 'woff2',
    // Removes glyphs for unused features like small capitals, and hinting, which current screens ignore.
    ...(keepFeatures ? { keepFeatures } : { noLayoutClosure: true }),
    noHinting: true,
    variationAxes,
  });

/**
 * The fonts of the site by their names.
 * @param further - for each, the characters that only the texts of this site ask for
 */
export async function siteFonts(further: readonly string[]): Promise<Record<string, Buffer>> {
  const fonts: Record<string, Buffer> = {};
  for (const [index, { source, file, characters, axes }] of siteTypefaces.entries())
    fonts[file] = await cut({
      from: source,
      glyphs: characters + further[index],
      variationAxes: axes,
    });
  return fonts;
}

/**
 * Makes the fonts of the demonstrations, which are committed: they are the same for every studio, and twelve take two
 * seconds.
 */
export async function makeShowcaseFonts(): Promise<void> {
  for (const { from, to, characters: kind, axes, features } of typefaces) {
    const target = `packages/showcases/${to}`;
    const font = await cut({
      from: `node_modules/@fontsource-variable/${from[0]}/files/${from.join('-')}.woff2`,
      glyphs: characters[kind],
      variationAxes: axes,
      keepFeatures: features,
    });
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, font);
    console.log(`${target}: ${font.length} bytes`);
  }
}
