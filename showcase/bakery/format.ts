import { type Day, dateOf, daysBetween } from './calendar.ts';
import type { DoorState } from './hours.ts';
import type { OvenState } from './oven.ts';

const EURO = new Intl.NumberFormat('pt-PT', { style: 'currency', currency: 'EUR' });
const WEEKDAY = new Intl.DateTimeFormat('pt-PT', { timeZone: 'UTC', weekday: 'long' });
const DAY_MONTH = new Intl.DateTimeFormat('pt-PT', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'long',
});

export function euros(cents: number): string {
  return EURO.format(cents / 100);
}

/** The way a Portuguese shop door writes it: `7h`, `7h30`. */
export function clock(minutes: number): string {
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)}h${rest === 0 ? '' : String(rest).padStart(2, '0')}`;
}

export function weekdayName(day: Day): string {
  return WEEKDAY.format(dateOf(day));
}

export function dayMonth(day: Day): string {
  return DAY_MONTH.format(dateOf(day));
}

/** `hoje`, `amanhã`, or the name of the weekday (`sábado`). */
export function relativeDay(day: Day, today: Day): string {
  const distance = daysBetween(today, day);
  if (distance === 0) return 'hoje';
  if (distance === 1) return 'amanhã';
  return weekdayName(day);
}

export function pieces(count: number): string {
  return count === 1 ? '1 unidade' : `${count} unidades`;
}

/** The headline and the line below it on the door. */
export function doorWords(door: DoorState, today: Day): { title: string; detail: string } {
  if (door.status === 'open') {
    return {
      title: 'Aberto agora',
      detail:
        door.minutesLeft <= 60
          ? `fecha daqui a ${door.minutesLeft} min`
          : `fecha às ${clock(door.closes)}`,
    };
  }
  const when = door.inDays === 0 ? '' : `${relativeDay(door.day, today)} `;
  return { title: 'Fechado', detail: `abre ${when}às ${clock(door.opens)}` };
}

export function ovenWords(state: OvenState, today: Day): string {
  if (state.status === 'warm') {
    return state.minutesAgo < 2 ? 'a sair agora' : `saiu há ${state.minutesAgo} min`;
  }
  if (state.status === 'today') {
    return state.minutesUntil <= 60
      ? `sai daqui a ${state.minutesUntil} min`
      : `sai às ${clock(state.at)}`;
  }
  return `${relativeDay(state.day, today)} às ${clock(state.at)}`;
}
