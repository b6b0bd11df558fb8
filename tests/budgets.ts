/** Size limits of the pages, for the tests, and time limits, for `npm run bench:page`. */
import type { RouteId } from '../src/in-force/routes.ts';

export const budgets = {
  /** The ratio of home's paint times to those of the same document without scripts and fonts. */
  overFloor: 1.1,
  /** Without a unit: https://web.dev/articles/cls */
  layoutShift: 0.02,
  /** In ms, simulated by Lighthouse. */
  blockingTime: 50,
  mainThreadOfHome: 1200,
  /** In ms after the first paint, on a throttled phone. */
  readable: 150,
  fonts: 1100,
  /** In ms after the first sign that they will be used. */
  formAlive: 1300,
  carouselAlive: 1500,
} as const;

/** Scripts that a page which is only read fetches, in bytes of brotli: React is not among them (decision 61). */
export const scriptBudget = 6_000;

/**
 * Everything that a first visit fetches before the visitor scrolls, in bytes. Without the response headers,
 * whose size depends on the HTTP version, and without the document, because the studio decides on its text.
 */
export const fetchedBudget = (page: RouteId): number =>
  fetchedBudgets[page] ?? (page.startsWith('project/') ? 42_000 + 60_000 : 42_000);

const fetchedBudgets: Partial<Record<RouteId, number>> = {
  // Its picture is next to its title.
  reverse: 42_000 + 30_000,
};
