import { expect, test } from 'vitest';
import { differByOneSign } from './names.ts';

test('a slip of the keys is none of a person’s own name', () => {
  for (const slip of ['João Dias', 'joao dias', 'Joao Dia', 'João Dyas', 'Joãoo Dias'])
    expect(differByOneSign(slip, 'João Dias')).toBe(true);
  for (const other of ['João Reis', 'Ana Dias', 'João'])
    expect(differByOneSign(other, 'João Dias')).toBe(false);
});
