import { expect, test } from 'vitest';
import { slugOf } from './slug-of.ts';

test.each([
  ['Ação & Mañana: 2.ª  vez!', 'acao-manana-2-vez'],
  ['Þór, Straße, Łódź', 'thor-strasse-lodz'],
  ['Đorđe Ŋ œuvre Æsir Øre ıŧħð', 'dorde-n-oeuvre-aesir-ore-ithd'],
  ['絵', ''],
])('%s is %s in an address', (text, slug) => {
  expect(slugOf(text)).toBe(slug);
});
