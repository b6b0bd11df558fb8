/** What guests and staff see of the restaurant, and what its story and its README promise. */
import type { Page } from '@playwright/test';
import { en } from '../restaurant-orders/words/en.ts';
import { pt } from '../restaurant-orders/words/pt.ts';
import { expectNoViolation } from './axe.ts';
import { expect, expectToAskAbout, keepNothing, test } from './test.ts';

const address = '/showcase/restaurant-orders/';
const { dishes, staff, bill, pay, say, undo } = pt;
const { todo, doing, ready } = staff.columns;
const { name: soup } = dishes['caldo-verde'];
const { name: coffee } = dishes.cafe;
const { name: octopus } = dishes.polvo;
const { name: pudding } = dishes.pudim;

test.beforeEach(async ({ context, page }) => {
  // Thursday at lunch: the kitchen takes orders.
  await context.clock.install({ time: '2026-05-14T13:12:00+01:00' });
  await page.goto(address);
});

/** Opens a dish, leaves its options as given, and puts it on the order. */
async function choose(page: Page, dish: string, ...options: string[]): Promise<void> {
  await page.getByRole('button', { name: pt.menu.choose(dish) }).click();
  const dialog = page.getByRole('dialog', { name: dish });
  for (const option of options) await dialog.getByLabel(option).check();
  await dialog.getByRole('button', { name: pt.menu.add }).click();
  await expect(dialog).toBeHidden();
}

async function order(page: Page, table: number, ...names: string[]): Promise<void> {
  for (const name of names) await choose(page, name);
  // Without a table, sending asks for it.
  const isAsked = await page.getByRole('button', { name: bill.whichTable }).isVisible();
  await page.getByRole('button', { name: bill.send }).click();
  const tables = page.getByRole('dialog');
  if (isAsked)
    await tables.getByRole('button', { name: pt.tables.table(table), exact: true }).click();
}

async function open(tab: Page, hash: string): Promise<Page> {
  const page = await tab.context().newPage();
  await page.goto(`${address}${hash}`);
  return page;
}

const takeFrom = (page: Page, table: number) =>
  page.getByRole('button', { name: new RegExp(`^${staff.take}.*${staff.takeFrom(table)}$`) });

const paperOf = (page: Page) => page.getByRole('complementary', { name: pt.page.bill });

async function takeAll(page: Page, table: number): Promise<void> {
  await takeFrom(page, table).click();
  await page.getByRole('button', { name: pay.isPaid }).click();
}

/** Opens the sheet of a table, and marks one of each of these. */
async function mark(floor: Page, table: number, ...names: string[]): Promise<void> {
  await takeFrom(floor, table).click();
  await floor.getByText(pay.byItem).click();
  for (const name of names) await floor.getByRole('button', { name: `Mais: ${name}` }).click();
}

async function takeOff(floor: Page, ...names: string[]): Promise<void> {
  await mark(floor, 8, ...names);
  await expect(floor.getByRole('dialog')).toContainText(pay.offStops);
  await floor.getByRole('button', { name: pay.off }).click();
}

test('the clock draws nothing anew while an hour is pretended', async ({ page }) => {
  // A Monday, on which the house rests.
  await page.clock.install({ time: '2026-05-11T13:12:00+01:00' });
  await page.goto(address);
  await choose(page, octopus);
  await page.getByRole('button', { name: bill.pretend }).click();
  const send = page.getByRole('button', { name: bill.send });
  const drawn = await send.evaluateHandle((button) => button);
  // Each second the clock looks whether the doors have opened.
  await page.clock.runFor(3000);
  expect(await drawn.evaluate((button) => button.isConnected)).toBe(true);
});

for (const width of [320, 1280]) {
  test(`presses on the place of "send" only send, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await choose(page, octopus);
    if (width < 992) {
      const opener = page.getByRole('button', { name: /^1 por enviar/ });
      await opener.click();
      // What is behind it does not scroll.
      await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
      const close = page.getByRole('dialog').getByRole('button', { name: 'Fechar' });
      await expect(close).toBeInViewport({ ratio: 1 });
      await close.click();
      await expect(page.getByRole('dialog')).toBeHidden();
      await opener.click();
    }
    await page.getByRole('button', { name: 'Que mesa?' }).click();
    await page.getByRole('button', { name: 'Mesa 4', exact: true }).click();
    const button = page.getByRole('button', { name: 'Enviar o pedido' });
    // Choosing the table draws the bill anew: wait until the button stands still.
    await button.click({ trial: true });
    const send = await button.boundingBox();
    if (!send) throw new Error('nothing to press');
    for (let press = 0; press < 4; press += 1) {
      await page.mouse.click(send.x + send.width / 2, send.y + send.height / 2);
    }
    await expect(page.getByText(bill.allSent)).toBeVisible();
    await expect(page.getByText('Conta pedida')).toBeHidden();
    await page.goto(`${address}#cozinha`);
    await expect(page.getByRole('button', { name: /^Começar.*mesa 4, pedido 1$/ })).toBeVisible();
  });
}

