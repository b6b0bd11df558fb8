import { expect, test } from 'vitest';
import { inEnglish } from '../problems/problem.ts';
import { mapProblems } from './map-problems.ts';

const said = (map: readonly string[]) =>
  mapProblems(map, { file: 'icons.yaml', line: 10 }).map(inEnglish);

test('names the row and the column of a letter without a thread', () => {
  expect(said(['.AA', '.XA'])).toEqual([
    'icons.yaml:12: row 2, column 2: "X" is no thread: write one of A a B b K C D, or . for an empty cell.',
  ]);
});

test('names a row that is too short or too long, and the column where it should end', () => {
  expect(said(['.AA', '.A', '.AAA'])).toEqual([
    'icons.yaml:12: row 2, column 3: the row has 2 cells, and the first has 3: make them equal.',
    'icons.yaml:13: row 3, column 4: the row has 4 cells, and the first has 3: make them equal.',
  ]);
});

test('reports a map without cells', () => {
  expect(said([''])).toEqual(['icons.yaml:11: is empty: write its rows, one below the other.']);
});
