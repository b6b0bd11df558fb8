/** Writes the licences of the libraries and fonts that visitors download. Most licences require this. */
import { readdir, readFile, writeFile } from 'node:fs/promises';

/** Libraries in the bundles of the site's pages, and its typefaces. */
const ownPackages = [
  'react',
  'react-dom',
  'scheduler',
  '@fontsource-variable/bricolage-grotesque',
  '@fontsource-variable/instrument-sans',
];

async function licenceOf(name: string) {
  const folder = `node_modules/${name}`;
  const { version } = JSON.parse(await readFile(`${folder}/package.json`, 'utf8'));
  const file = (await readdir(folder)).find((each) => /^licen[sc]e/i.test(each));
  if (!file) throw new Error(`${name} brings no licence`);
  const text = (await readFile(`${folder}/${file}`, 'utf8')).trim();
  return `${name} ${version}\n${'='.repeat(name.length + version.length + 1)}\n\n${text}\n`;
}

/**
 * @param others - packages of the showcases, which are built separately
 * @param further - whole licences of what is not installed here
 */
export async function writeLicences(
  folder: string,
  others: readonly string[],
  further: readonly string[],
): Promise<void> {
  const texts = await Promise.all([...new Set([...ownPackages, ...others])].map(licenceOf));
  await writeFile(`${folder}/licences.txt`, [...texts, ...further].join('\n\n'));
}
