/**
 * What the restaurant's story and its README promise, beside what its own tests show, and what guests and staff
 * see when something is changed, undone or done twice.
 */
import type { BrowserContext, Page } from '@playwright/test';
import { en } from '../restaurant-orders/words/en.ts';
import { pt } from '../restaurant-orders/words/pt.ts';
import { expectNoViolation } from './axe.ts';
import { expect, test } from './test.ts';

const address = '/showcase/restaurant-orders/';
const { dishes, staff, bill, pay, say, undo } = pt;

test.beforeEach(async ({ context }) => {
  await context.clock.install({ time: '2026-05-14T13:12:00+01:00' });
});

async function choose(page: Page, dish: string): Promise<void> {
  await page.getByRole('button', { name: pt.menu.choose(dish) }).click();
  await page.getByRole('dialog').getByRole('button', { name: pt.menu.add }).click();
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

async function open(context: BrowserContext, hash: string): Promise<Page> {
  const page = await context.newPage();
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

test('two waiters: whoever presses second is told, and there is one receipt', async ({
  page,
  context,
}) => {
  await page.goto(address);
  await order(page, 8, dishes['caldo-verde'].name);
  const [first, second] = [await open(context, '#sala'), await open(context, '#sala')];
  await takeFrom(second, 8).click();
  await takeFrom(first, 8).click();
  // Ordered while both sheets are open: it stays owed.
  await choose(page, dishes.cafe.name);
  await page.getByRole('button', { name: bill.send }).click();
  await first.getByRole('button', { name: pay.isPaid }).click();
  await expect(first.getByRole('status')).toContainText(/3,80\s€ pagos\. Ficam 0,90\s€/);
  await second.getByRole('button', { name: pay.isPaid }).click();
  await expect(second.locator('.kitchen').getByText(say.settled)).toBeVisible();
  await expect(second.getByRole('status')).toContainText(say.settled);
  await expect(second.locator('.kitchen .receipts li')).toHaveCount(1);
});

test('a sheet that is open says what has been served, and that more was ordered', async ({
  page,
  context,
}) => {
  await page.goto(address);
  // The bar of an allergy is there when there is something to say.
  await page.getByRole('button', { name: pt.menu.choose(dishes['caldo-verde'].name) }).click();
  const box = await page.getByRole('dialog').locator('p.allergy').boundingBox();
  expect(box?.height ?? 0).toBeLessThan(1);
  await page.getByRole('dialog').getByLabel(pt.menu.note).fill('w'.repeat(130));
  await page.getByRole('dialog').getByRole('button', { name: pt.menu.add }).click();
  await order(page, 8);
  const [floor, kitchen] = [await open(context, '#sala'), await open(context, '#cozinha')];
  await takeFrom(floor, 8).click();
  const sheet = floor.getByRole('dialog');
  await expect(sheet).toContainText(pay.unserved(1));
  for (const next of [staff.columns.todo.next, staff.columns.doing.next, staff.columns.ready.next])
    await kitchen.getByRole('button', { name: new RegExp(`^${next}`) }).click();
  await expect(sheet).not.toContainText(pay.unserved(1));
  await order(page, 8, dishes.cafe.name);
  await expect(sheet.locator('.gone')).toContainText(/agora são 4,70\s€/);
  // A note of one long word leaves the buttons where they can be pressed.
  await sheet.getByText(pay.byItem).click();
  const wide = await sheet.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
  expect(wide).toBe(0);
});

test('a sheet whose bill has changed takes no other sum: it opens again as it is now', async ({
  page,
  context,
}) => {
  await page.goto(address);
  await order(page, 8, dishes['caldo-verde'].name, dishes.pudim.name);
  const [first, second] = [await open(context, '#sala'), await open(context, '#sala')];
  await takeFrom(second, 8).click();
  await takeFrom(first, 8).click();
  await first.getByText(pay.byItem).click();
  await first.getByRole('button', { name: `Mais: ${dishes.pudim.name}` }).click();
  await first.getByRole('button', { name: /^Pagou/ }).click();
  await expect(second.getByRole('dialog').locator('.grand')).toContainText('9,00');
  // It is said at once, and again to whoever presses.
  await expect(second.getByRole('dialog').getByText(say.changed)).toBeVisible();
  await second.getByRole('button', { name: pay.isPaid }).click();
  await expect(second.getByRole('dialog').getByText(say.changed).first()).toBeVisible();
  await expect(second.getByRole('dialog').locator('.grand')).toContainText('3,80');
  await expect(second.locator('.kitchen .receipts li')).toHaveCount(1);
});

test('each part of a bill has its receipt, for the guests and to be printed again by the staff', async ({
  page,
  context,
}) => {
  await page.goto(address);
  await order(page, 8, dishes['caldo-verde'].name, dishes.pudim.name);
  const floor = await open(context, '#sala');
  await takeFrom(floor, 8).click();
  await floor.getByText(pay.byItem).click();
  await floor.getByRole('button', { name: `Mais: ${dishes.pudim.name}` }).click();
  await floor.getByRole('button', { name: /^Pagou/ }).click();
  await expect(page.locator('.bill .receipts li')).toContainText('5,20');
  await expect(page.getByRole('status')).toContainText(/A sua conta mudou: ficam 3,80\s€/);

  const printed = (who: Page) =>
    who.evaluate(() => {
      Object.assign(window, { print: () => {} });
    });
  for (const who of [page, floor]) {
    await printed(who);
    await who.getByRole('button', { name: bill.printOne(1) }).click();
    await who.emulateMedia({ media: 'print' });
    await expect(who.locator('.on-paper')).toContainText(`${bill.part}`);
    await expect(who.locator('.on-paper')).toContainText('5,20');
    await expect(who.locator('.on-paper')).toContainText(bill.notInvoice);
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

test('an order sent while the table had moved comes back with its guests', async ({
  page,
  context,
}) => {
  await page.goto(address);
  await order(page, 8, dishes['caldo-verde'].name);
  const floor = await open(context, '#sala');
  await floor.getByRole('button', { name: new RegExp(`^${staff.move}.*8$`) }).click();
  await floor.getByRole('button', { name: pt.tables.table(3), exact: true }).click();
  await expect(page.getByRole('status')).toContainText(say.tableMoved(3));
  await order(page, 3, dishes.pudim.name);
  await floor.getByRole('button', { name: undo.button }).click();
  const paper = paperOf(page);
  await expect(paper.getByRole('button', { name: /^Mesa 8/ })).toBeVisible();
  await expect(paper).toContainText(dishes['caldo-verde'].name);
  await expect(paper).toContainText(dishes.pudim.name);
  await expect(page.getByRole('status')).toContainText(say.tableMoved(8));
});

test('whoever orders what they are allergic to is warned, and the kitchen too', async ({
  page,
  context,
}) => {
  const words = en;
  await page.goto(`${address}?lang=en`);
  const name = words.dishes.tabua.name;
  await page.getByRole('button', { name: words.menu.choose(name) }).click();
  const dialog = page.getByRole('dialog', { name });
  await dialog.getByLabel(words.menu.allergy).check();
  await dialog.getByLabel(words.allergens['frutos de casca rija'], { exact: true }).check();
  const warning = words.menu.conflict(words.allergens['frutos de casca rija']);
  await expect(dialog.getByRole('alert')).toHaveText(warning);
  await expectNoViolation(page);
  // Without the walnuts there is none.
  await dialog.getByLabel(words.choices.noWalnuts).check();
  await expect(dialog.getByRole('alert')).toHaveText('');
  await dialog.getByLabel(words.choices.noWalnuts).uncheck();
  await dialog.getByRole('button', { name: words.menu.add }).click();
  await expect(page.locator('.fresh')).toContainText(warning);
  await page.getByRole('button', { name: words.bill.send }).click();
  await page.getByRole('button', { name: words.tables.table(8) }).click();
  const kitchen = await context.newPage();
  await kitchen.goto(`${address}?lang=en#cozinha`);
  await expect(kitchen.locator('.ticket .allergy')).toContainText(warning);
});

test('one press moves an order on and one takes it back, also what was served', async ({
  page,
}) => {
  await page.goto(address);
  await order(page, 8, dishes['caldo-verde'].name, dishes.vinhao.name);
  await page.goto(`${address}#cozinha`);
  const column = (status: 'todo' | 'doing' | 'ready') =>
    page.getByRole('region', { name: staff.columns[status].title });
  const { todo, doing, ready } = staff.columns;
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    /^Por fazer/,
    /^A preparar/,
    /^Pronto/,
  ]);
  // The bar does not read about soup, nor the kitchen about wine.
  await expect(page.locator('.ticket')).toHaveCount(1);
  await column('todo').getByRole('button', { name: todo.next }).click();
  await column('doing').getByRole('button', { name: doing.back }).click();
  await column('todo').getByRole('button', { name: todo.next }).click();
  await column('doing').getByRole('button', { name: doing.next }).click();
  await column('ready').getByRole('button', { name: ready.back }).click();
  await column('doing').getByRole('button', { name: doing.next }).click();
  await column('ready').getByRole('button', { name: ready.next }).click();
  await expect(page.locator('.ticket')).toHaveCount(0);
  await page.getByRole('button', { name: staff.unserve }).click();
  await expect(column('ready').getByRole('listitem').first()).toContainText(
    dishes['caldo-verde'].name,
  );
});

test('the keyboard’s place goes with an order, and to the heading when what had it is gone', async ({
  page,
}) => {
  await page.goto(address);
  await choose(page, dishes['caldo-verde'].name);
  await page.getByRole('button', { name: bill.whichTable }).click();
  await page.getByRole('button', { name: pt.tables.table(8) }).click();
  await page.getByRole('button', { name: bill.send }).press('Enter');
  await expect(page.locator('#bill-title')).toBeFocused();
  await page.goto(`${address}#cozinha`);
  const { todo, doing, ready } = staff.columns;
  const title = page.getByRole('heading', { level: 1 });
  await page.getByRole('button', { name: todo.next }).press('Enter');
  for (const name of [doing.next, ready.next]) {
    await expect(page.getByRole('button', { name })).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await expect(title).toBeFocused();
  await page.goto(`${address}#sala`);
  await takeFrom(page, 8).press('Enter');
  await page.getByRole('button', { name: pay.isPaid }).press('Enter');
  await expect(title).toBeFocused();
});

test('a payment that is open is divided among as many as the guests say meanwhile', async ({
  page,
  context,
}) => {
  await page.goto(address);
  await order(page, 8, dishes['caldo-verde'].name);
  const floor = await open(context, '#sala');
  await takeFrom(floor, 8).click();
  const split = floor.locator('.split output').first();
  await expect(split).toHaveText('2');
  await page.getByRole('button', { name: bill.ask }).click();
  await page.getByRole('button', { name: `Mais: ${pay.people}` }).click();
  await page.getByRole('button', { name: pay.call }).click();
  await expect(split).toHaveText('3');
  // Until the staff say otherwise.
  await floor.getByRole('button', { name: `Mais: ${pay.people}` }).click();
  await page.getByRole('button', { name: bill.withdraw }).click();
  await expect(split).toHaveText('4');
});

test('the kitchen stops a quarter of an hour before the doors close, also on a page that is open', async ({
  page,
  context,
}) => {
  await context.clock.setFixedTime('2026-05-14T22:14:50+01:00');
  await page.goto(address);
  await choose(page, dishes['caldo-verde'].name);
  const send = page.getByRole('button', { name: bill.send });
  await send.click();
  // The table is chosen a little too late.
  await context.clock.setFixedTime('2026-05-14T22:15:05+01:00');
  await page.getByRole('button', { name: pt.tables.table(8) }).click();
  await expect(page.locator('.bill')).toContainText(bill.kitchenClosed('na sexta-feira às 12h'));
  await expect(page.locator('.sent')).toHaveCount(0);
  await expect(page.locator('[data-week]')).toContainText(pt.hours.last(15));
});

test('the screen stays on and rings for what is new, once somebody has switched it on', async ({
  page,
  context,
}) => {
  const kitchen = await context.newPage();
  await kitchen.addInitScript(() => {
    const heard = { locks: 0, notes: 0 };
    Object.assign(window, { heard });
    Object.defineProperty(navigator, 'wakeLock', {
      value: {
        request: () => {
          heard.locks += 1;
          const lock = new EventTarget();
          return Promise.resolve(
            Object.assign(lock, {
              release: () => Promise.resolve(lock.dispatchEvent(new Event('release'))),
            }),
          );
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
  await page.goto(address);
  await order(page, 8, dishes['caldo-verde'].name);
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
  await order(page, 8, dishes.pudim.name);
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
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'wakeLock', {
      value: { request: () => Promise.reject(new DOMException('low', 'NotAllowedError')) },
    });
  });
  await page.goto(`${address}#bar`);
  await page.getByRole('button', { name: staff.watch }).click();
  await expect(page.getByText(staff.dozing)).toBeVisible();
});

test('the kitchen prints its tickets in black on white, whatever a guest has paid here', async ({
  page,
}) => {
  await page.goto(address);
  await order(page, 8, dishes.cafe.name);
  await page.goto(`${address}#sala`);
  await takeAll(page, 8);
  await page.getByRole('link', { name: /^Cozinha/ }).click();
  await page.getByRole('button', { name: staff.example }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.ticket').first()).toBeVisible();
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

test('the bill splits between as many as there are, to the cent, and shows the tax of each rate', async ({
  page,
}) => {
  await page.goto(address);
  await order(page, 8, dishes.polvo.name, dishes.vinhao.name);
  const paper = paperOf(page);
  await expect(paper.getByText(/^IVA 13%/)).toBeVisible();
  await expect(paper.getByText(/^IVA 23%/)).toBeVisible();
  await paper.getByRole('button', { name: bill.ask }).click();
  const dialog = page.getByRole('dialog');
  const more = dialog.getByRole('button', { name: `Mais: ${pt.pay.people}` });
  for (let people = 2; people < 6; people += 1) await more.click();
  // €21.40 among six.
  await expect(dialog.locator('.split p')).toContainText(
    /4 pessoas pagam 3,57\s€ e as outras duas, 3,56\s€/,
  );
  // More people than one table seats.
  for (let people = 6; people < 14; people += 1) await more.click();
  await expect(dialog.locator('.split output').first()).toHaveText('14');
});

const takeOff = async (floor: Page, ...names: string[]) => {
  await takeFrom(floor, 8).click();
  const dialog = floor.getByRole('dialog');
  await dialog.getByText(pay.byItem).click();
  for (const name of names) await dialog.getByRole('button', { name: `Mais: ${name}` }).click();
  await expect(dialog).toContainText(pay.offStops);
  await dialog.getByRole('button', { name: pay.off }).click();
};

test('what is taken off before it is served is not made: crossed out, and gone where nobody began', async ({
  page,
  context,
}) => {
  await page.goto(address);
  await order(page, 8, dishes['caldo-verde'].name, dishes.pudim.name);
  const kitchen = await open(context, '#cozinha');
  const floor = await open(context, '#sala');
  await takeOff(floor, dishes.pudim.name);
  const line = (name: string) => kitchen.locator('.ticket ul li', { hasText: name });
  await expect(line(dishes.pudim.name).locator('b')).toHaveText('0');
  await expect(line(dishes.pudim.name).locator('s')).toHaveText(dishes.pudim.name);
  await expect(line(dishes['caldo-verde'].name).locator('b')).toHaveText('1');
  await takeOff(floor, dishes['caldo-verde'].name);
  await expect(kitchen.locator('.ticket')).toHaveCount(0);
  // Undone, the soup is made after all.
  await floor.getByRole('button', { name: undo.button }).click();
  await expect(kitchen.locator('.ticket')).toHaveCount(1);
  await kitchen.getByRole('button', { name: staff.columns.todo.next }).click();
  await takeOff(floor, dishes['caldo-verde'].name);
  // Begun, it stays until the cook has put it away, and was never served.
  await kitchen.getByRole('button', { name: staff.putAway }).click();
  await expect(kitchen.locator('.ticket')).toHaveCount(0);
  await expect(kitchen.getByRole('button', { name: staff.unserve })).toHaveCount(0);
});

test('guests see what was taken off their bill, also when an earlier one is paid', async ({
  page,
  context,
}) => {
  await page.goto(address);
  const paper = paperOf(page);
  const floor = await open(context, '#sala');
  await order(page, 8, dishes['caldo-verde'].name);
  await takeAll(floor, 8);
  await expect(paper).toContainText(bill.paid);
  await order(page, 8, dishes.pudim.name);
  await takeOff(floor, dishes.pudim.name);
  const section = paper.locator('section', { hasText: bill.takenOff });
  await expect(section).toContainText(`1 ×${dishes.pudim.name}`);
  await floor.getByRole('button', { name: undo.button }).click();
  await expect(section).toHaveCount(0);
});

test('drinks are sent alone when the kitchen rests, and the table is asked for on another day', async ({
  page,
  context,
}) => {
  await page.goto(address);
  const paper = paperOf(page);
  await order(page, 8, dishes['caldo-verde'].name);
  const floor = await open(context, '#sala');
  await takeAll(floor, 8);
  await expect(paper).toContainText(bill.paid);
  await context.clock.setFixedTime('2026-05-15T14:50:00+01:00');
  await page.reload();
  await expect(paper).not.toContainText(bill.paid);
  await choose(page, dishes['caldo-verde'].name);
  await choose(page, dishes.fino.name);
  await paper.getByRole('button', { name: bill.sendDrinks }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: pt.tables.table(5), exact: true })
    .click();
  await expect(paper.locator('.sent')).toContainText(dishes.fino.name);
  await expect(paper.locator('.fresh')).toContainText(dishes['caldo-verde'].name);
});

test('a payment made void is not owed by the guests who have come since', async ({
  page,
  context,
}) => {
  await page.goto(address);
  const paper = paperOf(page);
  const floor = await open(context, '#sala');
  await order(page, 1, dishes['caldo-verde'].name);
  await takeAll(floor, 1);
  await paper.getByRole('button', { name: bill.another }).click();
  await order(page, 1, dishes.pudim.name);
  await expect(paper.locator('.sent')).toContainText(dishes.pudim.name);
  await floor.getByRole('button', { name: staff.voidOne(1) }).click();
  await expect(floor.locator('.receipts [data-void=true]')).toHaveCount(1);
  await expect(takeFrom(floor, 1)).toBeVisible();
  await takeFrom(floor, 1).click();
  const sheet = floor.getByRole('dialog');
  await sheet.getByText(pay.byItem).click();
  await expect(sheet).toContainText(dishes['caldo-verde'].name);
  await expect(paper).toContainText(dishes.pudim.name);
  await expect(paper).not.toContainText(dishes['caldo-verde'].name);
});

test('a bill taken from the wrong table is void whatever was done since', async ({ page }) => {
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
  await page.getByRole('button', { name: staff.voidOne(1) }).click();
  await expect(takeFrom(page, 1)).toBeVisible();
});

test('each day that is over has its sum and its tax', async ({ page, context }) => {
  await page.goto(`${address}#sala`);
  await page.getByRole('button', { name: staff.example }).click();
  for (const table of [1, 3]) {
    await takeAll(page, table);
    await expect(takeFrom(page, table)).toHaveCount(0);
  }
  await context.clock.setFixedTime('2026-05-15T13:12:00+01:00');
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

test('who has paid still sees what is to come', async ({ page, context }) => {
  await page.goto(address);
  await order(page, 8, dishes['caldo-verde'].name);
  const floor = await open(context, '#sala');
  await takeAll(floor, 8);
  const paper = paperOf(page);
  await expect(paper).toContainText(bill.paid);
  const order1 = paper.locator('.sent', { hasText: bill.paidTicket(1) });
  await expect(order1).toContainText(staff.status.todo);
  await floor.goto(`${address}#cozinha`);
  await floor.getByRole('button', { name: staff.columns.todo.next }).click();
  await expect(order1).toContainText(staff.status.doing);
  await floor.getByRole('button', { name: staff.columns.doing.next }).click();
  await floor.getByRole('button', { name: staff.columns.ready.next }).click();
  await expect(order1).toHaveCount(0);
});

test('on a day of rest nothing is promised for today, and a pretended hour says that it is one', async ({
  page,
  context,
}) => {
  // A Monday.
  await context.clock.setFixedTime('2026-05-18T12:30:00+01:00');
  await page.goto(address);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(pt.page.headlineClosed.join(' '));
  await expect(page.locator('.hero .day')).toHaveText(pt.page.houseLabel);
  await choose(page, dishes['caldo-verde'].name);
  await expect(page.locator('.bill')).toContainText(bill.closed('na terça-feira às 12h'));
  await page.getByRole('button', { name: bill.pretend }).click();
  await expect(title).toHaveText(pt.page.headline.join(' '));
  await expect(page.locator('.hero .day')).toHaveText(pt.page.dayLabel);
  await page.goto(`${address}#cozinha`);
  await expect(page.locator('.pass')).toContainText(bill.pretended('13h12'));
  await page.locator('.pass').getByRole('button', { name: bill.realTime }).click();
  await expect(page.locator('.pass .hour')).toHaveText('12h30');
});

test('what goes to the bar is not said to go to the kitchen', async ({ page }) => {
  await page.goto(address);
  await page.getByRole('button', { name: pt.menu.choose(dishes.fino.name) }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel(pt.menu.noteForBar)).toBeVisible();
  await expect(dialog.getByLabel(pt.menu.allergyAtBar)).toBeVisible();
  await dialog.getByRole('button', { name: pt.menu.add }).click();
  await page.getByRole('button', { name: bill.send }).click();
  await page.getByRole('button', { name: pt.tables.table(8) }).click();
  await expect(page.getByRole('status')).toContainText(say.sent);
  expect(`${bill.send} ${say.sent}`).not.toMatch(/cozinha/);
});

test('everything stays in the browser: an order, its payment and its receipt ask for nothing but files', async ({
  page,
}) => {
  await page.goto(address);
  const { origin } = new URL(page.url());
  const asked: string[] = [];
  page.on('request', (request) => {
    const file = request.method() === 'GET' && request.url().startsWith(`${origin}/showcase/`);
    if (!file || new URL(request.url()).search !== '') asked.push(request.url());
  });
  await choose(page, dishes.cafe.name);
  await page.getByRole('button', { name: bill.send }).click();
  // The table's number is all that an order asks for.
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await order(page, 8, dishes['caldo-verde'].name, dishes.fino.name);
  await page.goto(`${address}#sala`);
  await takeAll(page, 8);
  await expect(page.locator('.kitchen .receipts li')).toContainText(bill.receipt(1, 8));
  expect(asked).toEqual([]);
});
