import type { Page } from '@playwright/test';
import { dictionaries } from '../dictionaries.ts';
import { expectNoViolation } from './axe.ts';
import { address, priceOf, stay } from './hotel-booking-steps.ts';
import { expectOnlyItsLanguage, sidesOf } from './languages.ts';
import { expect, test } from './test.ts';

const { pt: deskPt, en: deskEn } = dictionaries.desk;
const { pt, en } = dictionaries.hotel;

const sides = sidesOf(dictionaries.hotel, dictionaries.desk);
/** Three nights of two, with nothing else. */
const river = stay('rio');
const house = 'Casa Rio Lento';

const day = (page: Page, name: string) => page.getByRole('gridcell').getByRole('button', { name });

async function chooseDates(page: Page): Promise<void> {
  await day(page, 'quinta-feira, 11 de junho de 2026').click();
  await day(page, 'domingo, 14 de junho de 2026').click();
  await page.getByRole('button', { name: 'Ver quartos' }).click();
  await expect(page.getByRole('heading', { name: 'Onde quer acordar?' })).toBeFocused();
}

async function fillGuest(page: Page): Promise<void> {
  await page.getByLabel('Nome', { exact: true }).fill('Marta Valadares');
  await page.getByLabel('E-mail').fill('marta@exemplo.pt');
  await page.getByLabel('Telemóvel').fill('912 345 678');
  await page.getByLabel('Aceito as condições').check();
}

async function book(page: Page, room: string): Promise<string> {
  await page.getByRole('button', { name: `Escolher ${room}` }).click();
  await fillGuest(page);
  await page.getByRole('button', { name: /^Confirmar/ }).click();
  await expect(
    page.getByRole('heading', { name: 'Até quinta, 11 de junho, Marta.' }),
  ).toBeFocused();
  return (await page.locator('.reference strong').textContent()) ?? '';
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const extra = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(extra).toBe(0);
}

test.beforeEach(async ({ context }) => {
  await context.clock.setFixedTime(new Date('2026-06-02T09:00:00Z'));
});

