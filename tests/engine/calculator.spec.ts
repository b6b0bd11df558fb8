/** The calculator of the prices page. Its sums are unit tests. */
import type { Page } from '@playwright/test';
import { moneyIn } from '../../src/i18n/amounts.ts';
import {
  type Choice,
  estimateOf,
  ratesFrom,
  smallestOf,
} from '../../src/islands/calculator/estimate.ts';
import { isRoute } from '../../src/routes.ts';
import { site } from '../../src/site.ts';
import { holdIslands } from '../held.ts';
import { blockStorage, expect, locales, mainLanguage, open, test, wordsOf } from '../site.ts';

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
  await expect(island).toHaveAttribute('data-alive', '');
  return island;
}

/** Writes a message, takes the result of the calculator to it and returns what the form has then. */
async function takeResult(page: Page) {
  const { labels } = await wordsOf(mainLanguage, 'contact');
  const { send } = await wordsOfCalculator();
  const field = (name: 'name' | 'message') => page.getByLabel(labels[name], { exact: true });
  await open(page, `/contact?lang=${mainLanguage}`);
  await field('name').fill('Rita');
  await field('message').fill('Bom dia.');
  const island = await openCalculator(page);
  await island.getByRole('button', { name: send }).click();
  await expect(page).toHaveURL(`/contact?lang=${mainLanguage}`);
  await expect(field('name')).toHaveValue('Rita');
  return field('message');
}

/** Whether the middle of an element is in the window and nothing covers it. */
function isOnTop(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

if (calculator && isRoute('prices')) {
  const rates = ratesFrom(prices, calculator);
  const smallest = smallestOf('website', calculator);

  test('each answer changes the sum, by keyboard too', async ({ page }) => {
    const words = await wordsOfCalculator();
    const island = await openCalculator(page);
    const sum = island.getByRole('status', { name: words.result });
    const expectSum = (choice: Choice) =>
      expect(sum).toContainText(money(estimateOf(choice, rates).money.from));
    await expectSum(smallest);
    await island.getByLabel(words.features.bookings.label).press('Space');
    await expectSum({ ...smallest, bookings: true });
    await island.getByLabel(words.languages).press('ArrowRight');
    await expectSum({ ...smallest, bookings: true, languages: 2 });
    await island.getByLabel(words.texts).press('Space');
    await expectSum({ ...smallest, bookings: true, languages: 2, texts: false });
    // A smallest app has another number of screens.
    await island.getByLabel(words.kind.website).press('ArrowDown');
    await expect(island.getByLabel(words.screens)).toHaveValue(String(calculator.included.app));
  });

  for (const [width, height] of [
    [390, 844],
    [820, 1180],
    [1024, 768],
    [1440, 900],
  ] as const) {
    test(`the sum and the focused answer are in view at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      const words = await wordsOfCalculator();
      const island = await openCalculator(page);
      const answers = island.getByRole('group', { name: words.title, exact: true });
      const controls = await answers.getByRole('slider').or(answers.getByRole('checkbox')).all();
      const sums = await island.locator('strong').all();
      const hasSum = async () =>
        (await Promise.all(sums.map((sum) => sum.evaluate(isOnTop)))).includes(true);
      // The list of what it costs is the shortest with nothing answered, and the longest with all.
      for (const isAnswering of [false, true]) {
        await answers.getByRole('slider').first().focus();
        for (const [index, control] of controls.entries()) {
          if (index > 0) await page.keyboard.press('Tab');
          await expect(control).toBeFocused();
          const isSlider = (await control.getAttribute('type')) === 'range';
          if (isAnswering) await page.keyboard.press(isSlider ? 'End' : 'Space');
          await expect.poll(() => control.evaluate(isOnTop)).toBe(true);
          await expect.poll(hasSum).toBe(true);
        }
      }
      await page.keyboard.press('Tab');
      const send = island.getByRole('button', { name: words.send });
      await expect(send).toBeFocused();
      await expect.poll(() => send.evaluate(isOnTop)).toBe(true);
    });
  }

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
    await expect(message).toHaveValue(
      new RegExp(RegExp.escape(money(from).replaceAll(/\s/g, ' '))),
    );
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

  test('a screen reader hears the sum after a pause, not at each step', async ({ page }) => {
    const words = await wordsOfCalculator();
    await page.clock.install();
    const island = await openCalculator(page);
    await page.clock.pauseAt(new Date(Date.now() + 60 * 60 * 1000));
    await expect(island.getByRole('status')).toHaveAttribute('aria-live', 'off');
    const spoken = island.locator('[aria-live="polite"]');
    const slider = island.getByLabel(words.languages);
    await slider.press('ArrowRight');
    await page.clock.runFor(900);
    await slider.press('ArrowRight');
    await page.clock.runFor(900);
    await expect(spoken).toHaveText('');
    await page.clock.runFor(200);
    const { from } = estimateOf({ ...smallest, languages: 3 }, rates).money;
    await expect(spoken).toContainText(money(from));
  });

  test('the message names the work, and its subject too where there is none', async ({ page }) => {
    const words = await wordsOfCalculator();
    const { labels } = await wordsOf(mainLanguage, 'contact');
    const island = await openCalculator(page);
    await island.getByLabel(words.features.shop.label).check();
    await island.getByRole('button', { name: words.send }).click();
    const subject = new RegExp(`^${words.kind.website}: ${words.features.shop.label}$`, 'i');
    await expect(page.getByLabel(labels.subject, { exact: true })).toHaveValue(subject);
    const first = new RegExp(`^${words.message} ${words.kind.website}: .+`, 'i');
    await expect(page.getByLabel(labels.message, { exact: true })).toHaveValue(first);
  });

  test('one press puts the result after what the visitor has written', async ({ page }) => {
    const words = await wordsOfCalculator();
    const message = await takeResult(page);
    await expect(message).toHaveValue(/^Bom dia\.\n\n/);
    await expect(message).toHaveValue(new RegExp(RegExp.escape(words.message)));
  });

  test('nothing is lost where storage is blocked', async ({ page, context }) => {
    await blockStorage(context);
    const words = await wordsOfCalculator();
    const message = await takeResult(page);
    await expect(message).toHaveValue(new RegExp(`^Bom dia\\.\\s+${RegExp.escape(words.message)}`));
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('a table of typical cases is shown instead', async ({ page }) => {
      const { cases } = await wordsOf(mainLanguage, 'prices');
      await page.goto(path);
      await expect(page.locator('[data-island="calculator"]')).toBeHidden();
      const table = page.getByRole('table', { name: cases?.title ?? '' });
      for (const { id, ...choice } of calculator.cases) {
        const { from, to } = estimateOf(choice, rates).money;
        const { name = '' } = cases?.cases.find((each) => each.id === id) ?? {};
        const row = table.getByRole('row', { name });
        await expect(row).toContainText(money(from));
        await expect(row).toContainText(money(to));
      }
    });
  });
}
