/** Brings together what two have changed in the same document since it was read, field by field. */
import type { Path } from './page/json-schema.ts';
import { isSame } from './same.ts';

export type Values = Record<string, unknown>;

/** Both have changed the field at this path: `undefined` where one has taken it out. */
export type Conflict = { path: Path; mine: unknown; theirs: unknown };

export type Merged = { value: unknown; conflicts: Conflict[] };

export const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** @returns the merged value, in which `mine` stands wherever there is a conflict */
export function merge(base: unknown, mine: unknown, theirs: unknown, path: Path = []): Merged {
  if (isSame(mine, theirs) || isSame(theirs, base)) return { value: mine, conflicts: [] };
  if (isSame(mine, base)) return { value: theirs, conflicts: [] };
  if (isRecord(mine) && isRecord(theirs)) {
    const old = isRecord(base) ? base : {};
    const keys = withAdded(Object.keys(mine), Object.keys(theirs));
    const merged = keys.map((key): [string, Merged] => [
      key,
      merge(old[key], mine[key], theirs[key], [...path, key]),
    ]);
    return {
      value: Object.fromEntries(
        merged.flatMap(([key, { value }]) => (value === undefined ? [] : [[key, value]])),
      ),
      conflicts: merged.flatMap(([, { conflicts }]) => conflicts),
    };
  }
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs)) {
    const lists = [base, mine, theirs].map((it) => byId(it));
    const [old, own, other] = lists;
    if (old && own && other) return mergeById(old, own, other, path);
    if (base.length === mine.length && base.length === theirs.length) {
      const merged = mine.map((it, index) =>
        merge(base[index], it, theirs[index], [...path, index]),
      );
      return {
        value: merged.map(({ value }) => value),
        conflicts: merged.flatMap(({ conflicts }) => conflicts),
      };
    }
  }
  return { value: mine, conflicts: [{ path, mine, theirs }] };
}

/**
 * Undefined when an entry has no id of its own.
 * @param keys - what may be the id of an entry, the first that it has
 */
export function byId(
  list: readonly unknown[],
  keys: readonly string[] = ['id'],
): Map<string, unknown> | undefined {
  const ids = list.map((it) =>
    isRecord(it) ? keys.map((key) => it[key]).find((id) => id !== undefined) : undefined,
  );
  const areNames = ids.every((id) => typeof id === 'string') && new Set(ids).size === ids.length;
  return areNames ? new Map(list.map((it, index) => [String(ids[index]), it])) : undefined;
}

type Entries = ReadonlyMap<string, unknown>;

function mergeById(base: Entries, mine: Entries, theirs: Entries, path: Path): Merged {
  const isMoved = !isSame([...mine.keys()], [...base.keys()]);
  const [first, second] = isMoved ? [mine, theirs] : [theirs, mine];
  const entries: unknown[] = [];
  const conflicts: Conflict[] = [];
  for (const id of withAdded([...first.keys()], [...second.keys()])) {
    const merged = merge(base.get(id), mine.get(id), theirs.get(id), [...path, entries.length]);
    conflicts.push(...merged.conflicts);
    if (merged.value !== undefined) entries.push(merged.value);
  }
  return { value: entries, conflicts };
}

/** The names of the first, and those of the second after the one that they follow. */
function withAdded(first: readonly string[], second: readonly string[]): string[] {
  const all = [...first];
  for (const [index, name] of second.entries())
    if (!all.includes(name)) all.splice(all.indexOf(second[index - 1] ?? '') + 1, 0, name);
  return all;
}
