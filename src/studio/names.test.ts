import { expect, test } from 'vitest';
import { differByOneSign, nearest } from './names.ts';

test('a slip of the keys is none of a person’s own name', () => {
  for (const slip of ['João Dias', 'joao dias', 'Joao Dia', 'João Dyas', 'Joãoo Dias'])
    expect(differByOneSign(slip, 'João Dias')).toBe(true);
  for (const other of ['João Reis', 'Ana Dias', 'João'])
    expect(differByOneSign(other, 'João Dias')).toBe(false);
});

test('a name is answered with one that is like it, or with none', () => {
  const known = ['menuLabel', 'mainLabel', 'id'];
  expect(nearest('menuLable', known)).toBe('menuLabel');
  expect(nearest('ID', known)).toBe('id');
  for (const other of ['colour', 'x', 'phone']) expect(nearest(other, known)).toBeUndefined();
});