test('a dish that runs out can be neither chosen, added nor sent', async ({ page }) => {
  await choose(page, coffee);
  const opener = page.getByRole('button', { name: pt.menu.choose(octopus) });
  const send = page.getByRole('button', { name: bill.send });
  const floor = await open(page, '#sala');
  const mark = (dish: string) => floor.getByRole('button', { name: dish }).click();
  // While it is open.
  await opener.click();
  const dialog = page.getByRole('dialog', { name: octopus });
  const add = dialog.getByRole('button', { name: pt.menu.add });
  await mark(octopus);
  await expect(dialog.getByText(pt.menu.soldOut)).toBeVisible();
  await expect(add).toBeHidden();
  await mark(octopus);
  await add.click();
  await expect(page.locator('.fresh')).toContainText(octopus);
  await mark(octopus);
  await expect(opener).toBeHidden();
  await expect(send).toBeHidden();
  await page.getByRole('button', { name: bill.drop }).click();
  await expect(send).toBeVisible();
  await mark(octopus);
  await expect(opener).toBeVisible();
  // The bar learns that it ran out after it was ordered, and the headline promises nothing.
  await send.click();
  await page.getByRole('button', { name: 'Mesa 8' }).click();
  for (const dish of [coffee, dishes.bacalhau.name]) await mark(dish);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pt.page.headlineGone.join(' '));
  await floor.getByRole('link', { name: /^Bar/ }).click();
  await expect(floor.locator('.ticket')).toContainText(pt.menu.soldOut);
});

test('the button adds what the order has room for, and says how much that is', async ({ page }) => {
  const dish = 'Arroz-doce';
  const open = page.getByRole('button', { name: `Escolher ${dish}` });
  const dialog = page.getByRole('dialog', { name: dish });
  const more = dialog.getByRole('button', { name: `${pt.page.more}: ${dish}` });
  const amount = dialog.locator('.count');
  const add = dialog.getByRole('button', { name: /^Juntar/ });
  const said = dialog.getByText(pt.menu.atMost(15, 20));
  await open.click();
  for (let count = 1; count < 15; count += 1) await more.click();
  await expect(amount).toHaveText('15');
  await expect(said).toBeHidden();
  const price = await add.locator('b').textContent();
  await add.click();
  await open.click();
  for (let count = 1; count < 5; count += 1) await more.click();
  await expect(more).toHaveAttribute('aria-disabled', 'true');
  await expect(amount).toHaveText('5');
  await expect(said).toBeVisible();
  expect(price).not.toBe(await add.locator('b').textContent());
  await add.click();
  await open.click();
  await expect(dialog.getByText(pt.menu.atMost(20, 20))).toBeVisible();
  await expect(add).toBeHidden();
});

test('an open bill follows what others order, divided to the cent', async ({ page }) => {
  const paper = paperOf(page);
  await order(page, 7, octopus);
  const other = await open(page, '');
  await paper.getByRole('button', { name: bill.ask }).click();
  const payment = page.getByRole('dialog', { name: pay.title(7) });
  const more = payment.getByRole('button', { name: `Mais: ${pay.people}` });
  await expect(payment.locator('.grand')).toContainText('18,90');
  for (let people = 2; people < 6; people += 1) await more.click();
  await order(other, 7, dishes.vinhao.name);
  await expect(payment).toContainText('A sua conta mudou');
  await expect(payment.locator('.grand')).toContainText('21,40');
  // It is still divided among as many: more than one table seats are possible, too.
  await expect(payment.locator('.split p')).toContainText(
    /4 pessoas pagam 3,57\s€ e as outras duas, 3,56\s€/,
  );
  await expect(more).toBeFocused();
  for (let people = 6; people < 14; people += 1) await more.click();
  await expect(payment.locator('.split output').first()).toHaveText('14');
});

