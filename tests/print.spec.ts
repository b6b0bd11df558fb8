/** What paper leaves out; what it has, and that once, is a journey in every engine that prints. */
import { expect, mainLanguage, open, paths, test } from './site.ts';

test('no page has the bar or the menu on paper', async ({ page }) => {
  for (const path of paths) {
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
