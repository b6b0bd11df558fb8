import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../browser/day.ts';
import { generated } from '../property.ts';
import { arrivalTimes } from './guest.ts';
import { extras, quoteFor } from './quote.ts';
import { fits, type Party, roomById, rooms } from './rooms.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { pt } from './words/pt.ts';

const couple = { adults: 2, children: 0 };

describe('a quote', () => {
  it('lists each night and adds the tourist tax', () => {
    const quote = quoteFor(roomById('rio'), '2026-06-11', '2026-06-14', couple, []);
    expect(quote.nights.map(({ cents }) => cents)).toEqual([12800, 15100, 15100]);
    expect(quote.touristTaxCents).toBe(1200);
    expect(quote.totalCents).toBe(44200);
  });

  it('charges the tourist tax for adults and seven nights at most', () => {
    const quote = quoteFor(
      roomById('barqueiro'),
      '2026-06-01',
      '2026-06-11',
      { adults: 3, children: 2 },
      [],
    );
    expect(quote.touristTaxCents).toBe(3 * 7 * 200);
  });

  it('charges nobody more for fewer guests, or for a child in the place of an adult', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...rooms),
        fc.integer({ min: 0, max: 400 }),
        fc.integer({ min: 1, max: 12 }),
        fc.subarray(extras.map(({ id }) => id)),
        fc.record({
          adults: fc.integer({ min: 1, max: 4 }),
          children: fc.integer({ min: 0, max: 4 }),
        }),
        (room, ahead, nights, chosen, party) => {
          const arrival = addDays('2026-06-01', ahead);
          const departure = addDays(arrival, nights);
          fc.pre(fits(room, party));
          const { adults, children } = party;
          const smaller = [
            { adults: adults - 1, children },
            { adults, children: children - 1 },
            { adults: adults - 1, children: children + 1 },
          ].filter((each) => each.adults > 0 && each.children >= 0 && fits(room, each));
          const cents = (each: Party) =>
            quoteFor(room, arrival, departure, each, chosen).totalCents;
          for (const each of smaller) expect(cents(each)).toBeLessThanOrEqual(cents(party));
        },
      ),
      generated(300),
    );
  });

  it('charges a child’s bed except in the cottage', () => {
    const family = { adults: 2, children: 1 };
    const lagar = quoteFor(roomById('lagar'), '2026-06-15', '2026-06-17', family, []);
    expect(lagar.lines.map(({ label, cents }) => [label, cents])).toContainEqual([
      'Cama de criança',
      3600,
    ]);
    // A child sleeps in the bed that an adult leaves; no party pays more than a larger one.
    const [one, two] = [
      { adults: 1, children: 1 },
      { adults: 1, children: 2 },
    ].map((party) => quoteFor(roomById('lagar'), '2026-06-15', '2026-06-17', party, []));
    expect(one?.lines).toHaveLength(1);
    expect(two?.lines[1]?.cents).toBe(3600);
    const cottage = quoteFor(roomById('barqueiro'), '2026-06-15', '2026-06-17', family, []);
    expect(cottage.lines).toHaveLength(1);
  });

  it('lets nobody stay in a room into which the next guests come', () => {
    const late = extras.find(({ id }) => id === 'late');
    const [first = 0] = arrivalTimes.map(Number.parseFloat).filter(Number.isFinite);
    expect(first).toBe(15);
    expect(late?.lastMinutes).toBeLessThanOrEqual((first - 1) * 60);
    for (const words of [pt, en, es]) {
      const hour = new RegExp(`\\b${(late?.lastMinutes ?? 0) / 60}(h|:00)`);
      expect(words.extras.late.name).toMatch(hour);
      expect(words.dates.facts[1]?.[1]).toMatch(hour);
    }
  });

  it('has the VAT inside the prices, to the cent, at each rate', () => {
    const chosen = ['breakfast', 'late', 'boat', 'picnic'] as const;
    const quote = quoteFor(
      roomById('socalco'),
      '2026-06-15',
      '2026-06-18',
      { adults: 2, children: 1 },
      chosen,
    );
    const gross = quote.vat.reduce((sum, { netCents, vatCents }) => sum + netCents + vatCents, 0);
    expect(quote.lines.at(-1)?.label).toBe('Cesto para a vinha (2 cestos)');
    expect(gross + quote.touristTaxCents).toBe(quote.totalCents);
    // 528 room, 54 bed, 35 late, 60 boat at 6 %; 105 breakfast and 64 picnic at 13 %.
    expect(quote.vat).toEqual([
      { percent: 6, netCents: 63868, vatCents: 3832 },
      { percent: 13, netCents: 14956, vatCents: 1944 },
    ]);
  });
});
