// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { carryOver, readTyped } from './typed.ts';

test('words go to the new field of their own, whatever field of its name stands beside it', () => {
  const island = document.createElement('div');
  document.body.append(island);
  const values = () => [...island.querySelectorAll('input')].map(({ value }) => value);
  island.innerHTML = '<input id="ours" name="email"><input name="email"><input name="email">';
  const typed = ['ana@example.pt', '', 'of a password manager'];
  for (const [place, field] of island.querySelectorAll('input').entries())
    field.value = typed[place] ?? '';
  const before = readTyped(island);
  island.innerHTML = island.innerHTML.replaceAll(/ value="[^"]*"/g, '');
  expect(values()).toEqual(['', '', '']);
  carryOver(before, island);
  expect(values()).toEqual(typed);
});
