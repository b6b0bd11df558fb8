import { formatCents } from '../browser/money.ts';
import type { VatRate } from './menu.ts';

/** As on a menu choice: "+0,90 €", "−6,00 €". */
export function formatDelta(cents: number): string {
  return `${cents < 0 ? '−' : '+'}${formatCents(Math.abs(cents))}`;
}

export type VatShare = { rate: VatRate; gross: number; net: number; vat: number };

/**
 * Takes the tax out of a price that includes it, all in cents.
 * The net is rounded and the tax is the rest, so that both always add up to what is paid.
 */
export function vatShare(rate: VatRate, gross: number): VatShare {
  const net = Math.round((gross * 100) / (100 + rate));
  return { rate, gross, net, vat: gross - net };
}

/** Splits cents among people so that the parts add up exactly; the first parts carry the odd cents. */
export function splitEvenly(cents: number, people: number): number[] {
  const part = Math.floor(cents / people);
  const odd = cents - part * people;
  return Array.from({ length: people }, (_, index) => part + (index < odd ? 1 : 0));
}
