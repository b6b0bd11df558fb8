import { expect, test } from 'vitest';
import { chooseEncoding } from './negotiate.ts';

const both = { br: true, gzip: true };

test.each([
  ['gzip, deflate, br, zstd', 'br'],
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
  expect(chooseEncoding(header, both)).toBe(encoding);
});

test('only what there is can be chosen', () => {
  expect(chooseEncoding('br, gzip', { gzip: true })).toBe('gzip');
  expect(chooseEncoding('br, gzip', {})).toBeUndefined();
});
