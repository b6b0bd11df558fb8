/**
 * How wide each letter of a committed typeface is, read from its file: nothing on the page measures text,
 * so the build has to know what fits. https://www.w3.org/TR/WOFF2/, https://learn.microsoft.com/typography/opentype/spec/
 */
import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

/** Width in em of a letter; `undefined` for one that the typeface has not. */
export type WidthOf = (letter: string) => number | undefined;

/** By their number in a WOFF2 file; others than these are passed over. */
const tableNames: Record<number, string> = { 0: 'cmap', 1: 'head', 2: 'hhea', 3: 'hmtx' };
const glyphTables = [10, 11];

export function widthsOf(file: string): WidthOf {
  const tables = tablesOf(readFileSync(file));
  const unitsPerEm = table(tables, 'head').data.readUInt16BE(18);
  const count = table(tables, 'hhea').data.readUInt16BE(34);
  const { data, isTransformed } = table(tables, 'hmtx');
  const glyphOf = readCharacters(table(tables, 'cmap').data);
  return (letter) => {
    const glyph = glyphOf(letter.codePointAt(0) ?? 0);
    if (glyph === 0) return undefined;
    const index = Math.min(glyph, count - 1);
    return data.readUInt16BE(isTransformed ? 1 + 2 * index : 4 * index) / unitsPerEm;
  };
}

type Table = { data: Buffer; isTransformed: boolean };

function table(tables: Map<string, Table>, name: string): Table {
  const found = tables.get(name);
  if (!found) throw new Error(`The typeface has no table ${name}.`);
  return found;
}

function tablesOf(file: Buffer) {
  let at = 48;
  const readBase128 = () => {
    let value = 0;
    for (;;) {
      const byte = file.readUInt8(at++);
      value = value * 128 + (byte & 0x7f);
      if (byte < 0x80) return value;
    }
  };
  const entries = Array.from({ length: file.readUInt16BE(12) }, () => {
    const flags = file.readUInt8(at++);
    const number = flags & 0x3f;
    if (number === 0x3f) at += 4;
    const version = flags >> 6;
    const isTransformed = glyphTables.includes(number) ? version === 0 : version !== 0;
    const length = readBase128();
    return { number, isTransformed, length: isTransformed ? readBase128() : length };
  });
  const content = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)));
  const tables = new Map<string, Table>();
  let start = 0;
  for (const { number, isTransformed, length } of entries) {
    const name = tableNames[number];
    if (name) tables.set(name, { data: content.subarray(start, start + length), isTransformed });
    start += length;
  }
  return tables;
}

/** The glyph of a character, 0 for none: by the segments of format 4, which has all that is not an emoji. */
function readCharacters(cmap: Buffer): (code: number) => number {
  const starts = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.readUInt32BE(8 + 8 * index),
  );
  const start = starts.find((each) => cmap.readUInt16BE(each) === 4);
  if (start === undefined) throw new Error('The typeface has no table of characters in format 4.');
  const size = cmap.readUInt16BE(start + 6);
  const at = (part: number, segment: number) => start + 14 + part * size + (part && 2) + segment;
  return (code) => {
    for (let segment = 0; segment < size; segment += 2) {
      if (cmap.readUInt16BE(at(0, segment)) < code) continue;
      const first = cmap.readUInt16BE(at(1, segment));
      if (first > code) return 0;
      const delta = cmap.readUInt16BE(at(2, segment));
      const offset = cmap.readUInt16BE(at(3, segment));
      if (offset === 0) return (code + delta) & 0xffff;
      const glyph = cmap.readUInt16BE(at(3, segment) + offset + 2 * (code - first));
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  };
}
