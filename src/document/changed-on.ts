import { notes } from '../in-force/markdown-list.ts';
import type { RouteId } from '../in-force/routes.ts';
import { site } from '../in-force/site.ts';
import { noteId } from '../pages/note/note-id.ts';

const legal: readonly RouteId[] = ['privacy-policy', 'terms-and-conditions', 'attributions'];

/**
 * The day on which a page was changed, as `2026-11-24`, where a file says it: that of an article or of its
 * correction, the last of them for the list of articles, and the date that the legal texts show. Undefined elsewhere: a search
 * engine that finds a wrong date believes none.
 */
export function changedOn(route: RouteId): string | undefined {
  if (legal.includes(route)) return site.legalUpdated;
  if (route === 'notes')
    return notes
      .map(({ updated }) => updated)
      .sort()
      .at(-1);
  return notes.find(({ slug }) => noteId(slug) === route)?.updated;
}
