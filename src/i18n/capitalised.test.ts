import { expect, test } from 'vitest';
import { capitalised } from './capitalised.ts';

test('a capital is that of its language', () => {
  expect(capitalised('ilk görüşme', 'tr-TR')).toBe('İlk görüşme');
  expect(capitalised('início do Verão', 'pt-PT')).toBe('Início do Verão');
});
