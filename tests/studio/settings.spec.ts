/** A low window, no scripts, and a page on a disk. Other settings of visitors are asked of every page (visit/). */
import { writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { sectionIds } from '../../src/in-force/routes.ts';
import { mainLanguage, otherLanguage } from '../languages.ts';
import { expect, open, test } from '../open-page.ts';
import { commonWords, languageLink } from '../words.ts';

test('in a low window the bar leaves room for content and all of the menu is reachable', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const { navigation } = await commonWords(mainLanguage);
  await open(page, `/?lang=${mainLanguage}`);
  expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThan(256 / 2);
  await page.getByRole('button', { name: navigation.openMenu }).click();
  const menu = page.getByRole('dialog');
  // As a visitor scrolls: scripts could also scroll what is cut off.
  await menu.hover();
  await page.mouse.wheel(0, 5000);
  const last = menu.getByRole('link').last();
  await expect(last).toBeInViewport({ ratio: 0.98 });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('a phone shows all navigation links', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const { navigation } = await commonWords(mainLanguage);
    await page.goto(`/?lang=${mainLanguage}`);
    await page.getByRole('button', { name: navigation.openMenu }).click();
    const menu = page.getByRole('dialog');
    const shown = sectionIds.map((id) => navigation[id]);
    for (const name of [...shown, navigation.contact])
      await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
    if (!otherLanguage) return;
    await menu.getByRole('link', { name: languageLink(otherLanguage) }).click();
    await expect(page.locator('html')).toHaveAttribute('data-language', otherLanguage);
  });
});

test.describe('a saved page', () => {
  // From a disk there are no fonts, pictures and modules at the addresses that the page names.
  test.use({ expectedConsole: /ERR_FILE_NOT_FOUND|CORS policy|ERR_FAILED|origin 'null'/ });

  for (const path of ['/', '/contact'])
    test(`${path} can be read from the disk`, async ({ page, request }, info) => {
      const file = info.outputPath('saved page.html');
      await writeFile(file, await (await request.get(`${path}?lang=${mainLanguage}`)).body());
      await page.goto(pathToFileURL(file).href);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(page.locator('body')).toHaveCSS('visibility', 'visible');
    });
});
