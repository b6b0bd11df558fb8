/** Checks that the pictures and demonstrations that site.config.ts and content/studio.yaml name exist. */
import { existsSync, globSync } from 'node:fs';
import { allPictures } from '../../src/pages/home/all-pictures.ts';
import { showcases, site } from '../../src/site.ts';

/** A sentence for each project and person with missing pictures, with the remedy. */
export function pictureProblems(root = '.'): string[] {
  const isMissing = (address: string) => !existsSync(`${root}/public${address}`);
  const ofProjects = site.projects.flatMap(({ slug }) => {
    const missing = allPictures(slug).filter(isMissing);
    if (missing.length === 0) return [];
    const remedy = showcases.includes(slug)
      ? `npm run assets pictures/${slug}`
      : `npm run assets -- picture ${slug} <desktop picture> <mobile picture>`;
    return [
      `site.config.ts: the project "${slug}" has no ${missing.map((address) => `public${address}`).join(', ')}. Run: ${remedy}`,
    ];
  });
  const ofPeople = site.people.flatMap(({ name, picture }) =>
    picture && isMissing(`/people/${picture}`)
      ? [
          `content/studio.yaml: there is no public/people/${picture}, the picture of ${name}: put it there, or take "picture" out.`,
        ]
      : [],
  );
  return [...ofProjects, ...ofPeople];
}

/** A sentence for each project with a link to a missing demonstration. */
export function showcaseProblems(root = '.'): string[] {
  const folders = globSync('packages/showcases/*/index.html', { cwd: root }).map(
    (file) => file.split(/[/\\]/)[2] ?? '',
  );
  return showcases
    .filter((slug) => !folders.includes(slug))
    .map(
      (slug) =>
        `site.config.ts: there is no demonstration packages/showcases/${slug}: link the project elsewhere, or to one of ${folders.sort().join(', ')}.`,
    );
}
