/** Finds the field of a text that stands on a page, or of a part of one that somebody types. */
import { lettersOf } from '../../../build/dev/letters.ts';
import type { PlacedText } from '../documents.ts';

export type Facts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What the page of the text fills in. */
const hole = '\uE000';

/** With facts instead of their names, and phrases of other languages as they are shown. */
const filled = (text: string, facts: Readonly<Record<string, string>>) =>
  text
    .replaceAll(/\{[a-z]{2,3}(?:-[A-Za-z\d]+)* ([^{}[\]]*)\}/g, '$1')
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => facts[name] ?? hole);

/** Text in Markdown without the addresses of its links. */
const withoutAddresses = (body: string) => body.replaceAll(/\]\([^)\s]*\)/g, ']');

/** The texts that a text of a file may be on its page; parts in brackets may be left out. */
function shownAs(text: string): RegExp {
  const part = (it: string) =>
    it
      .split(hole)
      .map((literal) => lettersOf(literal))
      .join('(.{0,80}?)');
  const pattern = text
    .split(/(\[[^[\]]*\])/)
    .map((it) => (it.startsWith('[') ? `(?:${part(it)})?` : part(it)))
    .join('');
  return new RegExp(`^${pattern}$`, 's');
}

type Found = { text: PlacedText; rank: number; length: number };

/**
 * How a text of a file and one of a page belong together: it is the whole of it, or has it as a part, or is a part of
 * it. Undefined when they do not.
 */
function compare(text: PlacedText, value: string, letters: string): Found | undefined {
  const own = lettersOf(value);
  if (own === '') return undefined;
  const isBody = text.path === 'body';
  const found = (rank: number, length: number) => ({ text, rank, length });
  const whole = isBody ? null : shownAs(value).exec(letters);
  if (whole) {
    const filledIn = whole.slice(1).join('');
    const rank = text.isShown ? 0 : 1;
    return found(filledIn === '' ? rank : 2, letters.length - filledIn.length);
  }
  if (own.includes(letters)) return found(isBody ? 0 : 3, letters.length);
  // Several texts, such as those with conditions, may stand in one paragraph.
  const isLong = own.length > 11 && own.length * 20 > letters.length;
  return text.isShown && isLong && letters.includes(own) ? found(4, own.length) : undefined;
}

function inLanguage(texts: readonly PlacedText[], language: string, facts: Facts) {
  const codes = Object.keys(facts);
  const isOther = (name: string) => codes.includes(name) && name !== language;
  return texts
    .filter(({ file, path }) => !isOther(file) && !isOther(path.split('.').at(-1) ?? ''))
    .map((text) => {
      const value = filled(text.text, facts[language] ?? {});
      return { text, value: text.path === 'body' ? withoutAddresses(value) : value };
    });
}

/**
 * The fields of what was clicked, the likeliest first: those after it belong to the same words.
 * @param candidates - what was clicked and what it stands in, from the inside
 * @param near - documents to be preferred, the nearest first
 */
export function fieldsOf(
  texts: readonly PlacedText[],
  candidates: readonly string[],
  { language, facts, near }: { language: string; facts: Facts; near: readonly string[] },
): PlacedText[] {
  const all = inLanguage(texts, language, facts);
  const found = candidates.map(lettersOf).flatMap((letters, depth) =>
    all.flatMap(({ text, value }) => {
      const match = compare(text, value, letters);
      return match ? { ...match, depth } : [];
    }),
  );
  const distance = ({ text }: Found) => {
    const at = near.indexOf(text.document);
    return at < 0 ? near.length : at;
  };
  // A whole text of many letters is surer than one of few. What is filled in could be anything, and a part is of many
  // texts: both are surest where it was clicked.
  const score = (it: (typeof found)[number]) =>
    it.rank < 2 ? [0, -it.length, it.rank, it.depth] : [it.rank, it.depth, -it.length, 0];
  const sorted = found.sort((one, other) => {
    const [a, b] = [score(one), score(other)];
    const at = a.findIndex((it, index) => it !== b[index]);
    return at < 0 ? distance(one) - distance(other) : (a[at] ?? 0) - (b[at] ?? 0);
  });
  const [best] = sorted;
  if (!best) return [];
  const first = score(best);
  const same = sorted.filter((it) => score(it).every((each, index) => each === first[index]));
  return [...new Set(same.map(({ text }) => text))];
}

/** The texts that contain what is typed, in every language, those that begin with it first. */
export function textsWith(texts: readonly PlacedText[], typed: string, facts: Facts): PlacedText[] {
  const letters = lettersOf(typed);
  if (letters.length < 2) return [];
  const codes = Object.keys(facts);
  return texts
    .filter(({ isShown }) => isShown)
    .map((text) => {
      const language = codes.find((it) => it === text.file || text.path.endsWith(`.${it}`));
      const value = filled(text.text, facts[language ?? ''] ?? {});
      return { text, at: lettersOf(value).indexOf(letters) };
    })
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)
    .slice(0, 20)
    .map(({ text }) => text);
}

/** Where in a text its letters contain others: the indices of the first and behind the last; undefined if nowhere. */
export function spanOf(text: string, part: string): [number, number] | undefined {
  const letters: string[] = [];
  const places: number[] = [];
  for (let index = 0; index < text.length; index += 1)
    for (const letter of lettersOf(text.charAt(index))) {
      letters.push(letter);
      places.push(index);
    }
  const wanted = lettersOf(part);
  const at = letters.join('').indexOf(wanted);
  const [from, to] = [places[at], places[at + wanted.length - 1]];
  return from === undefined || to === undefined ? undefined : [from, to + 1];
}
