import { expect, it } from 'vitest';
import { piecesOf } from './inline.ts';

it('cuts a text at its quotations, its emphasis and its lines, and leaves all else as text', () => {
  expect(piecesOf('She said <q>no</q>.\nThen 1 < 2 & <u>so</u>')).toEqual([
    { tag: null, text: 'She said ' },
    { tag: 'q', text: 'no' },
    { tag: null, text: '.' },
    { tag: 'br' },
    { tag: null, text: 'Then 1 < 2 & <u>so</u>' },
  ]);
  expect(piecesOf('<b>From:</b> me')).toEqual([
    { tag: 'b', text: 'From:' },
    { tag: null, text: ' me' },
  ]);
  expect(piecesOf('')).toEqual([]);
});
