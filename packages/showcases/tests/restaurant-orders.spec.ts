import type { Page } from '@playwright/test';
import { pt } from '../restaurant-orders/words/pt.ts';
import { expectNoViolation } from './axe.ts';
import { expect, test } from './test.ts';

const address = '/showcase/restaurant-orders/';

/** Opens a dish, leaves its options as given, and puts it on the order. */
async function choose(page: Page, dish: string, ...options: string[]): Promise<void> {
  await page.getByRole('button', { name: `Escolher ${dish}` }).click();
  const dialog = page.getByRole('dialog', { name: dish });
  for (const option of options) await dialog.getByLabel(option).check();
  await dialog.getByRole('button', { name: /^Juntar/ }).click();
  await expect(dialog).toBeHidden();
}

/** Resolves when the kitchen has the order. */
async function orderAtTableSeven(page: Page): Promise<void> {
  await choose(page, 'Arroz-doce');
  await page.getByRole('button', { name: pt.bill.send }).click();
  await page.getByRole('button', { name: 'Mesa 7', exact: true }).click();
  await expect(page.locator('p[role=status]')).toContainText(pt.say.sent);
}

test.beforeEach(async ({ context }) => {
  // Thursday at lunch: the kitchen takes orders.
  await context.clock.setFixedTime('2026-05-14T13:12:00+01:00');
});

test('once an hour is pretended, the clock does not draw anew what is about to be pressed', async ({
  page,
  context,
}) => {
  // A Monday, on which the house rests.
  await context.clock.install({ time: '2026-05-11T13:12:00+01:00' });
  await page.goto(address);
  await choose(page, 'Polvo à lagareiro');
  await page.getByRole('button', { name: pt.bill.pretend }).click();
  const send = page.getByRole('button', { name: pt.bill.send });
  const drawn = await send.evaluateHandle((button) => button);
  // Each second the clock looks whether the doors have opened.
  await context.clock.runFor(3000);
  expect(await drawn.evaluate((button) => button.isConnected)).toBe(true);
});

for (const width of [360, 1280]) {
  test(`presses on the place of "send" only send, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(address);
    await choose(page, 'Polvo à lagareiro');
    if (width < 992) await page.getByRole('button', { name: /^1 por enviar/ }).click();
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
    const bill = page.getByText('Está tudo enviado.');
    await expect(bill).toBeVisible();
    await expect(page.getByText('Conta pedida')).toBeHidden();
    await page.goto(`${address}#cozinha`);
    await expect(page.getByRole('button', { name: /^Começar.*mesa 4, pedido 1$/ })).toBeVisible();
  });
}

