/** Tells two states of a document apart by its fields; entries of a list by their ids, wherever they stand. */
import { isDeepStrictEqual } from 'node:util';
import { byId } from './merge.ts';
import { type Path, pathName } from './page/json-schema.ts';

export type ChangedField = {
  path: string;
  kind: 'changed' | 'moved' | 'added' | 'deleted';
  /** The title of the entry of a list; empty where there is none. */
  entry: string;
};

type Values = Readonly<Record<string, unknown>>;

export function changedFields(
  before: unknown,
  now: unknown,
  path: Path = [],
  entry = '',
): ChangedField[] {
  if (isDeepStrictEqual(before, now)) return [];
  const changed: ChangedField[] = [{ path: pathName(path), kind: 'changed', entry }];
  const ids = [idsIn(before), idsIn(now)];
  if (
    ids[0] &&
    ids[1] &&
    (before === undefined || now === undefined || ids[0].size !== ids[1].size)
  )
    return changedEntries(ids[0], ids[1], path);
  if (Array.isArray(before) && Array.isArray(now)) {
    // Who is renamed is still the same one, if nobody came or went.
    const keys = before.length === now.length ? ['id', 'slug'] : ['id', 'slug', 'name'];
    const [old, own] = [byId(before, keys), byId(now, keys)];
    if (old && own) return changedEntries(old, own, path);
    if (before.length !== now.length) return changed;
  }
  const [old, own] = [before, now].map((it) =>
    typeof it === 'object' && it !== null ? (it as Values) : undefined,
  );
  if (!old || !own || Array.isArray(before) !== Array.isArray(now)) return changed;
  return [...new Set([...Object.keys(old), ...Object.keys(own)])].flatMap((key) =>
    changedFields(old[key], own[key], [...path, Array.isArray(now) ? Number(key) : key], entry),
  );
}

type Entries = ReadonlyMap<string, unknown>;

/** A list of ids, which may not be there while it is empty; undefined for another value. */
function idsIn(value: unknown): Entries | undefined {
  const list = value === undefined ? [] : value;
  const isIds = (it: unknown) => typeof it === 'string' && /^[a-z\d][a-z\d/-]*$/.test(it);
  return Array.isArray(list) && list.every(isIds) ? new Map(list.map((id) => [id, id])) : undefined;
}

function changedEntries(before: Entries, now: Entries, path: Path): ChangedField[] {
  const list = pathName(path);
  const field = (kind: ChangedField['kind'], id: string, value: unknown): ChangedField => ({
    path: list,
    kind,
    entry: titleOf(value) ?? id,
  });
  const old = [...before.keys()];
  const kept = [...now.keys()].filter((id) => before.has(id));
  const steady = inOrder(kept.map((id) => old.indexOf(id)));
  return [
    ...old.filter((id) => !now.has(id)).map((id) => field('deleted', id, before.get(id))),
    ...[...now].flatMap(([id, value], index) => {
      if (!before.has(id)) return field('added', id, value);
      return [
        ...(steady.has(old.indexOf(id)) ? [] : [field('moved', id, value)]),
        ...changedFields(before.get(id), value, [...path, index], titleOf(value) ?? id),
      ];
    }),
  ];
}

/** The most of some places that stand in their old order: the others have moved. */
function inOrder(places: readonly number[]): ReadonlySet<number> {
  const runs: number[][] = [[]];
  for (const place of places) {
    const fitting = runs.filter((run) => (run.at(-1) ?? -1) < place);
    runs.push([...longest(fitting), place]);
  }
  return new Set(longest(runs));
}

const longest = (runs: readonly number[][]): number[] =>
  runs.reduce((most, run) => (run.length > most.length ? run : most), []);

const titleOf = (value: unknown): string | undefined => {
  if (typeof value === 'string') return undefined;
  const { title, question, name, heading } = value as Values;
  const found = [title, question, name, heading].find((it) => typeof it === 'string' && it !== '');
  return found as string | undefined;
};
