import { describe, expect, test } from 'vitest';
import { formatCents } from '../browser/money.ts';
import { dictionaries } from '../dictionaries.ts';
import { formatDelta, splitEvenly, vatShare } from './money.ts';
import { maxPeople } from './receipts.ts';

const { pt, en, es } = dictionaries.restaurant;

const plain = (text: string) => text.replace(/\s/g, ' ');

describe('money', () => {
  test('is written the Portuguese way', () => {
    expect(plain(formatCents(1650))).toBe('16,50 €');
    expect(plain(formatDelta(-600))).toBe('−6,00 €');
    expect(plain(formatDelta(90))).toBe('+0,90 €');
  });

  test('the tax is taken out of the price, not put on top of it', () => {
    expect(vatShare(13, 1130)).toEqual({ rate: 13, gross: 1130, net: 1000, vat: 130 });
    expect(vatShare(23, 500)).toEqual({ rate: 23, gross: 500, net: 407, vat: 93 });
  });

  test('net and tax add up to what is paid, to the cent', () => {
    for (let gross = 1; gross < 3000; gross++) {
      const { net, vat } = vatShare(23, gross);
      expect(net + vat).toBe(gross);
      expect(Math.abs(net * 0.23 - vat)).toBeLessThan(1);
    }
  });

  test.each([pt, en, es])('a bill split unevenly is said for as many as may share it', (words) => {
    for (let few = 1; few < maxPeople; few += 1) {
      const said = words.pay.uneven(maxPeople - few, '1,00', few, '0,99');
      expect(said).toMatch(/1,00.*0,99/);
      expect(said).not.toContain('undefined');
    }
  });

  test('a split bill pays the whole bill and nobody pays two cents more than another', () => {
    expect(splitEvenly(1000, 3)).toEqual([334, 333, 333]);
    expect(splitEvenly(4300, 2)).toEqual([2150, 2150]);
    for (let people = 1; people <= 12; people++) {
      const parts = splitEvenly(9997, people);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(9997);
      expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(1);
    }
  });
});
