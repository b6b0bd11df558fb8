/**
 * `npm run fonts`: cuts the fonts of the demonstrations, and writes the licence of each typeface. Both are committed.
 * With --check it only says which files are not as they would be made today.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import subsetFont from 'subset-font';
import { characters, licenceFile, type Typeface, typefaces } from '../typefaces.ts';
import { root } from './documents.ts';

const folderOf = (family: string) => `${root}/node_modules/@fontsource-variable/${family}`;

async function cutFont({ from, characters: kind, axes, features }: Typeface) {
  const source = await readFile(`${folderOf(from[0])}/files/${from.join('-')}.woff2`);
  return subsetFont(source, characters[kind], {
    targetFormat: 'woff2',
    keepFeatures: [...features],
    // Current screens ignore it.
    noHinting: true,
    variationAxes: axes,
  });
}

async function licenceOf(family: string) {
  const folder = folderOf(family);
  const { name, version } = JSON.parse(await readFile(`${folder}/package.json`, 'utf8'));
  const text = (await readFile(`${folder}/LICENSE`, 'utf8')).trim();
  return Buffer.from(
    `${name} ${version}\n${'='.repeat(name.length + version.length + 1)}\n\n${text}\n`,
  );
}

const files: [file: string, content: Buffer][] = [];
for (const typeface of typefaces) {
  const [family] = typeface.from;
  files.push(
    [typeface.to, await cutFont(typeface)],
    [licenceFile(family), await licenceOf(family)],
  );
}

for (const [name, content] of new Map(files)) {
  const file = `${root}/${name}`;
  const old = await readFile(file).catch(() => undefined);
  if (old?.equals(content)) continue;
  if (process.argv.includes('--check')) {
    console.error(`${name}: make it anew with "npm run fonts".`);
    process.exitCode = 1;
    continue;
  }
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
  console.log(`${name}: ${content.length} bytes`);
}