test('a dish that runs out cannot be chosen, nor sent by whoever has it already', async ({
  page,
  context,
}) => {
  await page.goto(address);
  await choose(page, 'Polvo à lagareiro');
  await choose(page, 'Café');
  const staff = await context.newPage();
  await staff.goto(`${address}#sala`);
  await staff.getByRole('button', { name: 'Polvo à lagareiro' }).click();
  await expect(page.getByRole('button', { name: 'Escolher Polvo à lagareiro' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Enviar o pedido' })).toBeHidden();
  await page.getByRole('button', { name: 'Retirar o que esgotou' }).click();
  await expect(page.getByRole('button', { name: 'Enviar o pedido' })).toBeVisible();
  await staff.getByRole('button', { name: 'Polvo à lagareiro' }).click();
  await expect(page.getByRole('button', { name: 'Escolher Polvo à lagareiro' })).toBeVisible();
  // The kitchen learns that it ran out after it was ordered, and the headline promises nothing.
  await page.getByRole('button', { name: pt.bill.send }).click();
  await page.getByRole('button', { name: 'Mesa 8' }).click();
  for (const dish of ['Café', 'Bacalhau à Braga'])
    await staff.getByRole('button', { name: dish }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pt.page.headlineGone.join(' '));
  await staff.getByRole('link', { name: /^Bar/ }).click();
  await expect(staff.locator('.ticket')).toContainText(pt.menu.soldOut);
});

test('the button adds what the order has room for, and says how much that is', async ({ page }) => {
  await page.goto(address);
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

test('a dish that runs out while it is open cannot be added', async ({ page, context }) => {
  await page.goto(address);
  await page.getByRole('button', { name: 'Escolher Polvo à lagareiro' }).click();
  const dialog = page.getByRole('dialog', { name: 'Polvo à lagareiro' });
  const staff = await context.newPage();
  await staff.goto(`${address}#sala`);
  await staff.getByRole('button', { name: 'Polvo à lagareiro' }).click();
  await expect(dialog.getByText(pt.menu.soldOut)).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Juntar/ })).toBeHidden();
  await staff.getByRole('button', { name: 'Polvo à lagareiro' }).click();
  await dialog.getByRole('button', { name: /^Juntar/ }).click();
  await expect(page.locator('.fresh')).toContainText('Polvo à lagareiro');
});

test('a bill that is open to be paid follows what others order', async ({ page, context }) => {
  await page.goto(address);
  const bill = page.getByRole('complementary', { name: pt.page.bill });
  await orderAtTableSeven(page);
  const other = await context.newPage();
  await other.goto(address);
  await bill.getByRole('button', { name: pt.bill.ask }).click();
  const payment = page.getByRole('dialog', { name: pt.pay.title(7) });
  const total = async () => (await bill.locator('.grand').first().textContent()) ?? '';
  const before = await total();
  await payment.getByRole('button', { name: `Mais: ${pt.pay.people}` }).click();
  await choose(other, 'Café');
  await other.getByRole('button', { name: pt.bill.send }).click();
  await expect(payment).toContainText('A sua conta mudou');
  expect(await total()).not.toBe(before);
  await expect(payment.locator('.grand')).toHaveText(await total());
  // It is still divided among as many.
  await expect(payment.locator('output')).toHaveText('3');
  await expect(payment.getByRole('button', { name: `Mais: ${pt.pay.people}` })).toBeFocused();
});

test('what is not sent is not owed, and does not keep from paying when the kitchen rests', async ({
  page,
}) => {
  await page.goto(address);
  const bill = page.getByRole('complementary', { name: pt.page.bill });
  await orderAtTableSeven(page);
  await expect(bill.getByRole('button', { name: pt.bill.ask })).toBeVisible();
  const owed = (await bill.locator('.grand').textContent()) ?? '';
  await choose(page, 'Caldo verde');
  await expect(bill.locator('.grand')).toHaveText(owed);
  await page.clock.setFixedTime('2026-05-14T14:50:00+01:00');
  await page.reload();
  await expect(bill).toContainText(pt.bill.kitchenClosed('hoje às 19h'));
  await bill.getByRole('button', { name: pt.bill.ask }).click();
  await expect(page.getByRole('dialog', { name: pt.pay.title(7) })).toBeVisible();
});

test('a word of the staff about a bill goes when the bill has changed', async ({
  page,
  context,
}) => {
  await page.goto(address);
  await orderAtTableSeven(page);
  const [first, second] = [await context.newPage(), await context.newPage()];
  for (const waiter of [first, second]) {
    await waiter.goto(`${address}#sala`);
    await waiter.getByRole('button', { name: /^Receber.*mesa 7$/ }).click();
  }
  await first.getByRole('button', { name: pt.pay.isPaid }).click();
  await expect(first.getByRole('button', { name: pt.undo.button })).toBeVisible();
  await second.getByRole('button', { name: pt.pay.isPaid }).click();
  const said = second.locator('p.undo', { hasText: pt.say.settled });
  await expect(said).toBeVisible();
  await first.getByRole('button', { name: pt.undo.button }).click();
  await expect(said).toHaveCount(0);
});

test('the bill goes with the guests, an allergy reaches the kitchen, and each pays a part', async ({
  page,
  context,
}) => {
  await page.goto(address);
  const bill = page.getByRole('complementary', { name: pt.page.bill });
  await page.getByRole('button', { name: 'Escolher Polvo à lagareiro' }).click();
  const dialog = page.getByRole('dialog', { name: 'Polvo à lagareiro' });
  await expect(dialog).toContainText(pt.menu.traces);
  await dialog.getByLabel(pt.menu.allergy).check();
  await dialog.getByLabel(pt.allergens.leite).check();
  await dialog.getByLabel(pt.menu.note).fill('x'.repeat(140));
  await dialog.getByRole('button', { name: /^Juntar/ }).click();
  await choose(page, 'Café');
  await choose(page, 'Café', 'Cheio');
  await bill.getByRole('button', { name: pt.bill.send }).click();
  await page.getByRole('button', { name: 'Mesa 10' }).click();
  await expect(bill).toContainText('Pedido 1');
  await bill.getByRole('button', { name: /^Mesa 10/ }).click();
  await expect(page.getByRole('dialog')).toContainText(pt.tables.along);
  await page.getByRole('button', { name: 'Mesa 3', exact: true }).click();
  await expect(bill.getByRole('button', { name: /^Mesa 3/ })).toBeVisible();
  await expect(bill).toContainText('Pedido 1');

  const staff = await context.newPage();
  for (const [width, view] of [
    [1280, 'cozinha'],
    [390, 'cozinha'],
    [390, 'sala'],
  ] as const) {
    await staff.setViewportSize({ width, height: 800 });
    await staff.goto(`${address}#${view}`);
    await expect(staff.getByRole('heading', { name: 'Mesa 3' })).toBeVisible();
    // A note of one long word widens neither the ticket nor the page.
    const overflow = await staff.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll('.ticket')].map(
        (element) => element.scrollWidth - element.clientWidth,
      ),
    );
    expect(Math.max(...overflow)).toBe(0);
    if (view === 'cozinha') {
      await expect(staff.locator('.ticket')).toContainText(
        `${pt.staff.allergy}: leite. ${pt.menu.contains('moluscos')}`,
      );
    }
  }
  const paper = page.locator('.side .paper');
  expect(await paper.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);

  await staff.getByRole('button', { name: /^Mudar.*mesa 3$/ }).click();
  await staff.getByRole('button', { name: 'Mesa 5' }).click();
  await expect(bill.getByRole('button', { name: /^Mesa 5/ })).toBeVisible();
  await bill.getByRole('button', { name: pt.bill.ask }).click();
  await page.getByRole('button', { name: `Mais: ${pt.pay.people}` }).click();
  await page.getByRole('button', { name: pt.pay.call }).click();

  const take = staff.getByRole('button', { name: /^Receber.*mesa 5$/ });
  const undo = staff.getByRole('button', { name: pt.undo.button });
  const mark = async (item: string) => {
    await take.click();
    await staff.getByText(pt.pay.byItem).click();
    await staff.getByRole('button', { name: `Mais: ${item}` }).click();
  };
  await take.click();
  // The guests said that they are three.
  await expect(staff.locator('.split output').first()).toHaveText('3');
  await staff.getByText(pt.pay.byItem).click();
  await staff.getByRole('button', { name: pt.pay.isPaid }).press('Enter');
  await expect(staff.getByRole('button', { name: pt.pay.isPaid })).toBeDisabled();
  await expectNoViolation(staff);
  await staff.keyboard.press('Escape');
  await mark('Café, 0,90');
  await staff.getByRole('button', { name: pt.pay.off }).click();
  const sent = bill.locator('.sent:not(.off)');
  await expect(sent.getByText('Café')).toHaveCount(1);
  await undo.click();
  await expect(sent.getByText('Café')).toHaveCount(2);
  await mark('Café, Cheio');
  await staff.getByRole('button', { name: /^Pagou/ }).click();
  await expect(bill).not.toContainText('Cheio');
  await expect(staff.getByRole('status')).toContainText(/0,90\s€ pagos\. Ficam 19,80\s€/);
  await expect(staff.getByRole('region', { name: pt.staff.takings })).toContainText(pt.bill.part);
  await expect(staff.getByRole('button', { name: pt.staff.example })).toBeVisible();
  await mark('Polvo');
  await staff.getByRole('button', { name: pt.pay.off }).click();
  await expect(sent.getByText('Polvo à lagareiro')).toHaveCount(0);
  await expect(bill.locator('.sent.off')).toContainText('Polvo à lagareiro');
  await take.click();
  await staff.getByRole('button', { name: pt.pay.isPaid }).click();
  await expect(bill.getByRole('link', { name: pt.page.toStudio })).toHaveAttribute(
    'href',
    `/contact?lang=pt&subject=${encodeURIComponent(pt.page.subject)}`,
  );
});

