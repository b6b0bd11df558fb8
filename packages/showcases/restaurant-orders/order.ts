import { isRecord } from '../browser/kept.ts';
import { type Allergen, allergensOf, toAllergens } from './allergens.ts';
import { type Dish, findDish, type OptionGroup, type VatRate } from './menu.ts';
import { type VatShare, vatShare } from './money.ts';

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
    const { vat } = terms(line);
    count += line.quantity;
    gross.set(vat, (gross.get(vat) ?? 0) + linePrice(line));
  }
  const vat = [...gross]
    .sort(([left], [right]) => left - right)
    .map(([rate, cents]) => vatShare(rate, cents));
  return { total: vat.reduce((sum, share) => sum + share.gross, 0), count, vat };
}

/** Adds bills up as they are printed: the tax of a day is that of its receipts, each rounded on its own. */
export function sumBills(bills: readonly Bill[]): Bill {
  const shares = bills.flatMap(({ vat }) => vat);
  const rates = [...new Set(shares.map(({ rate }) => rate))].sort((left, right) => left - right);
  const sum = (rate: VatRate, part: 'gross' | 'net' | 'vat') =>
    shares.reduce((total, share) => total + (share.rate === rate ? share[part] : 0), 0);
  return {
    total: bills.reduce((total, bill) => total + bill.total, 0),
    count: bills.reduce((total, bill) => total + bill.count, 0),
    vat: rates.map((rate) => ({
      rate,
      gross: sum(rate, 'gross'),
      net: sum(rate, 'net'),
      vat: sum(rate, 'vat'),
    })),
  };
}

function parseAgreed(value: unknown): Agreed | null {
  if (!isRecord(value)) return null;
  const { name, price, vat } = value;
  if (typeof name !== 'string' || (vat !== 13 && vat !== 23)) return null;
  return typeof price === 'number' && Number.isInteger(price) && price >= 0
    ? { name, price, vat }
    : null;
}

/**
 * Reads lines that were stored by this or an older version; whatever makes no sense is left out. What was agreed
 * stays as it was, also a dish that has left the menu.
 */
export function parseLines(value: unknown): OrderLine[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry: unknown) => {
    if (!isRecord(entry) || typeof entry.dishId !== 'string') return [];
    const dish = findDish(entry.dishId);
    const agreed = parseAgreed(entry.agreed);
    const { quantity } = entry;
    if (!dish && !agreed) return [];
    if (typeof quantity !== 'number' || !Number.isInteger(quantity) || quantity < 1) return [];
    const wanted = Array.isArray(entry.choices)
      ? entry.choices.filter((choice) => typeof choice === 'string')
      : [];
    return {
      dishId: entry.dishId,
      choices: dish ? settleChoices(dish, wanted) : wanted,
      quantity: agreed ? quantity : Math.min(quantity, maxQuantity),
      notes: typeof entry.notes === 'string' ? entry.notes.slice(0, maxNotes) : '',
      ...(Boolean(entry.allergy) && { allergy: toAllergens([entry.allergy].flat()) }),
      ...(agreed && { agreed }),
    };
  });
}
