/** Writes the licences of what visitors download: most of them want to travel with every copy. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { typefacePackages } from '../showcase/typefaces.ts';

/** The libraries in the browser's bundles, and the typefaces. */
const packages = [
  'react',
  'react-dom',
  'scheduler',
  'react-hook-form',
  '@emailjs/browser',
  '@fontsource-variable/bricolage-grotesque',
  '@fontsource-variable/instrument-sans',
  ...typefacePackages,
];

async function licenceOf(name: string) {
  const folder = `node_modules/${name}`;
  const { version } = JSON.parse(await readFile(`${folder}/package.json`, 'utf8'));
  const file = (await readdir(folder)).find((each) => /^licen[sc]e/i.test(each));
  if (!file) throw new Error(`${name} brings no licence`);
  const text = (await readFile(`${folder}/${file}`, 'utf8')).trim();
  return `${name} ${version}\n${'='.repeat(name.length + version.length + 1)}\n\n${text}\n`;
}

export async function writeLicences(folder: string): Promise<void> {
  const texts = await Promise.all(packages.map(licenceOf));
  await writeFile(`${folder}/licences.txt`, texts.join('\n\n'));
}
