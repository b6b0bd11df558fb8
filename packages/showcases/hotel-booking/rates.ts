import { type Day, isDay, weekday } from '../browser/day.ts';
import { isRecord } from '../browser/kept.ts';
import { type Room, type RoomId, rooms } from './rooms.ts';

/** Nights beginning on Friday and Saturday. */
export function isWeekendNight(night: Day): boolean {
  const day = weekday(night);
  return day === 4 || day === 5;
}

export function isClosed(night: Day): boolean {
  return night.slice(5, 7) === '01' && Number(night.slice(8)) >= 8;
}

/** Per cent of the middle season's price; the grape harvest is the dearest time of the year. */
function seasonPercent(night: Day): number {
  const date = night.slice(5);
  if (date >= '09-10' && date <= '10-12') return 130;
  if (date >= '07-01' && date <= '08-31') return 122;
  if (date >= '12-26' || date <= '01-02') return 125;
  if (date >= '11-02' || date <= '03-15') return 84;
  return 100;
}

/** A price set by the owner for the nights from `from` to `to`, both included. */
export type RateChange = { roomId: RoomId; from: Day; to: Day; cents: number };

/** Whole euros, from 1 to 2,000, for nights in order. */
export function isRateChange(value: unknown): value is RateChange {
  if (!isRecord(value)) return false;
  const { roomId, from, to } = value;
  const euros = Number(value.cents) / 100;
  return (
    rooms.some(({ id }) => id === roomId) &&
    isDay(from) &&
    isDay(to) &&
    from <= to &&
    Number.isInteger(euros) &&
    euros >= 1 &&
    euros <= 2000
  );
}

/** The prices without one of them. Where two are the same, the other stays. */
export function withoutRate(rates: readonly RateChange[], rate: RateChange): RateChange[] {
  const isIt = ({ roomId, from, to, cents }: RateChange) =>
    roomId === rate.roomId && from === rate.from && to === rate.to && cents === rate.cents;
  const index = rates.findIndex(isIt);
  return rates.filter((_, at) => at !== index);
}

let changes: readonly RateChange[] = [];

/** Takes over the owner's prices; the first that names a night counts. */
export function setRateChanges(next: readonly RateChange[]): void {
  changes = next;
}

export function rateChangeOn(room: Room, night: Day): RateChange | undefined {
  return changes.find(({ roomId, from, to }) => roomId === room.id && from <= night && night <= to);
}

/** Price of one night in cents, VAT included, always whole euros. */
export function nightCents(room: Room, night: Day): number {
  return rateChangeOn(room, night)?.cents ?? usualCents(room, night);
}

/** The price that the owner has not changed. */
export function usualCents(room: Room, night: Day): number {
  const percent = seasonPercent(night) * (isWeekendNight(night) ? 1.18 : 1);
  return Math.round((room.baseCents * percent) / 10_000) * 100;
}

/** Shortest stay in nights for an arrival on that day. */
export function minimumStay(arrival: Day): number {
  const month = arrival.slice(5, 7);
  return month === '07' || month === '08' ? 3 : 2;
}

export const longestStay = 21;
