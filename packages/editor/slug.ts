/** Letters that are not a letter of the alphabet with a mark. */
const others: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
};

/** A text as a part of an address or as an id; empty when it has no letters of the alphabet. */
export const slugOf = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[łøđðþßæœı]/g, (letter) => others[letter] ?? '')
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** The id for a title: short, and none of those that are there. */
export function idFor(title: string, taken: readonly unknown[]): string {
  const id = slugOf(title).slice(0, 40).replace(/-$/, '');
  let found = id;
  for (let count = 2; id !== '' && taken.includes(found); count += 1) found = `${id}-${count}`;
  return found;
}
