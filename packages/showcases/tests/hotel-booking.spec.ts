/** What guests and the house see of the hotel, and what its story promises. */
import type { Page } from '@playwright/test';
import { addDays, daysFrom } from '../browser/day.ts';
import { dictionaries } from '../dictionaries.ts';
import { departuresFrom } from '../hotel-booking/availability.ts';
import { bookingsAround } from '../hotel-booking/owner/samples.ts';
import { expectNoViolation } from './axe.ts';
import { address, chooseStay, fillGuest, priceOf, stay } from './hotel-booking-steps.ts';
import { expectOnlyItsLanguage, sidesOf } from './languages.ts';
import { expectNothingSideways } from './large-text.ts';
import { expect, expectToAskAbout, keepNothing, test } from './test.ts';

const { pt: deskPt, en: deskEn } = dictionaries.desk;
const { pt, en } = dictionaries.hotel;

const sides = sidesOf(dictionaries.hotel, dictionaries.desk);
/** Three nights of two, with nothing else. */
const river = stay('rio');
const towerNight = stay('mirante').nights[0]?.cents;

const day = (page: Page, name: string) => page.getByRole('gridcell').getByRole('button', { name });

async function chooseDates(page: Page): Promise<void> {
  await day(page, 'quinta-feira, 11 de junho de 2026').click();
  await day(page, 'domingo, 14 de junho de 2026').click();
  await page.getByRole('button', { name: 'Ver quartos' }).click();
  await expect(page.getByRole('group', { name: 'Onde quer acordar?' })).toBeFocused();
}

const confirm = (page: Page) => page.getByRole('button', { name: /^Confirmar/ }).click();

/** Opens the hotel's side in another tab, on a day. */
async function openDesk(page: Page, day?: string, words = deskPt): Promise<Page> {
  const desk = await page.context().newPage();
  await desk.goto(`${address}?lang=${words === deskPt ? 'pt' : 'en'}#gestao`);
  if (day) await desk.getByLabel(words.day, { exact: true }).fill(day);
  return desk;
}

/** Sets the price of a room for three nights of June. */
async function setRate(desk: Page, words: typeof deskPt, room: string, price: string) {
  await desk.getByRole('combobox').selectOption(room);
  await desk.getByLabel(words.from).fill('2026-06-11');
  await desk.getByLabel(words.to).fill('2026-06-13');
  await desk.getByLabel(words.price).fill(price);
  await desk.getByRole('button', { name: words.saveRate }).click();
}

/** Chooses the tower, of which there is one, from 11 to 14 June. */
async function chooseTower(page: Page): Promise<void> {
  // A dialog that closed goes back in the history, a moment later: not back from the page that is opened here.
  await page.waitForFunction(() => !history.state?.sheets);
  await page.goto(address);
  await chooseDates(page);
  await page.getByRole('button', { name: pt.roomList.chooseRoom(pt.rooms.mirante.name) }).click();
  await fillGuest(page);
  await page.getByLabel(pt.details.note).fill('Chegamos de comboio');
}

async function book(page: Page, room: string): Promise<string> {
  await page.getByRole('button', { name: `Escolher ${room}` }).click();
  await fillGuest(page);
  await confirm(page);
  await expect(page.getByRole('group', { name: 'Até quinta, 11 de junho, Marta.' })).toBeFocused();
  return (await page.locator('.reference strong').textContent()) ?? '';
}

// The house's clock is that of Lisbon, wherever somebody looks.
test.use({ timezoneId: 'America/Los_Angeles' });

test.beforeEach(async ({ context, page }) => {
  await context.clock.setFixedTime(new Date('2026-06-02T09:00:00Z'));
  await page.goto(address);
});

test('a stay is booked, takes its room and is kept', async ({ page }) => {
  await chooseDates(page);
  const adega = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Quarto da Adega' }) });
  await expect(adega).toContainText('Resta um');
  // Of the tower's suite, which is free, there is only one.
  const tower = page.locator('.room').filter({ hasText: 'Suite do Mirante' });
  await expect(tower).toHaveAttribute('data-free');
  await expect(tower).not.toContainText('Resta um');
  await page.getByRole('button', { name: 'Escolher Quarto da Adega' }).click();
  await page.getByRole('checkbox', { name: 'Pequeno-almoço' }).check();
  await fillGuest(page);
  const cents = stay('adega', ['breakfast']).totalCents;
  await page.getByRole('button', { name: priceOf(cents, '^Confirmar por ') }).click();
  const reference = (await page.locator('.reference strong').textContent()) ?? '';
  expect(reference).toMatch(/^RL-[0-9A-Z]{5}$/);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /\.ics/ }).click();
  expect((await download).suggestedFilename()).toBe(`rio-lento-${reference}.ics`);

  await page.reload();
  await expect(page.getByText(reference)).toBeVisible();
  await page.getByRole('link', { name: 'Nova reserva' }).click();
  await chooseDates(page);
  await expect(adega).toContainText('Sem vaga na noite de sex, 12 jun');
});

