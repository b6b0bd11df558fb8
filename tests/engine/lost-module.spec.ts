/** The page's module does not come: blocked, or lost on the way. Scripts run, so `<noscript>` says nothing. */
import { mainLanguage } from '../languages.ts';
import { expect, test } from '../open-page.ts';
import { wordsOf } from '../words.ts';

test.use({ expectedConsole: /Failed to load resource/ });

const words = (await wordsOf(mainLanguage, 'prices')).calculator;

test('after some seconds the page is as it is without scripts, until the module comes', async ({
  page,
}) => {
  await page.clock.install({ time: '2040-01-01T12:00:00' });
  let isLost = true;
  await page.route('**/assets/*.js', (route) => (isLost ? route.abort() : route.continue()));
  await page.goto(`/prices?lang=${mainLanguage}`);
  const said = page.getByText(words?.withoutScripts ?? 'nothing');
  const choices = page.locator('[data-island="calculator"]');
  await expect(choices).toBeVisible();
  await expect(said).toBeHidden();
  await page.clock.fastForward(10_000);
  await expect(said).toBeVisible();
  await expect(choices).toBeHidden();

  await page.goto(`/?lang=${mainLanguage}`);
  const buttons = page.locator('[data-island="project-carousel"]');
  await page.clock.fastForward(10_000);
  await expect(buttons).toBeHidden();
  await expect(page.locator('[data-film] picture')).not.toHaveCSS('display', 'none');
  isLost = false;
  await page.reload();
  await page.clock.fastForward(10_000);
  await expect(buttons).toBeVisible();
  // The copyright has the year of the visit, not that of the build.
  await expect(page.locator('footer [data-year]')).toHaveText('2040');
});
