/** What the tests of the hotel share. */
import { type ExtraId, quoteFor } from '../hotel-booking/quote.ts';
import { type RoomId, roomById } from '../hotel-booking/rooms.ts';

export const address = '/showcase/hotel-booking/';

/** What two pay in a room from 11 to 14 June. */
export const stay = (room: RoomId, extras: ExtraId[] = []) =>
  quoteFor(roomById(room), '2026-06-11', '2026-06-14', { adults: 2, children: 0 }, extras);

/** An amount as it is written in Portuguese, after these words. */
export const priceOf = (cents = 0, before = '') => new RegExp(`${before}${cents / 100}\\s€`);
