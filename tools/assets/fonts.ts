/**
 * Cuts the two typefaces down to the glyphs that Portuguese, English and Spanish need and to the
 * axes the design uses, and writes them where the styles expect them. Run by `npm run assets fonts`;
 * what it makes is committed.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const letters = Array.from({ length: 0x7e - 0x20 + 1 }, (_, i) =>
  String.fromCharCode(0x20 + i),
).join('');
const accented = 'ÁÀÂÃÇÉÊÍÑÓÔÕÚÜáàâãçéêíñóôõúü';
const display = `${letters}\u00a0\u00ad${accented}¿¡’–—…`.replace(/[#$%*+<=>[\\\]^_`{|}~]/g, '');
const text = `${letters}\u00a0\u00ad${accented}ªº¿¡«»“”‘’–—…·€©×`;

const source = (file: string) => `node_modules/@fontsource-variable/${file}`;
const target = 'src/styles/fonts';

const fonts = [
  {
    from: source('bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2'),
    to: `${target}/bricolage-grotesque.woff2`,
    glyphs: display,
    // Only ever large and heavy: the optical size stays at its display end, the weight at its top.
    variationAxes: { opsz: 96, wght: 800 },
  },
  {
    from: source('instrument-sans/files/instrument-sans-latin-wght-normal.woff2'),
    to: `${target}/instrument-sans.woff2`,
    glyphs: text,
    variationAxes: { wght: { min: 400, max: 600 } },
  },
];

export async function makeFonts(): Promise<void> {
  await mkdir(target, { recursive: true });
  for (const { from, to, glyphs, variationAxes } of fonts) {
    const subset = await subsetFont(await readFile(from), glyphs, {
      targetFormat: 'woff2',
      // Small capitals, fractions and the like, which nothing asks for, and hints that no screen of today uses.
      noLayoutClosure: true,
      noHinting: true,
      variationAxes,
    });
    await writeFile(to, subset);
    console.log(`${to}: ${subset.length} bytes`);
  }
}
