/** How much paper home takes: of the other pages a visit asks it (visit.ts). */

import { mainLanguage } from '../../languages.ts';
import { expect, open, test } from '../../open-page.ts';
import { readPaper } from '../../paper.ts';

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
  expect((await readPaper(pdf)).pageCount).toBeLessThanOrEqual(4);
});
