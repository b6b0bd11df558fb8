import { expect, test } from 'vitest';
import { resolveCode } from './resolve-code.ts';

const codes = ['pt', 'en', 'es'];

test.each([
  ['?lang=en', 'es', 'en'],
  ['?lang=es&x=1', null, 'es'],
  ['?x=1', 'es', 'es'],
  ['', 'en', 'en'],
  ['', null, 'pt'],
  ['?lang=', 'en', 'en'],
  ['?lang=fr', null, 'pt'],
  ['?lang=EN', null, 'pt'],
  ['?lang=fr', 'de', 'pt'],
  ['?lang=toString', 'constructor', 'pt'],
])('the language of a visit to %s with %s saved is %s', (search, saved, language) => {
  expect(resolveCode(search, saved, codes)).toBe(language);
});
