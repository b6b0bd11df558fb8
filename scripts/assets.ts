/**
 * `npm run assets`: makes the committed fonts, icons, cards, film and photographs anew; all of them
 * or the named parts: `npm run assets fonts brand icons film pictures pictures/bakery`. With
 * `npm run assets -- picture <project> <desktop picture> <mobile picture>` the pictures of a project of
 * one's own.
 */
import { spawnSync } from 'node:child_process';
import { allPictures } from '../src/pages/home/all-pictures.ts';
import { showcases, site } from '../src/site.ts';
import {
  type AssetPart,
  assetParts,
  fingerprintOf,
  recordFingerprint,
} from '../tools/assets/asset-fingerprints.ts';
import { makeBrand } from '../tools/assets/brand.ts';
import { makeFonts } from '../tools/assets/fonts.ts';
import { makeIcons } from '../tools/assets/icons.ts';
import { makeOwnPictures, readOrder } from '../tools/assets/own-pictures.ts';
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
  const [first, ...words] = process.argv.slice(2);
  if (first === 'picture') {
    const order = readOrder(words, { all: site.projects.map(({ slug }) => slug), showcases });
    await makeOwnPictures(order);
    console.log(`public/pictures: ${allPictures(order.slug).length} pictures of ${order.slug}`);
  } else await makeParts(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function makeParts(names: readonly string[]) {
  for (const part of partsNamed(names)) {
    // Taken first: a source that is changed meanwhile makes the part stale, as it should.
    const fingerprint = await fingerprintOf(part);
    console.log(`${part.name} …`);
    await makers[kindOf(part)]?.(part);
    recordFingerprint(part.name, fingerprint);
  }
}
