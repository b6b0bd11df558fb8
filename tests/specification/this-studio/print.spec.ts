/** How much paper this studio's pages take: another one may have more to say. */
import { readPaper } from '../../paper.ts';
import { codes, expect, layoutPaths, mainLanguage, open, test } from '../../site.ts';

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

/** The sheets of pages that are handed to somebody: the quote and the contract have one each. */
const sheets: Readonly<Record<string, number>> = { '/prices': 3, '/how-we-work': 3 };

for (const code of codes)
  test(`no sheet is half empty but the last one, in ${code}`, async ({ page }) => {
    for (const path of layoutPaths) {
      await open(page, `${path}?lang=${code}`);
      await expect(page.locator('html')).toHaveAttribute('data-fonts', '');
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const { depths, pageCount } = await readPaper(await page.pdf({ format: 'A4' }));
      expect(Math.min(1, ...depths.slice(0, -1)), `${path}: ${depths}`).toBeGreaterThan(0.7);
      // More than a line or two.
      expect(depths.at(-1), `${path}: ${depths}`).toBeGreaterThan(0.1);
      if (sheets[path]) expect(pageCount, path).toBe(sheets[path]);
    }
  });
