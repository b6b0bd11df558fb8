import { describe, expect, it } from 'vitest';
import { BAKES, COFFEES } from './products.ts';

const heard = [
  ['glúten', /trigo|centeio|cevada|aveia/i],
  ['leite', /leite|manteiga|nata\b|queijo/i],
  ['ovos', /\bovos?\b|gemas?|claras?/i],
  ['sésamo', /sésamo/i],
  ['frutos de casca rija', /amêndoa|nozes|avelã|pistácio/i],
] as const;

describe.each([...BAKES, ...COFFEES].map((item) => [item.name, item] as const))('%s', (_, item) => {
  it('declares exactly the allergens that its ingredients hold', () => {
    const held = heard.filter(([, words]) => words.test(item.ingredients)).map(([name]) => name);
    expect([...item.allergens].sort()).toEqual([...held].sort());
  });
});
