import { expect, test } from 'vitest';
import { isLost, linkTo, placeIn } from './place.ts';

const known = ['farol', 'a-ultima-luz'];

test('a link leads back to the second it was copied at', () => {
  const page = 'https://studio.example/player/';
  const link = linkTo({ id: 'farol', position: 83.9 }, `${page}?photo#lista`);
  expect(link).toBe(`${page}?lang=pt#piece=farol&t=83`);
  expect(placeIn('#piece=farol&t=83', known)).toEqual({ id: 'farol', position: 83 });
});

test.each([
  ['#piece=farol', 0],
  ['#piece=farol&t=-4', 0],
  ['#piece=farol&t=soon', 0],
  ['#piece=farol&t=Infinity', 0],
])('%s leads to the beginning', (fragment, position) => {
  expect(placeIn(fragment, known)).toEqual({ id: 'farol', position });
});

test.each(['', '#lista', '#piece=unknown&t=3'])('%j leads to no piece', (fragment) => {
  expect(placeIn(fragment, known)).toBeNull();
  expect(isLost(fragment, known)).toBe(fragment.startsWith('#piece='));
});
