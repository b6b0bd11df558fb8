/** What the tests of the hotel share. */
import type { Page } from '@playwright/test';
import { dictionaries } from '../dictionaries.ts';
import { type ExtraId, quoteFor } from '../hotel-booking/quote.ts';
import { type RoomId, roomById } from '../hotel-booking/rooms.ts';

export const address = '/showcase/hotel-booking/';

/** What two pay in a room from 11 to 14 June. */
export const stay = (room: RoomId, extras: ExtraId[] = []) =>
  quoteFor(
    roomById(room),
    { arrival: '2026-06-11', departure: '2026-06-14', adults: 2, children: 0 },
    extras,
  );

/** An amount as it is written in Portuguese, after these words. */
export const priceOf = (cents = 0, before = '') => new RegExp(`${before}${cents / 100}\\s€`);

const { pt } = dictionaries.hotel;

/** Chooses a room from 11 to 14 June. */
export async function chooseStay(page: Page, words = pt, room: RoomId = 'rio') {
  for (const day of ['2026-06-11', '2026-06-14']) await page.locator(`[data-day="${day}"]`).click();
  await page.getByRole('button', { name: words.dates.seeRooms }).click();
  await page
    .getByRole('button', { name: words.roomList.chooseRoom(words.rooms[room].name) })
    .click();
}

/** Says who comes, and accepts the terms. */
export async function fillGuest(page: Page, details = pt.details) {
  await page.getByLabel(details.name, { exact: true }).fill('Marta Valadares');
  await page.getByLabel(details.email).fill('marta@exemplo.pt');
  await page.getByLabel(details.phone).fill('912 345 678');
  await page.locator('#terms').check();
}
