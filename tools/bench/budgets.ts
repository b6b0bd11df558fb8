/** What the pages may weigh and how they must score: for the tests and for `npm run bench:page`. */
import type { RouteId } from '../../src/routes.ts';

/**
 * Bytes are counted as brotli: of a first response with its head, of the rest without the heads of the
 * responses, which weigh differently under each version of HTTP.
 */
export const budgets = {
  /** Ten packets of 1,460 bytes: what arrives in one round trip. The first screen is in it. */
  firstFlight: 14_600,
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
 * What the largest document of a page may weigh with its head. The words are most of it, so there is
 * room for more of them; what to do when they are too many is in docs/performance.md.
 */
export const responseBudget = (page: RouteId): number =>
  page === 'home' ? 21_300 : budgets.firstFlight;

/** Code that a first visit fetches until somebody scrolls or types; React is 58,000 of the form's. */
export const scriptBudget = (page: RouteId): number => (page === 'contact' ? 78_000 : 6_000);

/** Everything that a first visit fetches until somebody scrolls. */
export const visitBudget = (page: RouteId): number => (page === 'contact' ? 130_000 : 61_440);
