/** Long texts on paper. */
import fc from 'fast-check';
import { routePaths } from '../../src/in-force/routes.ts';
import { generated } from '../generated.ts';
import { readPaper } from '../paper.ts';
import { expect, hasFonts, mainLanguage, open, test } from '../site.ts';

/** In px: between the margins of A4 (src/styles/base.css). */
const sheet = { width: 680, height: 1009 };

test('no sheet begins with the last point of a list alone', async ({ page }) => {
  await page.setViewportSize({ width: sheet.width, height: sheet.height });
  await open(page, `${routePaths['privacy-policy']}?lang=${mainLanguage}`);
  await hasFonts(page);
  await page.emulateMedia({ media: 'print' });
  // One section, which is as far down as its last point needs to be on the next sheet.
  await page.evaluate((height) => {
    const section = document.querySelector('main section:has(ul)');
    if (!section) throw new Error('No section has a list');
    const made = (tag: string, ...inside: (string | Node)[]) => {
      const element = document.createElement(tag);
      element.append(...inside);
      return element;
    };
    const points = made('ul', made('li', 'One point'), made('li', 'Another point'));
    section.replaceChildren(made('h2', 'Heading'), made('p', 'Before'), made('p', 'Text'), points);
    const start = made('div');
    for (const sibling of [...(section.parentElement?.children ?? [])])
      if (sibling !== section) sibling.remove();
    section.before(start);
    const end = section.getBoundingClientRect().bottom + scrollY;
    start.style.blockSize = `${height - end + 10}px`;
  }, sheet.height);
  await page.emulateMedia({ media: null });
  const paper = await readPaper(await page.pdf({ format: 'A4' }));
  expect(paper.pageCount).toBe(2);
  expect(paper.pagesWith('Another point')).toEqual([1]);
  expect(paper.pagesWith('One point')).toEqual([1]);
});

const lastSection = fc.record({
  /** How far the section would go beyond the first sheet, in px. */
  beyond: fc.integer({ min: 1, max: 120 }),
  /** The words of each paragraph. */
  paragraphs: fc.array(fc.integer({ min: 1, max: 70 }), { minLength: 1, maxLength: 5 }),
});

test('the last sheet has three lines at least', async ({ page }) => {
  /** Sheets after the first. */
  let further = 0;
  await page.setViewportSize({ width: sheet.width, height: sheet.height });
  await open(page, `${routePaths['privacy-policy']}?lang=${mainLanguage}`);
  await hasFonts(page);
  await fc.assert(
    fc.asyncProperty(lastSection, async ({ beyond, paragraphs }) => {
      await page.emulateMedia({ media: 'print' });
      await page.evaluate(
        ({ counts, end }) => {
          const last = [...document.querySelectorAll('main section')].at(-1);
          if (!last) throw new Error('The page has no sections');
          const made = (tag: string, words: string) =>
            Object.assign(document.createElement(tag), { textContent: words });
          const start = made('div', '');
          for (const sibling of [...(last.parentElement?.children ?? [])])
            if (sibling !== last) sibling.remove();
          last.replaceChildren(
            made('h2', 'Heading'),
            ...counts.map((count) => made('p', 'word '.repeat(count))),
          );
          last.before(start);
          start.style.blockSize = `${end - last.getBoundingClientRect().bottom - scrollY}px`;
        },
        { counts: paragraphs, end: sheet.height + beyond },
      );
      await page.emulateMedia({ media: null });
      const { depths } = await readPaper(await page.pdf({ format: 'A4' }));
      expect(depths.at(-1)).toBeGreaterThan(0.05);
      further += depths.length - 1;
    }),
    generated(30),
  );
  // Else there was no last sheet to look at.
  expect(further).toBeGreaterThan(0);
});
