/** Reads and checks printed PDFs. */
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';

/** Letters and signs only: lines break anywhere on paper. */
const bare = (text: string) => text.normalize('NFKC').replace(/[\s\p{Cf}]+/gu, '');

/** What is read from the right: where signs, other digits and Latin words stand in it, paper does not say. */
const fromRight = [/[^\p{sc=Arabic}\p{sc=Hebrew}]+/gu, /[^\u0660-\u0669]+/gu];

/** What of a text can be looked for, and the same of the texts in which it is. */
function comparable(part: string, ...texts: string[]): string[] {
  const others = fromRight.find((signs) => part.replace(signs, '') !== '');
  return others ? [part, ...texts].map((each) => each.replace(others, '')) : [part, ...texts];
}

const count = (part: string, text: string) => {
  const [wanted = '', all = ''] = comparable(bare(part), text);
  return all.split(wanted).length - 1;
};

export type Paper = {
  pageCount: number;
  /** For each page, how far down its text goes: 1 is the lower margin. A picture alone counts as a whole page. */
  depths: number[];
  /** The number of times a text occurs on all pages together. */
  countOf: (text: string) => number;
  /** The pages that contain a whole text, counted from 0. */
  pagesWith: (text: string) => number[];
  /** A sentence for each sheet, of any browser, that ends with a heading whose content is on the next. */
  headingsAtEnds: (headings: string[]) => string[];
  /**
   * A sentence for each fault on the sheets that Chromium printed: an empty sheet, overlapping text, text beyond the
   * side, and a heading without its content.
   */
  faults: (headings: string[]) => string[];
};

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>;
type Sheet = {
  /** The sheet's own box. */
  view: number[];
  lines: Line[];
  /** Letters and signs, also in the margins. */
  text: string;
  /** What stands in the lower margin. */
  foot: string;
  /** Whether it has a picture and no text. */
  isPicture: boolean;
};
/** In points, from the sheet's lower left corner. */
type Box = { left: number; bottom: number; right: number; top: number };
type Line = Box & { text: string };
/** 1.5 cm, in points: src/styles/base.css. */
const margin = 42.5;

export async function readPaper(pdf: Uint8Array): Promise<Paper> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const sheets: Sheet[] = [];
  for (let number = 1; number <= document.numPages; number += 1)
    sheets.push(await readSheet(await document.getPage(number)));
  const pages = sheets.map(({ text }) => text);
  const all = pages.join('');
  const headingsAtEnds = (headings: string[]) =>
    sheets.flatMap(({ lines }, index) => {
      const next = sheets[index + 1]?.lines;
      return next && endsWithHeading(lines, next, headings.map(bare))
        ? [`sheet ${index + 1}: a heading is the last line: ${lastLine(lines)}`]
        : [];
    });
  return {
    pageCount: pages.length,
    depths: sheets.map(depthOf),
    countOf: (part) => count(part, all),
    pagesWith: (part) => [...pages.keys()].filter((page) => count(part, pages[page] ?? '') > 0),
    headingsAtEnds,
    faults: (headings) => [
      ...sheets.flatMap((sheet, index) =>
        [
          ...faultsOf(sheet),
          ...(sheet.foot === `${index + 1}` ? [] : [`its number is "${sheet.foot}"`]),
        ].map((fault) => `sheet ${index + 1}: ${fault}`),
      ),
      ...headingsAtEnds(headings),
    ],
  };
}

async function readSheet(page: Page): Promise<Sheet> {
  const { items } = await page.getTextContent();
  const pieces = asRead(items.flatMap((item) => ('str' in item ? [item] : [])));
  const lines = pieces.flatMap(lineOf);
  return {
    view: page.view,
    lines,
    text: bare(pieces.map(({ str }) => str).join('')),
    foot: bare(pieces.flatMap((it) => (isInFoot(it) ? [it.str] : [])).join('')),
    isPicture: lines.length === 0 && (await hasPicture(page)),
  };
}

async function hasPicture(page: Page) {
  const { OPS } = await getResolvedPDFJS();
  return (await page.getOperatorList()).fnArray.includes(OPS.paintImageXObject);
}