test('the calendar answers the keyboard as a grid of dates', async ({ page }) => {
  const today = day(page, 'terça-feira, 2 de junho de 2026');
  await today.focus();
  const top = await page.evaluate(() => scrollY);
  const steps = [
    ['ArrowLeft', 'terça-feira, 2 de junho'],
    ['ArrowDown', 'terça-feira, 9 de junho'],
    ['End', 'domingo, 14 de junho'],
    ['Home', 'segunda-feira, 8 de junho'],
    ['PageDown', 'quarta-feira, 8 de julho'],
    ['PageDown', 'sábado, 8 de agosto'],
    ['PageUp', 'quarta-feira, 8 de julho'],
    ['PageUp', 'segunda-feira, 8 de junho'],
    ['ArrowRight', 'terça-feira, 9 de junho'],
    ['ArrowUp', 'terça-feira, 2 de junho'],
  ] as const;
  for (const [key, name] of steps) {
    await page.keyboard.press(key);
    await expect(day(page, name)).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(top);
  }
  for (const key of ['ArrowDown', 'ArrowRight', 'ArrowRight', 'Enter'])
    await page.keyboard.press(key);
  await expect(page.getByRole('status')).toContainText('Chegada: quinta-feira, 11 de junho');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toContainText('a estada mínima é de 2 noites');
  for (const key of ['ArrowRight', 'ArrowRight', 'Space']) await page.keyboard.press(key);
  await expect(page.getByRole('status')).toContainText('Partida: domingo, 14 de junho');
  await expect(page.getByRole('gridcell', { selected: true })).toHaveCount(4);
  await expect(page.getByRole('gridcell').locator('button[tabindex="0"]')).toHaveCount(1);
});

test('it works where the browser keeps nothing', async ({ page }) => {
  await keepNothing(page);
  await page.goto(address);
  await expect(page).toHaveTitle(/Casa Rio Lento/);
  await chooseDates(page);
  const reference = await book(page, 'Quarto do Rio');
  await page.getByRole('link', { name: 'As minhas reservas' }).last().click();
  await expect(page.getByText('não guarda dados')).toBeVisible();
  await expect(page.getByText(reference)).toBeVisible();
});

test('the last room is booked once, and the slower keeps what was typed', async ({ page }) => {
  const other = await page.context().newPage();
  for (const tab of [page, other]) await chooseTower(tab);
  const submit = (tab: Page) =>
    tab.evaluate(() => document.querySelector<HTMLFormElement>('.details')?.requestSubmit());
  await Promise.all([submit(page), submit(other)]);
  const outcome = (tab: Page) => tab.locator('.reference strong, .notice');
  for (const tab of [page, other]) await expect(outcome(tab)).toBeVisible();
  const said = await Promise.all([page, other].map((tab) => outcome(tab).textContent()));
  const [reference = '', refusal] = said
    .map(String)
    .sort((one) => (one.startsWith('RL-') ? -1 : 1));
  expect(refusal).toContain(pt.lost.room(pt.rooms.mirante.name));
  const slower = String(said[0]).startsWith('RL-') ? other : page;
  await slower.getByRole('button', { name: pt.roomList.chooseRoom(pt.rooms.rio.name) }).click();
  for (const [label, typed] of [
    [pt.details.name, 'Marta Valadares'],
    [pt.details.email, 'marta@exemplo.pt'],
    [pt.details.phone, '912 345 678'],
    [pt.details.note, 'Chegamos de comboio'],
  ] as const)
    await expect(slower.locator('.details').getByLabel(label).first()).toHaveValue(typed);
  await page.goto(`${address}#reservas`);
  await expect(page.locator('.bookings > li')).toHaveCount(1);
  await expect(page.locator('.bookings')).toContainText(reference);
});

test('a page that stays open follows the day in Lisbon', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-06-02T22:00:00Z') });
  await page.goto(address);
  await chooseDates(page);
  await book(page, 'Quarto do Rio');
  await page.getByRole('link', { name: 'Nova reserva' }).click();
  await day(page, 'quarta-feira, 3 de junho de 2026').click();
  await day(page, 'sexta-feira, 5 de junho de 2026').click();
  await page.getByRole('button', { name: 'Ver quartos' }).click();
  await page
    .getByRole('button', { name: /^Escolher/ })
    .first()
    .click();
  await fillGuest(page);
  await expect(page.getByLabel(/cancelar custa a primeira noite, [0-9]+\s€/)).toBeChecked();
  const arrivals = (await openDesk(page)).getByRole('heading', { name: /^Chegadas de/ });
  await expect(arrivals).toContainText(', 2 de junho');
  // Seven days later, still open.
  await page.clock.fastForward(7 * 24 * 60 * 60 * 1000);
  await expect(arrivals).toContainText(', 9 de junho');
  await expect(page.getByText(/3 de junho: esse dia de chegada já passou/).first()).toBeVisible();
  await expect(day(page, 'quarta-feira, 3 de junho de 2026')).toHaveAttribute('aria-disabled');
  await expect(page.locator('[aria-current="date"]')).toHaveAccessibleName(/9 de junho de 2026/);
});