test('the allergens are those of the dish as it is ordered', async ({ page }) => {
  await page.goto(address);
  await page.getByRole('button', { name: 'Escolher Tomate coração-de-boi' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tomate coração-de-boi' });
  await expect(dialog).toContainText('Sem alergénios declarados');
  await dialog.getByLabel('Com queijo de cabra').check();
  await expect(dialog).toContainText('Contém leite');
  await expect(dialog).not.toContainText('Sem alergénios');
});

test('a note takes neither a press nor the keyboard’s place away', async ({ page }) => {
  await page.goto(address);
  await page.getByRole('button', { name: 'Escolher Café' }).click();
  const dialog = page.getByRole('dialog', { name: 'Café' });
  const note = dialog.getByLabel(pt.menu.noteForBar);
  await note.pressSequentially('bem quente');
  await dialog.getByRole('button', { name: 'Mais: Café' }).click();
  await expect(dialog.locator('output')).toHaveText('2');
  await note.press('End');
  await note.pressSequentially('!');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Menos: Café' })).toBeFocused();
});

test('Back closes the dish and stays, and what was typed outlasts closing and reload', async ({
  page,
}) => {
  await page.goto(address);
  const opener = page.getByRole('button', { name: 'Escolher Café' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Café' });
  await dialog.getByLabel(pt.menu.noteForBar).fill('bem quente');
  await dialog.getByLabel('Cheio').check();
  await page.goBack();
  await expect(dialog).toBeHidden();
  expect(new URL(page.url()).pathname).toBe(address);

  await opener.click();
  await expect(dialog.getByLabel(pt.menu.noteForBar)).toHaveValue('bem quente');
  await page.mouse.click(5, 400);
  await expect(dialog).toBeHidden();
  await opener.click();
  await page.reload();
  await expect(dialog.getByLabel(pt.menu.noteForBar)).toHaveValue('bem quente');
  await expect(dialog.getByLabel('Cheio')).toBeChecked();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await opener.click();
  await dialog.getByRole('button', { name: /^Juntar/ }).click();
  await opener.click();
  await expect(dialog.getByLabel(pt.menu.noteForBar)).toHaveValue('');
});

test('whoever comes back from the kitchen is where they were reading', async ({ page }) => {
  await page.goto(address);
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

test('the bill can be closed on the narrowest phone before a table is chosen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(address);
  await choose(page, 'Café');
  await page.getByRole('button', { name: /^1 por enviar/ }).click();
  const close = page
    .getByRole('dialog', { name: 'A sua conta' })
    .getByRole('button', { name: 'Fechar' });
  const box = await close.boundingBox();
  expect((box?.x ?? 999) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
  await close.click();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a dish that is chosen again at once after its dialog was closed is shown', async ({
  page,
}) => {
  await page.goto(address);
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
  await page.goto(address);
  const opener = page.getByRole('button', { name: 'Escolher Bife à Tasca' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Bife à Tasca' });
  await expect(dialog.getByRole('heading', { name: 'Bife à Tasca' })).toBeFocused();
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

test('no view breaks an accessibility rule', async ({ page }) => {
  await page.goto(`${address}?photo`);
  await expectNoViolation(page);
  await page.getByRole('button', { name: /^Mesa 7/ }).click();
  await expectNoViolation(page);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: /^Equipa/ }).click();
  await expect(page.getByText('atrasado')).toBeVisible();
  await page.getByRole('link', { name: /^Sala/ }).click();
  await expectNoViolation(page);
  // The whole menu on a phone.
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(address);
  await expectNoViolation(page);
});

test('works where the browser keeps nothing', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.goto(address);
  await choose(page, 'Arroz-doce');
  await page.getByRole('button', { name: 'Enviar o pedido' }).click();
  await page.getByRole('button', { name: 'Mesa 1', exact: true }).click();
  await expect(page.locator('p[role=status]')).toContainText(pt.say.notKept);
  await expect(page.locator('.side')).toContainText(pt.say.notKept);
  await page.getByRole('link', { name: /^Equipa/ }).click();
  await expect(page.getByRole('heading', { name: 'Mesa 1' })).toBeVisible();
});
