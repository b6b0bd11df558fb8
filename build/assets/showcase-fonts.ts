/**
 * Makes the fonts of the demonstrations, which are committed: they are the same for every studio, and twelve take two
 * seconds. No build imports this, because a project without packages/showcases is built too.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { characters, typefaces } from '../../packages/showcases/typefaces.ts';
import { cutFont } from './fonts.ts';

export async function makeShowcaseFonts(): Promise<void> {
  for (const { from, to, characters: kind, axes, features } of typefaces) {
    const target = `packages/showcases/${to}`;
    const font = await cutFont({
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