test('what is shown first is what is paid last', async ({ page }) => {
  await page.getByRole('button', { name: 'Mais crianças' }).click();
  await day(page, 'quinta-feira, 11 de junho de 2026').click();
  await day(page, 'domingo, 14 de junho de 2026').click();
  const first = (await page.locator('.bar strong').textContent())?.replace('desde ', '') ?? '';
  expect(first).toMatch(/€/);
  await page.getByRole('button', { name: 'Ver quartos' }).click();
  const offer = page.locator('.room').filter({ hasText: first });
  await offer.getByRole('button', { name: /^Escolher/ }).click();
  await expect(page.getByRole('button', { name: `Confirmar por ${first}` })).toBeVisible();
});

test('a phone shows a refusal, and holds a name of one long word', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(address);
  await day(page, 'quinta-feira, 11 de junho de 2026').click();
  await day(page, 'sexta-feira, 12 de junho de 2026').click();
  const hint = page.getByText('Nesta altura a estada mínima é de 2 noites.').first();
  await expect(hint).toBeInViewport({ ratio: 1 });
  const isOnTop = await hint.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return document.elementFromPoint(x + Math.min(width, 60) / 2, y + height / 2) === element;
  });
  expect(isOnTop).toBe(true);
  await day(page, 'domingo, 14 de junho de 2026').click();
  await page.getByRole('button', { name: pt.dates.seeRooms }).click();
  await page.getByRole('button', { name: 'Escolher Quarto do Rio' }).click();
  await fillGuest(page);
  await page.getByLabel('Nome', { exact: true }).fill(`${'W'.repeat(60)} Valadares`);
  await confirm(page);
  await expect(page.locator('.reference')).toBeVisible();
  await expectNothingSideways(page, [390]);
});

