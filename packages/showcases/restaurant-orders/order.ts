import { isCount, recordOf } from '../browser/kept.ts';
import { sumOf } from '../browser/money.ts';
import { type Allergen, allergensOf, toAllergens } from './allergens.ts';
import { type Dish, findDish, type OptionGroup, type VatRate } from './menu.ts';
import { type VatShare, vatShare } from './money.ts';
import { recordsIn } from './stored.ts';

/** What was agreed when a line was sent: whatever the menu says later, this is what is owed. */
export type Agreed = { name: string; price: number; vat: VatRate };

/**
 * `choices` holds "group.choice" in the menu's order; with `allergy`, named or not, the kitchen confirms the dish.
 * A line that has been sent is `agreed`, with the price of one in cents.
 */
export type OrderLine = {
  dishId: string;
  choices: string[];
  quantity: number;
  notes: string;
  allergy?: Allergen[] | undefined;
  agreed?: Agreed;
};

export type Bill = { total: number; count: number; vat: VatShare[] };

export const maxQuantity = 20;
export const maxNotes = 140;

export const choiceKey = (group: OptionGroup, choiceId: string): string =>
  `${group.id}.${choiceId}`;

/**
 * Makes any list of choices one the kitchen can cook: unknown ones go, a `one` group has exactly
 * one, and the order is the menu's, so that equal wishes compare equal.
 */
export function settleChoices(dish: Dish, wanted: readonly string[]): string[] {
  return dish.options.flatMap((group) => {
    const known = group.choices.map((choice) => choiceKey(group, choice.id));
    const taken = known.filter((key) => wanted.includes(key));
    return group.kind === 'many' ? taken : [...taken, ...known].slice(0, 1);
  });
}

export const defaultChoices = (dish: Dish): string[] => settleChoices(dish, []);

function pickedChoices(dish: Dish, choices: readonly string[]) {
  return dish.options.flatMap((group) =>
    group.choices.filter((choice) => choices.includes(choiceKey(group, choice.id))),
  );
}

/** Cents for one portion with its options. */
export function unitPrice(dish: Dish, choices: readonly string[]): number {
  return pickedChoices(dish, choices).reduce((sum, choice) => sum + choice.delta, dish.price);
}

/** What the waiter would say out loud: every choice but the usual ones. */
export function spokenChoices(dish: Dish, choices: readonly string[]): string[] {
  return pickedChoices(dish, choices)
    .filter((choice) => !choice.quiet)
    .map((choice) => choice.label);
}

export function lineKey(line: OrderLine): string {
  return [line.dishId, ...line.choices, line.notes, line.allergy && `allergy ${line.allergy}`].join(
    '|',
  );
}

/** The line as it is sent: its price and tax are those of the menu at this moment. */
export function agree(line: OrderLine): OrderLine {
  const dish = findDish(line.dishId);
  if (line.agreed || !dish) return line;
  const { name, vat } = dish;
  return { ...line, agreed: { name, vat, price: unitPrice(dish, line.choices) } };
}

/** What one costs, its tax and its name: as agreed, or as the menu says. */
function terms(line: OrderLine): Agreed {
  return agree(line).agreed ?? { name: '', price: 0, vat: 13 };
}

/** In the language of the page as long as the dish is on the menu. */
export const lineName = (line: OrderLine): string =>
  findDish(line.dishId)?.name ?? terms(line).name;

/** Cents for the whole line. */
export const linePrice = (line: OrderLine): number => terms(line).price * line.quantity;

/** What the guest is allergic to and the line has in it, as it is ordered. */
export function allergyConflicts(line: OrderLine): Allergen[] {
  const dish = findDish(line.dishId);
  const inIt = dish ? allergensOf(dish, line.choices) : [];
  return (line.allergy ?? []).filter((allergen) => inIt.includes(allergen));
}

/** How many there are of what asks for exactly the same. */
export const quantityOf = (lines: readonly OrderLine[], line: OrderLine): number =>
  lines.find((other) => lineKey(other) === lineKey(line))?.quantity ?? 0;

/** Adds a line, or raises the quantity of one that asks for exactly the same. */
export function addLine(lines: readonly OrderLine[], added: OrderLine): OrderLine[] {
  return quantityOf(lines, added) === 0
    ? [...lines, added]
    : changeQuantity(lines, lineKey(added), added.quantity);
}

/** Raises or lowers a line's quantity; at nought the line is gone. */
export function changeQuantity(lines: readonly OrderLine[], key: string, by: number): OrderLine[] {
  return lines
    .map((line) =>
      lineKey(line) === key
        ? { ...line, quantity: Math.min(maxQuantity, line.quantity + by) }
        : line,
    )
    .filter((line) => line.quantity > 0);
}

const rates: readonly VatRate[] = [13, 23];

/** Adds the lines up in cents, with the tax contained in the total for each rate that occurs. */
export const billFor = (lines: readonly OrderLine[]): Bill => ({
  total: sumOf(lines, linePrice),
  count: sumOf(lines, ({ quantity }) => quantity),
  vat: rates.flatMap((rate) => {
    const own = lines.filter((line) => terms(line).vat === rate);
    return own.length > 0 ? vatShare(rate, sumOf(own, linePrice)) : [];
  }),
});

/** Adds bills up as they are printed: the tax of a day is that of its receipts, each rounded on its own. */
export const sumBills = (bills: readonly Bill[]): Bill => ({
  total: sumOf(bills, ({ total }) => total),
  count: sumOf(bills, ({ count }) => count),
  vat: rates.flatMap((rate) => {
    const own = bills.flatMap(({ vat }) => vat).filter((share) => share.rate === rate);
    const sum = (part: 'gross' | 'net' | 'vat') => sumOf(own, (share) => share[part]);
    return own.length > 0 ? { rate, gross: sum('gross'), net: sum('net'), vat: sum('vat') } : [];
  }),
});

function parseAgreed(value: unknown): Agreed | null {
  const { name, price, ...entry } = recordOf(value);
  const vat = rates.find((rate) => rate === entry.vat);
  return typeof name === 'string' && isCount(price) && vat ? { name, price, vat } : null;
}

/**
 * Reads lines that were stored by this or an older version; whatever makes no sense is left out. What was agreed
 * stays as it was, also a dish that has left the menu.
 */
export const parseLines = (value: unknown): OrderLine[] =>
  recordsIn(value).flatMap(({ dishId, choices, quantity, notes, allergy, ...entry }) => {
    if (typeof dishId !== 'string' || !isCount(quantity) || quantity < 1) return [];
    const dish = findDish(dishId);
    const agreed = parseAgreed(entry.agreed);
    if (!dish && !agreed) return [];
    const wanted = [choices].flat().filter((choice) => typeof choice === 'string');
    return {
      dishId,
      choices: dish ? settleChoices(dish, wanted) : wanted,
      quantity: agreed ? quantity : Math.min(quantity, maxQuantity),
      notes: typeof notes === 'string' ? notes.slice(0, maxNotes) : '',
      ...(Boolean(allergy) && { allergy: toAllergens([allergy].flat()) }),
      ...(agreed && { agreed }),
    };
  });
