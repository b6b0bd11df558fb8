import { locale } from '../browser/language.ts';

const euros = new Intl.NumberFormat(locale, {
  style: 'currency',
  currency: 'EUR',
  trailingZeroDisplay: 'stripIfInteger',
});

/** Integer cents as euros, without decimals when there are none: `384 €`, `51,51 €`. */
export function formatMoney(cents: number): string {
  return euros.format(cents / 100);
}
