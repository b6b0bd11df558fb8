/**
 * The demonstrations, each a page of its own, by the name of its folder; and what a page needs from a
 * content security policy beyond its site's own files. The build writes this beside them, for the site.
 */
import { workerPolicy } from './music-player/worker-policy.ts';

type Needs = {
  /** Sources for `img-src`. */
  pictures?: readonly string[];
  /** Sources for `worker-src`. */
  workers?: readonly string[];
  /** Names of Trusted Types policies. */
  scriptPolicies?: readonly string[];
};

export const pages: Readonly<Record<string, Needs>> = {
  'restaurant-orders': {},
  'hotel-booking': {},
  bakery: {},
  'personal-legacy': {},
  // Composes in a worker, and gives the system its covers as data addresses.
  'music-player': {
    pictures: ['data:'],
    workers: ["'self'"],
    scriptPolicies: [workerPolicy],
  },
};

/** As the build writes it. */
export const pagesFile = 'pages.json';
