/**
 * A change of each kind, made to the islands in a browser, before they start and after. The cases that are made are in
 * tests/islands/foreign-changes.test.ts.
 */
import type { Page } from '@playwright/test';
import { fieldNames, sendPath } from '../../src/contact/contact-message.ts';
import { moneyIn } from '../../src/i18n/amounts.ts';
import { isRoute } from '../../src/in-force/routes.ts';
import { site } from '../../src/in-force/site.ts';
import { estimateOf, ratesFrom, smallestOf } from '../../src/islands/calculator/estimate.ts';
import { disturb, foreignFault, oneOfEach, translateForEver } from '../foreign-changes.ts';
import { holdIslands } from '../held.ts';
import { expect, locales, mainLanguage, test, wordsOf } from '../site.ts';

/** Opens a page, and changes an island before it starts. */
async function openChanged(page: Page, path: string, island: string, place: number) {
  const release = await holdIslands(page);
  await page.goto(`${path}?lang=${mainLanguage}`);
  await disturb(page, island, oneOfEach(place));
  return async () => {
    await page.evaluate(`(${translateForEver})(${JSON.stringify(island)})`);
    release();
    await page.locator(island).scrollIntoViewIfNeeded();
    await page.locator(island).dispatchEvent('pointerover');
    await expect(page.locator(island)).toHaveAttribute('data-alive', '');
  };
}

test.describe('whatever translators and extensions do', () => {
  test.use({ expectedConsole: new RegExp(`not sent|status of 503|${foreignFault.source}`) });

  for (const [place, status] of [
    [3, 200],
    [14, 503],
  ] as const)
    test(`the form keeps the words and tells the outcome of ${status}`, async ({ page }) => {
      const words = await wordsOf(mainLanguage, 'contact');
      const island = '[data-island="contact-form"]';
      const field = (name: string) => page.locator(`#contact-${name}`);
      const posts: unknown[] = [];
      await page.route(`**${sendPath}`, (route) => {
        posts.push(route.request().postDataJSON().template_params);
        return route.fulfill({ status });
      });
      const start = await openChanged(page, '/contact', island, place);
      await field('message').fill('Bom dia');
      await field('message').press('ArrowLeft');
      await start();
      await expect(field('message')).toBeFocused();
      await page.keyboard.type('!');
      await expect(field('message')).toHaveValue('Bom di!a');
      await disturb(page, island, oneOfEach(place + 1));
      await page.locator('#contact-send').click();
      await expect(page.locator(`${island} [aria-invalid]`)).toHaveCount(3);
      await disturb(page, island, oneOfEach(place + 2));
      for (const name of fieldNames) await field(name).fill('rita@exemplo.pt');
      await page.locator('#contact-send').click();
      const outcome = page.locator(`${island} [data-outcome]`);
      await expect(outcome).toBeFocused();
      await expect(outcome).toContainText(status === 200 ? words.success : words.failure);
      expect(posts).toMatchObject([{ message: 'rita@exemplo.pt' }]);
      await expect(field('name')).toHaveValue(status === 200 ? '' : 'rita@exemplo.pt');
    });

  test('the projects’ buttons keep turning', async ({ page }) => {
    const count = site.projects.length;
    const island = '[data-island="project-carousel"]';
    const start = await openChanged(page, '/', island, 3);
    await disturb(page, '[data-track]', oneOfEach(5));
    await start();
    for (const turned of [1, 2]) {
      await disturb(page, island, oneOfEach(turned));
      await page.locator(`${island} button`).last().click();
      await expect(page.locator(island)).toContainText(`${(turned % count) + 1} / ${count}`);
    }
  });

  const { calculator, prices } = site;
  if (calculator && isRoute('prices'))
    test('the calculator keeps the answers and the sum', async ({ page }) => {
      const island = '[data-island="calculator"]';
      const rates = ratesFrom(prices, calculator);
      const money = moneyIn(locales[mainLanguage], prices.currency);
      const start = await openChanged(page, '/prices', island, 3);
      await page.locator(`${island} [value=app]`).check();
      await start();
      await disturb(page, island, oneOfEach(20));
      await page.locator(`${island} [name=languages]`).fill('3');
      const { from } = estimateOf({ ...smallestOf('app', rates), languages: 3 }, rates).money;
      await expect(page.locator(`${island} strong`).first()).toContainText(money(from));
    });
});