test('two waiters take no sum twice, and the second is told', async ({ page }) => {
  await order(page, 8, soup, pudding);
  const [first, second] = [await open(page, '#sala'), await open(page, '#sala')];
  await takeFrom(second, 8).click();
  await mark(first, 8, pudding);
  await first.getByRole('button', { name: /^Pagou/ }).click();
  const sheet = second.getByRole('dialog');
  await expect(sheet.locator('.grand')).toContainText('9,00');
  // It is said at once, and again to whoever presses: then the sheet opens as it is now.
  await expect(sheet.getByText(say.changed)).toBeVisible();
  await second.getByRole('button', { name: pay.isPaid }).click();
  await expect(sheet.getByText(say.changed).first()).toBeVisible();
  await expect(sheet.locator('.grand')).toContainText('3,80');
  // Ordered while both sheets are open: it stays owed.
  await takeFrom(first, 8).click();
  await order(page, 8, coffee);
  await expect(sheet.locator('.gone')).toContainText(/agora são 4,70\s€/);
  await first.getByRole('button', { name: pay.isPaid }).click();
  await expect(first.getByRole('status')).toContainText(/3,80\s€ pagos\. Ficam 0,90\s€/);
  await second.getByRole('button', { name: pay.isPaid }).click();
  const said = second.locator('p.undo', { hasText: say.settled });
  await expect(said).toBeVisible();
  await expect(second.getByRole('status')).toContainText(say.settled);
  await expect(second.locator('.kitchen .receipts li')).toHaveCount(2);
  // It is true until the bill changes.
  await first.getByRole('button', { name: undo.button }).click();
  await expect(said).toHaveCount(0);
});

test('an open sheet says what was served, and holds one long word', async ({ page }) => {
  // The bar of an allergy is there when there is something to say.
  await page.getByRole('button', { name: pt.menu.choose(soup) }).click();
  const box = await page.getByRole('dialog').locator('p.allergy').boundingBox();
  expect(box?.height ?? 0).toBeLessThan(1);
  await page.getByRole('dialog').getByLabel(pt.menu.note).fill('w'.repeat(130));
  await page.getByRole('dialog').getByRole('button', { name: pt.menu.add }).click();
  await order(page, 8);
  const [floor, kitchen] = [await open(page, '#sala'), await open(page, '#cozinha')];
  await takeFrom(floor, 8).click();
  const sheet = floor.getByRole('dialog');
  await expect(sheet).toContainText(pay.unserved(1));
  for (const { next } of [todo, doing, ready])
    await kitchen.getByRole('button', { name: new RegExp(`^${next}`) }).click();
  await expect(sheet).not.toContainText(pay.unserved(1));
  // Its buttons stay where they can be pressed.
  await sheet.getByText(pay.byItem).click();
  const wide = await sheet.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
  expect(wide).toBe(0);
});

