/** Words in cross-stitch, from the letters of a sampler (alphabet.ts). */
import { accents, alphabet } from './alphabet.ts';
import type { StitchMap, Thread } from './stitch-map.ts';

/** Rows of a line: three for the accents of capitals, and nine for letters. */
const lineHeight = 12;
const rowOfCapitals = 3;
/** In rows of a letter. */
const belowTheLine = 7;
const cedilla = '\u0327';

const letters = new Map(
  alphabet.flatMap(({ letters: names, map }) =>
    cutAtEmptyColumns(map).map((letter, index) => [names[index] ?? '', letter] as const),
  ),
);
// Letters stand one cell apart, words three.
letters.set(' ', ['.']);

function cutAtEmptyColumns(map: StitchMap): StitchMap[] {
  const columns = Array.from(map[0] ?? '', (_, x) => map.map((row) => row[x] ?? '.'));
  const cut: string[][][] = [[]];
  for (const column of columns)
    if (column.some((cell) => cell !== '.')) cut.at(-1)?.push(column);
    else cut.push([]);
  return cut.map((own) => map.map((_, y) => own.map((column) => column[y]).join('')));
}

/** A letter with its accents, as high as a line; undefined if the sampler lacks one of them. */
function sewn(letter: string, marks: string): StitchMap | undefined {
  const map = letters.get(letter);
  const parts = Array.from(marks, (mark) => ({ mark, shape: accents[mark] }));
  if (!map || parts.some(({ shape }) => !shape)) return undefined;
  const hasHat = parts.some(({ mark }) => mark !== cedilla);
  // An accent takes the place of the dot.
  const body = hasHat && 'ij'.includes(letter) ? map.with(0, '.'.repeat(map[0]?.length ?? 0)) : map;
  const top = body.findIndex((row) => row.includes('A'));
  const widest = Math.max(...[body, ...parts.map(({ shape = [] }) => shape)].map(widthOf));
  const cells = Array.from({ length: lineHeight }, () => Array<string>(widest).fill('.'));
  const place = (shape: StitchMap, from: number) => {
    const left = Math.round((widest - widthOf(shape)) / 2);
    for (const [y, row] of shape.entries())
      for (const [x, cell] of [...row].entries())
        if (cell !== '.') cells[rowOfCapitals + from + y]?.splice(left + x, 1, cell);
  };
  place(body, 0);
  // One row between the letter and the accent above it.
  for (const { mark, shape = [] } of parts) place(shape, mark === cedilla ? belowTheLine : top - 3);
  return cells.map((row) => row.join(''));
}

const widthOf = (map: StitchMap) => map[0]?.length ?? 0;

/** A line of text as a map; undefined if the alphabet lacks one of its characters. */
export function letteringOf(text: string): StitchMap | undefined {
  const line = Array<string>(lineHeight).fill('');
  const plain = text.normalize('NFD').replaceAll(/\s+/g, ' ').replaceAll('’', "'");
  for (const [, letter = '', marks = ''] of plain.matchAll(/(.)(\p{M}*)/gu)) {
    const map = sewn(letter, marks);
    if (!map) return undefined;
    for (const [y, row] of map.entries()) line[y] += `${line[y] && '.'}${row}`;
  }
  return line;
}

/** Lines below one another, each in the next of the threads; undefined if the alphabet lacks a character. */
export function versesOf(
  lines: readonly string[],
  sewnIn: readonly Thread[],
): StitchMap | undefined {
  const maps = lines.map(letteringOf);
  const widest = Math.max(...maps.map((map = []) => widthOf(map)));
  const rows: string[] = [];
  for (const [index, map] of maps.entries()) {
    if (!map) return undefined;
    const thread = sewnIn[index % sewnIn.length] ?? 'A';
    rows.push(...map.map((row) => row.replaceAll('A', thread).padEnd(widest, '.')));
  }
  const isEmpty = (row: string) => !/[^.]/.test(row);
  const first = rows.findIndex((row) => !isEmpty(row));
  return rows.slice(first, rows.findLastIndex((row) => !isEmpty(row)) + 1);
}
