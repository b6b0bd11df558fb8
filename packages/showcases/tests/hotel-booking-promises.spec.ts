/** What the story of the hotel says and no other test holds. */
import type { Page } from '@playwright/test';
import { addDays, daysFrom } from '../browser/day.ts';
import { departuresFrom } from '../hotel-booking/availability.ts';
import { bookingsAround } from '../hotel-booking/owner/samples.ts';
import { pt as deskPt } from '../hotel-booking/owner/words/pt.ts';
import { pt } from '../hotel-booking/words/pt.ts';
import { address, priceOf, stay } from './hotel-booking-steps.ts';
import { expect, test } from './test.ts';

const towerNight = stay('mirante').nights[0]?.cents;

test.beforeEach(async ({ context }) => {
  await context.clock.setFixedTime(new Date('2026-06-02T09:00:00Z'));
});

async function chooseTower(page: Page, departure = '2026-06-14'): Promise<void> {
  await page.goto(address);
  for (const date of ['2026-06-11', departure]) await page.locator(`[data-day="${date}"]`).click();
  await page.getByRole('button', { name: pt.dates.seeRooms }).click();
  await page.getByRole('button', { name: pt.roomList.chooseRoom(pt.rooms.mirante.name) }).click();
  await page.getByLabel(pt.details.name).fill('Marta Valadares');
  await page.getByLabel(pt.details.email).fill('marta@exemplo.pt');
  await page.getByLabel(pt.details.phone).fill('912 345 678');
  await page.getByLabel(pt.details.note).fill('Chegamos de comboio');
}

const confirm = (page: Page) => page.getByRole('button', { name: /^Confirmar/ }).click();

test('the slower of two guests is told, and keeps what was typed for another room', async ({
  page,
  context,
}) => {
  const slower = await context.newPage();
  for (const tab of [page, slower]) await chooseTower(tab);
  await page.getByRole('checkbox', { name: /^Aceito/ }).check();
  await confirm(page);
  await expect(slower.getByText(pt.lost.room(pt.rooms.mirante.name)).first()).toBeVisible();
  await slower.getByRole('button', { name: pt.roomList.chooseRoom(pt.rooms.rio.name) }).click();
  await expect(slower.getByLabel(pt.details.name)).toHaveValue('Marta Valadares');
  await expect(slower.getByLabel(pt.details.email)).toHaveValue('marta@exemplo.pt');
  await expect(slower.getByLabel(pt.details.phone)).toHaveValue('912 345 678');
  await expect(slower.getByLabel(pt.details.note)).toHaveValue('Chegamos de comboio');
});

test('cancelling is explained before confirming and when cancelling, until three days before and after', async ({
  page,
}) => {
  for (const [date, terms, asked] of [
    ['2026-06-08', /até três dias antes, depois paga-se a primeira noite/, pt.bookings.noFee],
    [
      '2026-06-09',
      priceOf(towerNight, 'menos de três dias.*'),
      priceOf(towerNight, 'menos de três dias.*'),
    ],
  ] as const) {
    await page.clock.setFixedTime(new Date(`${date}T10:00:00Z`));
    await chooseTower(page);
    await page.getByLabel(terms).check();
    await confirm(page);
    await page.getByRole('button', { name: /^Cancelar a reserva/ }).click();
    await expect(page.getByRole('dialog')).toContainText(asked);
    await page.getByRole('button', { name: pt.bookings.yes }).click();
    await expect(page.getByRole('heading', { name: pt.bookings.off.cancelled })).toBeVisible();
  }
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

test('whatever a finger presses on a phone is at least 44 px high, but for the strip above the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await chooseTower(page);
  for (const hash of ['#datas', '#quartos', '#dados', '#reservas', '#gestao']) {
    await page.goto(`${address}${hash}`);
    await expect(page.locator('h2').first()).toBeAttached();
    await expect(page.locator('.desk-stays a').first()).toBeAttached({
      attached: hash === '#gestao',
    });
    const low = await page.evaluate(() =>
      [...document.querySelectorAll('a, button, summary, select, input:not([type="checkbox"])')]
        // Links within a sentence are as high as its lines.
        .filter((each) => each.checkVisibility() && !each.matches('.demo *, .lead a'))
        .filter((each) => each.getBoundingClientRect().height < 44)
        .map((each) => each.outerHTML.slice(0, 80)),
    );
    expect(low, hash).toEqual([]);
  }
});

test('dates without room for more guests say so, and come back with fewer', async ({ page }) => {
  await page.goto(address);
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

test('the fee of a paid stay that is cancelled late is named, beside what is given back', async ({
  page,
  context,
}) => {
  await page.clock.setFixedTime(new Date('2026-06-10T10:00:00Z'));
  await chooseTower(page);
  await page.getByRole('checkbox', { name: /^Aceito/ }).check();
  await confirm(page);
  const total = (await page.locator('.sum dd').textContent()) ?? '';
  const desk = await context.newPage();
  await desk.goto(`${address}#gestao`);
  await desk.getByLabel(deskPt.day, { exact: true }).fill('2026-06-11');
  const own = desk.locator('[data-own]');
  await own.getByRole('button', { name: /^Mudar a reserva/ }).click();
  await own.getByRole('button', { name: deskPt.settle.pay(total) }).click();
  await page.getByRole('button', { name: /^Cancelar a reserva/ }).click();
  await expect(page.getByRole('dialog')).toContainText(
    new RegExp(`${priceOf(towerNight).source}.*A devolver: \\d+\\s€`),
  );
  await page.getByRole('button', { name: pt.bookings.yes }).click();
  await expect(page.locator('.owed')).toContainText('A devolver');
  await expect(
    page.getByText(priceOf(towerNight, '^Cancelar custa a primeira noite, ')),
  ).toBeVisible();
});

test('what is typed at the desk stays when the guest cancels meanwhile', async ({
  page,
  context,
}) => {
  await chooseTower(page);
  await page.getByRole('checkbox', { name: /^Aceito/ }).check();
  await confirm(page);
  const desk = await context.newPage();
  await desk.goto(`${address}#gestao`);
  await desk.getByLabel(deskPt.day, { exact: true }).fill('2026-06-11');
  const own = desk.locator('[data-own]');
  await own.getByRole('button', { name: /^Mudar a reserva/ }).click();
  await desk.getByLabel(deskPt.note, { exact: true }).fill('Chega com um cão');
  await page.getByRole('button', { name: /^Cancelar a reserva/ }).click();
  await page.getByRole('button', { name: pt.bookings.yes }).click();
  await expect(desk.getByText(deskPt.refused.changed)).toBeVisible();
  await expect(desk.getByLabel(deskPt.note, { exact: true })).toHaveValue('Chega com um cão');
  await desk.getByRole('button', { name: deskPt.back }).click();
  await expect(own).toContainText(deskPt.cancelled.cancelled);
});

test('on the telephone the price is said before the name, and no field is under the strip', async ({
  page,
}) => {
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
