import { describe, expect, test } from 'vitest';
import { resolveCode } from './resolve-code.ts';
import { resolveLanguage, searchInLanguage } from './resolve-language.ts';

const codes = ['pt', 'en', 'es'];

describe('the language of a visit', () => {
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
  ])('%s with %s saved is %s', (search, saved, language) => {
    expect(resolveCode(search, saved, codes)).toBe(language);
  });

  test('is the address’s once the page runs', () => {
    expect(resolveLanguage('?a=1&lang=es')).toBe('es');
    expect(resolveLanguage('?lang=xx')).toBe('pt');
  });
});

test('a language is set without touching the other parameters or their order', () => {
  expect(searchInLanguage('?a=1&lang=pt&b=%C3%A7', 'en')).toBe('?a=1&lang=en&b=%C3%A7');
  expect(searchInLanguage('', 'es')).toBe('?lang=es');
});
