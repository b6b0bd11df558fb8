import type { Page } from '@playwright/test';
import { roomIn } from '../bakery/reservation.ts';
import { dictionaries } from '../dictionaries.ts';
import { emptyBook } from './bakery-order.ts';
import { add, confirm, FRIDAY, openAt, openCounter, PAGE, pickSlot } from './bakery-steps.ts';
import { expectOnlyItsLanguage, sidesOf } from './languages.ts';
import { expectNothingSideways } from './large-text.ts';
import { expect, expectToAskAbout, test } from './test.ts';

const { pt: bakersPt, en: bakersEn } = dictionaries.bakers;
const { pt, en } = dictionaries.bakery;

const sides = sidesOf(dictionaries.bakery, dictionaries.bakers);

// The bakery's clock is that of Lisbon, wherever somebody looks.
test.use({ timezoneId: 'America/Los_Angeles' });

test('can be used from first to last with the keyboard', async ({ page }) => {
  await openAt(page, FRIDAY);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Saltar para o conteúdo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await page.getByText('Juntar pão e bolos').focus();
  await page.keyboard.press('Enter');
  const rows = page.locator('#others');
  const more = rows.getByRole('button', { name: 'Juntar: Cacete' });
  await more.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await expect(page.getByRole('status')).toHaveText('Cacete: 2 no saco.');
  const less = rows.getByRole('button', { name: 'Tirar: Cacete' });
  await less.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText('Cacete: 0 no saco.');
  await expect(more).toBeFocused();
  await page.keyboard.press('Enter');

  await page.locator('#days input').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('#days input').nth(1)).toBeChecked();
  await expect(page.locator('#days input').nth(1)).toBeFocused();
  await page.keyboard.press('ArrowLeft');

  await page.getByLabel('Nome').focus();
  await page.keyboard.type('Rita Lopes');
  await page.keyboard.press('Tab');
  await page.keyboard.type('12');
  await page.keyboard.press('Enter');
  await expect(page.locator('#slots input:enabled').first()).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByLabel('Telefone')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Telefone').fill('253 123 456');
  await expect(page.getByLabel('Telefone')).toHaveAttribute('aria-invalid', 'false');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'As minhas reservas' })).toBeFocused();
});

test('hides what holds an allergen', async ({ page }) => {
  await openAt(page, FRIDAY);
  const shelf = page.locator('.card:visible');
  await expect(shelf).toHaveCount(10);
  await page.getByRole('group', { name: 'Esconder produtos com' }).getByText('leite').click();
  await expect(shelf).toHaveCount(5);
  // The drinks with milk too.
  await expect(page.locator('#cups li:visible')).toHaveCount(1);
  await expect(page.getByRole('status')).toHaveText('6 de 14 produtos à vista.');
});

test('an hour before the bread is out of the oven is taken back', async ({ page }) => {
  await openAt(page, FRIDAY);
  await add(page, 'cacete');
  await page.getByText('7h – 7h30').click();
  await add(page, 'centeio');
  const why = '7h – 7h30 não pode ser: Centeio da serra sai às 9h30. Escolha outra hora.';
  await expect(page.locator('#changed-slot')).toHaveText(why);
  await expect(page.getByRole('status')).toHaveText(why);
  await expect(page.getByRole('link', { name: /2 unidades.*Escolher outra hora/ })).toBeVisible();
  await expect(page.locator('#slots input:checked')).toHaveCount(0);
});

test('a day that passes eight in the evening is taken back', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-05-15T18:58:00Z') });
  await page.goto(PAGE);
  await add(page, 'nata');
  await pickSlot(page);
  // The clock has passed, and no timer of the page has told it so.
  await page.clock.setFixedTime(new Date('2026-05-15T19:01:00Z'));
  await confirm(page);
  await expect(page.getByRole('dialog')).toBeHidden();
  const changed = page.locator('#changed-day');
  await expect(changed).toContainText('mudámos para domingo, 17 de maio');
  await expect(page.locator('#error-slot')).toHaveText(pt.problems.slot);
  await expect(page.locator('#mine li')).toHaveCount(0);
  await pickSlot(page);
  await expect(changed).toBeHidden();
  await page.getByRole('button', { name: 'Confirmar a reserva' }).click();
  await expect(page.getByRole('dialog')).toContainText('domingo, 17 de maio');
});

