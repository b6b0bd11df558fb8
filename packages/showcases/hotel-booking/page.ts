import type { Day } from '../browser/day.ts';
import type { Hold } from './availability.ts';
import type { Booking } from './booking.ts';
import { type Room, roomById } from './rooms.ts';
import { type DatedStay, hasDates, lossOf, type Stay } from './stay.ts';
import { words } from './words.ts';

/** What the address names, as far as there is something to show for it. */
export type Page =
  | { name: 'datas' | 'reservas' | 'gestao' }
  | { name: 'quartos'; stay: DatedStay | null }
  | { name: 'dados'; stay: DatedStay; room: Room }
  | { name: 'confirmation'; booking: Booking };

type Known = {
  stay: Stay;
  today: Day;
  holds: readonly Hold[];
  find: (reference: string) => Booking | undefined;
};

export function pageAt(hash: string, { stay, today, holds, find }: Known): Page {
  const booking = hash.startsWith('#reserva-') ? find(hash.slice(9)) : undefined;
  if (booking) return { name: 'confirmation', booking };
  if (hash === '#reservas') return { name: 'reservas' };
  if (hash === '#gestao') return { name: 'gestao' };
  if (hash !== '#quartos' && hash !== '#dados') return { name: 'datas' };
  if (!hasDates(stay)) return { name: 'quartos', stay: null };
  // Other dates may have been chosen after the room.
  if (hash === '#dados' && stay.roomId && lossOf(stay, today, holds) === null)
    return { name: 'dados', stay, room: roomById(stay.roomId) };
  return { name: 'quartos', stay };
}

export function titleOf(page: Page): string {
  if (page.name === 'confirmation') return words.bookings.one(page.booking.reference);
  return {
    datas: words.steps.dates,
    quartos: words.steps.rooms,
    dados: words.steps.yours,
    reservas: words.page.mine,
    gestao: words.page.owner,
  }[page.name];
}

export function phaseOf({ name }: Page): 'dusk' | 'late' | 'night' {
  if (name === 'datas') return 'dusk';
  return name === 'confirmation' ? 'night' : 'late';
}
