import { expect, test } from 'vitest';
import { withHardSpaces } from './hard-spaces.ts';

test.each([
  ['a Lei n.º 58/2019, artigo 6.º, n.º 1', 'a Lei n.º\u00a058/2019, artigo 6.º, n.º\u00a01'],
  ['5 000 €, 1 250 000 € e 20 %', '5\u00a0000\u00a0€, 1\u00a0250\u00a0000\u00a0€ e 20\u00a0%'],
  ['em 2025 1000 linhas, n.º de porta', 'em 2025 1000 linhas, n.º de porta'],
])('%s', (text, written) => {
  expect(withHardSpaces(text)).toBe(written);
});