test('the bakery’s side counts, hands over and sells out', async ({ page, context }) => {
  const words = en;
  const inside = bakersEn;
  const bakers = await context.newPage();
  for (const tab of [page, bakers]) await openAt(tab, FRIDAY, `${PAGE}?lang=en`);
  await bakers.getByRole('link', { name: words.page.owner }).click();
  await expect(bakers.getByRole('heading', { name: inside.title })).toBeFocused();
  // In the morning it is today's bread that is handed over.
  await bakers.getByRole('button', { name: inside.after }).click();
  const loaf = words.bakes['massa-mae'].name;
  const total = bakers.getByRole('row', { name: loaf }).locator('b');
  const before = Number(await total.textContent());

  await add(page, 'massa-mae');
  await add(page, 'massa-mae');
  await pickSlot(page);
  await page.getByRole('textbox', { name: words.page.note }).fill('8 ×');
  await confirm(page, words);
  const ticket = page.getByRole('dialog', { name: words.mine.done });
  const toStudio = ticket.getByRole('link', { name: words.mine.toStudio });
  await expectToAskAbout(toStudio, words.mine.subject, 'en');
  const reserved = (await ticket.locator('.code').textContent()) ?? '';
  await expect(total).toHaveText(String(before + 2));
  await bakers.getByLabel(inside.search).fill(reserved);
  const order = bakers.getByRole('listitem');
  await expect(order).toHaveCount(1);
  await expect(order).toContainText('8 ×');
  await expect(order.getByRole('link')).toHaveAttribute('href', 'tel:+351912345678');
  await order.getByRole('button', { name: inside.cancel }).click();
  await expect(total).toHaveText(String(before));
  // Also while its code is shown.
  await expect(ticket).toContainText(words.mine.stages.cancelled);
  await page.goBack();
  await expect(page.locator('#mine')).toContainText(words.mine.stages.cancelled);
  await order.getByRole('button', { name: inside.restore }).click();
  await expect(total).toHaveText(String(before + 2));
  await expect(bakers.getByLabel(inside.handedOf(reserved, 'Rita Lopes'))).toBeDisabled();
  // Who has ordered what is sold out is found by it, until there is some again.
  const missing = bakers.locator('.pick-ups li').filter({ hasText: `${inside.soldOut}: ${loaf}` });
  await bakers.getByLabel(inside.soldOutOf(loaf)).click();
  await expect(missing.filter({ hasText: reserved })).toHaveCount(1);
  await bakers.getByLabel(inside.soldOutOf(loaf)).click();
  await expect(missing).toHaveCount(0);
  const soldOut = bakers.getByLabel(inside.soldOutOf(words.bakes.broa.name));
  await soldOut.click();
  await expect(soldOut).toBeChecked();
  const broa = page.locator('#others li').filter({ hasText: words.bakes.broa.name });
  await expect(broa).toContainText(words.booking.soldOut);
  const row = bakers.getByRole('row', { name: words.bakes.broa.name });
  const ordered = inside.alreadyOrdered(Number(await row.locator('b').textContent()));
  await expect(row).toContainText(ordered);
  await expect(bakers.locator('#live')).toHaveText(ordered);

  // A day weeks ahead, and one that cannot be.
  await page.getByLabel(words.page.otherDay).fill('2026-07-06');
  await expect(page.locator('#changed-day')).toBeVisible();
  await page.getByLabel(words.page.otherDay).fill('2026-07-04');
  await expect(page.locator('#changed-day')).toBeHidden();
  await expect(page.locator('#days label:has(:checked)')).toContainText(/4 July/);
  await add(page, 'massa-mae');
  await pickSlot(page);
  await page.getByRole('button', { name: words.page.confirm }).click();
  await bakers.getByRole('button', { name: /^4 July$/ }).click();
  await expect(bakers.getByRole('heading', { level: 2 }).first()).toContainText(/4 July/);

  await expectOnlyItsLanguage(bakers, 'en', sides);
  for (const width of [320, 390, 820, 2560]) {
    await expectNothingSideways(bakers, [width]);
    // The boxes of what is sold out are in sight without scrolling.
    const box = await bakers.getByLabel(inside.soldOutOf(loaf)).boundingBox();
    expect((box?.x ?? width) + (box?.width ?? 0), `${width} px`).toBeLessThan(width);
  }
  await bakers.emulateMedia({ media: 'print' });
  await expect(bakers.getByRole('table')).toBeVisible();
  await expect(bakers.getByLabel(inside.search)).toBeHidden();
  await expect(bakers.getByText(inside.take)).toBeHidden();
  // Every order is on the paper, also those that the search leaves out.
  const printed = bakers.getByRole('listitem').filter({ has: bakers.getByRole('link') });
  expect(await printed.count()).toBeGreaterThan(3);
  await bakers.emulateMedia({ media: 'screen' });
  await bakers.getByRole('link', { name: inside.asCustomer }).click();
  await expect(bakers.locator('#door')).toBeVisible();
});

