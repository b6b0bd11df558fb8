import { expect, it } from 'vitest';
import { dictionaries } from '../dictionaries.ts';
import { currentDecade, nextIndex } from './timeline.ts';

const { pt, en, es } = dictionaries.legacy;

it.each([
  ['the first before the story begins', 0, '1930'],
  ['the one before until a chapter reaches the reading line', 1499, '1930'],
  ['the next from there on', 1500, '1940'],
  ['the last after the end', 9000, '1950'],
])('the decade being read is %s', (_, scrolled, decade) => {
  const tops = ['1930', '1940', '1950'].map((each, at) => ({
    decade: each,
    top: 1000 + 800 * at - scrolled,
  }));
  expect(currentDecade(tops, 300)).toBe(decade);
  expect(currentDecade([], 300)).toBeNull();
});

it.each([
  ['ArrowRight', 0, 1],
  ['ArrowDown', 2, 2],
  ['ArrowLeft', 0, 0],
  ['End', 0, 2],
  ['Home', 2, 0],
  ['Tab', 1, null],
])('%s in decade %i of three leads to %j', (key, from, to) => {
  expect(nextIndex(key, from, 3)).toBe(to);
});

it('counts the chapters of a theme in the singular and in the plural', () => {
  const said = [pt, en, es].flatMap(({ timeline: { shown } }) => [shown('X', 1), shown('X', 3)]);
  const both = ['X: 1 capítulo.', 'X: 3 capítulos.'];
  expect(said).toEqual([...both, 'X: 1 chapter.', 'X: 3 chapters.', ...both]);
});