const faultsOf = (sheet: Sheet) => [
  ...overlaps(sheet.lines),
  ...beyondSide(sheet),
  ...(sheet.lines.length === 0 && !sheet.isPicture ? ['nothing on it'] : []),
];

type Piece = { str: string; dir: string; transform: number[]; width: number; height: number };

const placeOf = (piece: Piece | undefined) => piece?.transform.slice(4) ?? [];

const isInFoot = ({ transform: [, , , , , bottom = 0] }: Piece) => bottom < margin;

/**
 * A line is drawn from the left, also where it is read from the right: there its pieces are turned round, and those of
 * letters from left to right stay among themselves as they were. A piece farther to the left begins a cell of a table.
 */
function asRead(pieces: readonly Piece[]): Piece[] {
  const lines: Piece[][] = [];
  for (const piece of pieces) {
    const line = lines.at(-1);
    const [left = 0, base = 0] = placeOf(line?.at(-1));
    const [begin = 0, own = 0] = placeOf(piece);
    if (line && base === own && begin >= left) line.push(piece);
    else lines.push([piece]);
  }
  return lines.flatMap((line) => {
    if (!line.some(({ dir }) => dir === 'rtl')) return line;
    const turned: Piece[] = [];
    let others = 0;
    for (const piece of line) {
      others = piece.dir === 'rtl' ? 0 : others + 1;
      turned.splice(Math.max(0, others - 1), 0, piece);
    }
    return turned;
  });
}

/** The box of a piece of text, from the baseline to the cap height; not of the sheet's number in its margin. */
function lineOf(piece: Piece): Line[] {
  const { str: text, transform, width, height } = piece;
  const [left = 0, bottom = 0] = transform.slice(4);
  if (text.trim() === '' || isInFoot(piece)) return [];
  return [{ text, left, bottom, right: left + width, top: bottom + 0.7 * height }];
}

function depthOf({ view, lines, isPicture }: Sheet) {
  const [, bottom = 0, , top = 0] = view;
  if (isPicture) return 1;
  const lowest = Math.min(top, ...lines.map((line) => line.bottom));
  return (top - margin - lowest) / (top - bottom - 2 * margin);
}

function overlaps(lines: Line[]): string[] {
  return lines.flatMap((one, index) =>
    lines
      .slice(index + 1)
      .filter((other) => {
        const { left, right, bottom, top } = common(one, other);
        return right - left > 2 && top - bottom > 1;
      })
      .map((other) => `"${one.text}" and "${other.text}" stand on one another`),
  );
}

/** Only letters that are partly on the sheet are drawn. */
const beyondSide = ({ lines, view: [, , end = 0] }: Sheet) =>
  lines
    .filter(({ right }) => right > end - margin + 2)
    .map(({ text }) => `"${text}" goes on beyond the side`);

const lastLine = (lines: Line[]) => {
  const bottom = Math.min(...lines.map((line) => line.bottom));
  return wordsOf(lines.filter((line) => line.bottom < bottom + 2));
};

/**
 * Also with its first lines, when the next sheet begins with the others. Words of a paragraph can be the beginning or
 * the end of a heading: only a whole one counts. What is drawn last may have text below it.
 */
function endsWithHeading(lines: Line[], next: Line[], headings: string[]) {
  const last = lastLine(lines);
  const all = hasTextBelow(lines.at(-1), lines) ? '' : wordsOf(lines);
  const after = wordsOf(next);
  return headings.some((written) => {
    const texts = comparable(written, last, all, after);
    const [heading = '', lowest = '', whole = '', rest = ''] = texts;
    return Array.from(heading, (_, index) => index + 1).some((end) => {
      const first = heading.slice(0, end);
      return (lowest === first || whole.endsWith(first)) && rest.startsWith(heading.slice(end));
    });
  });
}

const hasTextBelow = (line: Line | undefined, lines: Line[]) =>
  line !== undefined &&
  lines.some(
    ({ left, right, bottom }) => bottom < line.bottom - 2 && left < line.right && right > line.left,
  );

const wordsOf = (lines: Line[]) => bare(lines.map(({ text }) => text).join(''));

const common = (one: Box, other: Box): Box => ({
  left: Math.max(one.left, other.left),
  bottom: Math.max(one.bottom, other.bottom),
  right: Math.min(one.right, other.right),
  top: Math.min(one.top, other.top),
});