test('the skip link stays on the step, also at once after a choice', async ({ page }) => {
  await chooseDates(page);
  const choose = page.getByRole('button', { name: 'Escolher Quarto do Rio' });
  const skip = page.getByRole('link', { name: pt.page.skip });
  // In one task, so that the address has changed twice before the page hears of the first time.
  await choose.evaluate(
    (button, link) => {
      for (const pressed of [button, link]) if (pressed instanceof HTMLElement) pressed.click();
    },
    await skip.elementHandle(),
  );
  await expect(page.getByRole('heading', { name: 'Quarto do Rio' })).toBeVisible();
  await expect(page).toHaveURL(/#view$/);
  await page.getByRole('checkbox', { name: 'Pequeno-almoço' }).check();
  await fillGuest(page);
  await confirm(page);
  await expect(page.locator('.reference')).toBeVisible();
});

test('the rooms can be looked at before there are dates', async ({ page }) => {
  await page.getByRole('link', { name: 'Quarto', exact: true }).click();
  await expect(page.getByRole('group', { name: 'Os quartos da casa' })).toBeFocused();
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(6);
  await expectNothingSideways(page, [360]);
});

test('the legend shows the lowest prices above it', async ({ page }) => {
  const shown = async (cells: string) =>
    (await page.locator(`${cells} .price`).allTextContents())
      .map(Number)
      .filter((price) => price > 0);
  for (let turn = 0; turn < 3; turn += 1) {
    const lowest = String(Math.min(...(await shown('td:not([data-weekend])'))));
    await expect(page.locator('.key b').first()).toHaveText(lowest);
    const weekend = String(Math.min(...(await shown('td[data-weekend]'))));
    await expect(page.locator('.key-weekend b')).toHaveText(weekend);
    await page.getByRole('button', { name: 'Mês seguinte' }).click();
  }
});

test('the hotel’s side and the guest’s see each other’s changes', async ({ page, context }) => {
  const [words, desk] = [en, deskEn];
  const house = await context.newPage();
  for (const tab of [page, house]) await tab.goto(`${address}?lang=en`);
  await house.getByRole('link', { name: words.page.owner }).click();
  await expect(house.getByRole('group', { name: desk.title })).toBeFocused();
  const departures = house.locator('.desk-stays').nth(1).getByRole('listitem');
  await expect(departures.first()).toContainText(desk.leaving(words.count.adults(2)));

  await setRate(house, desk, words.rooms.adega.name, '0');
  await expect(house.getByText(desk.rateWrong)).toBeVisible();
  await setRate(house, desk, words.rooms.adega.name, '5');
  // With the tourist tax of two.
  await expect(page.locator('[data-date="2026-06-11"] .price')).toHaveText('9');

  await chooseStay(page, words, 'adega');
  await fillGuest(page, words.details);
  await page.getByRole('checkbox', { name: words.extras.breakfast.name }).check();
  // 15 for the nights, 12 of tourist tax, 84 for breakfast.
  await page.getByRole('button', { name: /111/ }).click();
  const toStudio = page.getByRole('link', { name: words.bookings.toStudio });
  await expectToAskAbout(toStudio, words.bookings.subject, 'en');
  const reference = (await page.locator('.reference strong').textContent()) ?? '';

  await house.getByLabel(desk.day, { exact: true }).fill('2026-06-11');
  const arrivals = house.locator('.desk-stays').first().getByRole('listitem');
  const marta = arrivals.filter({ hasText: 'Marta Valadares' });
  for (const text of [reference, words.count.adults(2), words.extras.breakfast.name])
    await expect(marta).toContainText(text);
  // A price that is taken back stays agreed for those who have booked.
  await house.getByRole('button', { name: new RegExp(`^${desk.takeBackOne('')}`) }).click();
  await expect(page.locator('.sum dd')).toHaveText(/111/);
  await house.getByRole('button', { name: desk.changeOne(reference) }).click();
  await house.getByLabel(words.dates.departure, { exact: true }).fill('2026-06-10');
  await expect(house.getByText(desk.wrongOrder)).toBeVisible();
  await expect(house.getByRole('button', { name: desk.save, exact: true })).toBeDisabled();
  await house.getByLabel(words.dates.departure, { exact: true }).fill('2026-06-13');
  await expectOnlyItsLanguage(house, 'en', sides);
  await house.getByRole('button', { name: desk.save, exact: true }).click();
  await expect(house.locator('.done').getByText(desk.saved(reference))).toBeVisible();
  await expect(marta).toBeFocused();
  await expect(marta).toContainText('until Sat 13 Jun');
  // 10 for the two nights that stay, as agreed, 8 of tourist tax, 56 for breakfast.
  await expect(page.locator('.sum dd')).toHaveText(/74/);
  await expect(page.locator('.notice')).toHaveText(
    new RegExp(words.bookings.changed('.*111.*').replace('. ', '\\. ')),
  );

  await house.getByRole('button', { name: desk.changeOne(reference) }).click();
  await house.getByRole('button', { name: desk.hotelCancels }).click();
  const cancelled = page.getByRole('heading', { name: words.bookings.off.cancelledByHotel });
  await expect(cancelled).toBeVisible();
  await expect(marta).toContainText(desk.cancelled.cancelledByHotel);
  await expect(marta.getByRole('link', { name: 'marta@exemplo.pt' })).toBeVisible();
  await house.getByRole('button', { name: `${desk.undo.end}: ${reference}` }).click();
  await expect(cancelled).toBeHidden();

  const enter = house.getByRole('button', { name: words.bookings.again });
  await enter.click();
  await house.getByRole('button', { name: desk.back }).click();
  await expect(enter).toBeFocused();
  await enter.click();
  await house.getByLabel(words.details.name).fill('Nuala');
  await expect(house.getByText(desk.unknownGuest)).toBeVisible();
  await house.getByLabel(words.details.phone).fill('087 123 4567');
  await house.getByRole('button', { name: desk.save, exact: true }).click();
  await expect(arrivals.filter({ hasText: 'Nuala' })).toBeFocused();
  await expect(page.locator('.mine .badge')).toHaveText('1');
  await expectNothingSideways(house, [2560, 820, 320, 390]);
  await expect(house.locator('.poster')).toHaveCSS('height', '0px');
  await house.emulateMedia({ media: 'print' });
  const morning = new RegExp(desk.breakfasts('.*12.*', '.*[1-9] .*'));
  await expect(house.getByText(morning)).toBeVisible();
  await expect(house.getByRole('button')).toHaveCount(0);
  // Who comes, who goes and who stays: the kitchen cooks for all of them.
  await expect(house.getByRole('heading', { level: 3 })).toHaveCount(3);
});

/** Books the room above the river, from 11 to 14 June. */
async function bookRiver(page: Page): Promise<string> {
  await chooseDates(page);
  return book(page, 'Quarto do Rio');
}

test('a booking greets its guest before, during and after the stay', async ({ page }) => {
  const status = page.locator('main [role="status"], body > [role="status"]').first();
  await chooseStay(page);
  await page.getByLabel('NIF').fill('123456788');
  await confirm(page);
  const name = page.getByLabel('Nome', { exact: true });
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Escreva o seu nome.');
  await expect(status).toHaveText(pt.details.problems(5));
  await expect(page.getByLabel('NIF')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('NIF').fill('123456789');
  await expect(page.getByLabel('NIF')).toHaveAttribute('aria-invalid', 'false');
  await fillGuest(page);
  await confirm(page);
  const heading = page.getByRole('heading', { level: 2 });
  await expect(heading).toHaveText('Até quinta, 11 de junho, Marta.');
  await expect(status).toHaveText('');
  const badge = page.locator('.mine .badge');
  const file = page.getByRole('button', { name: pt.bookings.calendar });
  for (const [date, text, isOver] of [
    ['2026-06-11', pt.bookings.until('quinta, 11 de junho', 'Marta'), false],
    ['2026-06-12', pt.bookings.during('Marta'), false],
    ['2026-06-14', pt.bookings.during('Marta'), false],
    ['2026-06-15', pt.bookings.after('Marta'), true],
  ] as const) {
    await page.clock.setFixedTime(new Date(`${date}T10:00:00Z`));
    await page.reload();
    await expect(heading).toHaveText(text);
    await expect(badge).toHaveCount(isOver ? 0 : 1);
    await expect(file).toHaveCount(isOver ? 0 : 1);
    // What has begun cannot be cancelled, and the page says whom to ask.
    const isBegun = date === '2026-06-12';
    await expect(page.getByText(pt.bookings.begun)).toHaveCount(isBegun ? 1 : 0);
    const cancel = page.getByRole('button', { name: /^Cancelar/ });
    await expect(cancel).toHaveCount(date === '2026-06-11' ? 1 : 0);
    if (!isBegun) continue;
    await page.getByRole('link', { name: pt.page.mine }).first().click();
    await expect(page.getByText(/RL-.*, confirmada/)).toBeVisible();
    await expect(page.getByText(pt.bookings.begun)).toBeVisible();
    await expect(cancel).toHaveCount(0);
    await page.goBack();
  }
  await page.getByRole('link', { name: pt.page.mine }).first().click();
  await expect(page.getByText(/RL-.*, terminada/)).toBeVisible();
});

test('the question of a booking goes when the hotel cancels it', async ({ page }) => {
  const reference = await bookRiver(page);
  const house = await openDesk(page, '2026-06-11');
  await page.getByRole('button', { name: pt.bookings.cancelOne(reference) }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoViolation(page);
  await house.getByRole('button', { name: deskPt.changeOne(reference) }).click();
  await house.getByRole('button', { name: deskPt.hotelCancels }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('group', { name: pt.bookings.off.cancelledByHotel })).toBeFocused();
  await expect(page.getByText(pt.bookings.justChanged)).toBeAttached();
  await expect(page.getByText(pt.bookings.offLead.cancelledByHotel)).toBeVisible();
  await expect(page.getByText(pt.bookings.offLead.cancelled)).toBeHidden();
});

test('a cancellation that has become dearer is asked for again', async ({ page }) => {
  await bookRiver(page);
  await page.clock.setFixedTime(new Date('2026-06-08T22:59:50Z'));
  await page.getByRole('button', { name: /^Cancelar a reserva/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(pt.bookings.noFee);
  // Midnight in Lisbon; the page has not looked at its clock yet.
  await page.clock.setFixedTime(new Date('2026-06-08T23:00:05Z'));
  await dialog.getByRole('button', { name: pt.bookings.yes }).click();
  await expect(dialog).toContainText(priceOf(river.nights[0]?.cents, 'cancelar custa agora '));
  await dialog.getByRole('button', { name: pt.bookings.yes }).click();
  await expect(page.getByRole('heading', { name: pt.bookings.off.cancelled })).toBeVisible();
  await expect(page.getByText(priceOf(river.nights[0]?.cents, 'Por pagar: '))).toBeVisible();
});

test('a price that changes under the form is said before confirming', async ({ page }) => {
  await chooseStay(page);
  await fillGuest(page);
  await setRate(await openDesk(page), deskPt, pt.rooms.rio.name, '300');
  await expect(page.getByText(/O preço mudou entretanto: agora são 912\s€/).first()).toBeVisible();
  await page.getByRole('button', { name: /^Confirmar por 912\s€/ }).click();
  await expect(page.locator('.sum dd')).toHaveText(/912\s€/);
});

test('what a guest writes arrives at the desk, and is owed after all', async ({ page }) => {
  const [words, desk] = [en, deskEn];
  const { details } = words;
  await page.goto(`${address}?lang=en`);
  await chooseStay(page, words);
  await fillGuest(page, details);
  await page.getByLabel(details.taxNumber).fill('123456789');
  await page.getByLabel(details.arrivalTime).selectOption(details.times.late);
  await page.locator('button[type="submit"]').click();
  await expect(page.locator('.said')).toContainText('123456789');

  const house = await openDesk(page, '2026-06-11', desk);
  const showDay = (date: string) => house.getByLabel(desk.day, { exact: true }).fill(date);
  const row = house.getByRole('listitem').filter({ hasText: 'Marta Valadares' });
  await expect(row).toContainText(`${details.taxNumber} 123456789`);
  await expect(row).toContainText(details.times.late);
  // When she came is of no use to those who see her leave, and would read as when she goes.
  await showDay('2026-06-14');
  await expect(row).toBeVisible();
  await expect(row).not.toContainText(details.times.late);

  // The kitchen has both mornings: that of the day, and the next.
  for (const date of [14, 15])
    await expect(house.locator('.desk-lead').first()).toHaveText(
      new RegExp(desk.breakfasts(`.*${date}.*`, '.*')),
    );

  await showDay('2026-06-20');
  await expect(house.getByRole('heading', { name: desk.unsettled })).toBeVisible();
  await expect(row).toContainText(String(river.totalCents / 100));
  await row.getByRole('button', { name: /RL-/ }).click();
  await expect(row.getByLabel(details.taxNumber)).toHaveValue('123456789');
  await row.getByLabel(details.taxNumber).fill('123456780');
  await expect(row.getByText(details.errors.taxNumber)).toBeVisible();
  await row.getByLabel(details.taxNumber).fill('123456789');
  await row.getByRole('button', { name: new RegExp(desk.settle.pay('').trim()) }).click();
  await expect(row).toHaveCount(0);
  await expect(house.getByRole('heading', { name: desk.unsettled })).toHaveCount(0);
});

test('payments, refunds and absent guests are noted, and undone', async ({ page }) => {
  const [words, desk] = [en, deskEn];
  const reference = await bookRiver(page);
  await page.clock.setFixedTime(new Date('2026-06-11T20:00:00Z'));
  await page.goto(`${address}?lang=en#reserva-${reference}`);
  const house = await openDesk(page, undefined, desk);
  const row = house.getByRole('listitem').filter({ hasText: reference });
  const [firstNight = 0] = river.nights.map(({ cents }) => cents);
  const euros = (cents: number) => `€${cents / 100}`;
  const [all, first] = [euros(river.totalCents), euros(firstNight)];
  const rest = euros(river.totalCents - firstNight);
  const open = () => row.getByRole('button', { name: desk.changeOne(reference) }).click();
  const undo = (name: string) => row.getByRole('button', { name }).click();
  const { owed } = words.bookings;

  await open();
  await row.getByRole('button', { name: desk.settle.pay(all) }).click();
  await expect(row).toContainText(owed.paid(all));
  await expect(page.getByText(owed.paid(all))).toBeVisible();

  await open();
  await row.getByRole('button', { name: desk.nobodyCame(first) }).click();
  await expect(page.getByRole('heading', { name: words.bookings.off.noShow })).toBeVisible();
  await expect(page.getByText(owed.back(rest))).toBeVisible();
  await expect(house.locator('.done')).toHaveText(desk.nobodyCameSaid(reference));
  const off = house.getByRole('listitem').filter({ hasText: 'Marta Valadares' });
  await expect(off).toContainText(desk.cancelled.noShow);
  await off.getByRole('button', { name: desk.settle.back(rest) }).click();
  await expect(page.getByText(owed.paid(first))).toBeVisible();
  await expectOnlyItsLanguage(house, 'en', sides);
  // Each press is named after what it takes back.
  await expect(off).toContainText(reference);
  for (const step of [desk.undo.refund, desk.undo.end])
    await off.getByRole('button', { name: `${step}: ${reference}` }).click();
  await expect(row).toContainText(owed.paid(all));
  await undo(`${desk.undo.payment}: ${reference}`);
  await expect(row).toContainText(owed.pay(all));
  await expect(page.getByText(owed.pay(all))).toBeVisible();

  await open();
  await row.getByRole('button', { name: desk.guestCancels(first) }).click();
  await expect(page.getByRole('heading', { name: words.bookings.off.cancelled })).toBeVisible();
  await expect(page.getByText(owed.pay(first))).toBeVisible();
  // Who owes something can be reached.
  await expect(row.getByRole('link', { name: 'marta@exemplo.pt' })).toBeVisible();
  await expectOnlyItsLanguage(page, 'en', sides);
});

test('the first Tab into the calendar shows the day that has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(address);
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press('Tab');
    const seen = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused?.matches('[data-day]')) return null;
      const { x, y, width, height } = focused.getBoundingClientRect();
      const corners = [0.1, 0.9].map((part) =>
        document.elementFromPoint(x + width / 2, y + height * part),
      );
      return corners.every((element) => element !== null && focused.contains(element));
    });
    if (seen === null) continue;
    expect(seen).toBe(true);
    return;
  }
  throw new Error('No day was focused.');
});

