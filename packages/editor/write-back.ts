/**
 * Writes changed values into a YAML file. Only the characters of the changed values are replaced, so that
 * comments, order and line breaks of everything else stay. (Writing a whole document with the `yaml` package
 * keeps comments, but breaks the lines of all long texts again.)
 */
import { isDeepStrictEqual } from 'node:util';
import {
  type CST,
  Document,
  isMap,
  isScalar,
  isSeq,
  type Pair,
  parseDocument,
  Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';

/** As in the files of content/, which the formatter of the project keeps. */
const lineLength = 100;

type Edit = { start: number; end: number; text: string };

/** A place for a value: after the colon of a key, or after the hyphen of a list. */
type Slot = {
  node: unknown;
  /** Offset after the colon or the hyphen. */
  start: number;
  /** Column of the key or of the hyphen. */
  indent: number;
  isItem: boolean;
  inFlow: boolean;
};

/**
 * Returns the source with the new values.
 * @throws an error when the source cannot be read, or the result would not have the wanted values
 */
export function writeBack(source: string, next: unknown): string {
  const document = parseDocument(source, { keepSourceTokens: true });
  if (document.errors[0]) throw new Error(document.errors[0].message);
  const wanted = withoutUndefined(next);
  const root: Slot = {
    node: document.contents,
    start: 0,
    indent: -2,
    isItem: false,
    inFlow: false,
  };
  const written = applyEdits(source, editsOf(source, root, wanted));
  if (!isDeepStrictEqual(parseDocument(written).toJS(), wanted))
    throw new Error('The change cannot be written without touching other lines: edit the file.');
  return written;
}

function withoutUndefined(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutUndefined);
  if (!isRecord(value)) return value;
  const kept = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return Object.fromEntries(kept.map(([key, inner]) => [key, withoutUndefined(inner)]));
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Applies edits that do not overlap to the part of a source between two offsets. */
function applyEdits(source: string, edits: readonly Edit[], from = 0, to = source.length): string {
  let result = '';
  let at = from;
  for (const edit of [...edits].sort((one, other) => one.start - other.start)) {
    result += source.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return result + source.slice(at, to);
}

function editsOf(source: string, slot: Slot, next: unknown): Edit[] {
  const { node } = slot;
  if (isDeepStrictEqual(valueIn(node), next)) return [];
  if (isMap(node) && isRecord(next)) {
    const edits = editsOfMap(source, slot, node, next);
    if (edits) return edits;
  }
  if (isSeq(node) && Array.isArray(next) && next.length > 0) {
    const edits = editsOfList(source, slot, node, next);
    if (edits) return edits;
  }
  return [replacement(source, slot, next)];
}

const valueIn = (node: unknown): unknown =>
  isMap(node) || isSeq(node) || isScalar(node) ? node.toJS(new Document()) : null;

/** Undefined when the map has to be written again as a whole. */
function editsOfMap(
  source: string,
  slot: Slot,
  map: YAMLMap,
  next: Record<string, unknown>,
): Edit[] | undefined {
  const pairs = map.items as Pair[];
  const keys = pairs.map(({ key }) => String(valueIn(key)));
  const added = Object.keys(next).filter((key) => !keys.includes(key));
  const removed = keys.filter((key) => !(key in next));
  const inFlow = slot.inFlow || map.flow === true;
  const isChanged = added.length + removed.length > 0;
  // The first key may stand after the hyphen of a list.
  if (isChanged && (inFlow || keys[0] === undefined || removed.includes(keys[0]))) return undefined;
  const slots = pairs.map((pair) => slotOf(source, pair, inFlow));
  if (slots.some((it) => it === undefined)) return undefined;
  return slots.flatMap((inner, index) => {
    const key = keys[index] ?? '';
    if (!inner) return [];
    if (removed.includes(key)) {
      const start = commentStart(source, lineStart(source, inner.start));
      return [{ start: start - 1, end: lineEnd(source, endOf(source, inner)), text: '' }];
    }
    const order = Object.keys(next);
    const following = order.slice(order.indexOf(key) + 1);
    const until = following.findIndex((it) => !added.includes(it));
    // Keys that come before all others are written after the first.
    const before = index === 0 ? order.slice(0, order.indexOf(key)) : [];
    const here = [...before, ...following.slice(0, until < 0 ? undefined : until)].filter((it) =>
      added.includes(it),
    );
    const end = lineEnd(source, endOf(source, inner));
    const text = here
      .map((it) => {
        const head = `${' '.repeat(inner.indent)}${it}:`;
        const filled = { ...inner, node: null, start: head.length };
        return `\n${head}${rendered(filled, next[it], head.length)}`;
      })
      .join('');
    return [...editsOf(source, inner, next[key]), ...(text ? [{ start: end, end, text }] : [])];
  });
}

function slotOf(source: string, pair: Pair, inFlow: boolean): Slot | undefined {
  const { key, sep } = (pair.srcToken ?? {}) as CST.CollectionItem;
  const colon = sep?.find(({ type }) => type === 'map-value-ind');
  if (!colon || !key || !('offset' in key)) return undefined;
  return {
    node: pair.value,
    start: colon.offset + 1,
    indent: key.offset - lineStart(source, key.offset),
    isItem: false,
    inFlow,
  };
}

/** Undefined when the list has to be written again as a whole. */
function editsOfList(
  source: string,
  slot: Slot,
  list: YAMLSeq,
  next: readonly unknown[],
): Edit[] | undefined {
  const before = list.items.map(valueIn);
  const inFlow = slot.inFlow || list.flow === true;
  if (inFlow)
    return before.length === next.length
      ? next.flatMap((value, index) => {
          const node = list.items[index];
          const start = isScalar(node) || isMap(node) || isSeq(node) ? (node.range?.[0] ?? 0) : 0;
          return editsOf(source, { ...slot, node, start, inFlow, isItem: true }, value);
        })
      : undefined;
  const hyphens = ((list.srcToken as CST.BlockSequence | undefined)?.items ?? []).flatMap(
    ({ start }) => start.find(({ type }) => type === 'seq-item-ind')?.offset ?? [],
  );
  if (hyphens.length !== before.length) return undefined;
  const slots = hyphens.map(
    (offset, index): Slot => ({
      node: list.items[index],
      start: offset + 1,
      indent: offset - lineStart(source, offset),
      isItem: true,
      inFlow,
    }),
  );
  const from = matches(before, next);
  if (from.length === before.length && from.every((old, index) => old === index))
    return slots.flatMap((it, index) => editsOf(source, it, next[index]));
  const ends = slots.map((it) => lineEnd(source, endOf(source, it)));
  /** The empty lines before an entry; its comments belong to the entry. */
  const gaps = slots.map(({ start }, index) => {
    const gapStart =
      index === 0 ? commentStart(source, lineStart(source, start)) : (ends[index - 1] ?? 0);
    return { start: gapStart, ...leadingBreaks(source.slice(gapStart, start)) };
  });
  const [first] = slots;
  const usualGap = gaps[1]?.breaks ?? '\n';
  const parts = next.map((value, index) => {
    const old = from[index];
    const [own, gap] = [slots[old ?? -1], gaps[old ?? -1]];
    const indent = first?.indent ?? 0;
    const text =
      own && gap && old !== undefined
        ? applyEdits(source, editsOf(source, own, value), gap.start + gap.breaks.length, ends[old])
        : `${' '.repeat(indent)}-${rendered(
            { node: list.items[0], start: 0, indent, isItem: true, inFlow },
            value,
            indent + 1,
          )}`;
    if (index === 0) return text;
    const isAsBefore = old !== undefined && old > 0 && from[index - 1] === old - 1;
    return (isAsBefore ? (gap?.breaks ?? usualGap) : usualGap) + text;
  });
  return [{ start: gaps[0]?.start ?? 0, end: ends.at(-1) ?? 0, text: parts.join('') }];
}

const leadingBreaks = (text: string) => ({ breaks: /^(?:[ \t]*\r?\n)*/.exec(text)?.[0] ?? '' });

/** For each new entry the index of the old one that it was; undefined for an added one. */
function matches(before: readonly unknown[], next: readonly unknown[]): (number | undefined)[] {
  const free = new Set(before.keys());
  const take = (old: number | undefined) => {
    if (old !== undefined) free.delete(old);
    return old;
  };
  const same = next.map((value) =>
    take(
      [...free].find((old) => {
        const other = before[old];
        return isRecord(value) && isRecord(other) && 'id' in value
          ? value.id === other.id
          : isDeepStrictEqual(value, other);
      }),
    ),
  );
  // An entry that was changed stands where it stood.
  return same.map((old, index) => {
    if (old !== undefined) return old;
    const position = index === 0 ? 0 : (same[index - 1] ?? -2) + 1;
    const found = take(free.has(position) ? position : undefined);
    same[index] = found;
    return found;
  });
}

/** The edit that replaces a whole value. */
function replacement(source: string, slot: Slot, next: unknown): Edit {
  const { node, inFlow, isItem } = slot;
  const range = isMap(node) || isSeq(node) || isScalar(node) ? node.range : undefined;
  const end = endOf(source, slot);
  const isEmpty = !range || range[0] === range[1] || end <= slot.start;
  if (isEmpty)
    return {
      start: slot.start,
      end: slot.start,
      text: rendered(slot, next, columnOf(source, slot.start)),
    };
  if (inFlow) {
    const text = inline(next, node, true);
    return { start: range[0], end: endOf(source, slot), text };
  }
  const between = source.slice(slot.start, range[0]);
  const after = source.slice(end, lineEnd(source, end));
  // A comment stands before or after the value in its line.
  if (between.includes('#') || after.includes('#') || (isItem && slot.start === range[0]))
    return { start: range[0], end, text: inline(next, node, false) };
  return {
    start: slot.start,
    end,
    text: rendered(slot, next, columnOf(source, slot.start), !between.includes('\n')),
  };
}

/**
 * A value as it stands after a colon or a hyphen: with the space or the line break before it.
 * @param column - where it begins
 * @param beginsOnLine - whether the text that is replaced begins on the line of its key
 */
function rendered(slot: Slot, value: unknown, column: number, beginsOnLine = false): string {
  const { node, indent, isItem } = slot;
  if (value === null) return '';
  const inner = ' '.repeat(indent + 2);
  if (typeof value === 'object') {
    const isFlow = (isMap(node) || isSeq(node)) && node.flow === true && isItem;
    const isEmpty = Object.keys(value).length === 0;
    if (isFlow || isEmpty) return ` ${inline(value, node, false)}`;
    const lines = blockLines(value, lineLength - indent - 2);
    return isItem ? ` ${lines.join(`\n${inner}`)}` : `\n${inner}${lines.join(`\n${inner}`)}`;
  }
  const text = inline(value, node, false);
  if (typeof value !== 'string') return ` ${text}`;
  const isFolded = isScalar(node) && node.type === Scalar.BLOCK_FOLDED;
  const canFold = value === value.trim() && !value.includes('\n') && /^\S/.test(value);
  const fits = column + 1 + text.length <= lineLength;
  if (!canFold || (fits && !isFolded)) return ` ${text}`;
  const isPlain = text === value;
  const width = lineLength - inner.length;
  const old = linesOf(node);
  const wasPlain = isScalar(node) && node.type === Scalar.PLAIN;
  if (isFolded || !isPlain || isItem)
    return ` >-\n${inner}${fold(value, old, width, width).join(`\n${inner}`)}`;
  if (wasPlain && beginsOnLine && old.length > 1)
    return ` ${fold(value, old, lineLength - column - 1, width).join(`\n${inner}`)}`;
  return `\n${inner}${fold(value, old, width, width).join(`\n${inner}`)}`;
}

/** The lines of a plain or folded text in its source; none when it is written in one line. */
function linesOf(node: unknown): string[] {
  if (!isScalar(node)) return [];
  const { source = '' } = (node.srcToken ?? {}) as { source?: string };
  const lines = source.trim().split(/\s*\n\s*/);
  return lines.length > 1 || node.type === Scalar.BLOCK_FOLDED ? lines : [];
}

/** A value in one line. */
function inline(value: unknown, node: unknown, inFlow: boolean): string {
  if (value === null) return inFlow ? 'null' : '';
  const document = new Document([value]);
  const list = document.contents as unknown as YAMLSeq;
  const [item] = list.items;
  list.flow = inFlow || typeof value === 'object';
  if (isScalar(item) && isScalar(node) && node.type?.startsWith('QUOTE')) item.type = node.type;
  const text = document.toString({ lineWidth: 0, flowCollectionPadding: true });
  if (!list.flow) return text.replace(/^- /, '').trimEnd();
  return text
    .trim()
    .replace(/^\[\s*/, '')
    .replace(/,?\s*\]$/, '');
}

/** A list or a group in lines of their own. */
const blockLines = (value: object, width: number) =>
  new Document(value)
    .toString({ lineWidth: width, minContentWidth: 0, nullStr: '' })
    .trimEnd()
    .split('\n')
    .map((line) => line.trimEnd());

/** Breaks a text at its spaces. Old lines before and after the change stay as they are. */
function fold(text: string, old: readonly string[], firstWidth: number, width: number): string[] {
  const words = wordsOf(text);
  const before = sameLines(old, words);
  const kept = wordsOf(old.slice(0, before).join(' ')).length;
  const rest = words.slice(kept);
  const after = sameLines(old.slice(before).reverse(), rest.toReversed(), true);
  const tail = after === 0 ? [] : old.slice(-after);
  const middle = rest.slice(0, rest.length - wordsOf(tail.join(' ')).length);
  const lines = fill(middle, before === 0 ? firstWidth : width, width);
  return [...old.slice(0, before), ...lines, ...tail];
}

const wordsOf = (text: string) => (text === '' ? [] : text.split(/(?<=\S) (?=\S)/));

/** How many lines, from the first, are the same words. */
function sameLines(lines: readonly string[], words: readonly string[], isReversed = false): number {
  let at = 0;
  const differs = (line: string) => {
    const own = isReversed ? wordsOf(line).reverse() : wordsOf(line);
    const same = isDeepStrictEqual(own, words.slice(at, at + own.length));
    at += own.length;
    return !same;
  };
  const index = lines.findIndex(differs);
  return index < 0 ? lines.length : index;
}

function fill(words: readonly string[], firstWidth: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const line = lines.at(-1);
    const most = lines.length === 1 ? firstWidth : width;
    if (line !== undefined && line.length + 1 + word.length <= most)
      lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Offset of the end of a value, without the line break after it. */
function endOf(source: string, { node, start }: Pick<Slot, 'node' | 'start'>): number {
  if ((isMap(node) || isSeq(node)) && node.flow !== true && node.items.length > 0) {
    const last = node.items.at(-1);
    if (isSeq(node)) return endOf(source, { node: last, start });
    const slot = slotOf(source, last as Pair, false);
    return slot ? endOf(source, slot) : (node.range?.[1] ?? start);
  }
  if (!(isMap(node) || isSeq(node) || isScalar(node)) || !node.range) return start;
  const end = source.slice(0, node.range[1]).trimEnd().length;
  return Math.max(end, start);
}

const lineStart = (source: string, offset: number) => source.lastIndexOf('\n', offset - 1) + 1;

function lineEnd(source: string, offset: number) {
  const end = source.indexOf('\n', offset);
  return end < 0 ? source.length : end;
}

const columnOf = (source: string, offset: number) => offset - lineStart(source, offset);

/** Start of the comment directly above a line, or of the line itself. */
function commentStart(source: string, start: number): number {
  const above = lineStart(source, start - 1);
  return start > 0 && /^[ \t]*#/.test(source.slice(above, start))
    ? commentStart(source, above)
    : start;
}
