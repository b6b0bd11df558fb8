/**
 * The main jobs of guest and owner in every language from another time zone, with midnight in Lisbon in the
 * middle.
 */
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { en as bakersEn } from '../bakery/owner/words/en.ts';
import { es as bakersEs } from '../bakery/owner/words/es.ts';
import { pt as bakersPt } from '../bakery/owner/words/pt.ts';
import { en as bakeryEn } from '../bakery/words/en.ts';
import { es as bakeryEs } from '../bakery/words/es.ts';
import { pt as bakeryPt } from '../bakery/words/pt.ts';
import { en as deskEn } from '../hotel-booking/owner/words/en.ts';
import { es as deskEs } from '../hotel-booking/owner/words/es.ts';
import { pt as deskPt } from '../hotel-booking/owner/words/pt.ts';
import { en as hotelEn } from '../hotel-booking/words/en.ts';
import { es as hotelEs } from '../hotel-booking/words/es.ts';
import { pt as hotelPt } from '../hotel-booking/words/pt.ts';
import { en as restaurantEn } from '../restaurant-orders/words/en.ts';
import { es as restaurantEs } from '../restaurant-orders/words/es.ts';
import { pt as restaurantPt } from '../restaurant-orders/words/pt.ts';
import { codes, locales } from './languages.ts';

const bakeries = { pt: bakeryPt, en: bakeryEn, es: bakeryEs };
const bakers = { pt: bakersPt, en: bakersEn, es: bakersEs };
const desks = { pt: deskPt, en: deskEn, es: deskEs };
const hotels = { pt: hotelPt, en: hotelEn, es: hotelEs };
const restaurants = { pt: restaurantPt, en: restaurantEn, es: restaurantEs };

test.use({ timezoneId: 'America/Los_Angeles', reducedMotion: 'reduce' });

const hour = 60 * 60 * 1000;

for (const code of codes) {
  /** Opens the guest's side on a phone and the owner's on a desktop, both at this moment. */
  const openBoth = async (context: BrowserContext, time: string, slug: string, owner: string) => {
    await context.clock.install({ time });
    const open = async (hash: string, width: number, height: number): Promise<Page> => {
      const page = await context.newPage();
      await page.setViewportSize({ width, height });
      await page.goto(`/showcase/${slug}/?lang=${code}${hash}`);
      return page;
    };
    return { guest: await open('', 390, 844), house: await open(owner, 1280, 800) };
  };

  const dayMonth = (day: string) =>
    new Intl.DateTimeFormat(locales[code], {
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    }).format(new Date(day));

  test(`hotel-booking in ${code}: who books for tomorrow is an arrival of the day after midnight`, async ({
    context,
  }) => {
    const { dates, details, roomList, rooms } = hotels[code];
    const time = '2026-06-10T23:30:00+01:00';
    const { guest, house } = await openBoth(context, time, 'hotel-booking', '#gestao');
    const beginning = desks[code].arrivals('§').split('§')[0] ?? '';
    const arrivals = house.getByRole('heading', { name: new RegExp(`^${beginning}`) });
    await expect(arrivals).toContainText(dayMonth('2026-06-10'));
    for (const date of ['2026-06-11', '2026-06-14'])
      await guest.locator(`[data-day="${date}"]`).click();
    await guest.getByRole('button', { name: dates.seeRooms }).click();
    await guest.getByRole('button', { name: roomList.chooseRoom(rooms.rio.name) }).click();
    await context.clock.fastForward(hour);
    await expect(arrivals).toContainText(dayMonth('2026-06-11'));
    await guest.getByLabel(details.name).fill('Marta Valadares');
    await guest.getByLabel(details.email).fill('marta@exemplo.pt');
    await guest.getByLabel(details.phone).fill('912 345 678');
    await guest.locator('#terms').check();
    await guest.getByRole('button', { name: details.confirm('').trim() }).click();
    await expect(guest.locator('.reference')).toBeVisible();
    await expect(house.locator('.desk-stays').first()).toContainText('Marta Valadares');
  });

  test(`bakery in ${code}: what was reserved before eight is baked, and handed over after midnight`, async ({
    context,
  }) => {
    const { bakes, page, shelf } = bakeries[code];
    const time = '2026-05-15T19:30:00+01:00';
    const { guest, house } = await openBoth(context, time, 'bakery', '#balcao');
    const near = new Intl.RelativeTimeFormat(locales[code], { numeric: 'auto' });
    const production = (daysAhead: number, day: string) =>
      bakers[code].production(`${near.format(daysAhead, 'day')}, ${dayMonth(day)}`);
    const list = house.getByRole('heading', { level: 2 }).first();
    const total = house.getByRole('row', { name: bakes.nata.name }).locator('b');
    await expect(list).toHaveText(production(1, '2026-05-16'));
    const before = Number(await total.textContent());
    await guest.getByRole('button', { name: shelf.more(bakes.nata.name) }).click();
    await guest.locator('#slots label:has(:enabled)').first().click();
    await guest.locator('#name').fill('Rita Lopes');
    await guest.locator('#phone').fill('912 345 678');
    await guest.getByRole('button', { name: page.confirm }).click();
    await expect(guest.getByRole('dialog')).toContainText(
      `${near.format(1, 'day')}, ${dayMonth('2026-05-16')}`,
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

  test(`restaurant-orders in ${code}: a bill of yesterday is no longer in today’s takings, and what is owed stays`, async ({
    context,
  }) => {
    const { bill, dishes, menu, page, pay, staff, tables } = restaurants[code];
    const time = '2026-05-14T22:10:00+01:00';
    const { guest, house } = await openBoth(context, time, 'restaurant-orders', '#sala');
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
}
