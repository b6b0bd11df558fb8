import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type Day } from '../browser/day.ts';
import { forAll } from '../property.ts';
import { emptyBook, sampleDraft, sampleOrder } from '../tests/bakery-order.ts';
import { slotWords } from './format.ts';
import { openingOf } from './hours.ts';
import { bakesOn } from './oven.ts';
import { bakeById } from './products.ts';
import {
  type Book,
  canServe,
  codeFrom,
  type Draft,
  dayRefusal,
  isName,
  keyOf,
  missedDay,
  normalPhone,
  ordersIn,
  pickupDays,
  problemsOf,
  reservationOf,
  roomIn,
  SLOT_ORDERS,
  slotRefusal,
  slotsOf,
  stageOf,
  totalCentsOf,
  workingDay,
} from './reservation.ts';
import { words } from './words.ts';

const at = (day: string, hour: number, minute = 0) => ({ day, minutes: hour * 60 + minute });
const FRIDAY = at('2026-05-15', 10);
const lines = [{ id: 'massa-mae', quantity: 1 }];
const draft = (more: Partial<Draft> = {}) => sampleDraft({ lines, ...more });
/** What is wrong with a draft on Friday, by the names of its fields. */
const wrongIn = (more: Partial<Draft>, book = emptyBook()) => problemsOf(draft(more), FRIDAY, book);

describe('the days and half hours', () => {
  it('offers tomorrow until eight in the evening', () => {
    expect(pickupDays(at('2026-05-15', 19, 59), 2)).toEqual(['2026-05-16', '2026-05-17']);
    expect(pickupDays(at('2026-05-15', 20), 2)).toEqual(['2026-05-17', '2026-05-19']);
  });

  it('names tomorrow as missed from eight in the evening on, unless it is shut', () => {
    expect(missedDay(at('2026-05-15', 19, 59))).toBeNull();
    expect(missedDay(at('2026-05-15', 20))).toBe('2026-05-16');
    // Monday.
    expect(missedDay(at('2026-05-17', 21))).toBeNull();
  });

  it('leaves out Mondays and the feasts that shut the door', () => {
    expect(pickupDays(at('2026-04-04', 10), 2)).toEqual(['2026-04-07', '2026-04-08']);
  });

  it('hands bread over until eleven, from the hour of opening', () => {
    expect(slotsOf('2026-05-16')).toEqual([420, 450, 480, 510, 540, 570, 600, 630]);
    expect(slotsOf('2026-05-17')).toEqual([480, 510, 540, 570, 600, 630]);
    expect(slotsOf('2026-05-18')).toEqual([]);
  });

  it('counts orders in a half hour, whatever their size, and not those that are cancelled', () => {
    const room = (more: Partial<Book>) => roomIn('2026-05-16', 480, emptyBook(more));
    const free = SLOT_ORDERS - ordersIn('2026-05-16', 480, emptyBook()).length;
    expect(free).toBeGreaterThan(1);
    expect(room({})).toBe(free);
    expect(room({ reservations: [sampleOrder()] })).toBe(free - 1);
    expect(room({ reservations: [sampleOrder({ slot: 510 })] })).toBe(free);
    const many = Array.from({ length: 20 }, () => sampleOrder());
    expect(room({ reservations: many })).toBe(0);
    expect(room({ reservations: many, cancelled: [keyOf(sampleOrder())] })).toBe(free);
    expect(words.page.slotRule).toContain(`${SLOT_ORDERS} reservas`);
  });

  it('hands a product over from its first batch on, the last of a basket for all of it', () => {
    const lines = ['cacete', 'centeio'].map((id) => ({ id, quantity: 1 }));
    const early = 'Centeio da serra sai às 9h30';
    expect(slotRefusal('2026-05-16', 540, lines, emptyBook())).toBe(early);
    expect(slotRefusal('2026-05-16', 570, lines, emptyBook())).not.toBe(early);
    expect(slotRefusal('2026-05-16', 420, lines.slice(0, 1), emptyBook())).toBeNull();
    expect(wrongIn({ lines }).get('slot')).toBe(words.booking.lost(slotWords(480), early));
  });
});

