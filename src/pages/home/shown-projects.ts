import { site } from '../../site.ts';
import type { HomeWords } from './page.ts';

type ProjectWords = HomeWords['projectsSection']['projects'][number];

/** A project's words and where it leads; nowhere when its link is empty. */
export type ShownProject = ProjectWords & { projectLink: string };

/** The projects of site.config.ts, in its order, each with its words. */
export const shownProjects = (words: readonly ProjectWords[]): ShownProject[] =>
  site.projects.flatMap(({ slug, projectLink }) =>
    words.filter(({ id }) => id === slug).map((project) => ({ ...project, projectLink })),
  );