test('for today only times of arrival that are still to come are offered', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-06-11T16:30:00Z'));
  await page.goto(address);
  await chooseStay(page);
  await fillGuest(page);
  const { times } = pt.details;
  const time = page.getByLabel(pt.details.arrivalTime);
  const all = [times.unknown, times['17-19'], times['19-21'], times.late];
  await expect(time.getByRole('option')).toHaveText(all);
  await time.selectOption(times['17-19']);
  await page.clock.setFixedTime(new Date('2026-06-11T18:01:00Z'));
  await confirm(page);
  await expect(page.locator('#arrivalTime-hint')).toHaveText(pt.details.timeOver);
  await expect(time.getByRole('option')).toHaveText([times.unknown, times['19-21'], times.late]);
  await expect(time).toHaveValue('unknown');
  await confirm(page);
  await expect(page.locator('.reference')).toBeVisible();
});

test('what is begun at the desk outlasts forms, sides and languages', async ({ page }) => {
  const reference = await bookRiver(page);
  const open = (desk: Page, words = deskPt) =>
    desk.getByRole('button', { name: words.changeOne(reference) }).click();
  await page.goto(`${address}?lang=pt#gestao`);
  await page.getByLabel(deskPt.day, { exact: true }).fill('2026-06-11');
  await open(page);
  const typed = 'Chega com um cão\ne com um gato';
  const note = page.getByLabel(deskPt.note, { exact: true });
  await note.fill(typed);
  await page.locator('#new').click();
  await page.getByLabel(pt.details.name).fill('Rui Faria');
  // A new booking keeps its nights.
  await page.getByLabel(pt.dates.arrival, { exact: true }).fill('2026-06-20');
  await expect(page.getByLabel(pt.dates.departure, { exact: true })).toHaveValue('2026-06-21');
  await open(page);
  await expect(note).toHaveValue(typed);
  await page.getByRole('link', { name: deskPt.asGuest }).click();
  await expect(page.locator('.dates')).toBeVisible();
  await page.goBack();
  await expect(note).toHaveValue(typed);
  await page.reload();
  await expect(note).toHaveValue(typed);
  await page.getByRole('link', { name: 'EN, English' }).click();
  await expect(page.getByLabel(deskEn.day, { exact: true })).toHaveValue('2026-06-11');
  await expect(page.getByLabel(deskEn.note, { exact: true })).toHaveValue(typed);

  // Another screen saves first: what is typed here overwrites nothing.
  const other = await openDesk(page, '2026-06-11');
  await open(other);
  await other.getByLabel(pt.dates.departure, { exact: true }).fill('2026-06-13');
  await other.getByRole('button', { name: deskPt.save, exact: true }).click();
  await expect(page.getByText(deskEn.refused.changed)).toBeVisible();
  await page.getByRole('button', { name: deskEn.back }).click();
  await open(page, deskEn);
  await expect(page.getByLabel(deskEn.note, { exact: true })).toHaveValue('');
  await page.locator('#new').click();
  await expect(page.getByLabel(en.details.name)).toHaveValue('Rui Faria');
  await page.getByRole('button', { name: deskEn.back }).click();
  await page.locator('#new').click();
  await expect(page.getByLabel(en.details.name)).toHaveValue('');
});

