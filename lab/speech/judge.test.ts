import { expect, test } from 'vitest';
import { isLooping, judge } from './judge.ts';

const said = (...texts: string[]) => texts.map((text) => ({ at: 0, language: 'en', text }));

test('what is said once is read, whatever the reader says between', () => {
  const { missing, ended } = judge(
    said('Softwa\u00adre', 'heading level 1', 'made.'),
    'Software made',
    true,
  );
  expect({ missing, ended }).toEqual({ missing: [], ended: true });
});

test('words that stick together are not the words of the page', () => {
  expect(judge(said('Softwarehecho a'), 'Software hecho a', true).missing).toEqual([
    'software',
    'hecho',
  ]);
});

test('a word that is seen twice is to be said twice', () => {
  expect(judge(said('Contact'), 'Contact Contact', true).missing).toEqual(['contact']);
});

test('whoever falls silent before the last words has not read to the end', () => {
  expect(judge(said('One', 'two'), 'One two three', true).ended).toBe(false);
  expect(judge(said('One', 'two', 'three'), 'One two three', true).ended).toBe(true);
});

test('two buttons for ever are no end, also where the recording ends between them', () => {
  const texts = Array.from({ length: 40 }, (_, index) => `button ${index % 2}`);
  expect(isLooping(texts)).toBe(true);
  expect(judge(said(...texts), '', true).ended).toBe(false);
  expect(isLooping(texts.map((text, index) => text + index))).toBe(false);
});
