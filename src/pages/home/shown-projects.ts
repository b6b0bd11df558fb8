import { site } from '../../in-force/site.ts';
import type { HomeWords } from './page.ts';

type ProjectWords = HomeWords['projectsSection']['projects'][number];

/** A project's words and its link, which may be empty. */
export type ShownProject = ProjectWords & { projectLink: string };

/** The projects in the order of settings.yaml, each with its words. */
export const shownProjects = <Words extends { id: string }>(
  words: readonly Words[],
): (Words & { projectLink: string })[] =>
  site.projects.flatMap(({ slug, projectLink }) =>
    words.filter(({ id }) => id === slug).map((project) => ({ ...project, projectLink })),
  );
