import { describe, expect, it } from 'vitest';
import { keyOf } from './keys.ts';
import { clock, hourName, spoken } from './time.ts';

it('times are written as a clock and said as words', () => {
  expect([0, 59.9, 75.4].map(clock)).toEqual(['0:00', '0:59', '1:15']);
  expect([1, 60, 121].map(spoken)).toEqual(['1 segundo', '1 minuto', '2 minutos e 1 segundo']);
  expect([370, 26 * 60].map(hourName)).toEqual(['06h10', '02h00']);
});

describe('keys', () => {
  const none = { ctrlKey: false, altKey: false, metaKey: false };
  const press = (key: string, more = {}) => ({ key, ...none, ...more });

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
