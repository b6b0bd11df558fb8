import { type Allergen, allergensOf, allergensToCome } from './allergens.ts';
import { type Dish, findDish } from './menu.ts';
import { allergyConflicts, defaultChoices, type OrderLine, spokenChoices } from './order.ts';
import { words } from './words.ts';

export function listOf(found: readonly Allergen[]): string {
  return found.map((allergen) => words.allergens[allergen]).join(', ');
}

export function allergenSentence(found: readonly Allergen[]): string {
  return found.length > 0 ? words.menu.contains(listOf(found)) : words.menu.none;
}

/** On the menu nothing is chosen yet, so it also lists what the options may contain. */
export function menuAllergens(dish: Dish): string {
  const usual = defaultChoices(dish);
  const more = allergensToCome(dish, usual);
  const sentence = allergenSentence(allergensOf(dish, usual));
  return more.length > 0 ? words.menu.withOptions(sentence, listOf(more)) : sentence;
}

/** The wishes of a line as one sentence, its note in quotation marks. */
export function lineWishes(line: OrderLine): string {
  const dish = findDish(line.dishId);
  const spoken = dish ? spokenChoices(dish, line.choices) : [];
  return [...spoken, line.notes && words.menu.quoted(line.notes)].filter(Boolean).join(' · ');
}

/** "Alergia: leite, ovos", or without a name. */
export const withAllergens = (label: string, { allergy = [] }: OrderLine): string =>
  allergy.length > 0 ? `${label}: ${listOf(allergy)}` : label;

/** A warning if the line has in it what the guest is allergic to. */
export function conflictOf(line: OrderLine): string {
  const found = allergyConflicts(line);
  return found.length > 0 ? words.menu.conflict(listOf(found)) : '';
}
