import { locale } from './language.ts';

const euros = { style: 'currency', currency: 'EUR' } as const;
const exact = new Intl.NumberFormat(locale, euros);
const short = new Intl.NumberFormat(locale, { ...euros, trailingZeroDisplay: 'stripIfInteger' });

/** Integer cents as euros in the page's language: `4,60 €`. */
export function formatCents(cents: number): string {
  return exact.format(cents / 100);
}

/** Integer cents as euros, without decimals when there are none: `384 €`, `51,51 €`. */
export function formatMoney(cents: number): string {
  return short.format(cents / 100);
}

/** Adds up what each item comes to. */
export const sumOf = <Item>(
  items: readonly Item[],
  of: (item: Item, place: number) => number,
): number => items.reduce((sum, item, place) => sum + of(item, place), 0);