/** Reserves a loaf for the next morning, and returns the code. */
async function reserveLoaf(page: Page): Promise<string> {
  await add(page, 'massa-mae');
  await pickSlot(page);
  await confirm(page, en);
  const dialog = page.getByRole('dialog');
  const reserved = (await dialog.locator('.code').textContent()) ?? '';
  await dialog.getByRole('button', { name: en.mine.fine }).click();
  return reserved;
}

test('the bakery sees who cancelled, and sets how much it makes', async ({ page, context }) => {
  const words = en;
  const inside = bakersEn;
  const { name } = words.bakes['massa-mae'];
  await openAt(page, FRIDAY, `${PAGE}?lang=en`);
  const reserved = await reserveLoaf(page);
  const bakers = await context.newPage();
  await openAt(bakers, FRIDAY, `${PAGE}?lang=en#balcao`);
  await bakers.getByLabel(inside.search).fill(reserved);
  await bakers.getByRole('button', { name: inside.after }).click();
  const order = bakers.getByRole('listitem').filter({ hasText: reserved });
  const { cancel: verb, cancelWhich } = words.mine;
  const cancel = page.getByRole('button', { name: verb + cancelWhich(reserved) });
  await cancel.click();
  await page.getByRole('button', { name: words.mine.no }).click();
  await expect(page.locator('#mine')).toContainText(words.mine.stages.waiting);
  await cancel.click();
  await page.getByRole('button', { name: words.mine.yes }).click();
  await expect(order).toContainText(inside.withdrawn);
  await order.getByRole('button', { name: inside.restore }).click();
  await expect(order).not.toContainText(inside.withdrawn);
  await expect(page.locator('#mine').getByRole('listitem')).toContainText(reserved);
  // What was said of it is not true any more.
  await expect(page.locator('#mine')).not.toContainText(words.mine.cancelled(reserved));

  const row = bakers.getByRole('row', { name });
  const ordered = Number(await row.locator('b').textContent());
  const most = bakers.getByLabel(inside.mostOf(name));
  await most.fill(String(ordered + 2));
  await most.press('Enter');
  const line = page.locator('#lines li').filter({ hasText: name });
  for (let loaf = 0; loaf < 2; loaf += 1) await add(page, 'massa-mae');
  await expect(line).toContainText(words.booking.more(2));
  await add(page, 'massa-mae');
  // Three are for another day: on this one there are only two more.
  await expect(page.locator('#changed-day')).toBeVisible();
  const tomorrow = page.locator('#days label').first();
  await expect(tomorrow).toContainText(words.booking.left(name, 2));
  await expect(tomorrow.getByRole('radio')).toBeDisabled();
  await line.getByRole('button', { name: words.shelf.less(name) }).click();
  await expect(tomorrow).not.toContainText(words.booking.left(name, 2));
  await expectOnlyItsLanguage(bakers, 'en', sides);
});

