const spaces: readonly RegExp[] = [
  // n.º 5
  /(?<=\bn\.º) (?=\d)/g,
  // 5 000
  /(?<=\d) (?=\d{3}(?!\d))/g,
  // 5 €, 5 %
  /(?<=\d) (?=[€%])/g,
];

/** Words with hyphens, of letters only: no numbers that somebody copies, and no parts of addresses or `{facts}`. */
const hyphenated =
  /(?<![\p{L}\p{M}\p{N}{./@_:#?=&%-])\p{L}[\p{L}\p{M}]*(?:-[\p{L}\p{M}]+)+(?![\p{L}\p{M}\p{N}/@_-]|[.:][\p{L}\p{N}])/gu;

/** In letters: a part that is shorter does not stand on a line without its word. */
const shortest = 5;
/** In characters: longer words may break anywhere, so that they fit on a phone. */
const longest = 16;

/** No line ends after it. Wider than nothing in no typeface, unlike U+2011, which few have. */
const joiner = '\u2060';

const joined = (word: string) =>
  word.length <= longest && word.split('-').some((part) => part.length < shortest)
    ? word.replaceAll('-', `-${joiner}`)
    : word;

/**
 * Keeps on one line what belongs together: a number and its unit or label, with U+00A0, and a short word with
 * hyphens (e-mail, explica-lhe), with U+2060.
 */
export const unbroken = (text: string): string =>
  spaces
    .reduce((changed, rule) => changed.replace(rule, '\u00a0'), text)
    .replace(hyphenated, joined);

/** A text without the signs that join its words: for titles of windows, and what other programs read. */
export const withoutJoiners = (text: string): string => text.replaceAll(joiner, '');
