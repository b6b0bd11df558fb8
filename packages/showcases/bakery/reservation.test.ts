import { describe, expect, it } from 'vitest';
import {
  canServe,
  codeFrom,
  type Draft,
  isName,
  isOrderable,
  mostRoomOn,
  normalPhone,
  notMadeOn,
  ordersOfOthers,
  pickupDays,
  piecesOf,
  problemsOf,
  type Reservation,
  roomIn,
  SLOT_CAPACITY,
  slotsOf,
  stageOf,
  takenByOthers,
  totalCentsOf,
} from './reservation.ts';

const at = (day: string, hour: number, minute = 0) => ({ day, minutes: hour * 60 + minute });
const FRIDAY = at('2026-05-15', 10);
const reservation = (more: Partial<Reservation> = {}): Reservation => ({
  code: 'ACDE',
  day: '2026-05-16',
  slot: 480,
  lines: [{ id: 'massa-mae', quantity: 2 }],
  totalCents: 920,
  name: 'Rita',
  phone: '+351912345678',
  note: '',
  ...more,
});
const draft = (more: Partial<Draft> = {}): Draft => ({
  lines: [{ id: 'massa-mae', quantity: 1 }],
  day: '2026-05-16',
  slot: 480,
  name: 'Rita Lopes',
  phone: '912 345 678',
  ...more,
});

describe('the days and half hours', () => {
  it('offers tomorrow until eight in the evening', () => {
    expect(pickupDays(at('2026-05-15', 19, 59), 2)).toEqual(['2026-05-16', '2026-05-17']);
    expect(pickupDays(at('2026-05-15', 20), 2)).toEqual(['2026-05-17', '2026-05-19']);
  });

  it('leaves out Mondays and the feasts that shut the door', () => {
    expect(pickupDays(at('2026-04-04', 10), 2)).toEqual(['2026-04-07', '2026-04-08']);
  });

  it('hands bread over until eleven, from the hour of opening', () => {
    expect(slotsOf('2026-05-16')).toEqual([420, 450, 480, 510, 540, 570, 600, 630]);
    expect(slotsOf('2026-05-17')).toEqual([480, 510, 540, 570, 600, 630]);
    expect(slotsOf('2026-05-18')).toEqual([]);
  });

  it('takes others’ and one’s own pieces off a slot, never below nothing', () => {
    const free = SLOT_CAPACITY - takenByOthers('2026-05-16', 480);
    expect(roomIn('2026-05-16', 480, [])).toBe(free);
    expect(roomIn('2026-05-16', 480, [reservation()])).toBe(free - 2);
    expect(roomIn('2026-05-16', 480, [reservation({ slot: 510 })])).toBe(free);
    const many = Array.from({ length: 20 }, () => reservation());
    expect(roomIn('2026-05-16', 480, many)).toBe(0);
  });

  it('gives the same number of others at every visit, within the capacity', () => {
    const taken = slotsOf('2026-05-19').map((slot) => takenByOthers('2026-05-19', slot));
    expect(taken).toEqual(slotsOf('2026-05-19').map((slot) => takenByOthers('2026-05-19', slot)));
    expect(new Set(taken).size).toBeGreaterThan(3);
    expect(taken.every((count) => count >= 0 && count <= SLOT_CAPACITY)).toBe(true);
  });
});

describe('weeks ahead', () => {
  it('takes orders for Christmas Eve in November, and not for a day that is shut or too far', () => {
    const november = at('2026-11-24', 10);
    expect(isOrderable('2026-12-24', november)).toBe(true);
    expect(isOrderable('2026-12-25', november)).toBe(false);
    expect(isOrderable('2027-02-23', november)).toBe(false);
    expect(isOrderable('2026-11-24', november)).toBe(false);
    expect(problemsOf(draft({ day: '2026-12-24' }), november, []).has('day')).toBe(false);
  });
});