test('forty rolls are typed, and the number is the one that is paid', async ({ page }) => {
  await openAt(page, FRIDAY);
  const { name } = pt.bakes['papo-seco'];
  const rolls = page.locator('#papo-seco');
  await rolls.getByRole('button', { name: pt.shelf.more(name) }).click();
  const amount = rolls.getByRole('textbox', { name: pt.shelf.quantity(name) });
  await amount.fill('40');
  await amount.press('Tab');
  await expect(page.locator('#bag')).toContainText(`40 × ${name}`);
  await expect(page.locator('#bag')).toContainText(/11,20\s€/);
  await amount.fill('99');
  await amount.press('Tab');
  await expect(amount).toHaveValue('60');
  await expect(page.locator('#live')).toHaveText(pt.shelf.most(60));
  // For eyes too.
  await expect(rolls.getByText(pt.shelf.most(60))).toBeVisible();
  for (const typed of ['2,5', 'abc']) {
    await amount.fill(typed);
    await amount.press('Tab');
    await expect(amount).toHaveValue('60');
  }
});

test('by day, the evening can be seen: tomorrow is gone, and it says why', async ({ page }) => {
  const { booking, door, evening } = en;
  await openAt(page, FRIDAY, `${PAGE}?lang=en`);
  const days = page.locator('#days label');
  const [first, second] = [days.first(), days.nth(1)];
  const times = page.locator('#broa .times');
  await expect(times).toHaveText('today: 8:00 · 12:00');
  await expect(page.locator('#week li').first()).toContainText('today, Friday');
  await expect(first).toContainText('16');
  await expect(first.getByRole('radio')).toBeChecked();
  await page.getByRole('link', { name: evening.show }).click();
  await expect(first).toContainText(booking.late);
  await expect(first.getByRole('radio')).toBeDisabled();
  await expect(second).toContainText('17');
  await expect(second.getByRole('radio')).toBeChecked();
  await expect(page.locator('#changed-day')).toContainText(booking.late);
  await expect(days).toHaveCount(6);
  await expect(page.locator('#door')).toContainText(door.shut);
  await expect(times).toHaveText('tomorrow: 8:00 · 12:00');
  await page.getByRole('link', { name: evening.back }).click();
  await expect(first).toContainText('16');
  await expect(first).not.toContainText(booking.late);
});

test('an order is ticked on its day, not ready at a shut counter', async ({ page, context }) => {
  const { mine } = en;
  const inside = bakersEn;
  await openAt(page, FRIDAY, `${PAGE}?lang=en`);
  const reserved = await reserveLoaf(page);
  await expect(page.locator('#mine')).toContainText(`1 × ${en.bakes['massa-mae'].name}`);
  const bakers = await context.newPage();
  await openAt(bakers, new Date('2026-05-16T10:00:00Z'), `${PAGE}?lang=en#balcao`);
  await page.clock.setFixedTime(new Date('2026-05-16T10:00:00Z'));
  await page.reload();
  await expect(page.locator('#mine')).toContainText(mine.stages.ready);
  await expect(bakers.locator('.pick-ups [role=status]')).toHaveText(/\d/);
  const handed = bakers.getByLabel(inside.handedOf(reserved, 'Rita Lopes'));
  // A box is ticked once it is written, so `check` would look too early.
  await handed.click();
  await expect(handed).toBeChecked();
  await expect(page.locator('#mine')).toContainText(mine.stages.handed);
  await handed.click();
  await expect(handed).not.toBeChecked();
  await page.clock.setFixedTime(new Date('2026-05-16T19:00:00Z'));
  await page.reload();
  await expect(page.locator('#mine')).toContainText(mine.stages.over);
});

test('who takes the last place of a half hour is not told that it is full', async ({ page }) => {
  await openAt(page, FRIDAY);
  const last = page.locator('#slots label', { hasText: pt.booking.last(1) }).first();
  await page.locator('#days label').nth(1).click();
  await add(page, 'nata');
  await last.click();
  const at = await page.locator('#slots input:checked').inputValue();
  await confirm(page);
  await page.getByRole('dialog').getByRole('button', { name: pt.mine.fine }).click();
  const half = page.locator(`#slots label:has(input[value="${at}"])`);
  await expect(half).toContainText(pt.booking.full);
  await expect(half.getByRole('radio')).toBeDisabled();
  await expect(page.locator('#changed-slot')).toBeHidden();
  await expect(page.locator('#live')).not.toContainText(pt.booking.full);
});

