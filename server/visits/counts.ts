/** The counts of one day, by name. Every arrival is counted twice: its page, and where it came from. */

export type Counts = Map<string, number>;

/** Names outside these are never shown or written. */
const validName =
  /^(page [a-z]+(-[a-z\d]+)* \/[^\s\p{C}]*|from (host|campaign) [a-z\d._-]{1,100}|from (nobody|unnamed)|message [a-z]+(-[a-z\d]+)*|other (page|source|message))$/iu;

/**
 * The most names of a kind in a day. The rarest beyond it are counted together: names from outside that
 * somebody makes up are rare, and those that send visitors are not.
 */
const limits = [
  { kind: 'page ', most: 500, rest: 'other page' },
  { kind: 'from host ', most: 100, rest: 'other source' },
  { kind: 'from campaign ', most: 50, rest: 'other source' },
  { kind: 'message ', most: 50, rest: 'other message' },
] as const;

export function addCounts(to: Counts, more: Iterable<readonly [string, number]>): void {
  for (const [name, count] of more) to.set(name, (to.get(name) ?? 0) + count);
}

/** Returns the counts within the limits. The sums stay the same. */
export function boundCounts(counts: Counts): Counts {
  const bounded = new Map(counts);
  for (const { kind, most, rest } of limits) {
    const names = [...counts].filter(([name]) => name.startsWith(kind));
    // By name where the counts are equal, so that the order of arrival does not matter.
    names.sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1));
    for (const [name, count] of names.slice(most)) {
      bounded.delete(name);
      addCounts(bounded, [[rest, count]]);
    }
  }
  return bounded;
}

/** Throws when the text is not what `writtenCounts` returns. */
export function parseCounts(text: string): Counts {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new TypeError('These are no counts');
  const counts: Counts = new Map();
  for (const [name, count] of Object.entries(value)) {
    if (!validName.test(name) || !Number.isSafeInteger(count) || count < 0)
      throw new TypeError('These are no counts');
    counts.set(name, count);
  }
  return counts;
}

export const writtenCounts = (counts: Counts): string =>
  `${JSON.stringify(Object.fromEntries([...counts].sort()), null, 1)}\n`;
