/** Subsets fonts to the characters of their texts and to the axes of the design. */
import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { siteTypefaces } from './site-typefaces.ts';

type Subset = {
  from: string;
  glyphs: string;
  variationAxes: Readonly<Record<string, number | { min: number; max: number }>>;
};

const cutFont = async ({ from, glyphs, variationAxes }: Subset): Promise<Buffer> =>
  subsetFont(await readFile(from), glyphs, {
    targetFormat: 'woff2',
    // Removes glyphs for unused features like small capitals, and hinting, which current screens ignore.
    noLayoutClosure: true,
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
    fonts[file] = await cutFont({
      from: source,
      glyphs: characters + further[index],
      variationAxes: axes,
    });
  return fonts;
}
