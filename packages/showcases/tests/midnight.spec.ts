/**
 * The main jobs of guest and owner from another time zone, with midnight in Lisbon in the middle.
 */
import type { BrowserContext, Page } from '@playwright/test';
import { type Code, locales } from '../browser/language.ts';
import { en as desk } from '../hotel-booking/owner/words/en.ts';
import { en as hotel } from '../hotel-booking/words/en.ts';
import { pt as restaurant } from '../restaurant-orders/words/pt.ts';
import { add, confirm, pickSlot, bakers as sellers, shops } from './bakery-steps.ts';
import { chooseStay, fillGuest } from './hotel-booking-steps.ts';
import { expect, test } from './test.ts';

test.use({ timezoneId: 'America/Los_Angeles' });

const hour = 60 * 60 * 1000;

/** Opens the guest's side on a phone and the owner's on a desktop, both at this moment. */
const openBoth = async (
  context: BrowserContext,
  time: string,
  slug: string,
  code: Code,
  owner: string,
) => {
  await context.clock.install({ time });
  const open = async (hash: string, width: number, height: number): Promise<Page> => {
    const page = await context.newPage();
    await page.setViewportSize({ width, height });
    await page.goto(`/showcase/${slug}/?lang=${code}${hash}`);
    return page;
  };
  return { guest: await open('', 390, 844), house: await open(owner, 1280, 800) };
};

const dayMonth = (code: Code, day: string) =>
  new Date(day).toLocaleDateString(locales[code], {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });

test('hotel-booking: who books for tomorrow is an arrival of the day after midnight', async ({
  context,
}) => {
  const { details } = hotel;
  const time = '2026-06-10T23:30:00+01:00';
  const { guest, house } = await openBoth(context, time, 'hotel-booking', 'en', '#gestao');
  const beginning = desk.arrivals('§').split('§')[0] ?? '';
  const arrivals = house.getByRole('heading', { name: new RegExp(`^${beginning}`) });
  await expect(arrivals).toContainText(dayMonth('en', '2026-06-10'));
  await chooseStay(guest, hotel);
  await context.clock.fastForward(hour);
  await expect(arrivals).toContainText(dayMonth('en', '2026-06-11'));
  await fillGuest(guest, details);
  await guest.getByRole('button', { name: details.confirm('').trim() }).click();
  await expect(guest.locator('.reference')).toBeVisible();
  await expect(house.locator('.desk-stays').first()).toContainText('Marta Valadares');
});

test('bakery: what was reserved before eight is baked, and handed over after midnight', async ({
  context,
}) => {
  const bakery = shops.es;
  const time = '2026-05-15T19:30:00+01:00';
  const { guest, house } = await openBoth(context, time, 'bakery', 'es', '#balcao');
  const near = new Intl.RelativeTimeFormat(locales.es, { numeric: 'auto' });
  const production = (daysAhead: number, day: string) =>
    sellers.es.production(`${near.format(daysAhead, 'day')}, ${dayMonth('es', day)}`);
  const list = house.getByRole('heading', { level: 2 }).first();
  const total = house.getByRole('row', { name: bakery.bakes.nata.name }).locator('b');
  await expect(list).toHaveText(production(1, '2026-05-16'));
  const before = Number(await total.textContent());
  await add(guest, 'nata');
  await pickSlot(guest);
  await confirm(guest, bakery);
  await expect(guest.getByRole('dialog')).toContainText(
    `${near.format(1, 'day')}, ${dayMonth('es', '2026-05-16')}`,
  );
  await expect(total).toHaveText(String(before + 1));
  await context.clock.fastForward(5 * hour);
  // The oven is lit at five: what is on the screen is still what is baked now.
  await expect(list).toHaveText(production(0, '2026-05-16'));
  await expect(total).toHaveText(String(before + 1));
  // The orders of the day may still be there, until it is over.
  await context.clock.fastForward(11 * hour);
  await expect(list).toHaveText(production(0, '2026-05-16'));
  await context.clock.fastForward(13 * hour);
  await expect(list).toHaveText(production(0, '2026-05-17'));
});

test('restaurant-orders: a bill of yesterday is no longer in today’s takings, and what is owed stays', async ({
  context,
}) => {
  const { bill, dishes, menu, page, pay, staff, tables } = restaurant;
  const time = '2026-05-14T22:10:00+01:00';
  const { guest, house } = await openBoth(context, time, 'restaurant-orders', 'pt', '#sala');
  const dish = dishes['caldo-verde'].name;
  const orderAt = async (table: number) => {
    await guest.getByRole('button', { name: menu.choose(dish) }).click();
    await guest.getByRole('dialog').getByRole('button', { name: menu.add }).click();
    await guest.getByRole('button', { name: bill.send }).click();
    await guest.getByRole('button', { name: tables.table(table) }).click();
  };
  const take = (table: number) =>
    house.getByRole('button', { name: new RegExp(`^${staff.take}.*${staff.takeFrom(table)}$`) });
  await guest.setViewportSize({ width: 1280, height: 800 });
  await orderAt(8);
  await take(8).click();
  await house.getByRole('dialog').getByRole('button', { name: pay.isPaid }).click();
  const takings = house.getByRole('region', { name: staff.takings });
  const receipt = takings.getByText(bill.receipt(1, 8));
  const isOfToday = async () => {
    await expect(receipt).toBeVisible();
    await expect(takings).not.toContainText(staff.earlier);
  };
  await isOfToday();
  await guest.getByRole('button', { name: bill.another }).click();
  await orderAt(3);
  await expect(take(3)).toBeVisible();
  // The doors close, and the tab stays open.
  await context.clock.fastForward(hour / 2);
  await isOfToday();
  await context.clock.fastForward(2 * hour);
  await expect(takings).toContainText(staff.noTakings);
  await expect(receipt).toBeHidden();
  await takings.getByText(staff.earlier).click();
  await expect(receipt).toBeVisible();
  await expect(take(3)).toBeVisible();
  await expect(guest.getByRole('complementary', { name: page.bill })).toContainText(dish);
});
