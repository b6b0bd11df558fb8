import { expect, test } from 'vitest';
import { idFor } from './slug.ts';

test('the id of a title can be part of an address, and is given once', () => {
  expect(idFor('Quanto custa uma aplicação?', [])).toBe('quanto-custa-uma-aplicacao');
  expect(idFor('Loja', ['loja', 'loja-2'])).toBe('loja-3');
  expect(idFor('…', [])).toBe('');
});
