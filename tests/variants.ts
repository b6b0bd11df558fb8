/** Variants that several files of tests ask: each is built once in a run, with all that they want of it. */
import { languageCodes as codes } from '../src/in-force/languages.ts';
import { pages, routeIds, routePaths } from '../src/in-force/routes.ts';
import type { Variant } from './site-variant.ts';

export const providerOrigin = 'https://api.emailjs.com';
export const measurementId = 'G-TEST1234';

/** The sample's settings, with a mail provider and analytics. */
export const installed: Variant = {
  name: 'installed',
  env: {
    VITE_EMAILJS_ORIGIN: providerOrigin,
    VITE_EMAILJS_PUBLIC_KEY: 'public_key_1',
    VITE_EMAILJS_SERVICE_ID: 'service_1',
    VITE_EMAILJS_TEMPLATE_ID: 'template_1',
    VITE_GA_MEASUREMENT_ID: measurementId,
  },
  config: { hosting: { kind: 'server' }, analytics: { loadBeforeConsent: false } },
};

/** Pages that a site has only with their texts. */
export const optionalPages = routeIds.filter((id) => 'isOptional' in pages[id]);

/**
 * A plain folder, where nothing takes messages, with one project without a link, and without film, demonstrations,
 * articles and optional pages.
 */
export const fewer: Variant = {
  name: 'fewer',
  config: {
    film: false,
    projects: [{ slug: 'bakery', projectLink: '' }],
    hosting: { kind: 'folder' },
  },
  ownPictures: 'bakery',
  without: [
    'packages/showcases',
    ...codes.flatMap((code) => ['notes', 'pages'].map((part) => `studio/content/${code}/${part}`)),
    ...codes.flatMap((code) =>
      optionalPages.map((id) => `studio/content/${code}${routePaths[id]}.yaml`),
    ),
  ],
};
