import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../browser/day.ts';
import { dictionaries } from '../dictionaries.ts';
import { forAll } from '../property.ts';
import { arrivalTimes } from './guest.ts';
import { childNightCents, extras, quoteFor, touristTaxNightCents } from './quote.ts';
import { nightCents } from './rates.ts';
import { fits, type Party, type RoomId, roomById, rooms } from './rooms.ts';

const { pt, en, es } = dictionaries.hotel;

const couple = { adults: 2, children: 0 };

describe('a quote', () => {
  it('lists each night and adds the tourist tax', () => {
    const quote = quoteFor(
      roomById('rio'),
      { arrival: '2026-06-11', departure: '2026-06-14', ...couple },
      [],
    );
    const nights = ['2026-06-11', '2026-06-12', '2026-06-13'];
    const cents = nights.map((night) => nightCents(roomById('rio'), night));
    expect(quote.nights.map((each) => [each.night, each.cents])).toEqual(
      nights.map((night, index) => [night, cents[index]]),
    );
    expect(quote.touristTaxCents).toBe(2 * 3 * touristTaxNightCents);
    expect(quote.totalCents).toBe(cents.reduce((sum, each) => sum + each, quote.touristTaxCents));
  });

  it('has these prices beside the nights', () => {
    const [family, couples] = [{ adults: 2, children: 1 }, couple].map((party) =>
      extras.map(({ id, cents }) => [id, cents(party, 3)]),
    );
    expect(family).toEqual([
      ['breakfast', 3 * (2 * 1400 + 700)],
      ['late', 3500],
      ['boat', 2 * 2400 + 1200],
      ['picnic', 2 * 3200],
    ]);
    expect(couples).toContainEqual(['picnic', 3200]);
    expect([childNightCents, touristTaxNightCents]).toEqual([1800, 200]);
  });

  it('charges the tourist tax for adults and seven nights at most', () => {
    const stay = { arrival: '2026-06-01', departure: '2026-06-11', adults: 3, children: 2 };
    const quote = quoteFor(roomById('barqueiro'), stay, []);
    expect(quote.touristTaxCents).toBe(3 * 7 * touristTaxNightCents);
  });

  it('charges nobody more for fewer guests, or for a child in the place of an adult', () =>
    forAll(
      300,
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
          quoteFor(room, { arrival, departure, ...each }, chosen).totalCents;
        for (const each of smaller) expect(cents(each)).toBeLessThanOrEqual(cents(party));
      },
    ));

  it('charges a child’s bed except in the cottage', () => {
    const family = { adults: 2, children: 1 };
    const june = { arrival: '2026-06-15', departure: '2026-06-17' };
    const linesOf = (room: RoomId, party: Party) =>
      quoteFor(roomById(room), { ...june, ...party }, []).lines;
    const bed = { label: 'Cama de criança', cents: 2 * childNightCents };
    expect(linesOf('lagar', family)).toContainEqual(expect.objectContaining(bed));
    // A child sleeps in the bed that an adult leaves; no party pays more than a larger one.
    expect(linesOf('lagar', { adults: 1, children: 1 })).toHaveLength(1);
    expect(linesOf('lagar', { adults: 1, children: 2 })[1]?.cents).toBe(2 * childNightCents);
    expect(linesOf('barqueiro', family)).toHaveLength(1);
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
    const stay = { arrival: '2026-06-15', departure: '2026-06-18', adults: 2, children: 1 };
    const quote = quoteFor(roomById('socalco'), stay, chosen);
    const gross = quote.vat.reduce((sum, { netCents, vatCents }) => sum + netCents + vatCents, 0);
    expect(quote.lines.at(-1)?.label).toBe('Cesto para a vinha (2 cestos)');
    expect(gross + quote.touristTaxCents).toBe(quote.totalCents);
    // Room, bed, late departure and boat; breakfast and picnic.
    const grossAt = (all: readonly number[]) =>
      all.reduce((sum, index) => sum + (quote.lines[index]?.cents ?? 0), 0);
    expect(quote.lines).toHaveLength(6);
    for (const [index, percent, cents] of [
      [0, 6, grossAt([0, 1, 3, 4])],
      [1, 13, grossAt([2, 5])],
    ] as const) {
      const netCents = Math.round(cents / (1 + percent / 100));
      expect(quote.vat[index]).toEqual({ percent, netCents, vatCents: cents - netCents });
    }
  });
});
