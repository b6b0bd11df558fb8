/** Which demonstrations the site has: those that a project of settings.yaml is linked to. */
import type { StudioSettings } from './settings-schema.ts';

type Projects = Pick<StudioSettings, 'projects'>;

/** Where they are served, each in a folder of its name. */
export const showcaseRoot = '/showcase/';

/** Their folders in packages/showcases/, which are called as the projects. */
export const showcasesIn = ({ projects }: Projects): string[] =>
  projects
    .filter(({ slug, projectLink }) => projectLink === `${showcaseRoot}${slug}/`)
    .map(({ slug }) => slug);
