import { type Day, nightsBetween } from './dates.ts';
import { isWeekendNight, nightCents } from './rates.ts';
import type { Party, Room } from './rooms.ts';

export type ExtraId = 'breakfast' | 'late' | 'boat' | 'picnic';

export type Extra = {
  id: ExtraId;
  name: string;
  text: string;
  unit: string;
  vatPercent: number;
  /** Price in cents, VAT included, for the whole stay. */
  cents: (party: Party, nights: number) => number;
};

export type Line = { label: string; cents: number; vatPercent: number };

export type Quote = {
  nights: { night: Day; cents: number; isWeekend: boolean }[];
  lines: Line[];
  touristTaxCents: number;
  /** The VAT already inside the lines, by rate. */
  vat: { percent: number; netCents: number; vatCents: number }[];
  totalCents: number;
};

const childNightCents = 1800;
const touristTaxNightCents = 200;
const touristTaxNights = 7;

export const extras: readonly Extra[] = [
  {
    id: 'breakfast',
    name: 'Pequeno-almoço',
    text: 'Pão do forno da aldeia, compota de figo, ovos da casa. Servido até às 11h.',
    unit: '14 € por adulto, 7 € por criança, por noite',
    vatPercent: 13,
    cents: (party, nights) => (party.adults * 1400 + party.children * 700) * nights,
  },
  {
    id: 'late',
    name: 'Saída às 16h',
    text: 'Em vez das 12h. O último almoço na varanda fica garantido.',
    unit: '35 € por estadia',
    vatPercent: 6,
    cents: () => 3500,
  },
  {
    id: 'boat',
    name: 'Rio acima ao fim da tarde',
    text: 'Uma hora e meia de barco rabelo, com o barqueiro e sem motor.',
    unit: '24 € por adulto, 12 € por criança',
    vatPercent: 6,
    cents: (party) => party.adults * 2400 + party.children * 1200,
  },
  {
    id: 'picnic',
    name: 'Cesto para a vinha',
    text: 'Bola de carne, queijo da serra, uvas e uma manta. Para dois.',
    unit: '32 € por cesto',
    vatPercent: 13,
    cents: (party) => Math.ceil((party.adults + party.children) / 2) * 3200,
  },
];

/** Every price of a stay in cents. The tourist tax (adults, seven nights at most) carries no VAT. */
export function quoteFor(
  room: Room,
  arrival: Day,
  departure: Day,
  party: Party,
  chosen: readonly ExtraId[],
): Quote {
  const nights = nightsBetween(arrival, departure).map((night) => ({
    night,
    cents: nightCents(room, night),
    isWeekend: isWeekendNight(night),
  }));
  const lines: Line[] = [
    { label: room.name, cents: nights.reduce((sum, { cents }) => sum + cents, 0), vatPercent: 6 },
  ];
  // Beds for children are part of the cottage; everywhere else one is brought in.
  if (party.children > 0 && room.id !== 'barqueiro') {
    const cents = party.children * childNightCents * nights.length;
    lines.push({ label: 'Cama de criança', cents, vatPercent: 6 });
  }
  for (const extra of extras) {
    if (!chosen.includes(extra.id)) continue;
    const { name: label, vatPercent } = extra;
    lines.push({ label, vatPercent, cents: extra.cents(party, nights.length) });
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
