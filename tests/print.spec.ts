/** The layout on paper. A journey in every engine that prints tests that the content is complete. */
import { paperFaults } from './paper.ts';
import { alikePaths, codes, expect, layoutPaths, mainLanguage, open, paths, test } from './site.ts';

test('printed pages have neither the bar nor the menu', async ({ page }) => {
  for (const path of layoutPaths) {
    await open(page, `${path}?lang=${mainLanguage}`);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.locator('main')).toBeVisible();
    const hidden = await page.evaluate(() =>
      [...document.querySelectorAll('main :is(h2, h3, li, p)')]
        .filter((it) => Number(getComputedStyle(it).opacity) < 1)
        .map((it) => it.textContent),
    );
    expect(hidden).toEqual([]);
    await page.emulateMedia({ media: 'screen' });
  }
});

test.describe('on every page and the 404 page', () => {
  test.use({ expectedConsole: /404/ });

  const a4 = codes.map((code) => ({ code, format: 'A4' }));
  // Home is the most complex page; the other paper size is tested only there.
  for (const path of [...paths, '/no-such-page'])
    for (const { code, format } of path === '/'
      ? [...a4, { code: mainLanguage, format: 'Letter' }]
      : a4) {
      if (code !== mainLanguage && alikePaths.includes(path)) continue;
      test(`on ${format}, ${path} in ${code} has no cut or covered content and no heading at a sheet’s end`, async ({
        page,
      }) => {
        await open(page, `${path}?lang=${code}`);
        await expect(page.locator('html')).toHaveAttribute('data-fonts', '');
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        // Stitches take most of a printer's time, and no browser breaks a drawing within the document.
        await page.locator('main svg').evaluateAll((drawings) => {
          for (const drawing of drawings as SVGElement[]) drawing.style.visibility = 'hidden';
        });
        const headings = await page.locator('h1, h2, h3').allTextContents();
        expect(headings.length).toBeGreaterThan(0);
        expect(await paperFaults(await page.pdf({ format }), headings)).toEqual([]);
      });
    }
});
