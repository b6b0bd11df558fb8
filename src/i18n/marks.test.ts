import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forAll } from '../../tests/generated.ts';
import { showMarks } from '../document/show-marks.ts';
import { languages } from '../in-force/languages.ts';
import { inEnglish } from '../problems/problem.ts';
import { placeholderMistakes } from '../studio/schema.ts';
import { fill } from './fill.ts';
import { type Finished, plain, shownIn } from './finished.ts';
import { escaped, withMarks } from './marks.ts';

/** As React has rendered it. */
const show = (html: string) => showMarks(html as Finished);

/** A text as a page shows it, in the content of an element. */
const shown = (text: string) => show(`<p>${fill(withMarks(text), { name: 'Linha' })}</p>`);

test('a phrase of another language has its language in a text, and is plain elsewhere', () => {
  expect(shown('The {fr savoir-faire, déjà} of {name}')).toBe(
    '<p>The <span lang="fr">savoir-faire, déjà</span> of Linha</p>',
  );
  for (const [code, { locale }] of Object.entries(languages))
    expect(shown(`{${code} x}`)).toBe(`<p><span lang="${locale}">x</span></p>`);
  expect(plain(withMarks('The {fr savoir-faire}'))).toBe('The savoir-faire');
  const kept = withMarks('{la et cetera} &gt;');
  expect(show(`<img alt="${kept}"><option>${kept}</option><b title="a > b">${kept}</b>`)).toBe(
    '<img alt="et cetera &gt;"><option>et cetera &gt;</option><b title="a > b"><span lang="la">et cetera</span> &gt;</b>',
  );
});

test('a phrase that a component takes apart leaves no mark', () => {
  const [first = '', second = ''] = withMarks('a {fr b c} d').split(' c');
  expect(show(`<i>${first}</i><i>${second}</i>`)).toBe('<i>a b</i><i> d</i>');
});

test('signs after a backslash are themselves, and nothing fills or removes them', () => {
  expect(placeholderMistakes(String.raw`a \[b\] \{name\} \\ c`)).toEqual([]);
  expect(shown(String.raw`a \[b\] \{name\} {name} \\ C:\d`)).toBe(
    String.raw`<p>a [b] {name} Linha \ C:\d</p>`,
  );
});

test.each([
  ['{xx y}', /\{xx y\} is a phrase of another language, and "xx" is none: write a code like pt/],
  ['{pt-1 y}', /"pt-1" is none/],
  ['{pt  }', /is empty: write it/],
  ['{pt {name}}', /\{pt \{name\} is no fact: write one of .* or \\\{ for the sign itself/],
  ['a {pt b', /^\{pt b has no end: write "\}", or \\\{ for the sign itself/],
  ['a [b', /^\[b names no fact: .* write \\\[ for the sign itself/],
])('%s is reported', (text, message) => {
  expect(placeholderMistakes(text).map(inEnglish)).toEqual([expect.stringMatching(message)]);
});

const anything = fc.string({
  unit: fc.constantFrom(...'[]{}\\ap t<>"&é', '{pt ', '\\{', '{name}'),
});

test('an escaped text is shown as it is, whatever it contains', () =>
  forAll({ seed: 40 }, anything, (text) => {
    expect(placeholderMistakes(escaped(text))).toEqual([]);
    expect(plain(fill(withMarks(escaped(text)), { name: 'Linha' }))).toBe(text);
  }));

test('a text without a problem leaves neither marks nor a phrase without its language', () =>
  forAll({ seed: 40 }, anything, (text) => {
    fc.pre(placeholderMistakes(text).length === 0);
    const html = shown(text.replaceAll(/[<>"&]/g, ''));
    expect(html).not.toMatch(/[\ufdd0-\ufdef]/);
    expect(html.match(/<span/g)?.length ?? 0).toBe(withMarks(text).match(/\ufdd0/g)?.length ?? 0);
    expect(shownIn([{ text: withMarks(text) }])[0]?.text).not.toMatch(/[\ufdd0-\ufdef]/);
  }));