it('weeks ahead takes orders for Christmas Eve, and not for a day that is shut or too far', () => {
  const november = at('2026-11-24', 10);
  expect(dayRefusal('2026-12-24', november)).toBeNull();
  expect(dayRefusal('2026-12-25', november)).toBe('shut');
  expect(dayRefusal('2027-02-24', november)).toBeNull();
  expect(dayRefusal('2027-02-25', november)).toBe('early');
  expect(dayRefusal('2026-11-24', november)).toBe('late');
  expect(problemsOf(draft({ day: '2026-12-24' }), november, emptyBook()).has('day')).toBe(false);
});

describe('what the bakery sees', () => {
  it('is the same at every visit, of two products that are out of the oven, and never too many', () => {
    for (const day of ['2026-05-16', '2026-05-17', '2026-05-19', '2026-12-24']) {
      const orders = slotsOf(day).map((slot) => ordersIn(day, slot, emptyBook()));
      expect(orders).toEqual(slotsOf(day).map((slot) => ordersIn(day, slot, emptyBook())));
      expect(new Set(orders.map(({ length }) => length)).size).toBeGreaterThan(1);
      expect(Math.max(...orders.map(({ length }) => length))).toBeLessThanOrEqual(SLOT_ORDERS);
      const codes = orders.flat().map(({ code }) => code);
      expect(new Set(codes).size).toBe(codes.length);
      for (const { slot, lines } of orders.flat()) {
        expect(new Set(lines.map(({ id }) => id)).size).toBe(2);
        for (const { id } of lines) {
          const bake = bakeById(id);
          expect(bake && bakesOn(bake, day)[0]).toBeLessThanOrEqual(slot);
        }
      }
    }
  });

  it('has no code twice on a day, so that a tick or a cancellation is of one order', () => {
    for (let day = '2026-01-01'; day < '2029-01-01'; day = addDays(day, 1)) {
      const orders = slotsOf(day).flatMap((slot) => ordersIn(day, slot, emptyBook()));
      expect(new Set(orders.map(keyOf)).size, day).toBe(orders.length);
    }
  });

  it('opens on today until the door shuts, and then on the next open day', async () => {
    await forAll(
      500,
      fc.integer({ min: 0, max: 800 }),
      fc.integer({ min: 0, max: 1439 }),
      (ahead, minutes) => {
        const now = { day: addDays('2026-01-01', ahead), minutes };
        const day = workingDay(now);
        const isHere = (each: Day) =>
          each > now.day ? openingOf(each) !== null : minutes < (openingOf(each)?.closes ?? 0);
        expect(isHere(day)).toBe(true);
        for (let other = now.day; other < day; other = addDays(other, 1))
          expect(isHere(other)).toBe(false);
      },
    );
    // The oven is lit at five.
    expect(workingDay(at('2026-05-15', 5))).toBe('2026-05-15');
    expect(workingDay(at('2026-05-15', 19))).toBe('2026-05-15');
    expect(workingDay(at('2026-05-15', 20))).toBe('2026-05-16');
  });

  it('enters an order itself, also when the evening’s limit is past and without a telephone', () => {
    const late = at('2026-05-15', 21);
    expect(problemsOf(draft(), late, emptyBook()).has('day')).toBe(true);
    const problems = problemsOf(draft({ phone: '' }), late, emptyBook(), true);
    expect([...problems.keys()]).toEqual(['phone']);
    expect(reservationOf(draft({ phone: ' ' }), 'ACDE', true)).toMatchObject({
      code: expect.stringMatching(/^\w{4}$/),
      totalCents: 460,
      phone: '',
      byBakery: true,
    });
  });

  it('marks a product sold out for one day', () => {
    const soldOut = [{ day: '2026-05-16', id: 'massa-mae' }];
    expect(wrongIn({}, emptyBook({ soldOut })).has('lines')).toBe(true);
    expect(canServe('2026-05-16', draft().lines, emptyBook({ soldOut }))).toBe(false);
    expect(canServe('2026-05-17', draft().lines, emptyBook({ soldOut }))).toBe(true);
  });
});

