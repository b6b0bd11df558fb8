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
   * side, a heading without its content, drawings (picture, border, shadow) that are cut at the end of a sheet, and
   * patterns, which each viewer draws its own way.
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
  drawn: Operators;
};
type Operators = Awaited<ReturnType<Page['getOperatorList']>>;
type Names = Awaited<ReturnType<typeof getResolvedPDFJS>>['OPS'];
/** In points, from the sheet's lower left corner. */
type Box = { left: number; bottom: number; right: number; top: number };
type Line = Box & { text: string };
/** 1.5 cm, in points: src/styles/base.css. */
const margin = 42.5;
type Matrix = readonly number[];

export async function readPaper(pdf: Uint8Array): Promise<Paper> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const { OPS } = await getResolvedPDFJS();
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
    depths: sheets.map((sheet) => depthOf(sheet, OPS)),
    countOf: (part) => count(part, all),
    pagesWith: (part) => [...pages.keys()].filter((page) => count(part, pages[page] ?? '') > 0),
    headingsAtEnds,
    faults: (headings) => [
      ...sheets.flatMap((sheet, index) =>
        faultsOf(sheet, OPS).map((fault) => `sheet ${index + 1}: ${fault}`),
      ),
      ...headingsAtEnds(headings),
    ],
  };
}

async function readSheet(page: Page): Promise<Sheet> {
  const { items } = await page.getTextContent();
  const pieces = asRead(items.flatMap((item) => ('str' in item ? [item] : [])));
  return {
    view: page.view,
    lines: pieces.flatMap(lineOf),
    text: bare(pieces.map(({ str }) => str).join('')),
    drawn: await page.getOperatorList(),
  };
}

const faultsOf = (sheet: Sheet, names: Names) => [
  ...overlaps(sheet.lines),
  ...beyondSide(sheet),
  ...cutDrawings(sheet, names),
  ...repeatedPatterns(sheet, names),
  ...(sheet.lines.length === 0 && !hasPicture(sheet, names) ? ['nothing on it'] : []),
];

type Piece = { str: string; dir: string; transform: number[]; width: number; height: number };

const placeOf = (piece: Piece | undefined) => piece?.transform.slice(4) ?? [];

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
function lineOf({ str: text, transform, width, height }: Piece): Line[] {
  const [left = 0, bottom = 0] = transform.slice(4);
  if (text.trim() === '' || bottom < margin) return [];
  return [{ text, left, bottom, right: left + width, top: bottom + 0.7 * height }];
}

const hasPicture = ({ drawn }: Sheet, { paintImageXObject }: Names) =>
  drawn.fnArray.includes(paintImageXObject);

function depthOf(sheet: Sheet, names: Names) {
  const [, bottom = 0, , top = 0] = sheet.view;
  if (sheet.lines.length === 0 && hasPicture(sheet, names)) return 1;
  const lowest = Math.min(top, ...sheet.lines.map((line) => line.bottom));
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
    const [heading = '', lowest = '', whole = '', rest = ''] = comparable(
      written,
      last,
      all,
      after,
    );
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

type State = { matrix: Matrix; clip: Box; fill: unknown; stroke: unknown };

function repeatedPatterns({ drawn: { fnArray, argsArray } }: Sheet, names: Names): string[] {
  const colours = [names.setFillColorN, names.setStrokeColorN];
  return fnArray.some(
    (operator, index) => colours.includes(operator) && argsArray[index][0] === 'TilingPattern',
  )
    ? ['a drawing is made of a pattern']
    : [];
}

/** Follows the drawing operators: where the sheet's area for content, its first clip, cuts one off below. */
function cutDrawings({ view, drawn }: Sheet, OPS: Names): string[] {
  const { fnArray, argsArray } = drawn;
  const faults: string[] = [];
  const [left = 0, bottom = 0, right = 0, top = 0] = view;
  let state: State = {
    matrix: [1, 0, 0, 1, 0, 0],
    clip: { left, bottom, right, top },
    fill: '#000000',
    stroke: '#000000',
  };
  const saved: State[] = [];
  let content: Box | undefined;
  let clips = false;

  const paint = (what: string, drawn: Box) => {
    if (!content) return;
    const seen = common(drawn, state.clip);
    const isSeen = seen.right > seen.left && seen.top > seen.bottom;
    const below = Math.round(content.bottom - drawn.bottom);
    const above = Math.round(drawn.top - content.top);
    if (isSeen && below > 0 && seen.top > content.bottom + 1 && seen.bottom < content.bottom + 1)
      faults.push(`${what} goes on for ${below} pt below the end`);
    if (isSeen && above > 0 && seen.bottom < content.top - 1 && seen.top > content.top - 1)
      faults.push(`${what} began ${above} pt above the sheet`);
  };

  for (const [index, operator] of fnArray.entries()) {
    const values = argsArray[index];
    if (operator === OPS.save || operator === OPS.paintFormXObjectBegin) saved.push({ ...state });
    if (operator === OPS.restore || operator === OPS.paintFormXObjectEnd)
      state = saved.pop() ?? state;
    if (operator === OPS.transform) state.matrix = product(state.matrix, values);
    if (operator === OPS.paintFormXObjectBegin && values[0])
      state.matrix = product(state.matrix, values[0]);
    if (operator === OPS.setFillRGBColor) state.fill = values[0];
    if (operator === OPS.setFillColorN) state.fill = 'pattern';
    if (operator === OPS.setStrokeRGBColor) state.stroke = values[0];
    if (operator === OPS.setStrokeColorN) state.stroke = 'pattern';
    if (operator === OPS.clip || operator === OPS.eoClip) clips = true;
    if (operator === OPS.paintImageXObject) paint('a picture', boxOf([0, 0, 1, 1], state.matrix));
    if (operator === OPS.constructPath) {
      const [purpose, , extent] = values;
      const box = extent && boxOf(extent, state.matrix);
      if (box && clips) {
        state.clip = common(state.clip, box);
        content ??= state.clip;
      }
      clips = false;
      const colour = purpose === OPS.stroke ? state.stroke : state.fill;
      // White is paper, and a ground that the printer leaves out is drawn in white.
      if (box && purpose !== OPS.endPath && colour !== '#ffffff') paint(`a ${colour} shape`, box);
    }
  }
  return faults;
}

const common = (one: Box, other: Box): Box => ({
  left: Math.max(one.left, other.left),
  bottom: Math.max(one.bottom, other.bottom),
  right: Math.min(one.right, other.right),
  top: Math.min(one.top, other.top),
});

/** As PDF has it: the inner coordinates through `inner`, then through `outer`. */
function product(outer: Matrix, inner: Matrix): Matrix {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = outer;
  const [g = 0, h = 0, i = 0, j = 0, k = 0, l = 0] = inner;
  return [
    a * g + c * h,
    b * g + d * h,
    a * i + c * j,
    b * i + d * j,
    a * k + c * l + e,
    b * k + d * l + f,
  ];
}

function boxOf(
  [x1 = 0, y1 = 0, x2 = 0, y2 = 0]: ArrayLike<number> & Iterable<number>,
  matrix: Matrix,
) {
  const corners = [x1, x2].flatMap((x) =>
    [y1, y2].map((y) => product(matrix, [1, 0, 0, 1, x, y]).slice(4)),
  );
  const xs = corners.map(([x = 0]) => x);
  const ys = corners.map(([, y = 0]) => y);
  return {
    left: Math.min(...xs),
    bottom: Math.min(...ys),
    right: Math.max(...xs),
    top: Math.max(...ys),
  };
}
