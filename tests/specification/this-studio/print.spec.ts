/** How much paper home takes: of the other pages a visit asks it (visit.ts). */

import { fill } from '../../../src/i18n/fill.ts';
import { factsIn } from '../../../src/in-force/site.ts';
import { mainLanguage } from '../../languages.ts';
import { expect, open, test } from '../../open-page.ts';
import { readPaper } from '../../paper.ts';
import { wordsOf } from '../../words.ts';

test('home is a few sheets and a small file, also while its art is being sewn', async ({
  page,
}) => {
  await open(page, `/?lang=${mainLanguage}`);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.locator('html').evaluate((html) => html.setAttribute('data-sewing', ''));
  await page.emulateMedia({ media: 'print' });
  const moving = await page.evaluate(
    () => document.getAnimations().filter((each) => each instanceof CSSAnimation).length,
  );
  expect(moving).toBe(0);
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.byteLength).toBeLessThan(400_000);
  const paper = await readPaper(pdf);
  expect(paper.pageCount).toBeLessThanOrEqual(4);
  const { faqsSection, whyChooseUsSection } = await wordsOf(mainLanguage, 'home');
  // Although all are closed.
  for (const { answer } of faqsSection.faqs)
    expect.soft(paper.countOf(fill(answer, factsIn(mainLanguage))), answer).toBe(1);
  for (const [index, { title }] of whyChooseUsSection.reasons.entries())
    expect.soft(paper.countOf(`${index + 1}${title}`), title).toBe(1);
});
