/** When something has paid for itself with the commissions that it saves. */

/** What somebody sells through others: so many things (rooms), each sold so often in a year (nights), at a price. */
export type Sales = {
  things: number;
  sales: number;
  price: number;
  /** In per cent of the price. */
  commission: number;
  /** The part of the sales that moves, in per cent. */
  share: number;
};

export const most: Sales = {
  things: 10_000,
  sales: 366,
  price: 100_000,
  commission: 100,
  share: 100,
};

export type Costs = { once: number; yearly: number };

export type Payback = {
  /** What one sale that moves is worth. */
  worth: number;
  /** In a year, before the costs. */
  saved: number;
  /** Undefined when it never has, or only after `years`. */
  months: number | undefined;
  /** The sales that have to move in a year for it to have paid within `years`. */
  least: number;
};

/** More, and a ready-made product is the better buy. */
const years = 3;

const cents = (amount: number) => Math.round(amount * 100) / 100;

export function paybackOf(
  { things, sales, price, commission, share }: Sales,
  costs: Costs,
): Payback {
  const worth = (price * commission) / 100;
  const saved = (things * sales * share * worth) / 100;
  const left = saved - costs.yearly;
  const months = left > 0 ? Math.ceil((costs.once / left) * 12) : Number.POSITIVE_INFINITY;
  return {
    worth: cents(worth),
    saved: cents(saved),
    months: months <= years * 12 ? months : undefined,
    least: Math.ceil((costs.once / years + costs.yearly) / worth),
  };
}

/**
 * Reads a number as people write it in any language: 1200, 1 200, 1.200, 1,200, 16,50, 110.5, € 99, 15 %. Undefined when
 * it is none. `digits` are those of the language, from 9 to 0.
 */
export function numberFrom(text: string, digits: string): number | undefined {
  const own = [...digits].reverse();
  const plain = [...text.replaceAll(/[\s\p{Sc}%'’]/gu, '')]
    .map((sign) => (own.includes(sign) ? own.indexOf(sign) : sign))
    .join('');
  // Nobody writes three decimals of a price.
  const [, separator] = /^[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*(?:(?!\1)[.,]\d+)?$/.exec(plain) ?? [];
  const number = separator ? plain.replaceAll(separator, '') : plain;
  return /^\d+(?:[.,]\d+)?$/.test(number) ? Number(number.replace(',', '.')) : undefined;
}