test('the bill goes with its guests, an allergy to the kitchen', async ({ page }) => {
  const paper = paperOf(page);
  await page.getByRole('button', { name: 'Escolher Polvo à lagareiro' }).click();
  const dialog = page.getByRole('dialog', { name: octopus });
  await expect(dialog).toContainText(pt.menu.traces);
  await dialog.getByLabel(pt.menu.allergy).check();
  await dialog.getByLabel(pt.allergens.leite).check();
  await dialog.getByLabel(pt.menu.note).fill('x'.repeat(140));
  await dialog.getByRole('button', { name: /^Juntar/ }).click();
  await choose(page, 'Café');
  await choose(page, 'Café', 'Cheio');
  await paper.getByRole('button', { name: bill.send }).click();
  await page.getByRole('button', { name: 'Mesa 10' }).click();
  await expect(paper).toContainText('Pedido 1');
  await paper.getByRole('button', { name: /^Mesa 10/ }).click();
  await expect(page.getByRole('dialog')).toContainText(pt.tables.along);
  await expectNoViolation(page);
  await page.getByRole('button', { name: 'Mesa 3', exact: true }).click();
  await expect(paper.getByRole('button', { name: /^Mesa 3/ })).toBeVisible();
  await expect(paper).toContainText('Pedido 1');

  const floor = await page.context().newPage();
  for (const [width, view] of [
    [1280, 'cozinha'],
    [390, 'cozinha'],
    [390, 'sala'],
  ] as const) {
    await floor.setViewportSize({ width, height: 800 });
    await floor.goto(`${address}#${view}`);
    await expect(floor.getByRole('heading', { name: 'Mesa 3' })).toBeVisible();
    // A note of one long word widens neither the ticket nor the page.
    const overflow = await floor.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll('.ticket')].map(
        (element) => element.scrollWidth - element.clientWidth,
      ),
    );
    expect(Math.max(...overflow)).toBe(0);
    if (view === 'sala') continue;
    const ticket = floor.locator('.ticket');
    await expect(ticket).toContainText(`${staff.allergy}: leite. ${pt.menu.contains('moluscos')}`);
    await expect(ticket).toContainText('x'.repeat(140));
  }
  const side = page.locator('.side .paper');
  expect(await side.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);

  await floor.getByRole('button', { name: /^Mudar.*mesa 3$/ }).click();
  await floor.getByRole('button', { name: 'Mesa 5' }).click();
  await expect(paper.getByRole('button', { name: /^Mesa 5/ })).toBeVisible();
  await expect(page.getByRole('status')).toContainText(say.tableMoved(5));
  const split = floor.locator('.split output').first();
  const more = (who: Page, what: string) =>
    who.getByRole('button', { name: `Mais: ${what}` }).click();
  await takeFrom(floor, 5).click();
  await expect(split).toHaveText('2');
  await paper.getByRole('button', { name: bill.ask }).click();
  await more(page, pay.people);
  await page.getByRole('button', { name: pay.call }).click();

  await expect(split).toHaveText('3');
  // Until the staff say otherwise.
  await more(floor, pay.people);
  await page.getByRole('button', { name: bill.withdraw }).click();
  await expect(split).toHaveText('4');
  await floor.getByText(pay.byItem).click();
  await floor.getByRole('button', { name: pay.isPaid }).press('Enter');
  await expect(floor.getByRole('button', { name: pay.isPaid })).toBeDisabled();
  await expectNoViolation(floor);
  await floor.keyboard.press('Escape');

  await mark(floor, 5, 'Café, 0,90');
  await floor.getByRole('button', { name: pay.off }).click();
  const sent = paper.locator('.sent:not(.off)');
  await expect(sent.getByText(coffee)).toHaveCount(1);
  await floor.getByRole('button', { name: undo.button }).click();
  await expect(sent.getByText(coffee)).toHaveCount(2);
  await mark(floor, 5, 'Café, Cheio');
  await floor.getByRole('button', { name: /^Pagou/ }).click();
  await expect(paper).not.toContainText('Cheio');
  await expect(floor.getByRole('status')).toContainText(/0,90\s€ pagos\. Ficam 19,80\s€/);
  await expect(floor.getByRole('region', { name: staff.takings })).toContainText(bill.part);
  await takeAll(floor, 5);
  await expectToAskAbout(paper.getByRole('link', { name: pt.page.toStudio }), pt.page.subject);
});

test('each part of a bill has its receipt, for guests and staff', async ({ page }) => {
  await order(page, 8, soup, pudding);
  const floor = await open(page, '#sala');
  await mark(floor, 8, pudding);
  await floor.getByRole('button', { name: /^Pagou/ }).click();
  await expect(page.locator('.bill .receipts li')).toContainText('5,20');
  await expect(page.getByRole('status')).toContainText(/A sua conta mudou: ficam 3,80\s€/);

  for (const who of [page, floor]) {
    await who.evaluate(() => void Object.assign(window, { print: () => {} }));
    await who.getByRole('button', { name: bill.printOne(1) }).click();
    await who.emulateMedia({ media: 'print' });
    for (const said of [bill.part, '5,20', bill.notInvoice])
      await expect(who.locator('.on-paper')).toContainText(said);
    await expect(who.locator('.kitchen')).toBeHidden();
    await who.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(who.locator('.on-paper')).toBeEmpty();
    await who.emulateMedia({ media: 'screen' });
  }

  // Undone: the paper stays in the book as void, and its number is not given again.
  await floor.getByRole('button', { name: undo.button }).click();
  await expect(floor.locator('.kitchen .receipts li')).toContainText(staff.void);
  await expect(floor.locator('.kitchen .receipts .sum')).toHaveCSS(
    'text-decoration-line',
    'line-through',
  );
  await expect(page.locator('.bill .receipts')).toHaveCount(0);
  await takeAll(floor, 8);
  await expect(floor.locator('.kitchen .receipts li').first()).toContainText(bill.receipt(2, 8));
});

