/**
 * Chance that is the same whenever it is asked for by the same name: what is decided about one thing does not depend
 * on how many others were decided before it, so a text that is added to a schema leaves all others as they are.
 */
export type Chance = {
  /** A whole number from 0, less than this. */
  below(limit: number): number;
  /** A whole number between these, both included. */
  between(least: number, most: number): number;
  /** @param share - how often it is so, from 0 to 1 */
  is(share: number): boolean;
  pick<Item>(list: readonly Item[]): Item;
  /** In another order. */
  shuffle<Item>(list: readonly Item[]): Item[];
  /** The chance of a part of this. */
  of(name: string | number): Chance;
};

export function chanceOf(name: string): Chance {
  // FNV-1a, https://datatracker.ietf.org/doc/html/draft-eastlake-fnv
  let state = 0x811c9dc5;
  for (const letter of name) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);

  /** splitmix32: from 0, less than 1. */
  function next() {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  }

  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    between: (least, most) => least + below(most - least + 1),
    is: (share) => next() < share,
    pick<Item>(list: readonly Item[]) {
      if (list.length === 0) throw new Error(`There is nothing to pick from: ${name}`);
      return list[below(list.length)] as Item;
    },
    shuffle: (list) =>
      list
        .map((item) => ({ item, rank: next() }))
        .sort((one, other) => one.rank - other.rank)
        .map(({ item }) => item),
    of: (part) => chanceOf(`${name}/${part}`),
  };
}
