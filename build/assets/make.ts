/** Implements `npm run assets`. */
import { mkdir } from 'node:fs/promises';
import { allPictures } from '../../src/pages/home/all-pictures.ts';
import { inStudio } from '../../src/studio/folder.ts';
import type { Content } from '../../src/studio/read-content.ts';
import { readStitches } from '../../src/studio/read-stitches.ts';
import { showcasesIn } from '../../src/studio/showcases.ts';
import {
  type AssetPart,
  assetParts,
  fingerprintOf,
  recordFingerprint,
} from './asset-fingerprints.ts';
import { makeCards } from './cards.ts';
import { makeOwnPictures, readOrder } from './own-pictures.ts';
import { makePictures } from './pictures.ts';

const makers: Record<string, (part: AssetPart) => Promise<void> | void> = {
  cards: ({ name }) => makeCards(name.split('/')[1]),
  pictures: ({ name }) => makePictures([name.slice('pictures/'.length)]),
};

const kindOf = ({ name }: AssetPart) => name.split('/', 1).join();

function partsNamed(names: readonly string[], all: readonly AssetPart[]) {
  if (names.length === 0) return all;
  const isNamed = (part: AssetPart) => names.includes(part.name) || names.includes(kindOf(part));
  // A site may have no demonstrations. Their names are valid, but nothing is made.
  const known = new Set([...Object.keys(makers), ...all.map(({ name }) => name)]);
  const unknown = names.filter((name) => !known.has(name));
  if (unknown.length > 0)
    throw new Error(`No such part: ${unknown.join(', ')}. There are: ${[...known].join(', ')}.`);
  for (const name of names)
    if (!all.some((part) => part.name === name || kindOf(part) === name))
      console.log(`${name}: this site has none`);
  return all.filter(isNamed);
}

/**
 * @param args - the arguments of the command
 * @throws an error that says what is wrong with the arguments
 */
export async function makeAssets(args: readonly string[], content: Content): Promise<void> {
  const { site } = content;
  const [first, ...words] = args;
  if (first === 'picture') {
    const order = readOrder(words, {
      all: site.projects.map(({ slug }) => slug),
      showcases: showcasesIn(site),
    });
    await makeOwnPictures(order);
    console.log(
      `${inStudio('public/pictures')}: ${allPictures(order.slug, site).length} pictures of ${order.slug}`,
    );
  } else await makeParts(args, assetParts(content, readStitches()));
}

async function makeParts(names: readonly string[], all: readonly AssetPart[]) {
  // Version control keeps no empty folder: a clone of a new studio may lack it.
  await mkdir(inStudio('public'), { recursive: true });
  for (const part of partsNamed(names, all)) {
    // Before making the part, so that a source that changes meanwhile makes it stale.
    const fingerprint = await fingerprintOf(part);
    console.log(`${part.name} …`);
    await makers[kindOf(part)]?.(part);
    recordFingerprint(part.name, fingerprint);
  }
}
