/** What the bakery's story says, and what a buyer looks for on both sides. */
import type { Page } from '@playwright/test';
import { BAKES } from '../bakery/products.ts';
import { expectNoViolation } from './axe.ts';
import { add, bakers, confirm, FRIDAY, openAt, PAGE, pickSlot, shops } from './bakery-steps.ts';
import { expect, keepNothing, test } from './test.ts';

const pick = (page: Page, slot: number) =>
  page.locator(`#slots label:has(input[value="${slot}"])`).click();

const names: readonly string[] = BAKES.map(({ name }) => name);

/** The pieces of each product that are listed to be baked, in all and by half hour, and those of the orders below. */
async function production(page: Page) {
  // The page of the bakery comes with a script of its own.
  await expect(page.locator('.production tr').first()).toBeVisible();
  const [[, , , , ...times] = [], ...rows] = await page
    .locator('.production tr')
    .evaluateAll((all) =>
      all.map((row) => [...row.children].map((cell) => cell.textContent.trim())),
    );
  const orders = await page
    .locator('.pick-ups li:not([data-cancelled])')
    .evaluateAll((all) =>
      all.map((order) =>
        [...order.querySelectorAll(':scope > span')].map((part) => part.firstChild?.textContent),
      ),
    );
  const ordered = (name: string, time = '') =>
    orders
      .filter(([slot]) => slot?.startsWith(time))
      .flatMap(([, , lines]) => lines?.split(', ') ?? [])
      .filter((line) => line.endsWith(` × ${name}`))
      .reduce((sum, line) => sum + Number.parseInt(line, 10), 0);
  const bread = rows.filter(([name = '']) => names.includes(name));
  return {
    listed: bread.map(([, total, , , ...cells]) => [total, ...cells].map(Number)),
    ordered: bread.map(([name = '']) =>
      ['', ...times.map((time) => `${time} `)].map((time) => ordered(name, time)),
    ),
  };
}

test('what there is to bake is the sum of the orders', async ({ page }) => {
  await openAt(page, FRIDAY);
  await add(page, 'broa');
  await add(page, 'nata');
  await pick(page, 540);
  await confirm(page);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: shops.pt.page.owner }).click();
  for (let day = 0; day < 4; day += 1) {
    const { listed, ordered } = await production(page);
    expect(listed.length).toBeGreaterThan(8);
    expect(listed).toEqual(ordered);
    if (day === 1) {
      await page.locator('.pick-ups li').first().getByRole('button').click();
      await expect(page.locator('.pick-ups li[data-cancelled]')).toHaveCount(1);
      const after = await production(page);
      expect(after.listed).toEqual(after.ordered);
      expect(after.listed).not.toEqual(listed);
    }
    await page.getByRole('button', { name: bakers.pt.after }).click();
  }
});

test('a reservation asks for a name, a telephone and a note, and for no payment', async ({
  page,
}) => {
  await openAt(page, FRIDAY);
  // Three months ahead, and no feast is promised in them.
  await expect(page.getByLabel(shops.pt.page.otherDay)).toHaveAttribute('max', '2026-08-15');
  for (const { page: words } of Object.values(shops))
    expect(words.otherDay).not.toMatch(/Natal|Christmas|Navidad/);
  await add(page, 'broa');
  const fields = page.locator('#booking input:not([type="radio"], .count)');
  const asked = await fields.evaluateAll((all) => all.map(({ id }) => id));
  expect(asked).toEqual(['far', 'name', 'phone', 'note']);
  await pick(page, 540);
  await confirm(page);
  await expect(page.getByRole('dialog')).toContainText(shops.pt.mine.terms);
});

test('a browser that keeps nothing says so on both sides', async ({ page }) => {
  const words = shops.en;
  await keepNothing(page);
  await openAt(page, FRIDAY, `${PAGE}?lang=en`);
  await add(page, 'broa');
  await expect(page.locator('#booking')).toContainText(words.notKept);
  await expect(page.locator('#booking')).not.toContainText(words.page.staysHere);
  await pickSlot(page);
  await confirm(page, words);
  await expect(page.getByRole('dialog')).toContainText(words.notKept);
  await page.goBack();
  await page.getByRole('link', { name: words.page.owner }).click();
  await expect(page.locator('.owner-head')).toContainText(words.notKept);
});

