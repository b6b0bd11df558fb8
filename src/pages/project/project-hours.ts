/** What a project takes: content/studio.yaml has its hours, and nothing that follows from them. */

import { settings } from '../../in-force/settings.ts';
import { site } from '../../in-force/site.ts';
import { estimateOf, ratesFrom, weeksFor, withTax } from '../../islands/calculator/estimate.ts';
import { workedQuote } from '../prices/worked-quote.ts';

type ProjectHours = {
  lines: readonly { id: string; hours: number }[];
  hours: number;
  /** Without VAT. */
  sum: number;
  /** From the first conversation to the launch. Undefined when the studio does not say how it counts them. */
  weeks: number | undefined;
  /** With VAT, when private people order such a thing. */
  sumWithTax?: number | undefined;
};

/** Undefined when the studio gives neither hours for this project nor the price of an hour. */
export function hoursOf(slug: string): ProjectHours | undefined {
  const { calculator, prices, projectHours } = site;
  // The quote is hidden with the page that names its lines.
  if (workedQuote && slug === site.workedQuote?.project)
    return settings.hidden.includes('prices') ? undefined : workedQuote;
  const { lines, consumer } = projectHours.find(({ project }) => project === slug) ?? {};
  if (!lines || prices.hour === 0) return undefined;
  const hours = lines.reduce((total, line) => total + line.hours, 0);
  const weeks = calculator ? weeksFor(hours, calculator) : undefined;
  const sum = hours * prices.hour;
  return { lines, hours, sum, weeks, ...(consumer && { sumWithTax: withTax(sum, prices.vat) }) };
}

/** When a project has paid for itself with the commissions that it saves. */
export type Payback = {
  /** What one sale that moves is worth. */
  worth: number;
  /** In a year, before what the project costs. */
  saved: number;
  /** With one system connected, and maintenance. Undefined when it never has. */
  months: number | undefined;
  /** The sales that have to move in a year for it to have paid within `years`. */
  least: number;
};

/** More, and a ready-made product is the better buy. */
const years = 3;

/** Undefined when the studio gives no example, or none that pays. */
export function paybackOf(slug: string): Payback | undefined {
  const { calculator, prices, projectHours } = site;
  const { saves } = projectHours.find(({ project }) => project === slug) ?? {};
  const takes = hoursOf(slug);
  if (!saves || !takes) return undefined;
  const cost = takes.sum + (calculator?.integration ?? 0) * prices.hour;
  const yearly = prices.maintenance * 12;
  const worth = (saves.price * saves.commission) / 100;
  const saved = (saves.things * saves.sales * saves.share * worth) / 100;
  const left = saved - yearly;
  return {
    worth,
    saved,
    months: left > 0 ? Math.ceil((cost / left) * 12) : undefined,
    least: Math.ceil((cost / years + yearly) / worth),
  };
}

/**
 * What the small form of a project begins at, with VAT when private people order it. Undefined when the studio names
 * none.
 */
export function smallerOf(slug: string): number | undefined {
  const { calculator, prices, projectHours } = site;
  const { smaller, consumer } = projectHours.find(({ project }) => project === slug) ?? {};
  const choice = calculator?.cases.find(({ id }) => id === smaller);
  if (!calculator || !choice || prices.hour === 0) return undefined;
  const { from } = estimateOf(choice, ratesFrom(prices, calculator)).money;
  return consumer ? withTax(from, prices.vat) : from;
}
