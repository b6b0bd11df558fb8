/**
 * `npm run assets`: makes the committed fonts, icons, cards, film and photographs anew; all of them
 * or the named parts: `npm run assets fonts brand icons film pictures pictures/bakery`.
 */
import { spawnSync } from 'node:child_process';
import {
  type AssetPart,
  assetParts,
  fingerprintOf,
  recordFingerprint,
} from '../tools/assets/asset-fingerprints.ts';
import { makeBrand } from '../tools/assets/brand.ts';
import { makeFonts } from '../tools/assets/fonts.ts';
import { makeIcons } from '../tools/assets/icons.ts';
import { makePictures } from '../tools/assets/pictures.ts';

const makers: Record<string, (part: AssetPart) => Promise<void> | void> = {
  fonts: makeFonts,
  brand: makeBrand,
  icons: makeIcons,
  film: () => {
    const { status } = spawnSync(process.execPath, ['tools/assets/film.ts'], { stdio: 'inherit' });
    if (status !== 0) throw new Error('The film was not made.');
  },
  pictures: ({ name }) => makePictures([name.slice('pictures/'.length)]),
};

const kindOf = ({ name }: AssetPart) => name.split('/', 1).join();

function partsNamed(names: readonly string[]) {
  if (names.length === 0) return assetParts;
  const isNamed = (part: AssetPart) => names.includes(part.name) || names.includes(kindOf(part));
  const known = new Set([...assetParts.map(kindOf), ...assetParts.map(({ name }) => name)]);
  const unknown = names.filter((name) => !known.has(name));
  if (unknown.length > 0)
    throw new Error(`No such part: ${unknown.join(', ')}. There are: ${[...known].join(', ')}.`);
  return assetParts.filter(isNamed);
}

try {
  for (const part of partsNamed(process.argv.slice(2))) {
    // Taken first: a source that is changed meanwhile makes the part stale, as it should.
    const fingerprint = await fingerprintOf(part);
    console.log(`${part.name} …`);
    await makers[kindOf(part)]?.(part);
    recordFingerprint(part.name, fingerprint);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
