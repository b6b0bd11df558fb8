import { describe, expect, it } from 'vitest';
import { keyOf } from './keys.ts';
import { clock, hourName, spoken } from './time.ts';

describe('times', () => {
  it('are written as a clock and said as words', () => {
    expect([clock(0), clock(59.9), clock(75.4)]).toEqual(['0:00', '0:59', '1:15']);
    expect(spoken(1)).toBe('1 segundo');
    expect(spoken(60)).toBe('1 minuto');
    expect(spoken(121)).toBe('2 minutos e 1 segundo');
    expect([hourName(370), hourName(26 * 60)]).toEqual(['06h10', '02h00']);
  });
});

describe('keys', () => {
  const press = (key: string, more = {}) => ({
    key,
    ctrlKey: false,
    altKey: false,
    metaKey: false,
    ...more,
  });

  it('ask for something on the page, capital or not', () => {
    expect(keyOf(press(' '), 'page')).toBe(' ');
    expect(keyOf(press('M'), 'page')).toBe('m');
    expect(keyOf(press('ArrowLeft'), 'button')).toBe('ArrowLeft');
  });

  it('belong to the control in focus, to typing and to the browser first', () => {
    expect(keyOf(press(' '), 'button')).toBeNull();
    expect(keyOf(press('ArrowLeft'), 'slider')).toBeNull();
    expect(keyOf(press('n'), 'text')).toBeNull();
    expect(keyOf(press('p', { ctrlKey: true }), 'page')).toBeNull();
  });
});
