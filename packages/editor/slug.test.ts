import { expect, test } from 'vitest';
import { idFor, slugOf } from './slug.ts';

test('letters that are none of the alphabet with a mark are written with it', () => {
  expect(slugOf('Łukasz Ørsted, Straße')).toBe('lukasz-orsted-strasse');
});

test('the id of a title can be part of an address, and is given once', () => {
  expect(idFor('Quanto custa uma aplicação?', [])).toBe('quanto-custa-uma-aplicacao');
  expect(idFor('Loja', ['loja', 'loja-2'])).toBe('loja-3');
  expect(idFor('…', [])).toBe('');
});