describe('what the bakery sees', () => {
  it('is as many pieces as the half hour has given away, of what is made that day', () => {
    for (const day of ['2026-05-16', '2026-05-19', '2026-12-24']) {
      for (const slot of slotsOf(day)) {
        const lines = ordersOfOthers(day, slot).flatMap((order) => order.lines);
        expect(piecesOf(lines)).toBe(takenByOthers(day, slot));
        expect(notMadeOn(lines, day)).toEqual([]);
      }
    }
  });

  it('has a code of its own for each order of a day', () => {
    const codes = slotsOf('2026-05-16').flatMap((slot) =>
      ordersOfOthers('2026-05-16', slot).map(({ code }) => code),
    );
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('marks a product sold out for one day', () => {
    const soldOut = [{ day: '2026-05-16', id: 'massa-mae' }];
    expect(problemsOf(draft(), FRIDAY, [], soldOut).has('lines')).toBe(true);
    expect(canServe('2026-05-16', draft().lines, [], soldOut)).toBe(false);
    expect(canServe('2026-05-17', draft().lines, [], soldOut)).toBe(true);
  });
});

describe('a draft', () => {
  it('passes when everything is there', () => {
    expect(problemsOf(draft(), FRIDAY, []).size).toBe(0);
  });

  it('names all that is missing, in the order of the form', () => {
    const empty = draft({ lines: [], day: null, slot: null, name: ' ', phone: '' });
    expect([...problemsOf(empty, FRIDAY, []).keys()]).toEqual(['lines', 'day', 'name', 'phone']);
    expect([...problemsOf(draft({ slot: null }), FRIDAY, []).keys()]).toEqual(['slot']);
  });

  it('refuses a day past its cut-off and a slot that day does not have', () => {
    expect(problemsOf(draft(), at('2026-05-15', 20), []).has('day')).toBe(true);
    expect(problemsOf(draft({ day: '2026-05-17', slot: 420 }), FRIDAY, []).has('slot')).toBe(true);
  });

  it('refuses what is not made on the day', () => {
    const lines = [{ id: 'regueifa', quantity: 1 }];
    expect(problemsOf(draft({ lines, day: '2026-05-19' }), FRIDAY, []).get('lines')).toContain(
      'Regueifa',
    );
    expect(problemsOf(draft({ lines }), FRIDAY, []).has('lines')).toBe(false);
  });

  it('refuses more than the slot has left, and takes exactly what it has', () => {
    const room = roomIn('2026-05-16', 480, []);
    const whole = (count: number) => draft({ lines: [{ id: 'papo-seco', quantity: count }] });
    expect(problemsOf(whole(room), FRIDAY, []).size).toBe(0);
    expect(problemsOf(whole(room + 1), FRIDAY, []).get('slot')).toContain(`${room} unidades`);
  });

  it('adds up in cents', () => {
    const lines = [
      { id: 'papo-seco', quantity: 3 },
      { id: 'nata', quantity: 2 },
    ];
    expect(totalCentsOf(lines)).toBe(384);
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
    const own = reservation();
    expect(stageOf(own, at('2026-05-15', 19, 59))).toBe('waiting');
    expect(stageOf(own, at('2026-05-15', 20))).toBe('baking');
    expect(stageOf(own, at('2026-05-16', 7, 59))).toBe('baking');
    expect(stageOf(own, at('2026-05-16', 8))).toBe('ready');
    expect(stageOf(own, at('2026-05-17', 0))).toBe('past');
  });
});

describe('a basket and its day', () => {
  const regueifa = [{ id: 'regueifa', quantity: 1 }];

  it('is served only on the days that make all of it', () => {
    expect(canServe('2026-05-19', regueifa, [])).toBe(false);
    const days = pickupDays(FRIDAY, 6).filter((day) => canServe(day, regueifa, []));
    expect(days).toEqual(['2026-05-16', '2026-05-17', '2026-05-22']);
  });

  it('fits a day exactly when one of its half hours takes all its pieces', () => {
    for (const day of pickupDays(FRIDAY, 40)) {
      const most = mostRoomOn(day, []);
      const pieces = (quantity: number) => [{ id: 'nata', quantity }];
      expect(canServe(day, pieces(most), [])).toBe(true);
      expect(canServe(day, pieces(most + 1), [])).toBe(false);
      expect(slotsOf(day).some((slot) => roomIn(day, slot, []) === most)).toBe(true);
    }
  });
});
