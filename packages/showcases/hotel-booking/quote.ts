import type { Day } from '../browser/day.ts';
import { formatMoney } from '../browser/money.ts';
import { nightsBetween } from './dates.ts';
import { isWeekendNight, nightCents } from './rates.ts';
import type { Party, Room } from './rooms.ts';
import { words } from './words.ts';

export type ExtraId = 'breakfast' | 'late' | 'boat' | 'picnic';

export type Extra = {
  id: ExtraId;
  name: string;
  text: string;
  unit: string;
  /** How many a party needs, where that is not one for each guest. */
  pieces?: (party: Party) => number;
  vatPercent: number;
  /** On the day of departure, in minutes from midnight: from then on it cannot be ordered any more. */
  lastMinutes: number;
  /** Price in cents, VAT included, for the whole stay. */
  cents: (party: Party, nights: number) => number;
};

type Line = { label: string; cents: number; vatPercent: number };

export type Quote = {
  nights: { night: Day; cents: number; isWeekend: boolean }[];
  lines: Line[];
  touristTaxCents: number;
  /** The VAT already inside the lines, by rate. */
  vat: { percent: number; netCents: number; vatCents: number }[];
  totalCents: number;
};

const childNightCents = 1800;
export const touristTaxNightCents = 200;
const touristTaxNights = 7;
/** In minutes from midnight. */
export const breakfastEnds = 11 * 60;
const dayEnds = 24 * 60;

const basketsFor = ({ adults, children }: Party) => Math.ceil((adults + children) / 2);

export const extras: readonly Extra[] = [
  {
    id: 'breakfast',
    ...words.extras.breakfast,
    unit: words.extras.breakfast.unit(formatMoney(1400), formatMoney(700)),
    vatPercent: 13,
    lastMinutes: breakfastEnds,
    cents: (party, nights) => (party.adults * 1400 + party.children * 700) * nights,
  },
  {
    id: 'late',
    ...words.extras.late,
    unit: words.extras.late.unit(formatMoney(3500)),
    vatPercent: 6,
    lastMinutes: 16 * 60,
    cents: () => 3500,
  },
  {
    id: 'boat',
    ...words.extras.boat,
    unit: words.extras.boat.unit(formatMoney(2400), formatMoney(1200)),
    vatPercent: 6,
    lastMinutes: dayEnds,
    cents: (party) => party.adults * 2400 + party.children * 1200,
  },
  {
    id: 'picnic',
    ...words.extras.picnic,
    unit: words.extras.picnic.unit(formatMoney(3200)),
    pieces: basketsFor,
    vatPercent: 13,
    lastMinutes: dayEnds,
    cents: (party) => basketsFor(party) * 3200,
  },
];

/** The name, with the number of baskets where it is more than one. */
export function labelOf({ name, pieces }: Extra, party: Party): string {
  const amount = pieces?.(party) ?? 1;
  return amount > 1 ? `${name} (${words.extras.picnic.pieces(amount)})` : name;
}

/** Beds for children are part of the cottage; everywhere else one is brought in. */
function bedsNightCents(room: Room, party: Party): number {
  return room.id === 'barqueiro' ? 0 : party.children * childNightCents;
}

/** One night with all that has to be paid for it: the room, the children's beds, the tourist tax. */
export function nightTotalCents(room: Room, night: Day, party: Party): number {
  return (
    nightCents(room, night) + bedsNightCents(room, party) + party.adults * touristTaxNightCents
  );
}

/**
 * Every price of a stay in cents; `agreedCents` are the nights' agreed prices, where there are any, and `breakfasts` on how many
 * mornings there is breakfast. The tourist tax (adults, seven nights at most) carries no VAT.
 */
export function quoteFor(
  room: Room,
  arrival: Day,
  departure: Day,
  party: Party,
  chosen: readonly ExtraId[],
  agreedCents: readonly (number | undefined)[] = [],
  breakfasts?: number,
): Quote {
  const nights = nightsBetween(arrival, departure).map((night, index) => ({
    night,
    cents: agreedCents[index] ?? nightCents(room, night),
    isWeekend: isWeekendNight(night),
  }));
  const lines: Line[] = [
    { label: room.name, cents: nights.reduce((sum, { cents }) => sum + cents, 0), vatPercent: 6 },
  ];
  const bedCents = bedsNightCents(room, party) * nights.length;
  if (bedCents > 0) lines.push({ label: words.price.bed, cents: bedCents, vatPercent: 6 });
  for (const extra of extras) {
    const isBreakfast = extra.id === 'breakfast' && breakfasts !== undefined;
    if (isBreakfast ? breakfasts === 0 : !chosen.includes(extra.id)) continue;
    const times = isBreakfast ? breakfasts : nights.length;
    const label = labelOf(extra, party);
    lines.push({
      label:
        times === nights.length ? label : `${label} (${words.extras.breakfast.mornings(times)})`,
      cents: extra.cents(party, times),
      vatPercent: extra.vatPercent,
    });
  }
  const touristTaxCents =
    party.adults * Math.min(nights.length, touristTaxNights) * touristTaxNightCents;
  const vat = [6, 13].flatMap((percent) => {
    const gross = lines
      .filter((line) => line.vatPercent === percent)
      .reduce((sum, line) => sum + line.cents, 0);
    if (gross === 0) return [];
    const netCents = Math.round((gross * 100) / (100 + percent));
    return [{ percent, netCents, vatCents: gross - netCents }];
  });
  const totalCents = lines.reduce((sum, line) => sum + line.cents, touristTaxCents);
  return { nights, lines, touristTaxCents, vat, totalCents };
}
