import { expect, test } from 'vitest';
import { isNearlyFull } from './problems.ts';

const [megabyte, gigabyte] = [1024 ** 2, 1024 ** 3];
const bsize = 4096;

test.each([
  ['2 TB with 90 GB left', false, 2_000 * gigabyte, 90 * gigabyte, 0, 0],
  ['2 TB with 150 MB left', true, 2_000 * gigabyte, 150 * megabyte, 0, 0],
  ['1 GB with 100 MB left', false, gigabyte, 100 * megabyte, 0, 0],
  ['1 GB with 40 MB left', true, gigabyte, 40 * megabyte, 0, 0],
  ['room for 900 files of a million', true, gigabyte, gigabyte, 1_000_000, 900],
  ['room for 900 files of 1000', false, gigabyte, gigabyte, 1_000, 900],
])('a disk of %s is nearly full: %s', (_, isFull, all, left, files, ffree) => {
  const space = { blocks: all / bsize, bavail: left / bsize, bsize, files, ffree };
  expect(isNearlyFull(space)).toBe(isFull);
});
