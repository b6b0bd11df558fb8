/** The id of the page with the story of a project. */
export const storyId = (slug: string) => `project/${slug}` as 'project/*';