test('a stay is booked, takes its room, is kept, and is cancelled again', async ({ page }) => {
  await page.goto(address);
  await expect(page.getByText('Nada é reservado nem cobrado.', { exact: true })).toBeVisible();
  await expect(page.getByRole('grid', { name: 'junho de 2026' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Voltar aos projetos' })).toHaveAttribute(
    'href',
    '/?lang=pt#projects',
  );

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

  await page.getByRole('link', { name: /As minhas reservas/ }).click();
  await page.getByRole('button', { name: `Cancelar a reserva ${reference}` }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('não tem custos');
  await dialog.getByRole('button', { name: 'Sim, cancelar' }).click();
  await expect(page.getByText(`${reference}, cancelada`)).toBeVisible();
  await page.getByRole('link', { name: 'Quarto', exact: true }).click();
  await expect(adega).toContainText('Resta um');
});

test('the calendar answers the keyboard as a grid of dates', async ({ page }) => {
  await page.goto(address);
  const today = day(page, 'terça-feira, 2 de junho de 2026');
  await today.focus();
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

test('a form with errors says what is wrong and takes the visitor there', async ({ page }) => {
  await page.goto(address);
  await chooseDates(page);
  await page.getByRole('button', { name: 'Escolher Quarto do Rio' }).click();
  await page.getByLabel('NIF').fill('123456788');
  await page.getByRole('button', { name: /^Confirmar/ }).click();
  await expect(page.getByLabel('Nome', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Nome', { exact: true })).toHaveAccessibleDescription(
    'Escreva o seu nome.',
  );
  await expect(page.getByLabel('NIF')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('status')).toContainText('5 campos por corrigir');
  await page.getByLabel('NIF').fill('123456789');
  await expect(page.getByLabel('NIF')).toHaveAttribute('aria-invalid', 'false');
});

test('no step has an accessibility violation', async ({ page }) => {
  await page.goto(address);
  await expectNoViolation(page);
  await chooseDates(page);
  await expectNoViolation(page);
  await book(page, 'Quarto do Rio');
  await page.getByRole('link', { name: 'As minhas reservas' }).last().click();
  await page.getByRole('button', { name: /^Cancelar a reserva/ }).click();
  await expectNoViolation(page);
});

test('it works where the browser keeps nothing', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.goto(address);
  await expect(page).toHaveTitle(new RegExp(house));
  await chooseDates(page);
  const reference = await book(page, 'Quarto do Rio');
  await page.getByRole('link', { name: 'As minhas reservas' }).last().click();
  await expect(page.getByText('não guarda dados')).toBeVisible();
  await expect(page.getByText(reference)).toBeVisible();
});

/** Fills the form for the last room in this tab and in another one, which it returns. */
async function chooseLastRoomInTwoTabs(page: Page) {
  await page.goto(address);
  await chooseDates(page);
  const other = await page.context().newPage();
  await other.goto(`${address}#quartos`);
  for (const tab of [page, other]) {
    await tab.getByRole('button', { name: 'Escolher Quarto da Adega' }).click();
  }
  await fillGuest(page);
  await fillGuest(other);
  return other;
}

test('the last room is booked once when two tabs confirm at the same time', async ({ page }) => {
  const other = await chooseLastRoomInTwoTabs(page);
  const confirm = (tab: Page) =>
    tab.evaluate(() => document.querySelector<HTMLFormElement>('.details')?.requestSubmit());
  await Promise.all([confirm(page), confirm(other)]);
  const outcome = (tab: Page) => tab.locator('.reference strong, .notice');
  for (const tab of [page, other]) await expect(outcome(tab)).toBeVisible();
  const said = await Promise.all([page, other].map((tab) => outcome(tab).textContent()));
  const [reference = '', refusal] = said
    .map(String)
    .sort((one) => (one.startsWith('RL-') ? -1 : 1));
  expect(refusal).toContain('Quarto da Adega: acabou de ser reservado.');
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
  // Seven days later, still open.
  await page.clock.fastForward(7 * 24 * 60 * 60 * 1000);
  await expect(page.getByText(/3 de junho: esse dia de chegada já passou/).first()).toBeVisible();
  await expect(day(page, 'quarta-feira, 3 de junho de 2026')).toHaveAttribute('aria-disabled');
  await expect(page.locator('[aria-current="date"]')).toHaveAccessibleName(/9 de junho de 2026/);
  await page.getByRole('link', { name: /As minhas reservas/ }).click();
  await page.getByRole('button', { name: /^Cancelar a reserva/ }).click();
  await expect(page.getByRole('dialog')).toContainText(
    priceOf(river.nights[0]?.cents, 'pagaria a primeira noite, '),
  );
});

test('a first name without a space stays inside the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(address);
  await chooseDates(page);
  await page.getByRole('button', { name: 'Escolher Quarto do Rio' }).click();
  await fillGuest(page);
  await page.getByLabel('Nome', { exact: true }).fill(`${'W'.repeat(60)} Valadares`);
  await page.getByRole('button', { name: /^Confirmar/ }).click();
  await expect(page.locator('.reference')).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('what is shown first is what is paid last', async ({ page }) => {
  await page.goto(address);
  await page.getByRole('button', { name: 'Mais crianças' }).click();
  await day(page, 'quinta-feira, 11 de junho de 2026').click();
  await day(page, 'domingo, 14 de junho de 2026').click();
  const first = (await page.locator('.bar strong').textContent())?.replace('desde ', '') ?? '';
  expect(first).toMatch(/€/);
  await page.getByRole('button', { name: 'Ver quartos' }).click();
  const listed = await page.locator('.choose strong').allTextContents();
  expect(listed).toContain(first);
  for (const [index, price] of listed.entries()) {
    await page
      .getByRole('button', { name: /^Escolher/ })
      .nth(index)
      .click();
    await expect(page.getByRole('button', { name: `Confirmar por ${price}` })).toBeVisible();
    await page.goBack();
  }
});

test('a stay that is too short says so where a phone shows it', async ({ page }) => {
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
});

test('a reload keeps the room, the extras and what was typed', async ({ page }) => {
  await page.goto(address);
  await chooseDates(page);
  await page.getByRole('button', { name: 'Escolher Quarto do Rio' }).click();
  await page.getByRole('checkbox', { name: 'Pequeno-almoço' }).check();
  await page.getByLabel('Nome', { exact: true }).fill('Marta Valadares');
  await page.getByLabel('Hora de chegada').selectOption('19h–21h');
  await page.getByLabel(/alguma coisa que devamos saber/).fill('Chegamos de comboio.');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Quarto do Rio' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Pequeno-almoço' })).toBeChecked();
  await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('Marta Valadares');
  await expect(page.getByLabel('Hora de chegada')).toHaveValue('19-21');

  await fillGuest(page);
  await page.getByRole('button', { name: /^Confirmar/ }).click();
  await expect(page.getByText('Chegamos de comboio.')).toBeVisible();
  await expect(page.getByText('19h–21h')).toBeVisible();
  await page.getByRole('button', { name: /^Cancelar a reserva/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(
    page.getByRole('heading', { name: 'Até quinta, 11 de junho, Marta.' }),
  ).toBeVisible();
  await page.getByRole('button', { name: /^Cancelar a reserva/ }).click();
  await dialog.getByRole('button', { name: 'Sim, cancelar' }).click();
  await expect(page.getByRole('heading', { name: 'Reserva cancelada' })).toBeFocused();
});

test('the skip link stays on the step, also when something is typed or chosen after it', async ({
  page,
}) => {
  await page.goto(address);
  await chooseDates(page);
  await page.getByRole('button', { name: 'Escolher Quarto do Rio' }).click();
  await page.getByRole('link', { name: pt.page.skip }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#view$/);
  await page.getByRole('checkbox', { name: 'Pequeno-almoço' }).check();
  await fillGuest(page);
  await page.getByRole('button', { name: /^Confirmar/ }).click();
  await expect(page.locator('.reference')).toBeVisible();
});

test('the skip link followed at once after a choice leaves the next step', async ({ page }) => {
  await page.goto(address);
  await chooseDates(page);
  const choose = page.getByRole('button', { name: 'Escolher Quarto do Rio' });
  const skip = await page.getByRole('link', { name: pt.page.skip }).elementHandle();
  // In one task, so that the address has changed twice before the page hears of the first time.
  await choose.evaluate((button, link) => {
    for (const pressed of [button, link]) if (pressed instanceof HTMLElement) pressed.click();
  }, skip);
  await expect(page.getByRole('heading', { name: 'Quarto do Rio' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Pequeno-almoço' })).toBeVisible();
});

test('the rooms can be looked at before there are dates', async ({ page }) => {
  await page.goto(address);
  await page.getByRole('link', { name: 'Quarto', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Os quartos da casa' })).toBeFocused();
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(6);
  await page.setViewportSize({ width: 360, height: 780 });
  await expectNoSidewaysScroll(page);
});

test('the legend shows the lowest prices above it', async ({ page }) => {
  await page.goto(address);
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
  await expect(house.getByRole('heading', { name: desk.title })).toBeFocused();
  const departures = house.locator('.desk-stays').nth(1).getByRole('listitem');
  await expect(departures.first()).toContainText(desk.leaving(words.count.adults(2)));

  await house.getByRole('combobox').selectOption(words.rooms.adega.name);
  await house.getByLabel(desk.from).fill('2026-06-11');
  await house.getByLabel(desk.to).fill('2026-06-10');
  await house.getByLabel(desk.price).fill('5');
  await house.getByRole('button', { name: desk.saveRate }).click();
  await expect(house.getByText(desk.rateWrong)).toBeVisible();
  await house.getByLabel(desk.to).fill('2026-06-13');
  await house.getByRole('button', { name: desk.saveRate }).click();
  // With the tourist tax of two.
  await expect(page.locator('[data-date="2026-06-11"] .price')).toHaveText('9');

  for (const date of ['2026-06-11', '2026-06-14'])
    await page.locator(`[data-day="${date}"]`).click();
  await page.getByRole('button', { name: words.dates.seeRooms }).click();
  await page
    .getByRole('button', { name: words.roomList.chooseRoom(words.rooms.adega.name) })
    .click();
  await page.getByLabel(words.details.name).fill('Marta Valadares');
  await page.getByLabel(words.details.email).fill('marta@exemplo.pt');
  await page.getByLabel(words.details.phone).fill('912 345 678');
  await page.getByRole('checkbox', { name: words.extras.breakfast.name }).check();
  await page.getByLabel(words.details.terms).check();
  // 15 for the nights, 12 of tourist tax, 84 for breakfast.
  await page.getByRole('button', { name: /111/ }).click();
  const toStudio = page.getByRole('link', { name: words.bookings.toStudio });
  await expect(toStudio).toHaveAttribute(
    'href',
    `/contact?lang=en&subject=${encodeURIComponent(words.bookings.subject)}`,
  );
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
  await house.getByRole('button', { name: desk.undoOne(desk.undo.end, reference) }).click();
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
  for (const width of [2560, 820, 320, 390]) {
    await house.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(house);
  }
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
  await page.goto(address);
  await chooseDates(page);
  return book(page, 'Quarto do Rio');
}

test('a stay that has begun cannot be cancelled, and the page says whom to ask', async ({
  page,
}) => {
  const reference = await bookRiver(page);
  await page.clock.setFixedTime(new Date('2026-06-12T10:00:00Z'));
  await page.reload();
  await expect(page.getByText(pt.bookings.begun)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Cancelar/ })).toHaveCount(0);
  await page.getByRole('link', { name: pt.page.mine }).first().click();
  await expect(page.getByText(`${reference}, confirmada`)).toBeVisible();
  await expect(page.getByText(pt.bookings.begun)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Cancelar/ })).toHaveCount(0);
});

test('a booking greets its guest before, during and after the stay, and nothing old is left said', async ({
  page,
}) => {
  const status = page.locator('main [role="status"], body > [role="status"]').first();
  await page.goto(address);
  await chooseDates(page);
  await page.getByRole('button', { name: 'Escolher Quarto do Rio' }).click();
  await page.getByRole('button', { name: /^Confirmar/ }).click();
  await expect(status).toHaveText(pt.details.problems(4));
  await fillGuest(page);
  await page.getByRole('button', { name: /^Confirmar/ }).click();
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
  }
  await page.getByRole('link', { name: pt.page.mine }).first().click();
  await expect(page.getByText(/RL-.*, terminada/)).toBeVisible();
});

test('a question whether to cancel goes away when the hotel has cancelled meanwhile', async ({
  page,
}) => {
  const reference = await bookRiver(page);
  const house = await page.context().newPage();
  await house.goto(`${address}#gestao`);
  await house.getByLabel(deskPt.day, { exact: true }).fill('2026-06-11');
  await page.getByRole('button', { name: pt.bookings.cancelOne(reference) }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await house.getByRole('button', { name: deskPt.changeOne(reference) }).click();
  await house.getByRole('button', { name: deskPt.hotelCancels }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: pt.bookings.off.cancelledByHotel })).toBeFocused();
  await expect(page.getByText(pt.bookings.justChanged)).toBeAttached();
  await expect(page.getByText(pt.bookings.offLead.cancelledByHotel)).toBeVisible();
  await expect(page.getByText(pt.bookings.offLead.cancelled)).toBeHidden();
});

test('a cancellation that has become dearer while its dialog was open is asked for again', async ({
  page,
}) => {
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

test('a price that changes under the form is said before anything is confirmed', async ({
  page,
}) => {
  await page.goto(address);
  await chooseDates(page);
  await page.getByRole('button', { name: 'Escolher Quarto do Rio' }).click();
  await fillGuest(page);
  const house = await page.context().newPage();
  await house.goto(`${address}#gestao`);
  await house.getByRole('combobox').selectOption(pt.rooms.rio.name);
  await house.getByLabel(deskPt.from).fill('2026-06-11');
  await house.getByLabel(deskPt.to).fill('2026-06-13');
  await house.getByLabel(deskPt.price).fill('300');
  await house.getByRole('button', { name: deskPt.saveRate }).click();
  await expect(page.getByText(/O preço mudou entretanto: agora são 912\s€/).first()).toBeVisible();
  await page.getByRole('button', { name: /^Confirmar por 912\s€/ }).click();
  await expect(page.locator('.sum dd')).toHaveText(/912\s€/);
});

test('what a guest has written arrives at the desk, and an account stays open after the stay', async ({
  page,
}) => {
  const [words, desk] = [en, deskEn];
  const { details } = words;
  await page.goto(`${address}?lang=en`);
  for (const date of ['2026-06-11', '2026-06-14'])
    await page.locator(`[data-day="${date}"]`).click();
  await page.getByRole('button', { name: words.dates.seeRooms }).click();
  await page.getByRole('button', { name: words.roomList.chooseRoom(words.rooms.rio.name) }).click();
  await page.getByLabel(details.name).fill('Marta Valadares');
  await page.getByLabel(details.email).fill('marta@exemplo.pt');
  await page.getByLabel(details.phone).fill('912 345 678');
  await page.getByLabel(details.taxNumber).fill('123456789');
  await page.getByLabel(details.arrivalTime).selectOption(details.times.late);
  await page.getByLabel(details.terms).check();
  await page.locator('button[type="submit"]').click();
  await expect(page.locator('.said')).toContainText('123456789');

  const house = await page.context().newPage();
  await house.goto(`${address}?lang=en#gestao`);
  const showDay = (date: string) => house.getByLabel(desk.day, { exact: true }).fill(date);
  await showDay('2026-06-11');
  const row = house.getByRole('listitem').filter({ hasText: 'Marta Valadares' });
  await expect(row).toContainText(`${details.taxNumber} 123456789`);
  await expect(row).toContainText(details.times.late);
  // When she came is of no use to those who see her leave, and would read as when she goes.
  await showDay('2026-06-14');
  await expect(row).toBeVisible();
  await expect(row).not.toContainText(details.times.late);

  // The kitchen has both mornings: that of the day, and the next.
  const [, next] = [14, 15].map((date) => new RegExp(desk.breakfasts(`.*${date}.*`, '.*')));
  await expect(house.locator('.desk-lead').first()).toHaveText(next ?? '');
  await expect(house.locator('.desk-lead').first()).toHaveText(
    new RegExp(desk.breakfasts('.*14.*', '.*')),
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

test('payments, refunds and guests who do not come are written down, and undone', async ({
  page,
}) => {
  const [words, desk] = [en, deskEn];
  const reference = await bookRiver(page);
  await page.clock.setFixedTime(new Date('2026-06-11T20:00:00Z'));
  const house = await page.context().newPage();
  await house.clock.setFixedTime(new Date('2026-06-11T20:00:00Z'));
  await page.goto(`${address}?lang=en#reserva-${reference}`);
  await house.goto(`${address}?lang=en#gestao`);
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
    await off.getByRole('button', { name: desk.undoOne(step, reference) }).click();
  await expect(row).toContainText(owed.paid(all));
  await undo(desk.undoOne(desk.undo.payment, reference));
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
  await chooseDates(page);
  await page.getByRole('button', { name: 'Escolher Quarto do Rio' }).click();
  await fillGuest(page);
  const { times } = pt.details;
  const time = page.getByLabel(pt.details.arrivalTime);
  const all = [times.unknown, times['17-19'], times['19-21'], times.late];
  await expect(time.getByRole('option')).toHaveText(all);
  await time.selectOption(times['17-19']);
  await page.clock.setFixedTime(new Date('2026-06-11T18:01:00Z'));
  await page.getByRole('button', { name: /^Confirmar/ }).click();
  await expect(page.locator('#arrivalTime-hint')).toHaveText(pt.details.timeOver);
  await expect(time.getByRole('option')).toHaveText([times.unknown, times['19-21'], times.late]);
  await expect(time).toHaveValue('unknown');
  await page.getByRole('button', { name: /^Confirmar/ }).click();
  await expect(page.locator('.reference')).toBeVisible();
});

test('what is begun at the desk outlasts other forms, the guest’s side, a reload and another language', async ({
  page,
}) => {
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
  const other = await page.context().newPage();
  await other.goto(`${address}?lang=pt#gestao`);
  await other.getByLabel(deskPt.day, { exact: true }).fill('2026-06-11');
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
