import { isRecord } from '../browser/kept.ts';
import { type Allergen, toAllergens } from './allergens.ts';
import { type Dish, findDish, type OptionGroup, type VatRate } from './menu.ts';
import { type VatShare, vatShare } from './money.ts';

/** `choices` holds "group.choice" in the menu's order; with `allergy`, named or not, the kitchen confirms the dish. */
export type OrderLine = {
  dishId: string;
  choices: string[];
  quantity: number;
  notes: string;
  allergy?: Allergen[] | undefined;
};

export type Bill = { total: number; count: number; vat: VatShare[] };

export const maxQuantity = 20;
export const maxNotes = 140;

export function choiceKey(group: OptionGroup, choiceId: string): string {
  return `${group.id}.${choiceId}`;
}

export function defaultChoices(dish: Dish): string[] {
  return dish.options.flatMap((group) => {
    const first = group.choices[0];
    return group.kind === 'one' && first ? [choiceKey(group, first.id)] : [];
  });
}

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

/** Cents for the whole line; a dish that has left the menu costs nothing. */
export function linePrice(line: OrderLine): number {
  const dish = findDish(line.dishId);
  return dish ? unitPrice(dish, line.choices) * line.quantity : 0;
}

/** Adds a line, or raises the quantity of one that asks for exactly the same. */
export function addLine(lines: readonly OrderLine[], added: OrderLine): OrderLine[] {
  const key = lineKey(added);
  if (!lines.some((line) => lineKey(line) === key)) return [...lines, added];
  return changeQuantity(lines, key, added.quantity);
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

/** Adds the lines up in cents, with the tax contained in the total for each rate that occurs. */
export function billFor(lines: readonly OrderLine[]): Bill {
  const gross = new Map<VatRate, number>();
  let count = 0;
  for (const line of lines) {
    const dish = findDish(line.dishId);
    if (!dish) continue;
    count += line.quantity;
    gross.set(dish.vat, (gross.get(dish.vat) ?? 0) + linePrice(line));
  }
  const vat = [...gross]
    .sort(([left], [right]) => left - right)
    .map(([rate, cents]) => vatShare(rate, cents));
  return { total: vat.reduce((sum, share) => sum + share.gross, 0), count, vat };
}

/** Reads lines that were stored by this or an older version; whatever makes no sense is left out. */
export function parseLines(value: unknown): OrderLine[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry: unknown) => {
    if (!isRecord(entry) || typeof entry.dishId !== 'string') return [];
    const dish = findDish(entry.dishId);
    const { quantity } = entry;
    if (!dish || typeof quantity !== 'number' || !Number.isInteger(quantity) || quantity < 1) {
      return [];
    }
    const wanted = Array.isArray(entry.choices)
      ? entry.choices.filter((choice) => typeof choice === 'string')
      : [];
    return {
      dishId: dish.id,
      choices: settleChoices(dish, wanted),
      quantity: Math.min(quantity, maxQuantity),
      notes: typeof entry.notes === 'string' ? entry.notes.slice(0, maxNotes) : '',
      ...(Boolean(entry.allergy) && { allergy: toAllergens([entry.allergy].flat()) }),
    };
  });
}
