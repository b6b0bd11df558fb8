const euros = new Intl.NumberFormat('pt-PT', {
  style: 'currency',
  currency: 'EUR',
  trailingZeroDisplay: 'stripIfInteger',
});

/** Integer cents as euros, without decimals when there are none: `384 €`, `51,51 €`. */
export function formatMoney(cents: number): string {
  return euros.format(cents / 100);
}

/** `1 noite`, `3 noites`. */
export function count(amount: number, one: string, many: string): string {
  return `${amount} ${amount === 1 ? one : many}`;
}
