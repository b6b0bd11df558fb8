import { describe, expect, it } from 'vitest';
import { emptyStay, lossOf, pickDay, readStay, type Stay, withoutLost, withParty } from './stay.ts';

const today = '2026-06-02';
const pick = (stay: typeof emptyStay, day: string) => pickDay(stay, day, today, []);
const kept: Stay = {
  ...{ arrival: '2026-06-11', departure: '2026-06-14' },
  ...{ adults: 2, children: 0, roomId: 'rio', extras: ['breakfast', 'boat'] },
};

describe('picking days', () => {
  it('takes an arrival, then a departure, then begins again', () => {
    const arrived = pick(emptyStay, '2026-06-11').stay;
    expect(arrived).toMatchObject({ arrival: '2026-06-11', departure: null });
    const left = pick(arrived, '2026-06-14').stay;
    expect(left).toMatchObject({ arrival: '2026-06-11', departure: '2026-06-14' });
    expect(pick(left, '2026-06-18').stay).toMatchObject({ arrival: '2026-06-18', departure: null });
  });

  it('refuses yesterday', () => {
    const said = { message: 'Esse dia já passou.', isRefused: true };
    expect(pick(emptyStay, '2026-06-01')).toEqual({ stay: emptyStay, ...said });
  });

  it('refuses a stay below the minimum and says what it is', () => {
    const june = pick(emptyStay, '2026-06-11').stay;
    const said = { message: 'Nesta altura a estada mínima é de 2 noites.', isRefused: true };
    expect(pick(june, '2026-06-12')).toEqual({ stay: june, ...said });
    for (const month of ['07', '08']) {
      const summer = pick(emptyStay, `2026-${month}-06`).stay;
      expect(pick(summer, `2026-${month}-08`).message).toContain('3 noites');
    }
  });

  it('says why a departure is none that becomes the arrival', () => {
    const arrived = pick(emptyStay, '2026-06-11').stay;
    const long = pick(arrived, '2026-07-06');
    expect(long).toMatchObject({ stay: { arrival: '2026-07-06' }, isRefused: true });
    expect(long.message).toContain('No máximo 21 noites');
    expect(long.message).toContain('Chegada: ');
    // A wedding takes the whole house on the 24th.
    const over = pick(arrived, '2026-06-26');
    expect(over).toMatchObject({ stay: { arrival: '2026-06-26' }, isRefused: true });
    expect(over.message).toContain('Nenhum quarto está livre em todas essas noites. Chegada: ');
  });

  it('moves the arrival when an earlier day is picked', () => {
    const arrived = pick(emptyStay, '2026-06-18').stay;
    expect(pick(arrived, '2026-06-11').stay.arrival).toBe('2026-06-11');
  });

  it('refuses to arrive when the house is full', () => {
    const full = pick(emptyStay, '2026-06-24');
    expect(full.stay.arrival).toBeNull();
    expect(full.message).toContain('cheia');
    const closed = pick(emptyStay, '2027-01-07');
    expect(closed.message).toContain('volta a abrir a 1 de fevereiro');
  });
});

describe('the party', () => {
  it('stays between one adult and six guests', () => {
    const taken = (adults: number, children: number) => {
      const stay = withParty(emptyStay, { adults, children }, []);
      return [stay.adults, stay.children];
    };
    expect([taken(0, 9), taken(4, 3)].join()).toBe('1,4,4,2');
  });

  it('lets go of dates that no room can serve any more', () => {
    const couple = withParty(kept, { adults: 2, children: 0 }, []);
    expect(couple).toMatchObject({ departure: '2026-06-14', roomId: null });
    expect(withParty(kept, { adults: 4, children: 2 }, []).departure).toBeNull();
  });
});

describe('a stay from an earlier visit', () => {
  const read = (value: unknown) => readStay(JSON.parse(JSON.stringify(value)));

  it('comes back whole, the room and the extras too', () => {
    expect(read(kept)).toEqual(kept);
  });

  it('leaves out what is not a stay', () => {
    expect(read({ ...kept, arrival: 'ontem' })).toMatchObject({ arrival: null, roomId: null });
    expect(read({ ...kept, departure: '2026-06-11' })).toMatchObject({ departure: null });
    const odd = read({ ...kept, roomId: 'garagem', extras: ['sauna'] });
    expect(odd).toEqual({ ...kept, roomId: null, extras: [] });
    expect(read({ ...kept, adults: 99 }).adults).toBe(4);
    for (const nonsense of [null, 7, 'x', []]) expect(read(nonsense)).toEqual(emptyStay);
  });

  it('is possible until its day of arrival, and as long as its room is free', () => {
    const taken = Array.from({ length: 4 }, () => ({
      roomId: 'rio' as const,
      arrival: '2026-06-11',
      departure: '2026-06-12',
    }));
    expect(lossOf(kept, '2026-06-11', [])).toBeNull();
    expect(lossOf(kept, '2026-06-12', [])).toBe('past');
    expect(lossOf(kept, today, taken)).toBe('room');
    expect(lossOf({ ...kept, departure: '2026-06-12' }, today, [])).toBe('dates');
    expect(lossOf(emptyStay, today, [])).toBeNull();
    expect(withoutLost(kept, 'room')).toEqual({ ...kept, roomId: null });
    expect(withoutLost(kept, 'past')).toMatchObject({ arrival: null, departure: null });
  });
});
