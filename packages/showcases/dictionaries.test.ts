import { globSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { codes, locales } from './browser/language.ts';
import { wordsOf } from './build/documents.ts';
import { inFrame } from './build/frame.ts';
import { writeDocument } from './build/write-document.ts';
import { dictionaries } from './dictionaries.ts';
import { pages } from './pages.ts';

const { legacy: legacies, restaurant, hotel, bakery, music } = dictionaries;

type Sentence = (...values: string[]) => string;

/** Every word and sentence of a dictionary by its path. */
function leaves(value: unknown, path = ''): [string, string | Sentence][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return [[path, value as Sentence]];
  return Object.entries(value ?? {}).flatMap(([key, inner]) => leaves(inner, `${path}.${key}`));
}

/** Which of its values a sentence says. */
function said(sentence: Sentence): number[] {
  const values = Array.from({ length: sentence.length }, (_, index) => `w${index}w`);
  const text = sentence(...values).toLowerCase();
  return values.flatMap((value, index) => (text.includes(value) ? [index] : []));
}

const translations = Object.entries(dictionaries).flatMap(([name, { pt, en, es }]) => [
  { name, code: 'en', pt, words: en },
  { name, code: 'es', pt, words: es },
]);

describe.each(translations)('$name in $code', ({ pt: portuguese, words }) => {
  const first = new Map(leaves(portuguese));
  const own = leaves(words);

  test('has every word of the Portuguese, none of them empty, each sentence with its values', () => {
    expect(own.map(([path]) => path).sort()).toEqual([...first.keys()].sort());
    for (const [path, leaf] of own) {
      const model = first.get(path);
      if (typeof leaf === 'string') expect(leaf.trim(), path).not.toBe('');
      else if (typeof model === 'function') expect(said(leaf), path).toEqual(said(model));
      else throw new Error(`${path} is not a sentence in Portuguese`);
    }
  });

  test('marks what is quoted and set apart as the Portuguese does', () => {
    const marksOf = (leaf: unknown) =>
      typeof leaf === 'string' ? (leaf.match(/<\/?\w+>|\n/g) ?? []) : [];
    for (const [path, leaf] of own) expect(marksOf(leaf), path).toEqual(marksOf(first.get(path)));
  });

  test('leaves no sentence untranslated', () => {
    for (const [path, leaf] of own) {
      if (typeof leaf === 'string' && leaf.split(' ').length > 4) {
        expect(leaf, path).not.toBe(first.get(path));
      }
    }
  });
});

describe.each(Object.keys(pages))('the document of %s', (slug) => {
  const html = inFrame(readFileSync(`${import.meta.dirname}/${slug}/index.html`, 'utf8'), slug);

  test.each(codes)('has a word for every place: %s', async (code) => {
    const words = await wordsOf(slug, code);
    const built = writeDocument(html, code, words);
    expect(built).toContain(`<html lang="${locales[code]}"`);
    expect(built).toContain(`<title>${words.head.title}</title>`);
    expect(built).toContain(`content="${words.head.description}"`);
    expect(built.match(/data-word="[^"]+"[^<>]*><\//g)).toBeNull();
    const leadBack = [...built.matchAll(/href="\/\?lang=(\w+)#projects"/g)].map(([, led]) => led);
    expect(new Set(leadBack)).toEqual(new Set(leadBack.length > 0 ? [code] : []));
  });

  test('has a place for every word that is the page’s', async () => {
    const files = globSync(`${import.meta.dirname}/${slug}/**/*.{html,ts,tsx}`);
    const source = files
      .filter((file) => !/words\/\w+\.ts$|\.test\.ts$/.test(file))
      .map((file) => readFileSync(file, 'utf8'))
      .join();
    const { page = {}, labels = {} }: Record<string, unknown> = await wordsOf(slug, 'pt');
    const named = leaves({ page, labels }).flatMap(
      ([path]) => path.match(/[A-Za-z]+(?=[.\d]*$)/) ?? [],
    );
    const isShown = (name: string) => new RegExp(`\\b${name}\\b`).test(source);
    if (!slug.endsWith('-embed')) expect(named.filter((name) => !isShown(name))).toEqual([]);
  });
});

test('quotations, lines, dates and signs of HTML are written as the page’s script writes them', () => {
  const slug = 'personal-legacy';
  const html = inFrame(readFileSync(`${import.meta.dirname}/${slug}/index.html`, 'utf8'), slug);
  const built = writeDocument(html, 'pt', legacies.pt);
  expect(built).toContain(`Foi <q>Tomás</q>.</p>`);
  expect(built).toContain('Tua mãe,<br>Rosa</p>');
  expect(built).toContain(`data-label="labels.storm" alt="${legacies.pt.labels.storm}"`);
  expect(built).toContain('data-label="labels.decades" aria-label="Décadas"');
  expect(built).toContain('>9 de novembro de 2019</time>');
  const write = (words: object) => {
    const none = { head: { title: '', description: '' }, withoutScripts: '' };
    return writeDocument('<p data-word="texts.one"></p>', 'pt', { ...none, ...words });
  };
  expect(write({ texts: { one: 'a < b & <u>c</u> $&' } })).toBe(
    '<p data-word="texts.one">a &lt; b &amp; &lt;u&gt;c&lt;/u&gt; $&amp;</p>',
  );
  for (const wrong of [{}, { texts: {} }, { texts: 'one' }, { texts: { one: () => '' } }])
    expect(() => write(wrong)).toThrow('texts.one');
});

describe('what is drawn from data', () => {
  // What was imported above is in the language of a place without an address.
  beforeEach(() => vi.resetModules());
  afterEach(() => vi.unstubAllGlobals());

  test('is in the language of the page, every choice of every dish, every room and every bread', async () => {
    vi.stubGlobal('location', { search: '?lang=en' });
    const { courses, dishes, zones } = await import('./restaurant-orders/menu.ts');
    const { rooms } = await import('./hotel-booking/rooms.ts');
    const { extras } = await import('./hotel-booking/quote.ts');
    const { BAKES, COFFEES } = await import('./bakery/products.ts');
    const { PIECES } = await import('./music-player/pieces.ts');
    const shown = [
      ...courses.flatMap(({ name, line }) => [name, line]),
      ...zones.map(({ name }) => name),
      ...dishes.flatMap(({ name, description, options }) => [
        name,
        description,
        ...options.flatMap(({ label, choices }) => [label, ...choices.map((one) => one.label)]),
      ]),
      ...rooms.flatMap(({ name, place, text, facts }) => [name, place, text, ...facts]),
      ...extras.flatMap(({ name, text }) => [name, text]),
      ...[...BAKES, ...COFFEES].flatMap(({ name, note, ingredients }) => [name, note, ingredients]),
      ...PIECES.map(({ instruments }) => instruments),
    ];
    const english = new Set(
      [restaurant.en, hotel.en, bakery.en, music.en].flatMap((each) =>
        leaves(each).map(([, leaf]) => leaf),
      ),
    );
    expect(shown.length).toBeGreaterThan(150);
    expect(shown.filter((text) => !english.has(text))).toEqual([]);
  });
});
