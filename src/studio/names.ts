/** The names that a schema knows, for messages about others. */
import type { z } from 'zod';

/** The names of a group within a schema; empty where anything may be written. */
export function namesAt(shape: z.ZodType, path: readonly (string | number)[]): string[] {
  const { def } = (shape as unknown as z.core.$ZodTypes)._zod;
  const [key, ...rest] = path;
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
      return namesAt(def.innerType as z.ZodType, path);
    case 'pipe':
      return namesAt(def.out as z.ZodType, path);
    case 'union':
      return def.options.flatMap((option) => namesAt(option as z.ZodType, path));
    case 'array':
      return key === undefined ? [] : namesAt(def.element as z.ZodType, rest);
    case 'record':
      return key === undefined ? [] : namesAt(def.valueType as z.ZodType, rest);
    case 'object': {
      if (key === undefined) return Object.keys(def.shape);
      const inner = def.shape[key];
      return inner ? namesAt(inner as z.ZodType, rest) : [];
    }
    default:
      return [];
  }
}

/** The name that differs least from another; undefined when none is like it. */
export function nearest(name: string, names: readonly string[]): string | undefined {
  const [first] = names
    .map((known) => ({ known, distance: distanceOf(name.toLowerCase(), known.toLowerCase()) }))
    .sort((one, other) => one.distance - other.distance);
  return first && first.distance <= Math.max(1, Math.min(name.length, first.known.length) / 2)
    ? first.known
    : undefined;
}

/** Whether two names are one, but for a sign, accents or capitals. */
export const differByOneSign = (one: string, other: string): boolean =>
  distanceOf(withoutAccents(one), withoutAccents(other)) <= 1;

const withoutAccents = (name: string) =>
  name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** How many letters are put in, taken out or changed (Levenshtein). */
function distanceOf(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [at, letterThere] of [...other].entries())
      next.push(
        Math.min(
          (next[at] ?? 0) + 1,
          (row[at + 1] ?? 0) + 1,
          (row[at] ?? 0) + (letter === letterThere ? 0 : 1),
        ),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}
