/** Opens the pictures that the owner has put into public/, and those of the projects, which a command makes. */
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { allPictures } from '../../src/pages/home/all-pictures.ts';
import { type Problem, problem } from '../../src/problems/problem.ts';
import type { Place } from '../../src/problems/sentences.ts';
import { fileInStudio } from '../../src/studio/folder.ts';
import { addressOfPerson } from '../../src/studio/own-address.ts';
import type { Content } from '../../src/studio/read-content.ts';
import { elementsOf } from './markdown-problems.ts';
import { fileAt, type PublicFiles, publicPath } from './public-file.ts';

/** What every browser shows. */
const formats = ['avif', 'gif', 'jpeg', 'png', 'svg', 'webp'];

/** A problem for each picture that is there and cannot be shown. */
export async function brokenPictures(content: Content, files: PublicFiles): Promise<Problem[]> {
  const { site } = content;
  const ofPeople = site.people.flatMap(({ picture }) =>
    picture ? [{ place: fileInStudio('content/studio.yaml'), src: addressOfPerson(picture) }] : [],
  );
  const ofProjects = site.projects.flatMap(({ slug }) =>
    allPictures(slug, site).map((src) => ({
      place: fileInStudio('settings.yaml'),
      src,
      isOfCommand: true,
    })),
  );
  return [
    ...(await brokenPicturesOfTexts(content, files)),
    ...(await brokenAmong([...ofPeople, ...ofProjects], files)),
  ];
}

/** Those of the articles and simple pages. */
export const brokenPicturesOfTexts = (content: Content, files: PublicFiles): Promise<Problem[]> =>
  brokenAmong(
    elementsOf(content)
      .filter(({ element }) => element.tag === 'img')
      .map(({ place, element }) => ({ place, src: element.attributes?.src ?? '' })),
    files,
  );

async function brokenAmong(pictures: readonly Opened[], files: PublicFiles) {
  const problems: Problem[] = [];
  const opened = new Map<string, Problem | undefined>();
  // One after another: opened pictures need memory. A picture that many texts show is opened once.
  for (const { place, src, isOfCommand = false } of pictures) {
    const path = publicPath(src, files);
    if (!path || files.made.includes(path)) continue;
    const file = fileAt(files.folder, path) ?? '';
    const wrong = opened.has(file) ? opened.get(file) : await mistakeIn(file, isOfCommand);
    opened.set(file, wrong);
    if (wrong) problems.push({ ...wrong, place });
  }
  return problems;
}

type Opened = {
  place: Place;
  src: string;
  /** Then reading its head is enough: decoding hundreds of AVIF pictures takes long. */
  isOfCommand?: boolean;
};

async function mistakeIn(file: string, isOfCommand: boolean): Promise<Problem | undefined> {
  try {
    // By its name sharp would remember it, also when the file has been replaced.
    const picture = sharp(await readFile(file), { failOn: 'error' });
    const { format, compression } = await picture.metadata();
    // sharp names AVIF and HEIC alike.
    const name = format === 'heif' && compression === 'av1' ? 'avif' : format;
    if (name === 'heif') return problem('phonePicture', { file });
    if (!formats.includes(name))
      return problem('foreignPicture', { file, format: name, formats: formats.join(', ') });
    if (!isOfCommand) await picture.raw().toBuffer();
    return undefined;
  } catch {
    return problem('brokenPicture', { file, formats: formats.join(', ') });
  }
}