test('the counter’s day and an order begun outlast another language', async ({ page }) => {
  const { form, field, turn } = await openCounter(page);
  await turn('after');
  const day = page.locator('.owner-head input[type=date]');
  const chosen = await day.inputValue();
  await field('broa').fill('3');
  await field('name').fill('Abílio');
  await field('slot').selectOption('600');
  await page.locator('.languages a[hreflang=en]').click();
  await expect(page.locator('html')).toHaveAttribute('lang', /^en/);
  await expect(day).toHaveValue(chosen);
  await expect(form).toContainText(en.bakes.broa.name);
  await expect(field('broa')).toHaveValue('3');
  await expect(field('name')).toHaveValue('Abílio');
  await expect(field('slot')).toHaveValue('600');
  await form.getByRole('button').click();
  await expect(form.getByRole('status')).not.toBeEmpty();
  await page.reload();
  await page.getByText(bakersEn.take).click();
  await expect(field('name')).toHaveValue('');
});

test('an order begun keeps its day, and may be for the half hour that runs', async ({ page }) => {
  const { form, field, turn } = await openCounter(page, new Date('2026-05-15T09:45:00Z'));
  await expect(form.getByRole('option')).toHaveText([/^10h30/]);
  await field('name').fill('Abílio');
  await page.clock.setFixedTime(new Date('2026-05-15T10:00:00Z'));
  await page.reload();
  await expect(field('name')).toHaveValue('Abílio');
  await expect(page.getByRole('heading', { name: bakersPt.production('hoje') })).toBeVisible();
  await expect(form).toContainText(bakersPt.noTime);
  await expect(form.getByRole('button')).toBeDisabled();
  await turn('after');
  await expect(form.getByRole('option').first()).toHaveText(/^7h/);
  await expect(field('name')).toHaveValue('Abílio');
  await expect(form.getByRole('button')).toBeEnabled();
});

test('what was typed for another day stays, and sold out is said', async ({ page, context }) => {
  const { form, field, turn } = await openCounter(page);
  await field('broa').fill('1');
  await field('regueifa').fill('3');
  await field('name').fill('Abílio');
  // Saturday, Sunday, and Tuesday, on which none is made.
  for (let day = 0; day < 3; day += 1) await turn('after');
  await form.getByRole('button').click();
  await expect(form.getByRole('status')).toHaveText(pt.problems.notMade(pt.bakes.regueifa.name));
  await expect(field('regueifa')).toHaveValue('3');

  const shop = await context.newPage();
  await openAt(shop, FRIDAY);
  const first = shop.locator('#fresh li').first();
  const warm = (await first.locator('strong').textContent()) ?? '';
  await expect(shop.locator('#board')).toContainText(warm);
  for (let day = 0; day < 3; day += 1) await turn('before');
  await page.getByLabel(bakersPt.soldOutOf(warm)).click();
  await expect(shop.locator('#fresh')).not.toContainText(warm);
  const state = shop.locator('.card', { hasText: warm }).locator('.oven');
  await expect(state).toHaveText(pt.oven.soldOut);
});

test('what is said of an order goes with its day, and with the next one', async ({ page }) => {
  const { form, field, turn } = await openCounter(page);
  await turn('after');
  const said = form.getByRole('status');
  const slot = [540, 570, 600, 630].find((at) => roomIn('2026-05-16', at, emptyBook()) > 1);
  const enter = async () => {
    await field('broa').fill('1');
    await field('name').fill('Abílio');
    await field('slot').selectOption(String(slot));
    await form.getByRole('button').click();
    await expect(said).toContainText('registada em nome de Abílio: ');
  };
  await enter();
  await turn('after');
  await expect(said).toBeEmpty();
  await turn('before');
  await enter();
  // Without a name, the browser itself refuses it.
  await form.getByRole('button').click();
  await expect(said).toBeEmpty();
});

test('a most that is no number of loaves does not stay on the screen', async ({ page }) => {
  await openAt(page, FRIDAY, `${PAGE}#balcao`);
  const most = page.getByLabel(bakersPt.mostOf(pt.bakes.broa.name));
  for (const typed of ['7', '-3', '2.5']) {
    await most.fill(typed);
    await most.press('Enter');
    await expect(most).toHaveValue('7');
  }
});
