import { describe, expect, it } from 'vitest';
import { ovenWords } from './format.ts';
import { openingOf } from './hours.ts';
import { bakesOn, batchesOf, freshest, ovenState } from './oven.ts';
import { BAKES, bakeById, COFFEES } from './products.ts';

const at = (day: string, hour: number, minute = 0) => ({ day, minutes: hour * 60 + minute });
const find = (id: string) => {
  const bake = bakeById(id);
  if (!bake) throw new Error(`There is no ${id}.`);
  return bake;
};
const words = (id: string, now: { day: string; minutes: number }) =>
  ovenWords(ovenState(find(id), now), now.day);

describe('the oven', () => {
  it('keeps a loaf warm for its time and no longer', () => {
    expect(words('cacete', at('2026-05-15', 10))).toBe('a sair agora');
    expect(words('cacete', at('2026-05-15', 10, 34))).toBe('saiu há 34 min');
    expect(words('cacete', at('2026-05-15', 10, 35))).toBe('sai às 12h30');
  });

  it('counts the last hour in minutes and then looks to the next open day', () => {
    expect(words('cacete', at('2026-05-15', 11, 30))).toBe('sai daqui a 60 min');
    expect(words('cacete', at('2026-05-15', 18))).toBe('amanhã às 7h');
    expect(words('cacete', at('2026-05-17', 13))).toBe('terça-feira às 7h');
  });

  it('is cold when the door is shut, however fresh the bread', () => {
    expect(ovenState(find('cacete'), at('2026-05-17', 12, 59)).status).toBe('warm');
    expect(ovenState(find('cacete'), at('2026-05-17', 13)).status).toBe('later');
  });

  it('has ready at the door what would come out before a late opening', () => {
    expect(bakesOn(find('cacete'), '2026-05-17')).toEqual([480, 600, 750]);
    expect(bakesOn(find('papo-seco'), '2026-05-17')).toEqual([480, 510, 630, 720]);
  });

  it('makes the regueifa only from Friday to Sunday', () => {
    expect(bakesOn(find('regueifa'), '2026-05-14')).toEqual([]);
    expect(words('regueifa', at('2026-05-17', 13))).toBe('sexta-feira às 8h30');
  });

  it('shows the warmest first', () => {
    const fresh = freshest(at('2026-05-15', 10, 6), 3);
    expect(fresh.map(({ bake }) => bake.id)).toEqual(['cacete', 'berlim', 'nata']);
  });

  it('shows nothing that is sold out', () => {
    const fresh = freshest(at('2026-05-15', 10, 6), 3, (id) => id === 'cacete');
    expect(fresh.map(({ bake }) => bake.id)).not.toContain('cacete');
    expect(fresh).toHaveLength(3);
  });

  it('never has a batch outside the opening hours', () => {
    for (const day of ['2026-05-15', '2026-05-17', '2026-06-10']) {
      const span = openingOf(day);
      const times = batchesOf(day).map((batch) => batch.at);
      expect(times).toEqual([...times].sort((a, b) => a - b));
      expect(times.every((time) => span && time >= span.opens && time < span.closes)).toBe(true);
    }
    expect(batchesOf('2026-05-18')).toEqual([]);
  });
});

describe('the shelves', () => {
  it('asks the prices that the film on the home page shows', () => {
    const centsOf = (id: string) => BAKES.find((bake) => bake.id === id)?.cents;
    expect(['cacete', 'berlim', 'nata'].map(centsOf)).toEqual([90, 170, 140]);
  });

  it('has whole cents, ascending batches and ids of its own', () => {
    const all = [...BAKES, ...COFFEES];
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(all.every(({ cents }) => Number.isInteger(cents) && cents > 0)).toBe(true);
    for (const { bakes } of BAKES) expect(bakes).toEqual([...bakes].sort((a, b) => a - b));
  });
});
