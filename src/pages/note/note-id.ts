/** The id of the page of an article. */
export const noteId = (slug: string) => `note/${slug}` as 'note/*';
