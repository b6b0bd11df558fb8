/**
 * The pages of the demonstrations by the names of their folders, and the sources that each needs in its content security
 * policy besides the site's own. The build writes this to a file for the site.
 */
import { workerPolicy } from './music-player/worker-policy.ts';

type Needs = {
  /** Sources for `img-src`. */
  pictures?: readonly string[];
  /** Sources for `worker-src`. */
  workers?: readonly string[];
  /** Names of Trusted Types policies. */
  scriptPolicies?: readonly string[];
  /** Other sites may show it in a frame. */
  isEmbeddable?: true;
};

/** It renders sound in a worker. */
const player = { workers: ["'self'"], scriptPolicies: [workerPolicy] };

export const pages: Readonly<Record<string, Needs>> = {
  'restaurant-orders': {},
  'hotel-booking': {},
  bakery: {},
  'personal-legacy': {},
  // It passes its covers to the Media Session API as data URLs.
  'music-player': { ...player, pictures: ['data:'] },
  'music-player-embed': { ...player, isEmbeddable: true },
};

export const pagesFile = 'pages.json';
