/**
 * The switches of the site: languages, projects, film, law, hosting, analytics, mail. Who the studio is
 * stands in content/studio.yaml. What differs from one installation to the next (addresses, keys) is read
 * from the environment: see .env.example. A text by language has an entry for each folder of content/.
 */
import type { SiteConfig } from './src/site-config.ts';

export const config = {
  /** Where the site is served, without a slash at the end; VITE_SITE_URL comes before it. */
  url: 'https://linha.example',
  /** The language of an address that names none: one of content/. */
  defaultLanguage: 'pt',

  /** What the legal texts name; the texts themselves are in content/, in `legal` of each language. */
  law: {
    /** Which courts decide: the sentence goes on with it. */
    courts: {
      pt: 'os tribunais da comarca de Braga',
      en: 'the courts of the judicial district (comarca) of Braga',
      es: 'los tribunales de la comarca judicial de Braga',
    },
    /** Where one complains about how personal data are handled. */
    authority: {
      name: 'Comissão Nacional de Proteção de Dados (CNPD)',
      address: 'Av. D. Carlos I, 134, 1.º, 1200-651 Lisboa, www.cnpd.pt',
    },
  },

  /**
   * Which projects are shown, in this order: `slug` is the id of the texts in content/ and names the
   * pictures. `projectLink` takes any address, or none. Of the demonstrations in showcase/ those are built
   * that are linked here as `/showcase/<slug>/`; of the others nothing is, nor said.
   */
  projects: [
    { slug: 'restaurant-orders', projectLink: '/showcase/restaurant-orders/' },
    { slug: 'hotel-booking', projectLink: '/showcase/hotel-booking/' },
    { slug: 'bakery', projectLink: '/showcase/bakery/' },
    { slug: 'personal-legacy', projectLink: '/showcase/personal-legacy/' },
    { slug: 'music-player', projectLink: '/showcase/music-player/' },
  ],

  /** Whether the film of film/ runs in the section about the studio. */
  film: true,

  /** The day the legal texts were last changed: change it with them. */
  legalUpdated: '2025-10-26',

  /**
   * Days after which this site's own server deletes what it has sent on, and junk; the privacy policy
   * names them. OUTBOX_KEEP_DAYS can override them, and the server then says so.
   */
  mailKeepDays: 90,

  /** Letters after the last dot of a visitor's e-mail address: 4 takes .pt and .info, 63 every ending there is. */
  longestEmailEnding: 4,

  /** What the privacy policy says of the host. */
  hosting: {
    /** Where the site runs: behind this site's own server, on Cloudflare Workers, or as a plain folder. */
    kind: 'server',
    /** Who runs it, and for how many days they keep access logs. Empty or 0, the policy offers to tell. */
    company: '',
    logDays: 0,
  },

  analytics: {
    /**
     * False: nothing is requested from Google before the visitor accepts, which is the cautious reading
     * of the law. True: Google's script loads with all storage denied and sends signals without cookies
     * until the visitor answers. The bar, the questions and the privacy policy say which it is.
     */
    loadBeforeConsent: false,
  },
} as const satisfies SiteConfig;
