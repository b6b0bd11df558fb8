/**
 * What each product is there for, once and in a moment: a visitor on a small phone does the main job, and the house
 * sees it at its desk. Everything around it has tests of its own beside this file.
 */

import type { BrowserContext, Page } from '@playwright/test';
import { dictionaries } from '../dictionaries.ts';
import { PIECES } from '../music-player/pieces.ts';
import { expectNoViolation } from './axe.ts';
import { chooseStay, stay } from './hotel-booking-steps.ts';
import { expectOnlyItsLanguage } from './languages.ts';
import { expectNothingSideways } from './large-text.ts';
import { expect, test } from './test.ts';

const { en: bakers } = dictionaries.bakers;
const { en: bakery } = dictionaries.bakery;
const { en: desk } = dictionaries.desk;
const { en: hotel } = dictionaries.hotel;
const { en: legacy } = dictionaries.legacy;
const { en: music } = dictionaries.music;
const { en: restaurant } = dictionaries.restaurant;

const titles = PIECES.flatMap(({ title, artist }) => [title, artist]);

/** Each page in English, so that a word that nobody translates is seen. */
async function open(context: BrowserContext, slug: string, side = '', width = 360): Promise<Page> {
  const page = await context.newPage();
  await page.setViewportSize({ width, height: 740 });
  await page.goto(`/showcase/${slug}/?lang=en${side}`);
  return page;
}

/** It reads in one language, leads back, has nothing for axe to find, and is no wider than the screen. */
async function look(page: Page, ...names: (keyof typeof dictionaries)[]) {
  const [en, pt] = [
    names.map((name) => dictionaries[name].en),
    names.map((name) => dictionaries[name].pt),
  ];
  await expectOnlyItsLanguage(page, 'en', { en, pt, es: {} }, titles);
  await expect(page.locator('a[href="/?lang=en#projects"]').first()).toBeAttached();
  await expectNoViolation(page);
  await expectNothingSideways(page, [page.viewportSize()?.width ?? 0]);
}

test('restaurant-orders: a dish is ordered, cooked, served and paid', async ({ context }) => {
  await context.clock.setFixedTime('2026-05-14T13:12:00+01:00');
  const { bill, dishes, menu, page, pay, say, staff, tables } = restaurant;
  const guest = await open(context, 'restaurant-orders');
  const house = await open(context, 'restaurant-orders', '#cozinha', 1280);
  await expect(house.getByRole('heading', { level: 1 })).toHaveText(staff.names.cozinha);
  await expect(house.locator('.ticket')).toHaveCount(0);

  const { name } = dishes.polvo;
  await guest.getByRole('button', { name: menu.choose(name) }).click();
  const dish = guest.getByRole('dialog', { name });
  await expect(dish).toContainText(menu.contains(restaurant.allergens.moluscos));
  await dish.getByLabel(menu.note).fill('1 + 1');
  await dish.getByRole('button', { name: menu.add }).click();
  await guest.getByRole('button', { name: bill.unsentCount(1) }).click();
  const paper = guest.getByRole('dialog', { name: bill.title });
  await expect(paper.locator('.grand')).toContainText('€18.90');
  await look(guest, 'restaurant');
  await paper.getByRole('button', { name: bill.send }).click();
  await guest.getByRole('button', { name: tables.table(8) }).click();
  await expect(guest.getByRole('status').filter({ hasText: say.sent })).toBeAttached();
  await guest.reload();
  await guest.getByRole('button', { name: bill.title }).click();
  await expect(paper).toContainText(staff.status.todo);

  const ticket = house.locator('.ticket');
  for (const said of [name, '1 + 1', tables.table(8)]) await expect(ticket).toContainText(said);
  const { todo, doing, ready } = staff.columns;
  await house.getByRole('button', { name: todo.next }).click();
  await expect(paper).toContainText(staff.status.doing);
  await look(house, 'restaurant');
  await house.getByRole('button', { name: doing.next }).click();
  await house.getByRole('button', { name: ready.next }).click();
  await expect(paper).toContainText(staff.status.served);

  await paper.getByRole('button', { name: bill.ask }).click();
  await guest.getByRole('button', { name: pay.call }).click();
  await house.getByRole('link', { name: new RegExp(`^${staff.names.sala}`) }).click();
  await house.getByRole('button', { name: new RegExp(`^${staff.take}`) }).click();
  await house.getByRole('button', { name: pay.isPaid }).click();
  await expect(house.getByRole('region', { name: staff.takings })).toContainText('€18.90');
  await expect(paper).toContainText(bill.paid);
  await house.getByRole('link', { name: staff.toMenu }).click();
  await expect(house.getByRole('complementary', { name: page.bill })).toContainText(bill.paid);
});

