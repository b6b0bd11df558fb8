/** What a site is: the facts of the studio, its settings and the variables of this installation. */
import { ownMailIds } from '../contact/contact-message.ts';
import type { StudioSettings } from './settings-schema.ts';
import type { Studio } from './studio-schema.ts';

/** The variables of a build. Each may be missing or empty. */
export type Variables = Readonly<
  Partial<Omit<ImportMetaEnv, 'SITE_FILM' | 'SITE_LOADS_EARLY' | 'SITE_USUAL_FORM'>>
>;

export type Site = Studio &
  StudioSettings & {
    /** Origin of the site, without a slash at the end. */
    url: string;
    mail: {
      keepDays: number;
      longestEmailEnding: number;
      /** Of the form; absent when they are the usual ones. */
      fields?: StudioSettings['fields'];
      /** Origin of the e-mail provider; empty when this site's own server accepts the messages. */
      origin: string;
      publicKey: string;
      serviceId: string;
      templateId: string;
    };
    analytics: {
      /**
       * Empty: no analytics, no third-party requests and no consent bar. Set it with the variable only:
       * client code checks the variable itself, so that the bundler can remove unused code.
       */
      measurementId: string;
    };
  };

export const siteOf = (
  studio: Studio,
  { visits, ...settings }: StudioSettings,
  env: Variables,
): Site => ({
  ...studio,
  ...settings,
  // Nothing else counts arrivals.
  ...(visits && settings.hosting.kind === 'server' && { visits }),
  url: env.VITE_SITE_URL || settings.url,
  mail: {
    keepDays: settings.mailKeepDays,
    longestEmailEnding: settings.longestEmailEnding,
    ...(settings.fields && { fields: settings.fields }),
    origin: env.VITE_EMAILJS_ORIGIN || '',
    publicKey: env.VITE_EMAILJS_PUBLIC_KEY || ownMailIds.publicKey,
    serviceId: env.VITE_EMAILJS_SERVICE_ID || ownMailIds.serviceId,
    templateId: env.VITE_EMAILJS_TEMPLATE_ID || ownMailIds.templateId,
  },
  analytics: { ...settings.analytics, measurementId: env.VITE_GA_MEASUREMENT_ID || '' },
});
