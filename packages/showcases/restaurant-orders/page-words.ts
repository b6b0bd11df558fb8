import type { PageText } from '../browser/page-text.ts';
import type { Words } from './words/pt.ts';

/** What stands in the document. */
export function pageOf({ page, withoutScripts }: Words): PageText {
  const [first = '', second = '', third = ''] = page.headline;
  const texts = {
    skip: page.skip,
    demo: page.demo,
    invented: page.invented,
    leaves: page.nothingLeaves,
    back: page.back,
    staff: page.staff,
    day: page.dayLabel,
    taste: page.taste,
    order: page.order,
    'headline.0': first,
    'headline.1': second,
    'headline.2': third,
    vat: page.vat,
    allergies: page.allergies,
    tryTitle: page.tryTitle,
    tryFirst: page.tryFirst,
    trySecond: page.trySecond,
  };
  const labels = {
    about: page.about,
    views: page.views,
    courses: page.courses,
    bill: page.bill,
  };
  return {
    head: { title: page.title(page.menuTitle), description: page.description },
    texts,
    labels,
    without: { about: page.description, needs: withoutScripts },
  };
}
