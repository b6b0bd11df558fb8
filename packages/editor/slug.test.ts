import { expect, test } from 'vitest';
import { slugOf } from '../../src/i18n/slug-of.ts';
import { idFor } from './slug.ts';

test('letters that are none of the alphabet with a mark are written with it', () => {
  expect(slugOf('Łukasz Ørsted, STRAẞE & Œuvre')).toBe('lukasz-orsted-strasse-oeuvre');
});

test('the id of a title can be part of an address, and is given once', () => {
  expect(idFor('Quanto custa uma aplicação?', [])).toBe('quanto-custa-uma-aplicacao');
  expect(idFor('Loja', ['loja', 'loja-2'])).toBe('loja-3');
  expect(idFor('…', [])).toBe('');
  expect(idFor(`${'x'.repeat(39)} y`, [])).toBe('x'.repeat(39));
});