test('cancelling is explained: free at first, then the first night', async ({ page }) => {
  const cancel = page.getByRole('button', { name: /^Cancelar a reserva/ });
  const dialog = page.getByRole('dialog');
  const cancelled = page.getByRole('group', { name: pt.bookings.off.cancelled });
  await page.clock.setFixedTime(new Date('2026-06-08T10:00:00Z'));
  await chooseTower(page);
  await expect(
    page.getByLabel(/até três dias antes, depois paga-se a primeira noite/),
  ).toBeChecked();
  await confirm(page);
  await cancel.click();
  await expect(dialog).toContainText(pt.bookings.noFee);
  await dialog.getByRole('button', { name: pt.bookings.yes }).click();
  await expect(cancelled).toBeFocused();

  await page.clock.setFixedTime(new Date('2026-06-10T10:00:00Z'));
  await chooseTower(page);
  await expect(page.getByLabel(priceOf(towerNight, 'menos de três dias.*'))).toBeChecked();
  await confirm(page);
  const total = (await page.locator('.sum dd').textContent()) ?? '';
  const reference = (await page.locator('.reference strong').textContent()) ?? '';
  const desk = await openDesk(page, '2026-06-11');
  const own = desk.locator(`[id="${reference}"]`);
  const change = own.getByRole('button', { name: deskPt.changeOne(reference) });
  await change.click();
  await own.getByRole('button', { name: deskPt.settle.pay(total) }).click();
  await expect(own).toContainText(pt.bookings.owed.paid(total));
  await change.click();
  const note = desk.getByLabel(deskPt.note, { exact: true });
  await note.fill('Chega com um cão');
  await expect(page.locator('.owed')).toHaveText(pt.bookings.owed.paid(total));
  await cancel.click();
  await expect(dialog).toContainText(
    new RegExp(`${priceOf(towerNight, 'menos de três dias.*').source}.*A devolver: \\d+\\s€`),
  );
  await dialog.getByRole('button', { name: pt.bookings.yes }).click();
  await expect(cancelled).toBeVisible();
  await expect(page.locator('.owed')).toContainText('A devolver');
  await expect(
    page.getByText(priceOf(towerNight, '^Cancelar custa a primeira noite, ')),
  ).toBeVisible();
  // What is typed at the desk stays when the guest cancels meanwhile.
  await expect(desk.getByText(deskPt.refused.changed)).toBeVisible();
  await expect(note).toHaveValue('Chega com um cão');
  await desk.getByRole('button', { name: deskPt.back }).click();
  await expect(own).toContainText(deskPt.cancelled.cancelled);
});

