/** Variants that several files of tests ask: each is built once in a run, with all that they want of it. */
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
