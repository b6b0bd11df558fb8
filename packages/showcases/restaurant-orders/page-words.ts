import { find } from '../browser/element.ts';
import { writeHead, writeWords } from '../browser/write-words.ts';
import { words } from './words.ts';

/** Writes the texts of the language into the document, which has none. */
export function writePage(): void {
  const { page } = words;
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
    gone: words.menu.soldOut,
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
  writeHead({ title: page.title(page.menuTitle), description: page.description });
  writeWords(texts, labels);
}

/** The headline does not promise a dish that has run out. */
export function writeHeadline(isGone: boolean): void {
  const parts = isGone ? words.page.headlineGone : words.page.headline;
  for (const [index, part] of [...find('#hero-title', HTMLElement).children].entries())
    part.textContent = parts[index] ?? '';
}