test('the hotel sees two weeks of free rooms and prices on one screen', async ({ page }) => {
  await page.goto(`${address}#gestao`);
  await expect(page.locator('.desk thead th')).toHaveCount(1 + 14);
  // Six kinds of rooms and the sum.
  await expect(page.locator('.desk tbody tr, .desk tfoot tr')).toHaveCount(7);
  for (const title of [deskPt.coming, deskPt.staying])
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  // It lists some arrivals, and says how many more come.
  const coming = page.locator('.desk-lists section').filter({ hasText: deskPt.coming });
  const listed = await coming.getByRole('listitem').count();
  const all = bookingsAround('2026-06-02', []).filter(({ arrival }) => arrival > '2026-06-02');
  expect(all.length).toBeGreaterThan(listed);
  await expect(coming).toContainText(deskPt.later(all.length - listed));
});

test('dates without room for more guests say so, and come back with fewer', async ({ page }) => {
  const more = page.getByRole('button', { name: pt.dates.more(pt.dates.adults) });
  const less = page.getByRole('button', { name: pt.dates.less(pt.dates.adults) });
  const hint = page.locator('.hint');
  // A stay of two nights for which only rooms for two are free.
  const from = daysFrom('2026-06-03', 90).find((day) => {
    const isFree = (adults: number) =>
      departuresFrom(day, { adults, children: 0 }, []).has(addDays(day, 2));
    return isFree(2) && !isFree(3);
  });
  if (!from) throw new Error('always a room for three');
  const dates = { arrival: from, departure: addDays(from, 2) };
  const chosen = { adults: 2, children: 0, roomId: null, extras: [], ...dates };
  await page.evaluate(
    (stay) => sessionStorage.setItem('showcase-hotel-stay', JSON.stringify(stay)),
    chosen,
  );
  await page.reload();
  await more.click();
  await expect(hint).toHaveText(pt.dates.noRoomForParty);
  await expect(page.locator('[data-edge=end]')).toHaveCount(0);
  await less.click();
  for (const [edge, date] of [
    ['start', dates.arrival],
    ['end', dates.departure],
  ])
    await expect(page.locator(`[data-date="${date}"]`)).toHaveAttribute('data-edge', edge ?? '');
});

test('at the desk the price comes before the name, all in sight', async ({ page }) => {
  await page.goto(`${address}#gestao`);
  await page.locator('#new').click();
  const form = page.locator('.desk-head form');
  await expect(form.getByRole('status')).toContainText(/Total.*€/);
  await expect(form.getByRole('status')).toContainText(deskPt.unknownGuest);
  await form.getByRole('button', { name: deskPt.back }).click();
  const changes = page.getByRole('button', { name: /^Mudar a reserva/ });
  expect(await changes.count()).toBeGreaterThan(9);
  // The first, one in the middle and the last.
  const count = await changes.count();
  for (const at of [0, Math.floor(count / 2), count - 1]) {
    const change = changes.nth(at);
    await change.click();
    const entry = page.locator('.desk-stays li', { has: page.locator('form') });
    const [name, strip] = [entry.locator('strong').first(), page.locator('.demo')];
    const [box, above] = [await name.boundingBox(), await strip.boundingBox()];
    expect(box?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
    expect(box?.y).toBeLessThan(800);
    await entry.getByRole('button', { name: deskPt.back }).click();
  }
});
