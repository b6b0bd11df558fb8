import { describe, expect, it } from 'vitest';
import { type Allergen, BAKES, COFFEES } from './products.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { pt, type Words } from './words/pt.ts';

type Heard = readonly (readonly [Allergen, RegExp])[];

const languages: readonly (readonly [string, Words, Heard])[] = [
  [
    'Portuguese',
    pt,
    [
      ['gluten', /trigo|centeio|cevada|aveia/i],
      ['milk', /leite|manteiga|nata\b|queijo/i],
      ['eggs', /\bovos?\b|gemas?|claras?/i],
      ['sesame', /sésamo/i],
      ['nuts', /amêndoa|nozes|avelã|pistácio/i],
    ],
  ],
  [
    'English',
    en,
    [
      ['gluten', /wheat|rye|barley|oat/i],
      ['milk', /milk|butter|cream|cheese/i],
      ['eggs', /\beggs?\b/i],
      ['sesame', /sesame/i],
      ['nuts', /almond|walnut|hazelnut|pistachio/i],
    ],
  ],
  [
    'Spanish',
    es,
    [
      ['gluten', /trigo|centeno|cebada|avena/i],
      ['milk', /leche|mantequilla|nata\b|queso/i],
      ['eggs', /\bhuevos?\b|yemas?|claras?/i],
      ['sesame', /sésamo/i],
      ['nuts', /almendra|nueces|avellana|pistacho/i],
    ],
  ],
];

describe.each(languages)('in %s', (_language, { bakes, coffees }, heard) => {
  it('each product declares exactly the allergens that its ingredients hold', () => {
    const said = [
      ...BAKES.map((bake) => ({ ...bake, ...bakes[bake.id] })),
      ...COFFEES.map((coffee) => ({ ...coffee, ...coffees[coffee.id] })),
    ];
    const declared = said.map(({ id, allergens }) => [id, [...allergens].sort()]);
    const held = said.map(({ id, ingredients }) => [
      id,
      heard.flatMap(([allergen, words]) => (words.test(ingredients) ? [allergen] : [])).sort(),
    ]);
    expect(declared).toEqual(held);
  });

  it('says one ingredient for another: as many, each time, as in Portuguese', () => {
    const count = (ingredients: string) => ingredients.split(',').length;
    const counted = ({ bakes: all }: Words) =>
      Object.entries(all).map(([id, { ingredients }]) => [id, count(ingredients)]);
    expect(counted({ ...pt, bakes })).toEqual(counted(pt));
  });
});