test('whoever orders what they are allergic to is warned', async ({ page }) => {
  const words = en;
  const { name } = words.dishes.tabua;
  const walnuts = words.allergens['frutos de casca rija'];
  await page.goto(`${address}?lang=en`);
  await page.getByRole('button', { name: words.menu.choose(name) }).click();
  const dialog = page.getByRole('dialog', { name });
  await dialog.getByLabel(words.menu.allergy).check();
  await dialog.getByLabel(walnuts, { exact: true }).check();
  const warning = words.menu.conflict(walnuts);
  await expect(dialog.getByRole('alert')).toHaveText(warning);
  await expectNoViolation(page);
  // Without the walnuts there is none.
  await dialog.getByLabel(words.choices.noWalnuts).check();
  await expect(dialog.getByRole('alert')).toHaveText('');
  const nuts = dialog.locator('.allergens').first().getByText(walnuts);
  await expect(nuts).toHaveCount(0);
  await dialog.getByLabel(words.choices.noWalnuts).uncheck();
  await expect(nuts).toHaveCount(1);
  await dialog.getByRole('button', { name: words.menu.add }).click();
  await expect(page.locator('.fresh')).toContainText(warning);
  await page.getByRole('button', { name: words.bill.send }).click();
  await page.getByRole('button', { name: words.tables.table(8) }).click();
  const kitchen = await page.context().newPage();
  await kitchen.goto(`${address}?lang=en#cozinha`);
  await expect(kitchen.locator('.ticket .allergy')).toContainText(warning);
});

