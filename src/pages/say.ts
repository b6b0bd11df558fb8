import { applicableText } from '../conditions.ts';
import type { TextWhen } from '../content/schema.ts';
import { percentIn } from '../i18n/amounts.ts';
import { fill } from '../i18n/fill.ts';
import { type Language, languages } from '../i18n/languages.ts';
import { factsIn, site } from '../site.ts';

/**
 * Returns a function that gives a text as it stands on this site: the parts whose conditions are met, with
 * the facts and the given values put in. Empty when nothing is left of it.
 */
export function sayIn(language: Language) {
  const facts = { ...factsIn(language), ...taxAndInstalments(language) };
  return (text: TextWhen, values: Readonly<Record<string, string | number>> = {}): string =>
    fill(applicableText(text), { ...facts, ...values });
}

/** VAT and the parts of the price: facts that only the optional pages say. */
function taxAndInstalments(language: Language) {
  const { locale } = languages[language];
  const percent = percentIn(locale);
  const { vat } = site.prices;
  const parts = site.terms.instalments.map((part) => percent(part.percent));
  return {
    vat: vat > 0 ? percent(vat) : '',
    instalments: new Intl.ListFormat(locale).format(parts),
  };
}

/** Returns functions that write a day, and the days from one to another, in UTC. */
export function daysIn(language: Language) {
  const format = (year?: 'numeric') =>
    new Intl.DateTimeFormat(languages[language].locale, {
      day: 'numeric',
      month: 'long',
      year,
      timeZone: 'UTC',
    });
  const [short, long] = [format(), format('numeric')];
  return {
    on: (day: Date) => long.format(day),
    between: (from: Date, to: Date) =>
      short.formatRange(from, to).replace(/\s*–\s*/, (dash) => dash.replaceAll(/\s/g, '\u00a0')),
  };
}
