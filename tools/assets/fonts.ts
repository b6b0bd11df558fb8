/**
 * Cuts the typefaces of the site and of the demonstrations down to the glyphs that Portuguese,
 * English and Spanish need and to the axes the design uses, and writes them where the styles expect
 * them. Run by `npm run assets fonts`; what it makes is committed.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import subsetFont from 'subset-font';
import { characters, typefaces } from '../../packages/showcases/typefaces.ts';

const letters = Array.from({ length: 0x7e - 0x20 + 1 }, (_, i) =>
  String.fromCharCode(0x20 + i),
).join('');
const accented = 'ÁÀÂÃÇÉÊÍÑÓÔÕÚÜáàâãçéêíñóôõúü';
const display = `${letters}\u00a0\u00ad${accented}¿¡’–—…`.replace(/[#$%*+<=>[\\\]^_`{|}~]/g, '');
const text = `${letters}\u00a0\u00ad${accented}ªº¿¡«»“”‘’–—…·€©×`;

const source = (family: string, file: string) =>
  `node_modules/@fontsource-variable/${family}/files/${family}-${file}.woff2`;
const target = 'src/styles/fonts';

type Font = {
  from: string;
  to: string;
  glyphs: string;
  variationAxes: Readonly<Record<string, number | { min: number; max: number }>>;
  /** What the text may ask of the typeface besides its letters; without it, nothing that adds glyphs. */
  keepFeatures?: readonly string[];
};

const fonts: readonly Font[] = [
  {
    from: source('bricolage-grotesque', 'latin-opsz-normal'),
    to: `${target}/bricolage-grotesque.woff2`,
    glyphs: display,
    // Only ever large and heavy: the optical size stays at its display end, the weight at its top.
    variationAxes: { opsz: 96, wght: 800 },
  },
  {
    from: source('instrument-sans', 'latin-wght-normal'),
    to: `${target}/instrument-sans.woff2`,
    glyphs: text,
    variationAxes: { wght: { min: 400, max: 600 } },
  },
  ...typefaces.map(
    ({ from, to, characters: kind, axes, features }): Font => ({
      from: source(...from),
      to: `packages/showcases/${to}`,
      glyphs: characters[kind],
      variationAxes: axes,
      keepFeatures: features,
    }),
  ),
];

export async function makeFonts(): Promise<void> {
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
