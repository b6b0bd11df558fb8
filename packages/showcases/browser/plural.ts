/**
 * Counts things in a language: `count(2, 'noite', 'noites')` is `2 noites`.
 * @param locale - decides which numbers take the first form
 */
export function counter(locale: string): (amount: number, one: string, other: string) => string {
  const rules = new Intl.PluralRules(locale);
  return (amount, one, other) => `${amount} ${rules.select(amount) === 'one' ? one : other}`;
}
