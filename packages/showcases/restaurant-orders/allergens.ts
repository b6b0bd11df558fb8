import type { Dish } from './menu.ts';

/** The fourteen that European law has declared, by their Portuguese names, which the dictionaries translate, and in its order. */
export const allergens = [
  'glúten',
  'crustáceos',
  'ovos',
  'peixe',
  'amendoins',
  'soja',
  'leite',
  'frutos de casca rija',
  'aipo',
  'mostarda',
  'sésamo',
  'sulfitos',
  'tremoço',
  'moluscos',
] as const;

export type Allergen = (typeof allergens)[number];

/** Those of the law among these names, in its order. */
export const toAllergens = (names: readonly unknown[]): Allergen[] =>
  allergens.filter((allergen) => names.includes(allergen));

/**
 * What a dish contains as it is ordered: its own, and what its options bring or leave in.
 * A union throughout, so that taking one thing out never hides another that has the same.
 */
export function allergensOf(dish: Dish, choices: readonly string[]): Allergen[] {
  const found = new Set(dish.allergens);
  for (const group of dish.options) {
    for (const choice of group.choices) {
      const isPicked = choices.includes(`${group.id}.${choice.id}`);
      const isOnThePlate = group.takesOut ? !isPicked : isPicked;
      if (isOnThePlate) for (const allergen of choice.allergens) found.add(allergen);
    }
  }
  return toAllergens([...found]);
}

/** What only some of the options bring, beside what `choices` already have. */
export function allergensToCome(dish: Dish, choices: readonly string[]): Allergen[] {
  const here = allergensOf(dish, choices);
  const all = dish.options
    .filter((group) => !group.takesOut)
    .flatMap((group) => group.choices.flatMap((choice) => choice.allergens));
  return allergens.filter((allergen) => all.includes(allergen) && !here.includes(allergen));
}
