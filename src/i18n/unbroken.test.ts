import { expect, test } from 'vitest';
import { unbroken, withoutJoiners } from './unbroken.ts';

/** Shows what keeps a text on one line: `_` for the space, `=` for the hyphen. */
const shown = (text: string) => text.replaceAll('\u00a0', '_').replaceAll('-\u2060', '=');

test.each([
  ['a Lei n.º 58/2019, artigo 6.º, n.º 1', 'a Lei n.º_58/2019, artigo 6.º, n.º_1'],
  ['5 000 €, 1 250 000 € e 20 %', '5_000_€, 1_250_000_€ e 20_%'],
  ['em 2025 1000 linhas, n.º de porta', 'em 2025 1000 linhas, n.º de porta'],
])('numbers stay with their units: %s', (text, written) => {
  expect(shown(unbroken(text))).toBe(written);
});

test.each([
  ['Um e-mail explica-lhe o Decreto-Lei.', 'Um e=mail explica=lhe o Decreto=Lei.'],
  ['(cor-de-rosa), desbloqueá-lo; dê-se-lho', '(cor=de=rosa), desbloqueá=lo; dê=se=lho'],
  ['{en made-to-measure} e {priceHour}', '{en made=to=measure} e {priceHour}'],
])('a short part of a word stays with it: %s', (text, written) => {
  expect(shown(unbroken(text))).toBe(written);
});

test.each([
  // Both parts may stand alone.
  'à terça-feira, em cross-stitch',
  // Too long for a narrow column.
  'o indestructible-type',
  'https://x-y.example/a-b, a-b.example, eu-sou@a-b.pt, ?s=a-b, a-b/c-d, #a-b e {en-GB um}',
  'NIF 501-234-567, B-12345678, MIT-0',
  'um - dois – três, -5 e fim-',
])('leaves alone: %s', (text) => {
  expect(unbroken(text)).toBe(text);
});

test('what is already joined stays as it is, and can be taken apart', () => {
  const text = unbroken('Escreva-nos um e-mail.');
  expect(unbroken(text)).toBe(text);
  expect(withoutJoiners(text)).toBe('Escreva-nos um e-mail.');
});
