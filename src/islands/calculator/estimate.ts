/** Estimates the hours, the price and the weeks of a project from a few answers. */

/** What a client wants. `texts` and `pictures` say whether they are ready. */
export type Choice = {
  kind: 'website' | 'orders' | 'app';
  /** Pages of a website, or screens of an app. */
  pages: number;
  languages: number;
  integrations: number;
  texts: boolean;
  pictures: boolean;
};

type Smallest = { website: number; app: number };

/** In hours, unless said otherwise. */
type Hours = {
  /** Pages or screens that the smallest website and the smallest app have. */
  included: Smallest;
  page: number;
  orders: number;
  language: number;
  integration: number;
  /** For each page. */
  texts: number;
  /** For each page. */
  pictures: number;
  /** How much more than the sum it may become, in per cent. */
  margin: number;
  hoursPerWeek: number;
  /** Weeks from the first conversation to the proposal. */
  weeksBefore: number;
};

export type Rates = Hours & {
  /** The smallest website and the smallest app. */
  smallest: Smallest;
  /** The price of an hour. */
  hour: number;
};

/** What an estimate is the sum of. `count` is a number of pages, languages or systems. */
type Part = {
  id: 'website' | 'app' | 'orders' | 'pages' | 'languages' | 'integrations' | 'texts' | 'pictures';
  count: number;
  hours: number;
};

export type Range = { from: number; to: number };

export type Estimate = { parts: Part[]; hours: Range; money: Range; weeks: Range };

/** A change that makes an estimate smaller, with the hours that it saves. */
export type Saving = { id: Exclude<Part['id'], 'website' | 'app'>; hours: number; money: number };

type Prices = Smallest & { hour: number };

/** The rates start from the smallest prices, so that the smallest estimates are those prices. */
export const ratesFrom = (prices: Prices, hours: Hours): Rates => ({
  ...hours,
  hour: prices.hour,
  smallest: { website: prices.website / prices.hour, app: prices.app / prices.hour },
});

/** Which of the smallest things a kind of work starts from. */
export const baseOf = (kind: Choice['kind']): keyof Smallest =>
  kind === 'app' ? 'app' : 'website';

export function estimateOf(choice: Choice, rates: Rates): Estimate {
  const base = baseOf(choice.kind);
  const counted = (id: Part['id'], count: number, each: number): Part => ({
    id,
    count,
    hours: count * each,
  });
  const parts = [
    counted(base, 1, rates.smallest[base]),
    counted('orders', choice.kind === 'orders' ? 1 : 0, rates.orders),
    counted('pages', Math.max(0, choice.pages - rates.included[base]), rates.page),
    counted('languages', Math.max(0, choice.languages - 1), rates.language),
    counted('integrations', choice.integrations, rates.integration),
    counted('texts', choice.texts ? 0 : choice.pages, rates.texts),
    counted('pictures', choice.pictures ? 0 : choice.pages, rates.pictures),
  ].filter(({ hours }) => hours > 0);
  const sum = parts.reduce((total, { hours }) => total + hours, 0);
  const hours = { from: sum, to: Math.round(sum * (1 + rates.margin / 100)) };
  const each = (count: (hours: number) => number) => ({
    from: count(hours.from),
    to: count(hours.to),
  });
  return {
    parts,
    hours,
    money: each((count) => count * rates.hour),
    weeks: each((count) => weeksFor(count, rates)),
  };
}

/** The weeks from the first conversation to the launch. */
export const weeksFor = (
  hours: number,
  { weeksBefore, hoursPerWeek }: Pick<Hours, 'weeksBefore' | 'hoursPerWeek'>,
): number => weeksBefore + Math.ceil(hours / hoursPerWeek);

/** The changes that make it smaller, the largest first. */
export function savingsOf(choice: Choice, rates: Rates): Saving[] {
  const { from } = estimateOf(choice, rates).hours;
  const smaller: Record<Saving['id'], Partial<Choice>> = {
    orders: choice.kind === 'orders' ? { kind: 'website' } : {},
    pages: { pages: Math.min(choice.pages, rates.included[baseOf(choice.kind)]) },
    languages: { languages: 1 },
    integrations: { integrations: 0 },
    texts: { texts: true },
    pictures: { pictures: true },
  };
  return (Object.keys(smaller) as Saving['id'][])
    .map((id) => {
      const hours = from - estimateOf({ ...choice, ...smaller[id] }, rates).hours.from;
      return { id, hours, money: hours * rates.hour };
    })
    .filter(({ hours }) => hours > 0)
    .sort((one, other) => other.hours - one.hours);
}
