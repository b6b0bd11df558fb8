import type { PageText } from '../browser/page-text.ts';
import type { Words } from './words/pt.ts';

/** What stands in the document. */
export function pageOf({ page, steps, withoutScripts }: Words): PageText {
  const { skip, demo, nothing, owner, back, kind, where, rooms, since, about, booking } = page;
  const { description, mine } = page;
  return {
    head: { title: page.title(steps.dates), description },
    texts: { skip, demo, nothing, owner, back, kind, where, rooms, since, mine },
    labels: { about, booking },
    without: { about: description, needs: withoutScripts },
  };
}