test('one press moves an order on; the place of the keyboard goes with it', async ({ page }) => {
  for (const dish of [soup, dishes.vinhao.name]) await choose(page, dish);
  await page.getByRole('button', { name: bill.whichTable }).click();
  await page.getByRole('button', { name: pt.tables.table(8) }).click();
  await page.getByRole('button', { name: bill.send }).press('Enter');
  await expect(page.locator('#bill-title')).toBeFocused();
  await page.goto(`${address}#cozinha`);
  const title = page.getByRole('heading', { level: 1 });
  const columns = [/^Por fazer/, /^A preparar/, /^Pronto/];
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(columns);
  // The bar does not read about soup, nor the kitchen about wine.
  await expect(page.locator('.ticket')).toHaveCount(1);
  await page.getByRole('button', { name: todo.next }).click();
  await page.getByRole('button', { name: doing.back }).click();
  await page.getByRole('button', { name: todo.next }).press('Enter');
  for (const name of [doing.next, ready.next]) {
    await expect(page.getByRole('button', { name })).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await expect(title).toBeFocused();
  await page.getByRole('button', { name: staff.unserve }).click();
  const waiting = page.getByRole('region', { name: ready.title }).locator('.ticket');
  await expect(waiting).toContainText(soup);
  await page.goto(`${address}#sala`);
  await takeFrom(page, 8).press('Enter');
  await page.getByRole('button', { name: pay.isPaid }).press('Enter');
  await expect(title).toBeFocused();
});

test('the kitchen stops before the doors close, the bar with them', async ({ page }) => {
  await page.clock.setFixedTime('2026-05-14T22:14:50+01:00');
  await page.goto(address);
  await choose(page, soup);
  await choose(page, dishes.fino.name);
  const send = page.getByRole('button', { name: bill.send });
  await send.click();
  // The table is chosen a little too late.
  await page.clock.setFixedTime('2026-05-14T22:15:05+01:00');
  await page.getByRole('button', { name: pt.tables.table(8) }).click();
  const paper = paperOf(page);
  await expect(paper).toContainText(bill.kitchenClosed('na sexta-feira às 12h'));
  await expect(paper.locator('.sent')).toHaveCount(0);
  await paper.getByRole('button', { name: bill.sendDrinks }).click();
  await expect(paper.locator('.sent')).toContainText(dishes.fino.name);
  await expect(paper.locator('.fresh')).toContainText(soup);
  // What is not sent is not owed, and keeps nobody from paying.
  await paper.getByRole('button', { name: bill.ask }).click();
  const payment = page.getByRole('dialog', { name: pay.title(8) });
  for (const shown of [paper, payment]) await expect(shown.locator('.grand')).toContainText('1,80');
  await expect(page.locator('[data-week]')).toContainText(pt.hours.last(15));
});

test('the screen stays on and rings, once somebody has switched it on', async ({ page }) => {
  const kitchen = await page.context().newPage();
  await kitchen.addInitScript(() => {
    const heard = { locks: 0, notes: 0 };
    Object.assign(window, { heard });
    Object.defineProperty(navigator, 'wakeLock', {
      value: {
        request: () => {
          heard.locks += 1;
          const lock = new EventTarget();
          const release = async () => lock.dispatchEvent(new Event('release'));
          return Promise.resolve(Object.assign(lock, { release }));
        },
      },
    });
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (...when) {
      heard.notes += 1;
      return start.apply(this, when);
    };
  });
  await kitchen.goto(`${address}#cozinha`);
  const heard = () => kitchen.evaluate(() => Reflect.get(window, 'heard'));
  await order(page, 8, soup);
  await expect(kitchen.locator('.ticket')).toHaveCount(1);
  expect(await heard()).toEqual({ locks: 0, notes: 0 });

  const watch = kitchen.getByRole('button', { name: staff.watch });
  await watch.press('Enter');
  await expect(watch).toHaveAttribute('aria-pressed', 'true');
  await expect(watch).toBeFocused();
  await expect(kitchen.getByText(staff.watching)).toBeVisible();
  // It is heard at once how loud it is.
  expect(await heard()).toEqual({ locks: 1, notes: 2 });
  await order(page, 8, dishes.fino.name);
  await expect(page.locator('.sent')).toHaveCount(2);
  await order(page, 8, pudding);
  await expect(kitchen.locator('.ticket')).toHaveCount(2);
  // For its own station alone: the beer is the bar's.
  expect(await heard()).toEqual({ locks: 1, notes: 4 });
  await watch.press('Enter');
  await expect(watch).toHaveAttribute('aria-pressed', 'false');
  await expect(kitchen.getByText(staff.watching)).toHaveCount(0);
  await order(page, 8, dishes.laranja.name);
  await expect(kitchen.locator('.ticket')).toHaveCount(3);
  expect(await heard()).toEqual({ locks: 1, notes: 4 });
});

test('a browser that cannot keep the screen on says so', async ({ page }) => {
  await page.context().addInitScript(() => {
    Object.defineProperty(navigator, 'wakeLock', {
      value: { request: () => Promise.reject(new DOMException('low', 'NotAllowedError')) },
    });
  });
  const bar = await open(page, '#bar');
  await bar.getByRole('button', { name: staff.watch }).click();
  await expect(bar.getByText(staff.dozing)).toBeVisible();
});

test('the kitchen prints its tickets in black on white', async ({ page }) => {
  await order(page, 8, coffee);
  await page.goto(`${address}#sala`);
  await takeAll(page, 8);
  await page.getByRole('link', { name: /^Cozinha/ }).click();
  await page.getByRole('button', { name: staff.example }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.ticket', { hasText: staff.late })).toBeVisible();
  await expect(page.locator('.on-paper')).toBeEmpty();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.locator('.kitchen').getByRole('button')).toHaveCount(0);
  const colours = await page.evaluate(() =>
    [document.documentElement, document.body, ...document.querySelectorAll('.kitchen, .kitchen *')]
      .filter((element) => element.checkVisibility())
      .map((element) => getComputedStyle(element))
      .map(({ color, backgroundColor }) => `${color} on ${backgroundColor}`),
  );
  const ink = colours.filter((pair) => !/rgba\(0, 0, 0, 0\)|rgb\(255, 255, 255\)$/.test(pair));
  expect(ink).toEqual([]);
});

test('what is taken off is crossed out or gone, and its guests see it', async ({ page }) => {
  const paper = paperOf(page);
  const [floor, kitchen] = [await open(page, '#sala'), await open(page, '#cozinha')];
  const cook = (name: string) => kitchen.getByRole('button', { name }).click();
  const undoIt = () => floor.getByRole('button', { name: undo.button }).click();
  // Who has paid still sees what is to come.
  await order(page, 8, soup);
  await takeAll(floor, 8);
  await expect(paper).toContainText(bill.paid);
  const earlier = paper.locator('.sent', { hasText: bill.paidTicket(1) });
  await expect(earlier).toContainText(staff.status.todo);
  await cook(todo.next);
  await expect(earlier).toContainText(staff.status.doing);
  for (const { next } of [doing, ready]) await cook(next);
  await expect(earlier).toHaveCount(0);

  await order(page, 8, soup, pudding);
  await takeOff(floor, pudding);
  const line = (name: string) => kitchen.locator('.ticket ul li', { hasText: name });
  await expect(line(pudding).locator('b')).toHaveText('0');
  await expect(line(pudding).locator('s')).toHaveText(pudding);
  await expect(line(soup).locator('b')).toHaveText('1');
  const gone = paper.locator('section', { hasText: bill.takenOff });
  await expect(gone).toContainText(`1 ×${pudding}`);
  await takeOff(floor, soup);
  await expect(kitchen.locator('.ticket')).toHaveCount(0);
  await expect(gone).toContainText(`1 ×${soup}`);
  // Undone, the soup is made after all.
  await undoIt();
  await expect(gone).not.toContainText(soup);
  await expect(kitchen.locator('.ticket')).toHaveCount(1);
  await cook(todo.next);
  await takeOff(floor, soup);
  // Begun, it stays until the cook has put it away, and was never served.
  await cook(staff.putAway);
  await expect(kitchen.locator('.ticket')).toHaveCount(0);
  await expect(kitchen.getByRole('button', { name: staff.unserve })).toHaveCount(1);
});

test('a void payment is not owed by the guests who have come since', async ({ page }) => {
  const paper = paperOf(page);
  const floor = await open(page, '#sala');
  await order(page, 1, soup);
  await takeAll(floor, 1);
  await paper.getByRole('button', { name: bill.another }).click();
  await order(page, 1, pudding);
  await expect(paper.locator('.sent')).toContainText(pudding);
  await floor.getByRole('button', { name: staff.voidOne(1) }).click();
  await expect(floor.locator('.receipts [data-void=true]')).toHaveCount(1);
  await expect(takeFrom(floor, 1)).toBeVisible();
  await takeFrom(floor, 1).click();
  const sheet = floor.getByRole('dialog');
  await sheet.getByText(pay.byItem).click();
  await expect(sheet).toContainText(soup);
  await expect(paper).toContainText(pudding);
  await expect(paper).not.toContainText(soup);
});

test('a bill can be void whatever was done since; each day has its sum', async ({ page }) => {
  await page.goto(`${address}#sala`);
  await page.getByRole('button', { name: staff.example }).click();
  for (const table of [1, 3]) {
    await takeAll(page, table);
    await expect(takeFrom(page, table)).toHaveCount(0);
  }
  await page.clock.fastForward(11 * 60_000);
  await expect(page.getByRole('button', { name: undo.button })).toHaveCount(0);
  await page.getByRole('button', { name: staff.voidOne(1) }).click();
  await expect(page.getByRole('status')).toContainText(say.voided(1));
  await expect(takeFrom(page, 1)).toBeVisible();
  const takings = page.getByRole('region', { name: staff.takings });
  await expect(takings.locator('.receipts [data-void=true]')).toContainText(bill.receipt(1, 1));
  await expect(takings.locator('.grand').first()).toContainText('35,30');
  // Void by mistake.
  await page.getByRole('button', { name: undo.button }).click();
  await expect(takings.locator('.receipts [data-void=true]')).toHaveCount(0);
  await expect(takeFrom(page, 1)).toHaveCount(0);

  await page.clock.setFixedTime('2026-05-15T13:12:00+01:00');
  await page.reload();
  await page.getByText(staff.earlier).click();
  const day = page.getByRole('region', { name: '14 de maio de 2026' });
  await expect(day.locator('.grand')).toContainText('66,20');
  await expect(day).toContainText(/IVA 13%.*7,61/);
  await expect(day.getByRole('button', { name: staff.voidOne(1) })).toHaveCount(0);
  // What was left open says since when, and nobody is told to be at the table.
  await expect(page.locator('.tables-open li', { hasText: 'Mesa 5' })).toContainText(
    staff.since('14 de maio'),
  );
});

test('a day of rest promises nothing, a pretended hour says it is one', async ({ page }) => {
  // A Monday.
  await page.clock.setFixedTime('2026-05-18T12:30:00+01:00');
  await page.goto(address);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(pt.page.headlineClosed.join(' '));
  await expect(page.locator('.hero .day')).toHaveText(pt.page.houseLabel);
  await choose(page, soup);
  await expect(page.locator('.bill')).toContainText(bill.closed('na terça-feira às 12h'));
  await page.getByRole('button', { name: bill.pretend }).click();
  await expect(title).toHaveText(pt.page.headline.join(' '));
  await expect(page.locator('.hero .day')).toHaveText(pt.page.dayLabel);
  await page.goto(`${address}#cozinha`);
  await expect(page.locator('.pass')).toContainText(bill.pretended('13h12'));
  await page.locator('.pass').getByRole('button', { name: bill.realTime }).click();
  await expect(page.locator('.pass .hour')).toHaveText('12h30');
});

test('what is typed for a dish outlasts closing and reload', async ({ page }) => {
  const opener = page.getByRole('button', { name: pt.menu.choose(coffee) });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: coffee });
  // What goes to the bar is not said to go to the kitchen.
  const note = dialog.getByLabel(pt.menu.noteForBar);
  await expect(dialog.getByLabel(pt.menu.allergyAtBar)).toBeVisible();
  expect(`${bill.send} ${say.sent}`).not.toMatch(/cozinha/);
  await note.pressSequentially('bem quente');
  await dialog.getByRole('button', { name: 'Mais: Café' }).click();
  await expect(dialog.locator('output')).toHaveText('2');
  await note.press('End');
  await note.pressSequentially('!');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Menos: Café' })).toBeFocused();
  await dialog.getByLabel('Cheio').check();
  await page.goBack();
  await expect(dialog).toBeHidden();
  expect(new URL(page.url()).pathname).toBe(address);

  await opener.click();
  await expect(note).toHaveValue('bem quente!');
  await page.mouse.click(5, 400);
  await expect(dialog).toBeHidden();
  await opener.click();
  await expect(dialog).toBeVisible();
  await page.reload();
  await expect(note).toHaveValue('bem quente!');
  await expect(dialog.getByLabel('Cheio')).toBeChecked();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await opener.click();
  await dialog.getByRole('button', { name: /^Juntar/ }).click();
  await expect(dialog).toBeHidden();
  await opener.click();
  await expect(note).toHaveValue('');
});

