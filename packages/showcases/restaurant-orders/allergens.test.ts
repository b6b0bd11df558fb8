import { describe, expect, test } from 'vitest';
import { type Allergen, allergensOf, allergensToCome } from './allergens.ts';
import { type Dish, dishes } from './menu.ts';
import { allergyConflicts, choiceKey, defaultChoices } from './order.ts';

/** Every way in which a dish can be ordered. */
function orders(dish: Dish): string[][] {
  let found: string[][] = [[]];
  for (const group of dish.options) {
    const keys = group.choices.map((choice) => choiceKey(group, choice.id));
    if (group.kind === 'one') {
      found = found.flatMap((chosen) => keys.map((key) => [...chosen, key]));
    } else {
      for (const key of keys) found = found.flatMap((chosen) => [chosen, [...chosen, key]]);
    }
  }
  return found;
}

/** What a cook hears in the menu's own words. */
const heard: readonly [RegExp, Allergen][] = [
  [/\b(broa|pão|polme|enfarinhada|cerveja)/i, 'glúten'],
  [/\b(camarão|crustáceos)/i, 'crustáceos'],
  [/(?<![\p{L}])(ovos?|gemas|maionese|polme)(?![\p{L}])/iu, 'ovos'],
  [/\b(bacalhau|sardinhas?|tamboril)\b/i, 'peixe'],
  [/\b(queijo|manteiga|pingado|cremoso)/i, 'leite'],
  [/\bnozes/i, 'frutos de casca rija'],
  [/\b(maionese|mostarda)/i, 'mostarda'],
  [/\b(vinho|verde (tinto|branco)|chouriço|salada)/i, 'sulfitos'],
  [/\b(polvo|lulas)\b/i, 'moluscos'],
];

/** The words that stand for what is on the plate: what is left out is not, nor what was not picked. */
function plateWords(dish: Dish, choices: readonly string[]): string {
  const labels = (takesOut: boolean) =>
    dish.options
      .filter((group) => group.takesOut === takesOut)
      .flatMap((group) =>
        group.choices.filter((choice) => choices.includes(choiceKey(group, choice.id))),
      )
      .map((choice) => choice.label);
  let words = [dish.name, dish.description, ...labels(false)].join('. ');
  // A coffee may be had with milk: that is its options' business.
  words = words.replace('Normal, cheio ou pingado', '');
  for (const word of labels(true))
    words = words.replaceAll(new RegExp(word.replace(/^Sem /, ''), 'gi'), '');
  return words;
}

describe.each(dishes.map((dish) => [dish.id, dish] as const))('%s', (_, dish) => {
  test('declares whatever its words name, however it is ordered', () => {
    for (const choices of orders(dish)) {
      const words = plateWords(dish, choices);
      const declared = allergensOf(dish, choices);
      for (const [word, allergen] of heard) {
        if (word.test(words)) {
          expect(declared, `${dish.id} ${choices.join(' ')}: ${words}`).toContain(allergen);
        }
      }
    }
  });

  test('announces before the choice whatever a choice may bring', () => {
    const usual = defaultChoices(dish);
    const known = new Set([...allergensOf(dish, usual), ...allergensToCome(dish, usual)]);
    for (const choices of orders(dish)) {
      for (const allergen of allergensOf(dish, choices)) {
        expect(known.has(allergen), `${dish.id} ${choices.join(' ')}: ${allergen}`).toBe(true);
      }
    }
  });
});

test('what is left out is not declared, nor are pine nuts, which are not on the law’s list', () => {
  const declared = (id: string, ...choices: string[]) =>
    dishes.flatMap((dish) => (dish.id === id ? allergensOf(dish, choices) : []));
  expect(declared('tabua')).toEqual(['leite', 'frutos de casca rija']);
  expect(declared('tabua', 'sem.nozes')).toEqual(['leite']);
  expect(declared('migas', 'extra.ovo')).toEqual(['glúten', 'ovos']);
});

test('what a guest is allergic to is told of the dish as it is ordered', () => {
  const line = (dishId: string, ...choices: string[]) => ({
    ...{ dishId, choices, quantity: 1, notes: '' },
    allergy: ['ovos', 'frutos de casca rija'] satisfies Allergen[],
  });
  expect(allergyConflicts(line('migas'))).toEqual([]);
  expect(allergyConflicts(line('migas', 'extra.ovo'))).toEqual(['ovos']);
  expect(allergyConflicts(line('tabua'))).toEqual(['frutos de casca rija']);
  expect(allergyConflicts(line('tabua', 'sem.nozes'))).toEqual([]);
});
