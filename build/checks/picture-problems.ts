/** Checks that the pictures and demonstrations that settings.yaml and content/studio.yaml name exist. */
import { globSync } from 'node:fs';
import { allPictures } from '../../src/pages/home/all-pictures.ts';
import { type Problem, problemAt } from '../../src/problems/problem.ts';
import { fileInStudio, inStudio } from '../../src/studio/folder.ts';
import { addressOfPerson } from '../../src/studio/own-address.ts';
import { showcasesIn } from '../../src/studio/showcases.ts';
import type { Site } from '../../src/studio/site.ts';
import { wasMade } from '../assets/asset-fingerprints.ts';
import { type PublicFiles, publicPath } from './public-file.ts';

/** A problem for each project, cloth and person with missing pictures. */
export function pictureProblems(site: Site, files: PublicFiles): Problem[] {
  const { folder } = files;
  const showcases = showcasesIn(site);
  const [settings, facts] = [inStudio('settings.yaml'), inStudio('content/studio.yaml')];
  const isMissing = (address: string) => publicPath(address, files) === undefined;
  const ofProjects = site.projects.flatMap(({ slug }) => {
    const missing = allPictures(slug, site).filter(isMissing);
    const isLeftToMake = showcases.includes(slug) && !wasMade(`pictures/${slug}`);
    if (missing.length === 0 || isLeftToMake) return [];
    const command = showcases.includes(slug)
      ? `npm run assets pictures/${slug}`
      : `npm run assets -- picture ${slug} <desktop picture> <mobile picture>`;
    return [
      problemAt({ file: settings }, 'picturesOfProject', {
        slug,
        files: missing.map((address) => `${folder}${address}`).join(', '),
        command,
      }),
    ];
  });
  const ofCloths = site.projects.flatMap(({ slug, cloth }) =>
    cloth && isMissing(cloth)
      ? [problemAt({ file: settings }, 'clothOfProject', { slug, file: `${folder}${cloth}` })]
      : [],
  );
  const ofPeople = site.people.flatMap(({ name, picture }) =>
    picture && isMissing(addressOfPerson(picture))
      ? [problemAt({ file: facts }, 'pictureOfPerson', { name, picture, folder })]
      : [],
  );
  return [...ofProjects, ...ofCloths, ...ofPeople];
}

/** A problem for each project with a link to a missing demonstration. */
export function showcaseProblems(site: Site, root = '.'): Problem[] {
  const folders = globSync('packages/showcases/*/index.html', { cwd: root }).map(
    (file) => file.split(/[/\\]/)[2] ?? '',
  );
  return showcasesIn(site)
    .filter((slug) => !folders.includes(slug))
    .map((slug) =>
      problemAt(fileInStudio('settings.yaml'), 'noDemonstration', { slug, known: folders.sort() }),
    );
}
