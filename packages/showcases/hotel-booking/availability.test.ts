import { describe, expect, it } from 'vitest';
import { addDays } from '../browser/day.ts';
import {
  canArrive,
  departuresFrom,
  inventedStays,
  lowestCents,
  offers,
  unitsLeft,
} from './availability.ts';
import { isClosed, minimumStay, nightCents } from './rates.ts';
import { fits, roomById, rooms } from './rooms.ts';

const couple = { adults: 2, children: 0 };
const year = Array.from({ length: 365 }, (_, index) => addDays('2026-02-01', index));

describe('availability', () => {
  it('has the thirteen rooms of the story', () => {
    expect(rooms.reduce((sum, { units }) => sum + units, 0)).toBe(13);
  });

  it('asks for no stay less than its nights in the calendar, and for the cheapest room exactly that', () => {
    for (const party of [couple, { adults: 2, children: 1 }, { adults: 4, children: 2 }])
      for (const arrival of year.filter((_, index) => index % 9 === 0))
        for (const stay of [1, 3, 7]) {
          const nights = Array.from({ length: stay }, (_, index) => addDays(arrival, index));
          const shown = nights.reduce(
            (sum, night) => sum + (lowestCents(night, party, []) ?? 0),
            0,
          );
          const departure = addDays(arrival, stay);
          const asked = offers({ arrival, departure, ...party }, []).flatMap((offer) =>
            offer.status === 'free' ? [offer.totalCents] : [],
          );
          if (asked.length === 0) continue;
          if (stay === 1) expect(Math.min(...asked)).toBe(shown);
          else expect(Math.min(...asked)).toBeGreaterThanOrEqual(shown);
        }
  });

  it('costs less from a day to the next', () => {
    const cents = ['2026-06-12', '2026-06-13', '2026-06-14'].map((arrival) => {
      const departure = addDays(arrival, 2);
      const [offer] = offers({ arrival, departure, ...couple }, []).filter(
        ({ room }) => room.id === 'rio',
      );
      return offer?.status === 'free' ? offer.totalCents : 0;
    });
    expect(cents).toEqual([...cents].sort((one, other) => other - one));
    expect(new Set(cents).size).toBe(3);
  });

  it('leaves most of the year bookable, but not all of it', () => {
    const free = year.filter((night) => lowestCents(night, couple, []) !== null);
    expect(free.length).toBeGreaterThan(280);
    expect(free.length).toBeLessThan(365);
  });

  it('has a guest in the house for each unit that is taken', () => {
    let arrivals = 0;
    for (const night of year) {
      const stays = inventedStays(night);
      for (const room of rooms) {
        const inHouse = stays.filter(({ roomId }) => roomId === room.id).length;
        expect(unitsLeft(room, night, [])).toBe(isClosed(night) ? 0 : room.units - inHouse);
      }
      for (const stay of stays) {
        expect(stay.arrival <= night && night < stay.departure).toBe(true);
        expect(inventedStays(stay.arrival)).toContainEqual(stay);
      }
      arrivals += stays.filter(({ arrival }) => arrival === night).length;
    }
    expect(arrivals).toBeGreaterThan(365);
  });

  it('closes for part of January', () => {
    expect(isClosed('2027-01-07')).toBe(false);
    expect(isClosed('2027-01-08')).toBe(true);
    expect(lowestCents('2027-01-15', couple, [])).toBeNull();
  });

  it('takes one unit for each night of a stay and none on the day of departure', () => {
    const room = roomById('rio');
    const hold = { roomId: room.id, arrival: '2026-06-11', departure: '2026-06-14' };
    for (const [night, taken] of [
      ['2026-06-10', 0],
      ['2026-06-11', 1],
      ['2026-06-13', 1],
      ['2026-06-14', 0],
    ] as const) {
      expect(unitsLeft(room, night, []) - unitsLeft(room, night, [hold])).toBe(taken);
    }
  });

  it('refuses departures before the minimum stay and offers a room for each one it allows', () => {
    for (const arrival of year.filter((day) => canArrive(day, couple, [])).slice(0, 90)) {
      const departures = departuresFrom(arrival, couple, []);
      expect(departures.has(addDays(arrival, minimumStay(arrival) - 1))).toBe(false);
      for (const departure of departures) {
        const offered = offers({ arrival, departure, ...couple }, []);
        expect(offered.some((offer) => offer.status === 'free')).toBe(true);
      }
    }
  });

  it('says which rooms are too small for the party', () => {
    const family = { arrival: '2026-06-11', departure: '2026-06-14', adults: 2, children: 2 };
    const tooSmall = offers(family, []).filter((offer) => offer.status === 'too-small');
    const rooms = tooSmall.map(({ room }) => room.id);
    expect(rooms.join()).toBe('adega,lagar,rio,socalco,mirante');
    expect(fits(roomById('lagar'), { adults: 2, children: 1 })).toBe(true);
    expect(fits(roomById('lagar'), { adults: 3, children: 0 })).toBe(false);
  });
});

/** What a night costs stands here alone: other tests ask for it. */
describe('prices a night', () => {
  it('cost more on Friday and Saturday, in August, and at the harvest', () => {
    const nights = {
      thursday: '2026-06-11',
      friday: '2026-06-12',
      saturday: '2026-06-13',
      sunday: '2026-06-14',
      august: '2026-08-03',
      harvest: '2026-09-14',
      newYear: '2026-12-28',
      november: '2026-11-10',
    };
    const euros = rooms.map((room) => [
      room.id,
      ...Object.values(nights).map((night) => nightCents(room, night) / 100),
    ]);
    expect(euros).toEqual([
      ['adega', 98, 116, 116, 98, 120, 127, 123, 82],
      ['lagar', 112, 132, 132, 112, 137, 146, 140, 94],
      ['rio', 128, 151, 151, 128, 156, 166, 160, 108],
      ['socalco', 176, 208, 208, 176, 215, 229, 220, 148],
      ['mirante', 228, 269, 269, 228, 278, 296, 285, 192],
      ['barqueiro', 264, 312, 312, 264, 322, 343, 330, 222],
    ]);
  });

  it.each([
    ['2026-03-15', 108, '2026-03-16', 128],
    ['2026-06-30', 128, '2026-07-01', 156],
    ['2026-08-31', 156, '2026-09-01', 128],
    ['2026-09-09', 128, '2026-09-10', 166],
    ['2026-10-12', 166, '2026-10-13', 128],
    ['2026-11-01', 128, '2026-11-02', 108],
    ['2026-12-25', 127, '2026-12-26', 189],
    ['2027-01-02', 189, '2027-01-03', 108],
  ])('%s is the last night at %i, and %s the first at %i', (last, before, first, after) => {
    const euros = [last, first].map((night) => nightCents(roomById('rio'), night) / 100);
    expect(euros).toEqual([before, after]);
  });
});
