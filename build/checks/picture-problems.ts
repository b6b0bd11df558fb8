/** Checks that the pictures and demonstrations that settings.yaml and content/studio.yaml name exist. */
import { globSync } from 'node:fs';
import { allPictures } from '../../src/pages/home/all-pictures.ts';
import { inStudio } from '../../src/studio/folder.ts';
import { showcasesIn } from '../../src/studio/showcases.ts';
import type { Site } from '../../src/studio/site.ts';
import { wasMade } from '../assets/asset-fingerprints.ts';
import { type PublicFiles, publicPath } from './public-file.ts';

/** A sentence for each project, cloth and person with missing pictures, with the remedy. */
export function pictureProblems(site: Site, files: PublicFiles): string[] {
  const { folder } = files;
  const showcases = showcasesIn(site);
  const isMissing = (address: string) => publicPath(address, files) === undefined;
  const ofProjects = site.projects.flatMap(({ slug }) => {
    const missing = allPictures(slug, site).filter(isMissing);
    const isLeftToMake = showcases.includes(slug) && !wasMade(`pictures/${slug}`);
    if (missing.length === 0 || isLeftToMake) return [];
    const remedy = showcases.includes(slug)
      ? `npm run assets pictures/${slug}`
      : `npm run assets -- picture ${slug} <desktop picture> <mobile picture>`;
    return [
      `${inStudio('settings.yaml')}: the project "${slug}" has no ${missing.map((address) => `${folder}${address}`).join(', ')}. Run: ${remedy}`,
    ];
  });
  const ofCloths = site.projects.flatMap(({ slug, cloth }) =>
    cloth && isMissing(cloth)
      ? [
          `${inStudio('settings.yaml')}: there is no ${folder}${cloth}, the cloth of the project "${slug}": put it there, or take "cloth" out.`,
        ]
      : [],
  );
  const ofPeople = site.people.flatMap(({ name, picture }) =>
    picture && isMissing(`/people/${picture}`)
      ? [
          `${inStudio('content/studio.yaml')}: there is no ${folder}/people/${picture}, the picture of ${name}: put it there, or take "picture" out.`,
        ]
      : [],
  );
  return [...ofProjects, ...ofCloths, ...ofPeople];
}

/** A sentence for each project with a link to a missing demonstration. */
export function showcaseProblems(site: Site, root = '.'): string[] {
  const folders = globSync('packages/showcases/*/index.html', { cwd: root }).map(
    (file) => file.split(/[/\\]/)[2] ?? '',
  );
  return showcasesIn(site)
    .filter((slug) => !folders.includes(slug))
    .map(
      (slug) =>
        `${inStudio('settings.yaml')}: there is no demonstration packages/showcases/${slug}: link the project elsewhere, or to one of ${folders.sort().join(', ')}.`,
    );
}
