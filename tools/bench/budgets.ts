/** What the pages may weigh, for the tests, and how fast they are to be, for `npm run bench:page`. */
import type { RouteId } from '../../src/routes.ts';

export const budgets = {
  /** Home's paint times against those of the same document without scripts and fonts. */
  overFloor: 1.1,
  /** Without a unit: https://web.dev/articles/cls */
  layoutShift: 0.02,
  /** In ms, simulated by Lighthouse. */
  blockingTime: 50,
  mainThreadOfHome: 1200,
  /** In ms after the first paint, on a slow phone, really throttled. */
  readable: 150,
  fonts: 1100,
  formAlive: 1300,
  /** In ms after the carousel has been scrolled to. */
  carouselAlive: 1500,
} as const;

/**
 * Code that a first visit fetches until somebody scrolls or types, in bytes of brotli; React is 58,000 of
 * the form's.
 */
export const scriptBudget = (page: RouteId): number => (page === 'contact' ? 78_000 : 6_000);

/**
 * All that a first visit fetches beside the document until somebody scrolls, in bytes without the heads of
 * the responses, which weigh differently under each version of HTTP. The document has no budget: its words
 * are the studio's.
 */
export const fetchedBudget = (page: RouteId): number => (page === 'contact' ? 115_000 : 42_000);
