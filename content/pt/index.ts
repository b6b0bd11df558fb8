import type { DictionaryLoaders } from '../dictionary.ts';

export const pt = {
  common: () => import('./common.ts').then((module) => module.common),
  consent: () => import('./consent.ts').then((module) => module.consent),
  SEOContent: () => import('./seo.ts').then((module) => module.SEOContent),
  home: () => import('./home.ts').then((module) => module.home),
  contact: () => import('./contact.ts').then((module) => module.contact),
  'privacy-policy': () =>
    import('./legal/privacy-policy.ts').then((module) => module.privacyPolicy),
  'terms-and-conditions': () =>
    import('./legal/terms-and-conditions.ts').then((module) => module.termsAndConditions),
  attributions: () => import('./legal/attributions.ts').then((module) => module.attributions),
  'not-found': () => import('./not-found.ts').then((module) => module.notFound),
};

pt satisfies DictionaryLoaders;
