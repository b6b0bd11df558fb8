import { expect, test } from 'vitest';
import { clean, cleanBody } from './clean.ts';

const pasted = ' One\u2028two\u200bthree\ufeff\u0085four ';

test('what nobody types on purpose goes, and the words that it parted stay apart', () => {
  expect(clean({ list: [pasted] }, {})).toEqual({ list: ['One twothree four'] });
  expect(clean(pasted, { isBesideLink: true })).toBe(' One twothree four ');
  expect(cleanBody(pasted)).toBe(' One\ntwothree\nfour');
});