test('hotel-booking: a stay is booked, seen at the desk, paid and cancelled', async ({
  context,
}) => {
  await context.clock.setFixedTime(new Date('2026-06-02T09:00:00Z'));
  const { bookings, count, details, extras } = hotel;
  const guest = await open(context, 'hotel-booking');
  await chooseStay(guest, hotel);
  await guest.getByLabel(extras.breakfast.name).check();
  await guest.getByLabel(details.name).fill('Marta Valadares');
  await guest.getByLabel(details.email).fill('marta@exemplo.pt');
  await guest.reload();
  await expect(guest.getByLabel(details.name)).toHaveValue('Marta Valadares');
  await guest.getByLabel(details.phone).fill('912 345 678');
  const price = `€${stay('rio', ['breakfast']).totalCents / 100}`;
  const confirm = guest.getByRole('button', { name: details.confirm(price) });
  await confirm.click();
  await expect(guest.getByText(details.errors.terms)).toBeVisible();
  await look(guest, 'hotel', 'desk');
  await guest.getByLabel(details.terms).check();
  await confirm.click();
  const reference = (await guest.locator('.reference strong').textContent()) ?? '';
  expect(reference).toMatch(/^RL-[2-9A-Z]{5}$/);
  await expectNothingSideways(guest, [360]);

  const house = await open(context, 'hotel-booking', '#gestao', 1280);
  await house.getByLabel(desk.day, { exact: true }).fill('2026-06-11');
  const row = house.getByRole('listitem').filter({ hasText: reference });
  for (const said of ['Marta Valadares', count.adults(2), extras.breakfast.name])
    await expect(row).toContainText(said);
  const change = row.getByRole('button', { name: desk.changeOne(reference) });
  await change.click();
  await look(house, 'hotel', 'desk');
  await row.getByRole('button', { name: desk.settle.pay(price) }).click();
  await expect(guest.getByText(bookings.owed.paid(price))).toBeVisible();

  await guest.getByRole('button', { name: bookings.cancel }).click();
  await guest.getByRole('dialog').getByRole('button', { name: bookings.yes }).click();
  await expect(guest.getByRole('heading', { name: bookings.off.cancelled })).toBeVisible();
  await expect(row).toContainText(desk.cancelled.cancelled);
  // The question, which says it too, may still be closing.
  await expect(guest.getByText(bookings.owed.back(price), { exact: true })).toBeVisible();
});

test('bakery: bread is reserved, counted at the counter, handed over and cancelled', async ({
  context,
}) => {
  await context.clock.setFixedTime(new Date('2026-05-15T08:30:00Z'));
  const { bakes, booking, mine, page, problems, shelf } = bakery;
  const { name } = bakes['massa-mae'];
  const house = await open(context, 'bakery', '#balcao', 1280);
  await house.getByRole('button', { name: bakers.after }).click();
  const total = house.getByRole('row', { name }).locator('b');
  const before = Number(await total.textContent());

  const guest = await open(context, 'bakery');
  const add = guest.locator('#massa-mae').getByRole('button', { name: shelf.more(name) });
  await add.click();
  await add.click();
  await guest.getByRole('link', { name: /^2 .*€9\.20/ }).click();
  await expect(guest.locator('#bag')).toContainText(`2 × ${name}`);
  await guest.getByRole('button', { name: page.confirm }).click();
  await expect(guest.locator('#error-phone')).toHaveText(problems.phone);
  await guest.locator('#slots label:has(input:enabled)').first().click();
  await guest.getByRole('textbox', { name: page.name }).fill('Rita Lopes');
  await guest.getByRole('textbox', { name: page.phone }).fill('912 345 678');
  await look(guest, 'bakery', 'bakers');
  await guest.getByRole('button', { name: page.confirm }).click();
  const ticket = guest.getByRole('dialog', { name: mine.done });
  await expect(ticket).toContainText('tomorrow, 16 May');
  await expect(ticket).toContainText('€9.20');
  const code = (await ticket.locator('.code').textContent()) ?? '';
  expect(code).toMatch(/^[A-Z0-9]{4}$/);
  await expectNothingSideways(guest, [360]);
  await guest.goBack();
  await guest.reload();
  await expect(guest.locator('#mine')).toContainText(code);
  await expect(guest.locator('#bag')).toContainText(booking.empty);

  await expect(total).toHaveText(String(before + 2));
  await house.getByLabel(bakers.search).fill(code);
  const order = house.getByRole('listitem');
  await expect(order).toHaveCount(1);
  for (const said of ['Rita Lopes', `2 × ${name}`, '€9.20'])
    await expect(order).toContainText(said);
  await look(house, 'bakery', 'bakers');
  const cancel = guest.getByRole('button', { name: mine.cancel + mine.cancelWhich(code) });
  await cancel.click();
  await guest.getByRole('button', { name: mine.no }).click();
  await expect(guest.locator('#mine')).toContainText(code);
  await cancel.click();
  await guest.getByRole('button', { name: mine.yes }).click();
  await expect(guest.getByRole('status')).toHaveText(mine.cancelled(code));
  await expect(order).toContainText(bakers.withdrawn);
  await expect(total).toHaveText(String(before));
});

