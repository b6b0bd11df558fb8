/** What a project takes: content/studio.yaml has its hours, and nothing that follows from them. */

import { settings } from '../../in-force/settings.ts';
import { site } from '../../in-force/site.ts';
import { estimateOf, ratesFrom, weeksFor, withTax } from '../../islands/calculator/estimate.ts';
import { type Costs, type Payback, paybackOf, type Sales } from '../../islands/payback/payback.ts';
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

/**
 * The studio's example of the commissions that a project saves, with one system connected, and maintenance. Undefined when
 * it gives none.
 */
export function paybackFor(slug: string): (Payback & { example: Sales; costs: Costs }) | undefined {
  const { calculator, prices, projectHours } = site;
  const { saves: example } = projectHours.find(({ project }) => project === slug) ?? {};
  const takes = hoursOf(slug);
  if (!example || !takes) return undefined;
  const once = takes.sum + (calculator?.integration ?? 0) * prices.hour;
  const costs = { once, yearly: prices.maintenance * 12 };
  return { example, costs, ...paybackOf(example, costs) };
}

/** What accounts add, such as a private area; with VAT when private people order it. Undefined without a calculator. */
export function accountsOf(slug: string): number | undefined {
  const { calculator, prices, projectHours } = site;
  const { consumer } = projectHours.find(({ project }) => project === slug) ?? {};
  if (!calculator?.accounts || prices.hour === 0) return undefined;
  const price = calculator.accounts * prices.hour;
  return consumer ? withTax(price, prices.vat) : price;
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
