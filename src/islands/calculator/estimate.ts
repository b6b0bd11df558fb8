/** Estimates the hours, the price and the weeks of a project from a few answers. */

/** What a website or an app can do besides showing pages; `data` are existing data that move. */
export const features = ['bookings', 'shop', 'payment', 'accounts', 'data'] as const;
export type Feature = (typeof features)[number];

export const isFeature = (id: string): id is Feature => features.some((each) => each === id);

/** What has to be looked at before its price is known. */
const examined: readonly string[] = ['integrations', 'data'];

/** What a client wants. `texts` and `pictures` say whether they are ready. */
export type Choice = Record<Feature, boolean> & {
  kind: 'website' | 'app';
  /** Pages of a website, or screens of an app. */
  pages: number;
  languages: number;
  /** Existing systems to connect. */
  integrations: number;
  texts: boolean;
  pictures: boolean;
};

type Smallest = { website: number; app: number };

/** In hours, unless said otherwise. */
type Hours = Record<Feature, number> & {
  /** Pages or screens that the smallest website and the smallest app have. */
  included: Smallest;
  page: number;
  /** One more language, besides its pages. */
  language: number;
  /** A page in one more language. */
  languagePage: number;
  integration: number;
  /** Looking at a system or at data, before there is a price. */
  examination: number;
  /** For each page. */
  texts: number;
  /** For each page. */
  pictures: number;
  /** How much more than the sum it may become, in per cent. */
  margin: number;
  /** How much that grows with each thing that has to be looked at first, in per cent. */
  unknown: number;
  hoursPerWeek: number;
  /** Weeks from the first conversation to the proposal, and for deciding on it. */
  weeksBefore: number;
  weeksToDecide: number;
};

export type Rates = Hours & {
  /** The smallest website and the smallest app. */
  smallest: Smallest;
  /** The price of an hour. */
  hour: number;
  /** In per cent. */
  vat: number;
};

/** What an estimate is the sum of. `count` is a number of pages, languages or systems. */
type Part = {
  id: 'website' | 'app' | 'pages' | 'languages' | 'integrations' | 'texts' | 'pictures' | Feature;
  count: number;
  hours: number;
};

export type Range = { from: number; to: number };

export type Estimate = {
  parts: Part[];
  hours: Range;
  money: Range;
  weeks: Range;
  /** How much more than the sum it may become, in per cent. */
  margin: number;
};

/** A change that makes an estimate smaller, with the hours that it saves. */
export type Saving = { id: Exclude<Part['id'], 'website' | 'app'>; hours: number; money: number };

type Prices = Smallest & { hour: number; vat?: number };

/** An amount with a tax in per cent, in whole cents. */
export const withTax = (amount: number, percent: number): number =>
  Math.round(amount * (100 + percent)) / 100;

/** The rates start from the smallest prices, so that the smallest estimates are those prices. */
export const ratesFrom = (prices: Prices, hours: Hours): Rates => ({
  ...hours,
  hour: prices.hour,
  vat: prices.vat ?? 0,
  // The check has seen that they are whole hours.
  smallest: {
    website: Math.round(prices.website / prices.hour),
    app: Math.round(prices.app / prices.hour),
  },
});

/** The smallest thing of a kind, with everything that it needs ready. */
export const smallestOf = (
  kind: Choice['kind'],
  { included }: Pick<Hours, 'included'>,
): Choice => ({
  kind,
  pages: included[kind],
  languages: 1,
  integrations: 0,
  bookings: false,
  shop: false,
  payment: false,
  accounts: false,
  data: false,
  texts: true,
  pictures: true,
});

export function estimateOf(choice: Choice, rates: Rates): Estimate {
  const { kind, pages, languages, integrations } = choice;
  const counted = (id: Part['id'], count: number, each: number): Part => ({
    id,
    count,
    hours: count * each,
  });
  const parts = [
    counted(kind, 1, rates.smallest[kind]),
    ...features.map((id) => counted(id, Number(choice[id]), rates[id])),
    counted('pages', Math.max(0, pages - rates.included[kind]), rates.page),
    counted('languages', Math.max(0, languages - 1), rates.language + pages * rates.languagePage),
    counted('integrations', integrations, rates.integration),
    counted('texts', choice.texts ? 0 : pages, rates.texts),
    counted('pictures', choice.pictures ? 0 : pages, rates.pictures),
  ].filter(({ hours }) => hours > 0);
  const sum = parts.reduce((total, { hours }) => total + hours, 0);
  const unknowns = parts.filter(({ id }) => examined.includes(id)).length;
  const margin = rates.margin + unknowns * rates.unknown;
  const hours = { from: sum, to: Math.round(sum * (1 + margin / 100)) };
  const each = (count: (hours: number) => number) => ({
    from: count(hours.from),
    to: count(hours.to),
  });
  return {
    parts,
    hours,
    money: each((count) => count * rates.hour),
    weeks: each((count) => weeksFor(count, rates)),
    margin,
  };
}

/** The weeks from the first conversation to the launch. */
export const weeksFor = (
  hours: number,
  rates: Pick<Hours, 'weeksBefore' | 'weeksToDecide' | 'hoursPerWeek'>,
): number => rates.weeksBefore + rates.weeksToDecide + Math.ceil(hours / rates.hoursPerWeek);

/** The changes that make it smaller, the largest first. Nobody who asks for a shop is told to leave it out. */
export function savingsOf(choice: Choice, rates: Rates): Saving[] {
  const { from } = estimateOf(choice, rates).hours;
  const { kind, pages, ...smallest } = smallestOf(choice.kind, rates);
  const smaller = { ...smallest, pages: Math.min(choice.pages, pages) };
  return (Object.keys(smaller) as Saving['id'][])
    .filter((id) => id !== 'shop')
    .map((id) => {
      const hours = from - estimateOf({ ...choice, [id]: smaller[id] }, rates).hours.from;
      return { id, hours, money: hours * rates.hour };
    })
    .filter(({ hours }) => hours > 0)
    .sort((one, other) => other.hours - one.hours);
}
