/** The calculator in a browser. Its sums are unit tests, and its words those of tests/islands/calculator.test.ts. */
import type { Page } from '@playwright/test';
import { moneyIn } from '../../src/i18n/amounts.ts';
import { isRoute } from '../../src/in-force/routes.ts';
import { site } from '../../src/in-force/site.ts';
import {
  type Choice,
  estimateOf,
  ratesFrom,
  smallestOf,
} from '../../src/islands/calculator/estimate.ts';
import { holdIslands } from '../held.ts';
import { mainLanguage } from '../languages.ts';
import { expect, open, pointAt, test } from '../open-page.ts';
import { locales, wordsOf } from '../words.ts';

const { calculator, prices } = site;
const path = `/prices?lang=${mainLanguage}`;
const money = moneyIn(locales[mainLanguage], prices.currency);

async function wordsOfCalculator() {
  const { calculator: words } = await wordsOf(mainLanguage, 'prices');
  if (!words) throw new Error('There are no words for the calculator');
  return words;
}

/** Scrolls to the calculator and waits until React runs it. */
async function openCalculator(page: Page) {
  await open(page, path);
  const island = page.locator('[data-island="calculator"]');
  await island.scrollIntoViewIfNeeded();
  await pointAt(page, 'calculator');
  await expect(island).toHaveAttribute('data-alive', '');
  return island;
}

if (calculator && isRoute('prices')) {
  const rates = ratesFrom(prices, calculator);
  const smallest = smallestOf('website', calculator);

  test('each answer changes the sum, by keyboard too', async ({ page }) => {
    const words = await wordsOfCalculator();
    const island = await openCalculator(page);
    const sum = island.getByRole('strong').first();
    const expectSum = (choice: Choice) =>
      expect(sum).toContainText(money(estimateOf(choice, rates).money.from));
    await expectSum(smallest);
    await island.getByLabel(words.features.bookings.label).press('Space');
    await expectSum({ ...smallest, bookings: true });
    await island.getByLabel(words.languages).press('ArrowRight');
    await expectSum({ ...smallest, bookings: true, languages: 2 });
    await island.getByLabel(words.texts).press('Space');
    await expectSum({ ...smallest, bookings: true, languages: 2, texts: false });
    // It stays in view, also beside the last answer.
    const seen = island.getByRole('strong').filter({ visible: true });
    await expect(seen.first()).toBeInViewport();
    // On a phone in a bar, which is beside no answer.
    await page.setViewportSize({ width: 375, height: 812 });
    await island.getByLabel(words.texts).scrollIntoViewIfNeeded();
    const bar = island.locator('p[aria-hidden]');
    await expect(bar.locator('strong')).toBeInViewport();
    // Nor does it cover what has the focus.
    const last = island.getByLabel(words.pictures);
    await last.evaluate((it) => {
      const { bottom } = it.getBoundingClientRect();
      scrollBy({ top: bottom - innerHeight + 4, behavior: 'instant' });
      it.focus();
    });
    // The page scrolls there smoothly.
    const room = async () => {
      const [answer, over] = [await last.boundingBox(), await bar.boundingBox()];
      return answer && over && answer.y + answer.height < over.y;
    };
    await expect.poll(room).toBe(true);
    // A smallest app has another number of screens.
    await island.getByLabel(words.kind.website).press('ArrowDown');
    await expect(island.getByLabel(words.screens)).toHaveValue(String(calculator.included.app));
  });

  test('what is answered and pressed before the calculator starts counts', async ({ page }) => {
    const words = await wordsOfCalculator();
    const contact = await wordsOf(mainLanguage, 'contact');
    const release = await holdIslands(page);
    await page.goto(path);
    const island = page.locator('[data-island="calculator"]');
    await island.getByLabel(words.kind.app).check();
    await island.getByLabel(words.languages).press('ArrowRight');
    await island.getByLabel(words.pictures).uncheck();
    await island.getByRole('button', { name: words.send }).click();
    await expect(island).not.toHaveAttribute('data-alive');
    release();
    const choice = { ...smallestOf('app', calculator), languages: 2, pictures: false };
    const { from } = estimateOf(choice, rates).money;
    const message = page.getByLabel(contact.labels.message, { exact: true });
    const sum = RegExp.escape(money(from).replaceAll(/\s/g, ' '));
    await expect(message).toHaveValue(new RegExp(sum));
  });

  test.describe('when its code does not arrive', () => {
    test.use({ expectedConsole: /ERR_FAILED/ });

    test('the typical cases are left, as without scripts', async ({ page }) => {
      await page.route(/\/assets\/start-/, (route) => route.abort());
      await page.goto(path);
      await page.keyboard.press('Tab');
      await expect(page.locator('[data-island="calculator"]')).toBeHidden();
      await expect(page.getByRole('table').last()).toBeVisible();
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('a table of typical cases is shown instead', async ({ page }) => {
      await page.goto(path);
      await expect(page.locator('[data-island="calculator"]')).toBeHidden();
      await expect(page.getByRole('table').last()).toBeVisible();
    });
  });
}
