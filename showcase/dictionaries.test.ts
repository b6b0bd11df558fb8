import { afterEach, describe, expect, test, vi } from 'vitest';
import { en as bakeryEn } from './bakery/words/en.ts';
import { es as bakeryEs } from './bakery/words/es.ts';
import { pt as bakeryPt } from './bakery/words/pt.ts';
import { en as hotelEn } from './hotel-booking/words/en.ts';
import { es as hotelEs } from './hotel-booking/words/es.ts';
import { pt as hotelPt } from './hotel-booking/words/pt.ts';
import { en as musicEn } from './music-player/words/en.ts';
import { es as musicEs } from './music-player/words/es.ts';
import { pt as musicPt } from './music-player/words/pt.ts';
import { en as restaurantEn } from './restaurant-orders/words/en.ts';
import { es as restaurantEs } from './restaurant-orders/words/es.ts';
import { pt as restaurantPt } from './restaurant-orders/words/pt.ts';

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

describe.each([
  ['restaurant', 'en', restaurantPt, restaurantEn],
  ['restaurant', 'es', restaurantPt, restaurantEs],
  ['hotel', 'en', hotelPt, hotelEn],
  ['hotel', 'es', hotelPt, hotelEs],
  ['bakery', 'en', bakeryPt, bakeryEn],
  ['bakery', 'es', bakeryPt, bakeryEs],
  ['music', 'en', musicPt, musicEn],
  ['music', 'es', musicPt, musicEs],
])('%s in %s', (_product, _code, portuguese, words) => {
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

  test('leaves no sentence untranslated', () => {
    for (const [path, leaf] of own) {
      if (typeof leaf === 'string' && leaf.split(' ').length > 4) {
        expect(leaf, path).not.toBe(first.get(path));
      }
    }
  });
});

describe('what is drawn from data', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });

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
      [restaurantEn, hotelEn, bakeryEn, musicEn].flatMap((each) =>
        leaves(each).map(([, leaf]) => leaf),
      ),
    );
    expect(shown.length).toBeGreaterThan(150);
    expect(shown.filter((text) => !english.has(text))).toEqual([]);
  });
});