test('what cannot come back says why beside it, and a call has its price', async ({ page }) => {
  const words = shops.en;
  const inside = bakers.en;
  await openAt(page, FRIDAY, `${PAGE}?lang=en#balcao`);
  await page.getByRole('button', { name: inside.after }).click();
  await page.getByText(inside.take).click();
  await page.getByLabel(words.bakes.broa.name, { exact: true }).fill('2');
  await page.getByRole('textbox', { name: words.page.name, exact: true }).fill('Abílio');
  await page.getByRole('combobox').selectOption('540');
  await page.locator('.take button').click();
  await expect(page.locator('.take [role=status]')).toContainText(/8[.,]40/);
  const order = page.getByRole('listitem').filter({ hasText: 'Abílio' });
  await order.getByRole('button', { name: inside.cancel }).click();
  await page.getByLabel(inside.soldOutOf(words.bakes.broa.name)).click();
  await order.getByRole('button', { name: inside.restore }).click();
  const why = words.booking.notMade(words.bakes.broa.name);
  await expect(order).toContainText(why);
  await expect(page.locator('#live')).toContainText(why);
  // It is none of the customer's own.
  await page.getByRole('link', { name: inside.asCustomer }).click();
  await expect(page.locator('#mine')).toContainText(words.mine.none);
});

test('the receipt opens at its beginning, on a phone held sideways too', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await openAt(page, FRIDAY);
  for (const { id } of BAKES) if (id !== 'regueifa') await add(page, id);
  await pick(page, 600);
  await confirm(page, shops.pt, 'W'.repeat(60));
  await expect(page.getByRole('dialog').locator('.code')).toBeInViewport();
  await expect(page.getByRole('dialog', { name: shops.pt.mine.done })).toBeFocused();
  await expectNoViolation(page);
  // A long name without a space stays inside.
  await page.setViewportSize({ width: 390, height: 844 });
  const right = () =>
    page.evaluate(() =>
      Math.max(
        ...[...document.querySelectorAll('#ticket, #ticket *, .own *')].map(
          (it) => it.getBoundingClientRect().right,
        ),
      ),
    );
  await expect.poll(right).toBeLessThanOrEqual(390);
});

test('paper names the day, and has no empty column', async ({ page }) => {
  await openAt(page, FRIDAY, `${PAGE}#balcao`);
  await page.emulateMedia({ media: 'print' });
  const paper = page.locator('.production h2:visible');
  await expect(paper).toHaveText(bakers.pt.production('sexta-feira, 15 de maio'));
  await expect(page.getByRole('columnheader', { name: bakers.pt.most })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await expect(paper).toHaveText(bakers.pt.production('hoje, 15 de maio'));
  const most = page.getByLabel(bakers.pt.mostOf(shops.pt.bakes.broa.name));
  await most.fill('9');
  await most.press('Enter');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('columnheader', { name: bakers.pt.most })).toBeVisible();
});

test('the counter is not told what the shop tells its customer', async ({ page }) => {
  await openAt(page, FRIDAY);
  await add(page, 'broa');
  await page.getByRole('link', { name: shops.pt.page.owner }).click();
  await page.getByRole('button', { name: bakers.pt.after }).click();
  await page.getByLabel(bakers.pt.soldOutOf(shops.pt.bakes.broa.name)).click();
  const ordered = page.getByRole('row', { name: shops.pt.bakes.broa.name });
  await expect(ordered.getByRole('checkbox')).toBeChecked();
  await expect(page.locator('#live')).not.toContainText('mudámos');
  await page.getByRole('link', { name: bakers.pt.asCustomer }).click();
  await expect(page.locator('#changed-day')).toContainText('mudámos');
});
