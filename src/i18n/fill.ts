import type { Finished } from './finished.ts';

declare const holes: unique symbol;

/**
 * A finished text with holes: what is known only where it is shown, like a count. It is a string when it
 * runs, and none for TypeScript: it cannot be shown before `fill` has made a text of it.
 */
export type Pattern<Hole extends string = string> = { readonly [holes]: Hole };

/**
 * Fills the holes of a text; a placeholder without a value stays. A part in `[brackets]` is removed when a
 * value it names is empty, because not every company has every fact.
 */
export function fill<Hole extends string>(
  pattern: Pattern<Hole>,
  values: Readonly<Record<Hole, string | number>>,
): Finished;
export function fill<Hole extends string>(
  pattern: string | Pattern<Hole>,
  values: Readonly<Record<Hole, string | number>>,
): string;
export function fill(
  pattern: string | Pattern,
  values: Readonly<Record<string, string | number>>,
): string {
  const known: Readonly<Record<string, string | number>> = values;
  return String(pattern)
    .replace(/\[([^[\]]*)\]/g, (_, part: string) =>
      namesIn(part).every((name) => known[name] !== '') ? part : '',
    )
    .replace(/\{(\w+)\}/g, (placeholder, name: string) =>
      name in known ? String(known[name]) : placeholder,
    );
}

export const namesIn = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
