import { expect, test } from 'vitest';
import { menuLength } from './menu-length.ts';

test('the menu is as wide as its longest link, from 6 to 10 em', () => {
  expect(menuLength(['Home', 'About'])).toBe(6);
  expect(menuLength(['Inicio', 'Quiénes somos'])).toBe(7);
  expect(menuLength(['Start', 'Unsere Leistungen'])).toBe(8);
  expect(menuLength(['Everything that we have made'])).toBe(10);
});