describe('a draft', () => {
  it('passes when everything is there', () => {
    expect(wrongIn({}).size).toBe(0);
  });

  it('names all that is missing, in the order of the form', () => {
    const empty = wrongIn({ lines: [], day: null, slot: null, name: ' ', phone: '' });
    expect([...empty.keys()].join()).toBe('lines,day,name,phone');
    expect([...wrongIn({ slot: null }).keys()]).toEqual(['slot']);
  });

  it('refuses a day past its cut-off and a slot that day does not have', () => {
    expect(problemsOf(draft(), at('2026-05-15', 20), emptyBook()).has('day')).toBe(true);
    expect(wrongIn({ day: '2026-05-17', slot: 420 }).has('slot')).toBe(true);
  });

  it('refuses what is not made on the day', () => {
    const lines = [{ id: 'regueifa', quantity: 1 }];
    expect(wrongIn({ lines, day: '2026-05-19' }).get('lines')).toContain('Regueifa');
    expect(wrongIn({ lines }).has('lines')).toBe(false);
  });

  it('takes the last place of a half hour, and not one more', () => {
    const taken = (count: number) =>
      emptyBook({ reservations: Array.from({ length: count }, () => sampleOrder()) });
    const room = roomIn('2026-05-16', 480, emptyBook());
    expect(wrongIn({}, taken(room - 1)).size).toBe(0);
    expect(wrongIn({}, taken(room)).get('slot')).toContain(words.booking.full);
  });

  it('adds up in cents', () => {
    const lines = [
      { id: 'papo-seco', quantity: 3 },
      { id: 'nata', quantity: 2 },
    ];
    expect(totalCentsOf(lines)).toBe(364);
  });
});

describe('who comes', () => {
  it.each([
    ['912 345 678', '+351912345678'],
    ['253-123-456', '+351253123456'],
    ['+351 93 111 22 33', '+351931112233'],
    ['00351 961234567', '+351961234567'],
    ['+34 612 345 678', '+34612345678'],
    ['812345678', null],
    ['91234567', null],
    ['9123456789', null],
    ['942345678', null],
    ['+351 812345678', null],
    ['telefone', null],
    ['', null],
  ])('reads %j as %j', (text, number) => {
    expect(normalPhone(text)).toBe(number);
  });

  it('wants two letters of a name', () => {
    expect(isName('Zé')).toBe(true);
    expect(isName(' Z ')).toBe(false);
    expect(isName('12')).toBe(false);
    expect(isName('a'.repeat(61))).toBe(false);
  });
});

describe('a reservation', () => {
  it('has a code without letters that sound or look alike', () => {
    expect(codeFrom(new Uint8Array([0, 20, 21, 255]))).toMatch(/^[ACDEFHJKMNPRTUXY34679]{4}$/);
    expect(codeFrom(new Uint8Array([0, 1, 2, 3]))).not.toBe(codeFrom(new Uint8Array([3, 2, 1, 0])));
  });

  it('goes from waiting to past by the clock', () => {
    const own = sampleOrder();
    expect(stageOf(own, at('2026-05-15', 19, 59))).toBe('waiting');
    expect(stageOf(own, at('2026-05-15', 20))).toBe('baking');
    expect(stageOf(own, at('2026-05-16', 7, 59))).toBe('baking');
    expect(stageOf(own, at('2026-05-16', 8))).toBe('ready');
    expect(stageOf(own, at('2026-05-16', 19, 29))).toBe('ready');
    // Nothing is ready at a counter that is shut.
    expect(stageOf(own, at('2026-05-16', 19, 30))).toBe('over');
    expect(stageOf(own, at('2026-05-17', 0))).toBe('past');
  });
});

describe('a basket and its day', () => {
  const regueifa = [{ id: 'regueifa', quantity: 1 }];

  it('is served only on the days that make all of it', () => {
    expect(canServe('2026-05-19', regueifa, emptyBook())).toBe(false);
    const days = pickupDays(FRIDAY, 6).filter((day) => canServe(day, regueifa, emptyBook()));
    expect(days).toEqual(['2026-05-16', '2026-05-17', '2026-05-22']);
  });

  it('needs a half hour with a place once everything is out of the oven', () => {
    const berlim = [{ id: 'berlim', quantity: 1 }];
    const fill = (...slots: number[]) => {
      const rows = slots.flatMap((slot) => Array.from({ length: 8 }, () => sampleOrder({ slot })));
      return canServe('2026-05-16', berlim, emptyBook({ reservations: rows }));
    };
    expect(fill(420, 450, 480, 510, 540, 570)).toBe(true);
    expect(fill(600, 630)).toBe(false);
  });
});
