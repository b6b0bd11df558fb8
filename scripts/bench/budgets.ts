/** What the pages may weigh and how they must score: for the tests and for `npm run bench:page`. */
import type { RouteId } from '../../src/routes.ts';

/**
 * In bytes. A first response of ten packets of 1,460 bytes, its head included, arrives in one round
 * trip. The code is counted as brotli, what is fetched before the first scroll as it comes, both
 * without the heads of the responses, which weigh differently under each version of HTTP.
 */
export const budgets = {
  firstResponse: 14_600,
  beforeScroll: 130_000,
  /** Home's paint times against those of the same document without scripts and fonts. */
  overFloor: 1.1,
} as const;

/** Code that a first visit of the page fetches, in bytes of brotli; React itself is 58,000 of it. */
export const scriptBudget = (page: RouteId): number => (page === 'home' ? 74_000 : 86_000);
