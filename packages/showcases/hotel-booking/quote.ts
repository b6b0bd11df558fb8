import type { Day } from '../browser/day.ts';
import { formatMoney, sumOf } from '../browser/money.ts';
import { type Dates, nightsOf } from './dates.ts';
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

export type Quote = ReturnType<typeof quoteFor>;

export const childNightCents = 1800;
export const touristTaxNightCents = 200;
export const touristTaxNights = 7;
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
    // An hour before the first arrivals, for the room to be cleaned.
    lastMinutes: 14 * 60,
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

export const withExtra = (list: readonly ExtraId[], id: ExtraId, isIn: boolean): ExtraId[] => [
  ...list.filter((other) => other !== id),
  ...(isIn ? [id] : []),
];

/** The name, with the number of baskets where it is more than one. */
export function labelOf({ name, pieces }: Extra, party: Party): string {
  const amount = pieces?.(party) ?? 1;
  return amount > 1 ? `${name} (${words.extras.picnic.pieces(amount)})` : name;
}

/** Children sleep in the beds that adults leave; a bed is brought in for who is left over. */
function bedsNightCents(room: Room, { adults, children }: Party): number {
  return Math.max(0, adults + children - room.beds) * childNightCents;
}

/** One night with all that has to be paid for it: the room, the children's beds, the tourist tax. */
export function nightTotalCents(room: Room, night: Day, party: Party): number {
  return (
    nightCents(room, night) + bedsNightCents(room, party) + party.adults * touristTaxNightCents
  );
}

/** What was agreed before, where it is not what is asked for now. */
export type Agreed = {
  /** The price of each night. */
  nightCents?: readonly (number | undefined)[];
  /** Who slept there, night by night. */
  parties?: readonly Party[];
  /** Who has breakfast, morning by morning. */
  breakfasts?: readonly Party[];
  /** For whom an extra was ordered. */
  extrasFor?: Readonly<Partial<Record<ExtraId, Party>>>;
};

/** Every price of a stay in cents. The tourist tax (adults, seven nights at most) carries no VAT. */
export function quoteFor(
  room: Room,
  stay: Dates & Party,
  chosen: readonly ExtraId[],
  agreed: Agreed = {},
) {
  const nights = nightsOf(stay).map((night, index) => ({
    night,
    cents: agreed.nightCents?.[index] ?? nightCents(room, night),
    isWeekend: isWeekendNight(night),
  }));
  const parties = agreed.parties ?? nights.map(() => stay);
  const breakfasts = agreed.breakfasts ?? (chosen.includes('breakfast') ? parties : []);
  const lines: Line[] = [
    { label: room.name, cents: sumOf(nights, ({ cents }) => cents), vatPercent: 6 },
  ];
  const bedCents = sumOf(parties, (guests) => bedsNightCents(room, guests));
  if (bedCents > 0) lines.push({ label: words.price.bed, cents: bedCents, vatPercent: 6 });
  for (const extra of extras) {
    const isBreakfast = extra.id === 'breakfast';
    if (isBreakfast ? breakfasts.length === 0 : !chosen.includes(extra.id)) continue;
    const guests = agreed.extrasFor?.[extra.id] ?? stay;
    const label = labelOf(extra, guests);
    lines.push({
      label:
        isBreakfast && breakfasts.length !== nights.length
          ? `${label} (${words.extras.breakfast.mornings(breakfasts.length)})`
          : label,
      cents: isBreakfast
        ? sumOf(breakfasts, (eaters) => extra.cents(eaters, 1))
        : extra.cents(guests, nights.length),
      vatPercent: extra.vatPercent,
    });
  }
  const touristTaxCents = sumOf(
    parties.slice(0, touristTaxNights),
    ({ adults }) => adults * touristTaxNightCents,
  );
  /** What is already inside the lines, by rate. */
  const vat = [6, 13].flatMap((percent) => {
    const gross = sumOf(
      lines.filter((line) => line.vatPercent === percent),
      ({ cents }) => cents,
    );
    if (gross === 0) return [];
    const netCents = Math.round((gross * 100) / (100 + percent));
    return [{ percent, netCents, vatCents: gross - netCents }];
  });
  const totalCents = touristTaxCents + sumOf(lines, ({ cents }) => cents);
  return { nights, lines, touristTaxCents, vat, totalCents };
}
