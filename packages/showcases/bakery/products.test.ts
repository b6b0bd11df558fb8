import { describe, expect, it } from 'vitest';
import { type Code, codes } from '../browser/language.ts';
import { dictionaries } from '../dictionaries.ts';
import { type Allergen, BAKES, COFFEES } from './products.ts';
import type { Words } from './words/pt.ts';

/** How each is heard of among the ingredients. */
const heard: Record<Code, Record<Allergen, RegExp>> = {
  pt: {
    gluten: /trigo|centeio|cevada|aveia/i,
    milk: /leite|manteiga|nata\b|queijo/i,
    eggs: /\bovos?\b|gemas?|claras?/i,
    sesame: /sésamo/i,
    nuts: /amêndoa|nozes|avelã|pistácio/i,
  },
  en: {
    gluten: /wheat|rye|barley|oat/i,
    milk: /milk|butter|cream|cheese/i,
    eggs: /\beggs?\b/i,
    sesame: /sesame/i,
    nuts: /almond|walnut|hazelnut|pistachio/i,
  },
  es: {
    gluten: /trigo|centeno|cebada|avena/i,
    milk: /leche|mantequilla|nata\b|queso/i,
    eggs: /\bhuevos?\b|yemas?|claras?/i,
    sesame: /sésamo/i,
    nuts: /almendra|nueces|avellana|pistacho/i,
  },
};

describe.each(codes)('in %s', (code) => {
  const { bakes, coffees } = dictionaries.bakery[code];
  const wanted = Object.entries(heard[code]);

  it('each product declares exactly the allergens that its ingredients hold', () => {
    const said = [
      ...BAKES.map((bake) => ({ ...bake, ...bakes[bake.id] })),
      ...COFFEES.map((coffee) => ({ ...coffee, ...coffees[coffee.id] })),
    ];
    const declared = said.map(({ id, allergens }) => [id, [...allergens].sort()]);
    const held = said.map(({ id, ingredients }) => [
      id,
      wanted.flatMap(([allergen, words]) => (words.test(ingredients) ? [allergen] : [])).sort(),
    ]);
    expect(declared).toEqual(held);
  });

  it('says one ingredient for another: as many, each time, as in Portuguese', () => {
    const count = (ingredients: string) => ingredients.split(',').length;
    const counted = ({ bakes: all }: Words) =>
      Object.entries(all).map(([id, { ingredients }]) => [id, count(ingredients)]);
    expect(counted(dictionaries.bakery[code])).toEqual(counted(dictionaries.bakery.pt));
  });
});
