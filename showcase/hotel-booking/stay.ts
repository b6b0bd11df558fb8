import { canArrive, departuresFrom, type Hold } from './availability.ts';
import { addDays, type Day, formatDay } from './dates.ts';
import { count } from './money.ts';
import type { ExtraId } from './quote.ts';
import { minimumStay } from './rates.ts';
import { type Party, partyLimits, type RoomId } from './rooms.ts';

/** What the guest has chosen so far. */
export type Stay = Party & {
  arrival: Day | null;
  departure: Day | null;
  roomId: RoomId | null;
  extras: ExtraId[];
};

export const emptyStay: Stay = {
  arrival: null,
  departure: null,
  adults: 2,
  children: 0,
  roomId: null,
  extras: [],
};

export type Picked = { stay: Stay; message: string };

function begin(stay: Stay, arrival: Day): Picked {
  return {
    stay: { ...stay, arrival, departure: null },
    message: `Chegada: ${formatDay(arrival, 'spoken')}. Escolha a partida, ${count(minimumStay(arrival), 'noite', 'noites')} no mínimo.`,
  };
}

/**
 * The stay after a day of the calendar is picked: first the arrival, then the departure, then a
 * new arrival. A day that cannot be either leaves the stay as it was and says why.
 */
export function pickDay(stay: Stay, day: Day, today: Day, holds: readonly Hold[]): Picked {
  if (day < today) return { stay, message: 'Esse dia já passou.' };
  const { arrival, departure } = stay;
  const isFree = canArrive(day, stay, holds);
  if (arrival && !departure && day > arrival) {
    if (departuresFrom(arrival, stay, holds).has(day)) {
      return {
        stay: { ...stay, departure: day },
        message: `Partida: ${formatDay(day, 'spoken')}. Já pode ver os quartos.`,
      };
    }
    if (day < addDays(arrival, minimumStay(arrival))) {
      const nights = count(minimumStay(arrival), 'noite', 'noites');
      return { stay, message: `Nesta altura a estadia mínima é de ${nights}.` };
    }
  }
  if (isFree) return begin(stay, day);
  return {
    stay,
    message: `Não é possível chegar a ${formatDay(day, 'spoken')}: a casa está cheia.`,
  };
}

/** The stay with another party, without a departure that no room can then serve. */
export function withParty(stay: Stay, party: Party, holds: readonly Hold[]): Stay {
  const adults = Math.min(Math.max(1, party.adults), partyLimits.adults);
  const children = Math.min(
    Math.max(0, party.children),
    partyLimits.children,
    partyLimits.guests - adults,
  );
  const next = { ...stay, adults, children, roomId: null };
  if (!next.arrival) return next;
  if (!canArrive(next.arrival, next, holds)) return { ...next, arrival: null, departure: null };
  if (next.departure && !departuresFrom(next.arrival, next, holds).has(next.departure)) {
    return { ...next, departure: null };
  }
  return next;
}
