import { expect, test } from 'vitest';
import { fill } from './fill.ts';

test('values take the place of their placeholders, and what has none stays', () => {
  expect(fill('{name} has {count}, {other}', { name: 'Studio', count: 0 })).toBe(
    'Studio has 0, {other}',
  );
});

test('a part in brackets stands only when every value it names is there', () => {
  const text = '{name}[, no. {id}][; {place}, {id}].';
  expect(fill(text, { name: 'Studio', id: '5', place: 'Here' })).toBe('Studio, no. 5; Here, 5.');
  expect(fill(text, { name: 'Studio', id: '5', place: '' })).toBe('Studio, no. 5.');
  expect(fill(text, { name: 'Studio', id: '', place: 'Here' })).toBe('Studio.');
});

test('a value is never read as a text with parts of its own', () => {
  expect(fill('{name}', { name: '[{id}]', id: '' })).toBe('[{id}]');
});
