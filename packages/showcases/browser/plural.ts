type Choose = (amount: number, one: string, other: string) => string;

/**
 * Chooses the form of a word or sentence for an amount.
 * @param locale - decides which numbers take the first form
 */
export function chooser(locale: string): Choose {
  const rules = new Intl.PluralRules(locale);
  return (amount, one, other) => (rules.select(amount) === 'one' ? one : other);
}

/** Counts things in a language: `count(2, 'noite', 'noites')` is `2 noites`. */
export function counter(locale: string): Choose {
  const choose = chooser(locale);
  return (amount, one, other) => `${amount} ${choose(amount, one, other)}`;
}
