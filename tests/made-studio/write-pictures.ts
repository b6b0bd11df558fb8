/**
 * The third step of a made studio, in a process that reads it (`STUDIO`): the pictures of its projects, people and
 * articles, each in the size that its place asks for.
 */
import { mkdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import sharp from 'sharp';
import { languageCodes } from '../../src/in-force/languages.ts';
import { notes } from '../../src/in-force/markdown-list.ts';
import { languagesOf } from '../../src/in-force/routes.ts';
import { site } from '../../src/in-force/site.ts';
import { allPictures } from '../../src/pages/home/all-pictures.ts';
import { type PictureKind, pictureKinds } from '../../src/pages/home/project-pictures.ts';
import { cardFile, storyCard } from '../../src/studio/card-files.ts';
import { inStudio } from '../../src/studio/folder.ts';
import { storyId } from '../../src/studio/story-id.ts';

/** Shapes in two colours, so that the pictures are neither empty nor heavy. */
function drawing(width: number, height: number) {
  const bars = Array.from(
    { length: 6 },
    (_, index) =>
      `<rect x="${width * 0.1}" y="${(height * (index + 1)) / 8}" width="${(width * (8 - index)) / 10}" height="${height / 16}" fill="#7cb"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#246"/>${bars.join('')}</svg>`;
  return sharp(Buffer.from(svg));
}

async function write(address: string, width: number, height: number) {
  const file = inStudio(`public${address}`);
  mkdirSync(dirname(file), { recursive: true });
  const picture = drawing(width, height);
  // Small files at once, instead of smaller ones later.
  if (file.endsWith('.avif')) await picture.avif({ quality: 30, effort: 0 }).toFile(file);
  else await picture.toFile(file);
}

for (const { slug } of site.projects)
  for (const address of allPictures(slug, site)) {
    const [, kind = '', size] = /-([a-z]+)-(\d+)\.[^/]*$/.exec(basename(address)) ?? [];
    const whole = pictureKinds[kind as PictureKind];
    await write(address, Number(size), Math.round((Number(size) * whole.height) / whole.width));
  }
for (const { picture } of site.people) if (picture) await write(`/people/${picture}`, 600, 600);
await write('/texts/picture.png', 900, 600);
for (const code of languageCodes) await write(`/${cardFile(code)}`, 1200, 630);
for (const { slug } of site.projects.slice(1))
  for (const code of languagesOf(storyId(slug)))
    await write(`/${cardFile(code, storyCard(slug))}`, 1200, 630);
// Not every article: the newest ones of a studio may have no card yet.
for (const { slug, languages } of notes.slice(1))
  for (const code of languages) await write(`/${cardFile(code, slug)}`, 1200, 630);