test('whoever comes back from the kitchen is where they were reading', async ({ page }) => {
  // Nobody leaves before the page has heard that they scroll.
  const reading = await page.getByRole('heading', { name: 'Pudim Abade de Priscos' }).evaluate(
    (heading) =>
      new Promise<number>((done) => {
        addEventListener('scroll', () => setTimeout(() => done(scrollY)), { once: true });
        heading.scrollIntoView({ block: 'center' });
      }),
  );
  expect(reading).toBeGreaterThan(500);
  await page.evaluate(() => {
    location.hash = '#cozinha';
  });
  await expect(page.getByRole('heading', { name: 'Cozinha', level: 1 })).toBeFocused();
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(reading);
  await page.goForward();
  await page.getByRole('link', { name: 'Voltar à ementa' }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(reading);
});

test('a course that a link leads to begins below the strip of the links', async ({ page }) => {
  const strip = page.getByRole('navigation', { name: pt.page.courses });
  await strip.getByRole('link').nth(2).click();
  const title = page.locator('.course:target').getByRole('heading').first();
  await expect(title).toBeInViewport({ ratio: 1 });
  const stripBox = await strip.boundingBox();
  const titleBox = await title.boundingBox();
  if (!stripBox || !titleBox) throw new Error('One of them is not there');
  expect(titleBox.y).toBeGreaterThanOrEqual(stripBox.y + stripBox.height);
});

test('a dish is shown that is chosen again as its dialog closes', async ({ page }) => {
  const dialog = page.getByRole('dialog', { name: 'Bife à Tasca' });
  const opener = page.getByRole('button', { name: 'Escolher Bife à Tasca' });
  await opener.click();
  await expect(dialog).toBeVisible();
  // A dialog tells only in a later task that it was closed.
  await opener.evaluate((button: HTMLButtonElement) => {
    document.querySelector('dialog')?.close();
    button.click();
  });
  await expect(dialog).toBeVisible();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
});

test('can be used with the keyboard alone', async ({ page }) => {
  const opener = page.getByRole('button', { name: 'Escolher Bife à Tasca' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Bife à Tasca' });
  await expect(dialog).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog.getByLabel('Médio')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByLabel('Mal passado')).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  await dialog.getByLabel(pt.menu.note).fill('<b>sem pressa</b>');
  await dialog.getByRole('button', { name: /^Juntar/ }).press('Enter');
  await expect(opener).toBeFocused();
  await expect(page.getByText('«<b>sem pressa</b>»')).toBeVisible();

  const more = page.getByRole('button', { name: 'Mais: Bife à Tasca' });
  await more.press('Enter');
  await expect(more).toBeFocused();
  await page.getByRole('button', { name: 'Menos: Bife à Tasca' }).press('Enter');
  await page.getByRole('button', { name: 'Menos: Bife à Tasca' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'A sua conta' })).toBeFocused();
});

test('works where the browser keeps nothing', async ({ page }) => {
  await keepNothing(page);
  await page.goto(address);
  await choose(page, 'Arroz-doce');
  await page.getByRole('button', { name: 'Enviar o pedido' }).click();
  await page.getByRole('button', { name: 'Mesa 1', exact: true }).click();
  await expect(page.locator('p[role=status]')).toContainText(say.notKept);
  await expect(page.locator('.side')).toContainText(say.notKept);
  await page.getByRole('link', { name: /^Equipa/ }).click();
  await expect(page.getByRole('heading', { name: 'Mesa 1' })).toBeVisible();
});
