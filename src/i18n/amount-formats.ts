/**
 * How a language writes the amounts of an island, as data that is made with the page: a browser does not know
 * every language (Chromium writes no Basque, Galician, Icelandic or Irish), and would take its own instead.
 */
export type AmountFormats<Units extends Unit = 'hour' | 'week'> = {
  locale: string;
  /** From 9 to 0. */
  digits: string;
  /** Amounts of money have rules of their own: Austria writes € 1.000, and 1 000 hours. */
  grouping: { money: Grouping; others: Grouping };
  /** Between units and cents. */
  decimal: string;
  /** Between the entries of a list. */
  comma: string;
  money: string;
  percent: string;
} & Record<Units, Plurals>;

type Unit = 'hour' | 'week' | 'month';

/** How many digits stand together, at the end and before, what is between them, and from how many digits on. */
type Grouping = { last: number; before: number; separator: string; from: number };

/** By plural category. */
type Plurals = Partial<Record<Intl.LDMLPluralRule, string>>;

/** Stands for the number in a text. */
const hole = '#';

/** Has several groups and a fraction. */
const large = 123_456_789.5;

const numberParts = ['integer', 'group', 'decimal', 'fraction'];

/** A sum of prices with cents is a hair beside them: 3 × 49.90 is 149.70000000000002. */
export const centsOf = (amount: number): number => Math.round(amount * 100);

export const unbroken = (text: string): string => text.replaceAll(/\s/g, '\u00a0');

function textAround(parts: readonly Intl.NumberFormatPart[]): string {
  const texts = parts.map(({ type, value }) => (numberParts.includes(type) ? hole : value));
  return unbroken(texts.join('')).replace(/#+/, hole);
}

function groupingOf(partsOf: (value: number) => readonly Intl.NumberFormatPart[]): Grouping {
  const parts = partsOf(large);
  const [last, before] = parts
    .flatMap(({ type, value }) => (type === 'integer' ? [value.length] : []))
    .reverse();
  const separator = parts.find(({ type }) => type === 'group')?.value ?? '';
  // Portuguese and Spanish group from five digits on (minimumGroupingDigits of CLDR).
  const isGrouped = (digits: number) =>
    partsOf(10 ** (digits - 1)).some(({ type }) => type === 'group');
  const from = [4, 5, 6].find(isGrouped) ?? 0;
  return { last: last ?? 3, before: before ?? 3, separator: unbroken(separator), from };
}

/** To be called where all languages are known: in Node. `units` are those of the periods. */
export function amountFormatsOf<Units extends Unit>(
  locale: string,
  currency: string,
  ...units: readonly Units[]
): AmountFormats<Units> {
  const format = (options: Intl.NumberFormatOptions) => {
    const numbers = new Intl.NumberFormat(locale, options);
    return (value: number) => numbers.formatToParts(value);
  };
  const amountOf = format({
    style: 'currency',
    currency,
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  const amount = amountOf(large);
  const rules = new Intl.PluralRules(locale);
  // The largest first, so that the smallest of a category is the last.
  const samples = [1_000_000, ...Array.from({ length: 201 }, (_, index) => 200 - index)];
  const plurals = (unit: string): Plurals => {
    const partsOf = format({ style: 'unit', unit, unitDisplay: 'long' });
    return Object.fromEntries(samples.map((it) => [rules.select(it), textAround(partsOf(it))]));
  };
  const list = new Intl.ListFormat(locale).formatToParts(['1', '2', '3']);
  return {
    locale,
    digits: new Intl.NumberFormat(locale, { useGrouping: false }).format(9_876_543_210),
    grouping: { money: groupingOf(amountOf), others: groupingOf(format({})) },
    decimal: amount.find(({ type }) => type === 'decimal')?.value ?? '.',
    comma: list.find(({ type }) => type === 'literal')?.value ?? ', ',
    money: textAround(amount),
    percent: textAround(format({ style: 'percent' })(0.5)),
    ...(Object.fromEntries(units.map((unit) => [unit, plurals(unit)])) as Record<Units, Plurals>),
  };
}

/** Writes amounts as Intl does where it knows the language. */
export function amountsIn<Units extends Unit>(formats: AmountFormats<Units>) {
  const { decimal, grouping: groupings } = formats;
  const digits = [...formats.digits].reverse();
  const rules = new Intl.PluralRules(formats.locale);

  function write(value: number, decimals: number, grouping: Grouping): string {
    const { before, separator, from } = grouping;
    const [whole = '', fraction] = value.toFixed(decimals).split('.');
    const last = whole.length < from ? whole.length : grouping.last;
    const groups = [whole.slice(-last)];
    for (let rest = whole.slice(0, -last); rest; rest = rest.slice(0, -before))
      groups.unshift(rest.slice(-before));
    const text = groups.join(separator) + (fraction ? decimal + fraction : '');
    return text.replaceAll(/\d/g, (digit) => digits[Number(digit)] ?? digit);
  }
  const number = (value: number) => write(value, 0, groupings.others);
  const around = (text: string, written: string) => text.replace(hole, () => written);

  return {
    number,
    money: (amount: number) => {
      const inCents = centsOf(amount);
      const decimals = inCents % 100 === 0 ? 0 : 2;
      return around(formats.money, write(inCents / 100, decimals, groupings.money));
    },
    percent: (percent: number) => around(formats.percent, number(percent)),
    period: (count: number, unit: Units) => {
      const texts: Plurals = formats[unit];
      return around(texts[rules.select(count)] ?? texts.other ?? hole, number(count));
    },
  };
}
