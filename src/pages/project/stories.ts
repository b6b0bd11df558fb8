/** The stories of projects that this site has. */
import { routeIds } from '../../in-force/routes.ts';
import { site } from '../../in-force/site.ts';
import { storyId } from '../../studio/story-id.ts';

type Story = { slug: string; id: ReturnType<typeof storyId> };

/** In the order of the projects. */
export const stories: readonly Story[] = site.projects
  .map(({ slug }) => ({ slug, id: storyId(slug) }))
  .filter(({ id }) => routeIds.includes(id));

/** The page with the story of a project. Undefined when it has none. */
export const storyOf = (slug: string) => stories.find((story) => story.slug === slug)?.id;
