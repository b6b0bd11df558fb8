/** Writes changed values into a YAML file, which keeps its comments, its order and the form of what did not change. */
import { isDeepStrictEqual } from 'node:util';
import {
  type Document,
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { isRecord, type Values } from './merge.ts';
import { parseForPrint, print } from './print-yaml.ts';

/**
 * Returns the source with the wanted values. A key that is `undefined` is taken out.
 * @throws an error when the source cannot be read, or the result would not have the wanted values
 */
export function writeYaml(source: string, wanted: unknown): string {
  const next = withoutUndefined(wanted);
  const document = parseForPrint(source);
  if (isDeepStrictEqual(document.toJS(), next)) return source;
  document.contents = changed(document, document.contents, next) as typeof document.contents;
  const written = print(document);
  if (!isDeepStrictEqual(parseForPrint(written).toJS(), next))
    throw new Error('The change cannot be written into this file: edit it by hand.');
  return written;
}

function withoutUndefined(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutUndefined);
  if (!isRecord(value)) return value;
  const kept = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return Object.fromEntries(kept.map(([key, inner]) => [key, withoutUndefined(inner)]));
}

/** A text of a new studio is marked until somebody has written it. */
const withoutMark = (comment: string | null | undefined) =>
  comment?.trim() === 'TO WRITE' ? undefined : comment;

/** The node with the wanted value: the same one, if it can hold it. */
function changed(document: Document, node: unknown, next: unknown): Node {
  if (isNode(node) && isDeepStrictEqual(node.toJS(document), next)) return node;
  if (isMap(node) && isRecord(next)) return changedMap(document, node as YAMLMap, next);
  if (isSeq(node) && Array.isArray(next)) return changedList(document, node as YAMLSeq, next);
  if (isScalar(node) && typeof node.value === 'string' && typeof next === 'string') {
    // A folded text cannot begin or end with a space.
    const isFoldable = next !== '' && next === next.trim();
    const comment = withoutMark(node.comment);
    return Object.assign(node, { value: next, comment }, isFoldable || { type: 'QUOTE_DOUBLE' });
  }
  const made = document.createNode(next) as Node;
  if (!isNode(node)) return made;
  // What stands above stays above.
  const { commentBefore, spaceBefore } = node;
  Object.assign(made, { commentBefore, spaceBefore });
  if (isScalar(made)) Object.assign(made, { comment: withoutMark(node.comment) });
  return made;
}

function changedMap(document: Document, map: YAMLMap, next: Values): YAMLMap {
  const before = map.items as Pair<Scalar, Node | null>[];
  const keyOf = (pair: Pair<Scalar>) => String(pair.key.value);
  if (before.length === 0) map.flow = false;
  for (const pair of before)
    if (keyOf(pair) in next) pair.value = changed(document, pair.value, next[keyOf(pair)]);
  const items = before.filter((pair) => keyOf(pair) in next);
  const keys = Object.keys(next);
  for (const [index, key] of keys.entries()) {
    if (items.some((pair) => keyOf(pair) === key)) continue;
    // After the key that stands before it.
    const at = items.findIndex((pair) => keyOf(pair) === keys[index - 1]) + 1;
    items.splice(at, 0, document.createPair(key, next[key]) as Pair<Scalar, Node>);
  }
  map.items = items;
  return map;
}

function changedList(document: Document, list: YAMLSeq, next: readonly unknown[]): YAMLSeq {
  const before = list.items as Node[];
  if (before.length === 0) list.flow = false;
  const values = before.map((item) => (isNode(item) ? item.toJS(document) : item));
  const isApart = before[1]?.spaceBefore ?? false;
  const isInline = before.length > 0 && before.every((item) => isCollection(item) && item.flow);
  const from = origins(values, next);
  list.items = next.map((value, index) => {
    const old = from[index];
    const item = changed(document, old === undefined ? undefined : before[old], value);
    if (old === undefined && isInline && isCollection(item)) item.flow = true;
    if (old !== index) item.spaceBefore = index > 0 && isApart;
    return item;
  });
  return list;
}

/** For each new entry the index of the old one that it was; undefined for an added one. */
type Origins = (number | undefined)[];

function origins(before: readonly unknown[], next: readonly unknown[]): Origins {
  const free = new Set(before.keys());
  const take = (old: number | undefined) => {
    if (old !== undefined) free.delete(old);
    return old;
  };
  const idOf = (value: unknown) => (isRecord(value) ? value.id : undefined);
  const matched = (known: Origins, fits: (value: unknown, old: unknown) => boolean) =>
    next.map(
      (value, index) => known[index] ?? take([...free].find((old) => fits(value, before[old]))),
    );
  const hasId = (value: unknown) => idOf(value) !== undefined;
  const same = matched([], isDeepStrictEqual);
  const known = matched(same, (value, old) => hasId(value) && idOf(value) === idOf(old));
  // An entry that got another id, and nothing else.
  const withoutId = (value: unknown) => (isRecord(value) ? { ...value, id: undefined } : value);
  const named = matched(
    known,
    (value, old) => hasId(value) && isDeepStrictEqual(withoutId(value), withoutId(old)),
  );
  // An entry that was changed stands where it stood.
  return named.map((old, index) => {
    if (old !== undefined || hasId(next[index])) return old;
    const previous = index === 0 ? -1 : named[index - 1];
    const position = previous === undefined ? undefined : previous + 1;
    named[index] = take(position !== undefined && free.has(position) ? position : undefined);
    return named[index];
  });
}
