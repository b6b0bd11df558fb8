import { expect, test } from 'vitest';
import type { Encoding } from './built-site.ts';
import { chooseEncoding } from './negotiate.ts';

const all: Encoding[] = ['br', 'gzip'];

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0.9, gzip', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['identity;q=0', undefined],
  ['identity;q=0, br', 'br'],
  ['identity;q=0, *;q=0.5', 'br'],
  ['br;q=1.0', 'br'],
  ['BR', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['gzip;q=0.8, br;q=0.8', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br ; q=0.000 , gzip ; q=0.001', 'gzip'],
  ['x-gzip', 'gzip'],
  ['*', 'br'],
  ['*;q=0.1, br;q=0', 'gzip'],
  ['identity;q=0.5, br;q=0.5', 'br'],
  ['identity;q=1, br;q=0.5', undefined],
  ['identity', undefined],
  ['deflate', undefined],
  ['br;q=oops', undefined],
  ['br;q=7', undefined],
  ['*;q=0', undefined],
  ['', undefined],
  [',;q=1,,', undefined],
  [null, undefined],
])('%s takes %s', (header, encoding) => {
  expect(chooseEncoding(header, all)).toBe(encoding);
});

test('an encoding that is not available is not chosen', () => {
  expect(chooseEncoding('br, gzip', ['gzip'])).toBe('gzip');
  expect(chooseEncoding('br, gzip', [])).toBeUndefined();
});

test('of several encodings with equal weight the first is chosen', () => {
  expect(chooseEncoding('br, gzip', ['gzip', 'br'])).toBe('gzip');
});
