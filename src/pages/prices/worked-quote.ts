/** The sums and dates of the worked quote: content/studio.yaml has its lines, and nothing that follows from them. */
import { site } from '../../in-force/site.ts';

type Line = { id: string; hours: number };
type Instalment = { step: number; percent: number };

type QuoteData = {
  lines: readonly Line[];
  /** A Monday, as 2027-01-11. */
  starts: string;
  /** Weeks of each step of the project. */
  weeks: readonly number[];
  instalments: readonly Instalment[];
  /** The price of an hour. */
  hour: number;
  /** In per cent. */
  vat: number;
  correctionDays: number;
  /** Weeks at the end of the first step in which the client decides. */
  weeksToDecide: number;
};

export type Quote = ReturnType<typeof quoteFrom>;

const day = 86_400_000;
const cents = (amount: number) => Math.round(amount * 100) / 100;
const total = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);

/** All dates are in UTC. */
export function quoteFrom(data: QuoteData) {
  const lines = data.lines.map((line) => ({ ...line, amount: line.hours * data.hour }));
  const sum = total(lines.map(({ amount }) => amount));
  const vat = cents((sum * data.vat) / 100);
  const steps = stepsFrom(new Date(data.starts), data.weeks);
  const launch = steps.at(-1)?.to;
  const [first] = steps;
  return {
    /** The day of the quote itself. */
    proposed: first && new Date(first.to.getTime() - data.weeksToDecide * 7 * day),
    lines,
    hours: total(lines.map(({ hours }) => hours)),
    /** Without VAT. */
    sum,
    vat,
    total: cents(sum + vat),
    steps,
    weeks: total(data.weeks),
    /** Of the total. Not due when the quote has no step of that number. */
    instalments: instalmentsOf(cents(sum + vat), data.instalments).map((part) => ({
      ...part,
      due: steps[part.step - 1]?.to,
    })),
    /** The last day of free corrections. */
    correctedUntil:
      launch && data.correctionDays > 0
        ? new Date(launch.getTime() + data.correctionDays * day)
        : undefined,
  };
}

/** With the first and the last working day of each. */
function stepsFrom(start: Date, weeks: readonly number[]) {
  return weeks.map((count, index) => {
    const monday = start.getTime() + total(weeks.slice(0, index)) * 7 * day;
    return {
      weeks: count,
      from: new Date(monday),
      // Friday of the last week.
      to: new Date(monday + (count * 7 - 3) * day),
    };
  });
}

/** The last part takes what rounding has left, so that the parts make the total. */
function instalmentsOf(whole: number, parts: readonly Instalment[]) {
  const amounts = parts.map(({ percent }) => cents((whole * percent) / 100));
  const rest = cents(whole - total(amounts.slice(0, -1)));
  return parts.map((part, index) => ({
    ...part,
    amount: index === parts.length - 1 ? rest : (amounts[index] ?? 0),
  }));
}

export const workedQuote: Quote | undefined =
  site.workedQuote && site.prices.hour > 0
    ? quoteFrom({
        ...site.workedQuote,
        ...site.prices,
        ...site.terms,
        weeksToDecide: site.calculator?.weeksToDecide ?? 0,
      })
    : undefined;
