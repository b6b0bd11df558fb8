import type { PageText } from '../browser/page-text.ts';
import type { Words } from './words/pt.ts';

/** What stands in the document. */
export function pageOf({ page, withoutScripts }: Words): PageText {
  const { skip, demo, invented, back, staff, taste, order, vat, allergies, description } = page;
  const { tryTitle, tryFirst, trySecond, about, views, courses, bill } = page;
  const [first = '', second = '', third = ''] = page.headline;
  const headline = { 'headline.0': first, 'headline.1': second, 'headline.2': third };
  const all = { skip, demo, invented, back, staff, taste, order, vat, allergies, ...headline };
  const tries = { tryTitle, tryFirst, trySecond };
  return {
    head: { title: page.title(page.menuTitle), description },
    texts: { ...all, ...tries, leaves: page.nothingLeaves, day: page.dayLabel },
    labels: { about, views, courses, bill },
    without: { about: description, needs: withoutScripts },
  };
}