test('personal-legacy: a letter is read, a message left and accepted, a chapter corrected', async ({
  context,
}) => {
  const { book, family, lamp, page, reader, timeline } = legacy;
  const guest = await open(context, 'personal-legacy');
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Amélia Duarte');
  await guest.locator('.envelope').filter({ hasText: 'New Bedford' }).click();
  const letter = guest.getByRole('dialog');
  await expect(letter).toHaveAccessibleName(legacy.voices.letter1974.title);
  await expect(letter).toContainText(reader.place(4, 5));
  await expectNothingSideways(guest, [360]);
  await guest.goBack();
  await expect(letter).toBeHidden();
  await guest.getByRole('button', { name: page.themes.school }).click();
  await expect(guest.getByRole('status')).toHaveText(timeline.shown(page.themes.school, 5));
  await guest.getByRole('button', { name: lamp.leave }).first().click();
  await expect(guest.getByRole('status')).toHaveText(lamp.left);

  const write = guest.getByRole('button', { name: page.book.write });
  await write.click();
  await expect(guest.getByText(book.nameShort)).toBeVisible();
  await look(guest, 'legacy');
  await guest.getByRole('textbox', { name: page.book.name }).fill('Helena');
  await guest.getByRole('combobox', { name: page.book.relation }).selectOption('friends');
  await guest.getByRole('textbox', { name: page.book.message }).fill('1, 2, 3… 15.');
  await write.click();
  await expect(guest.getByRole('status')).toHaveText(book.thanks('Helena'));
  const mine = guest.getByRole('listitem').filter({ hasText: '1, 2, 3… 15.' });
  await expect(mine).toContainText(`Helena, ${book.relations.friends}`);
  await expect(mine.getByText(book.waits)).toBeVisible();

  const house = await open(context, 'personal-legacy', '#familia', 1280);
  const side = house.getByRole('dialog', { name: family.title });
  await side.getByRole('button', { name: `${family.accept}: Helena` }).click();
  await expect(side.getByText(family.decided.shown('Helena'))).toBeVisible();
  await expect(mine.getByText(book.waits)).toBeHidden();
  await side.getByRole('textbox', { name: family.chapterTitle }).fill('1931');
  await side.getByRole('button', { name: family.save, exact: true }).click();
  await expect(guest.locator('[data-word="page.storm.title"]')).toHaveText('1931');
  await look(house, 'legacy');
  await guest.getByRole('button', { name: book.removeLabel('Helena') }).click();
  await expect(mine).toHaveCount(0);
  await guest.reload();
  await expect(guest.locator('[data-word="page.storm.title"]')).toHaveText('1931');
  await guest.getByRole('button', { name: book.restoreLabel }).click();
  await expect(mine).toBeVisible();
});

test('music-player: a piece is found, heard, left, found again and shown elsewhere', async ({
  context,
}) => {
  const { controls, list, page, share, sound } = music;
  const guest = await open(context, 'music-player');
  await guest.getByRole('link', { name: new RegExp(page.next) }).click();
  await expect(guest.locator('#lista')).toBeFocused();
  await expect(guest.locator('#mini')).toBeInViewport();
  const day = guest.locator('#list');
  await expect(day.getByRole('listitem')).toHaveCount(PIECES.length);
  const row = day.getByRole('listitem').filter({ hasText: 'Pão com manteiga' });
  await row.getByRole('button', { name: list.favourite('Pão com manteiga') }).click();
  await row.getByRole('button', { name: 'Pão com manteiga' }).first().click();
  await expect(guest.locator('#status')).toHaveText(
    sound.playing('Pão com manteiga', 'Duo Maçaroca'),
  );
  await expect(guest).toHaveTitle('Pão com manteiga · Onda');
  await look(guest, 'music');
  await guest.goBack();
  const stage = guest.getByRole('region', { name: page.stage });
  await expect(stage.getByRole('heading')).toHaveText('Pão com manteiga');
  await stage.getByRole('button', { name: controls.pause }).click();
  await guest.getByRole('slider', { name: controls.position }).fill('40');
  await expectNothingSideways(guest, [360]);
  await guest.reload();
  await expect(guest.locator('#elapsed')).toHaveText('0:40');
  await expect(stage.getByRole('heading')).toHaveText('Pão com manteiga');
  const code = guest.getByLabel(share.embed);
  await expect(code).toHaveValue(/music-player-embed\/\?lang=en#piece=pao-com-manteiga"/);

  const frame = await open(context, 'music-player-embed', '#piece=pao-com-manteiga');
  await expect(frame.getByRole('heading')).toHaveText('Pão com manteiga');
  await frame.getByRole('button', { name: controls.play }).click();
  await expect(frame.getByRole('button', { name: controls.pause })).toBeVisible();
  await expectNoViolation(frame);
  await expectNothingSideways(frame, [360]);
});
