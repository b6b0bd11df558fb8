import { describe, expect, it } from 'vitest';
import { doorWords } from './format.ts';
import { doorAt, openingOf } from './hours.ts';

const at = (day: string, hour: number, minute = 0) => ({ day, minutes: hour * 60 + minute });
const words = (now: { day: string; minutes: number }) => {
  const { title, detail } = doorWords(doorAt(now), now.day);
  return `${title}, ${detail}`;
};

describe('the door', () => {
  it('opens at the first minute and shuts at the last', () => {
    expect(words(at('2026-05-15', 6, 59))).toBe('Fechado, abre às 7h');
    expect(words(at('2026-05-15', 7))).toBe('Aberto agora, fecha às 19h30');
    expect(words(at('2026-05-15', 19, 29))).toBe('Aberto agora, fecha daqui a 1 min');
    expect(words(at('2026-05-15', 19, 30))).toBe('Fechado, abre amanhã às 7h');
  });

  it('says from an hour before that it closes soon', () => {
    expect(words(at('2026-05-15', 18, 29))).toBe('Aberto agora, fecha às 19h30');
    expect(words(at('2026-05-15', 18, 30))).toBe('Aberto agora, fecha daqui a 60 min');
  });

  it('names the next open day over the Monday of rest', () => {
    expect(words(at('2026-05-17', 13))).toBe('Fechado, abre terça-feira às 7h');
    expect(words(at('2026-05-18', 10))).toBe('Fechado, abre amanhã às 7h');
  });

  it('keeps Sunday’s hours on a holiday and stays shut on the great feasts', () => {
    expect(openingOf('2026-06-10')).toEqual({ opens: 480, closes: 780 });
    expect(openingOf('2026-10-05')).toBeNull();
    expect(openingOf('2026-12-25')).toBeNull();
    expect(openingOf('2026-04-05')).toBeNull();
    expect(openingOf('2026-04-03')).toEqual({ opens: 480, closes: 780 });
  });

  it('finds the way out of a run of shut days', () => {
    // Easter Sunday 2026 and the Monday after it.
    expect(words(at('2026-04-04', 20))).toBe('Fechado, abre terça-feira às 7h');
  });
});
