/**
 * Who the studio is. Everything that is true of this company and of no other stands here, so that
 * another company takes its place in a minute. What differs from one installation to the next
 * (addresses, keys) is read from the environment at build time: see .env.example.
 */
import { ownMailIds } from './src/contact-message.ts';

// Scripts and tests read this file without Vite: then nothing is set.
const env: Partial<ImportMetaEnv> = import.meta.env ?? {};

export const site = {
  name: 'Linha',
  email: 'ola@linha.example',
  /** Where the site is served, without a slash at the end. */
  url: env.VITE_SITE_URL || 'https://linha.example',

  /**
   * The facts that article 171 of the Código das Sociedades Comerciais wants shown. What a sole
   * trader has not, such as the capital, is left empty: the texts then do without it.
   */
  company: {
    legalName: 'Linha Software, Lda.',
    nipc: '999999990',
    registry: 'Conservatória do Registo Comercial de Braga',
    capital: '5\u00a0000\u00a0€',
  },

  address: {
    street: 'Rua do Souto, 1',
    postalCode: '4700-329',
    locality: 'Braga',
    region: 'Braga',
    country: 'PT',
  },

  social: {
    facebook: 'https://www.facebook.com/linha.example',
    instagram: 'https://www.instagram.com/linha.example',
    linkedin: 'https://www.linkedin.com/company/linha-example',
  },

  /** In the order of the project texts in content/. `projectLink` takes any address. */
  projects: [
    { slug: 'restaurant-orders', projectLink: '/showcase/restaurant-orders/' },
    { slug: 'hotel-booking', projectLink: '/showcase/hotel-booking/' },
    { slug: 'bakery', projectLink: '/showcase/bakery/' },
    { slug: 'personal-legacy', projectLink: '/showcase/personal-legacy/' },
    { slug: 'music-player', projectLink: '/showcase/music-player/' },
  ],

  /** What Portuguese consumer law wants, in the footer and the terms, of a company that sells to consumers. */
  consumer: {
    complaintsBook: true,
    disputeResolution: true,
  },

  /** The day the legal texts were last changed. */
  legalUpdated: '2025-10-26',

  mail: {
    /**
     * Days after which this site's own server deletes what it has sent on, and junk; the privacy
     * policy names them. OUTBOX_KEEP_DAYS can override them, and the server then says so.
     */
    keepDays: 90,
    /** The e-mail provider's origin; empty means that this site's own server takes the messages. */
    origin: env.VITE_EMAILJS_ORIGIN || '',
    publicKey: env.VITE_EMAILJS_PUBLIC_KEY || ownMailIds.publicKey,
    serviceId: env.VITE_EMAILJS_SERVICE_ID || ownMailIds.serviceId,
    templateId: env.VITE_EMAILJS_TEMPLATE_ID || ownMailIds.templateId,
  },

  analytics: {
    /**
     * Empty: no analytics, no third-party request, no consent bar. Code that asks for the variable
     * itself is then left out of what visitors download: an id written here would find none.
     */
    measurementId: env.VITE_GA_MEASUREMENT_ID || '',
    /**
     * True: Google's script loads with all storage denied and sends signals without cookies until
     * the visitor answers. False: nothing is requested from Google before the visitor accepts.
     */
    loadBeforeConsent: true,
  },
} as const;

/** What the texts may name as `{placeholders}`. */
export const siteFacts = {
  ...site.company,
  legalName: site.company.legalName || site.name,
  name: site.name,
  email: site.email,
  url: site.url,
  address: `${site.address.street}, ${site.address.postalCode} ${site.address.locality}`,
  keepDays: site.mail.keepDays,
  /** Where messages go when a provider takes them. */
  providerHost: site.mail.origin && new URL(site.mail.origin).host,
};
