import { expect, test } from 'vitest';
import { fill } from './fill.ts';

test('values replace their placeholders, and a placeholder without a value stays', () => {
  expect(fill('{name} has {count}, {other}', { name: 'Studio', count: 0 })).toBe(
    'Studio has 0, {other}',
  );
});

test('a part in brackets is removed when a value it names is empty', () => {
  const text = '{name}[, no. {id}][; {place}, {id}].';
  expect(fill(text, { name: 'Studio', id: '5', place: 'Here' })).toBe('Studio, no. 5; Here, 5.');
  expect(fill(text, { name: 'Studio', id: '5', place: '' })).toBe('Studio, no. 5.');
  expect(fill(text, { name: 'Studio', id: '', place: 'Here' })).toBe('Studio.');
});

test('placeholders and brackets in a value are not replaced', () => {
  expect(fill('{name}', { name: '[{id}]', id: '' })).toBe('[{id}]');
});

test('a bracket that is never closed takes no sentence with it', () => {
  expect(fill('We [are here[ since {founded}].', { founded: '' })).toBe('We [are here.');
});
