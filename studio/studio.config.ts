/**
 * The options of the site: languages, projects, film, law, hosting, analytics, mail. The facts of the
 * studio are in content/studio.yaml. Addresses and keys of an installation come from the environment: see
 * .env.example. Texts by language need an entry for each folder of content/.
 */
import type { Languages, SiteConfig } from '../src/site-config.ts';

/** The languages of the site. Another language is a folder in content/ and a line here. */
export const languages = {
  pt: { name: 'Português', locale: 'pt-PT', openGraphLocale: 'pt_PT' },
  en: { name: 'English', locale: 'en-GB', openGraphLocale: 'en_GB' },
  es: { name: 'Español', locale: 'es-ES', openGraphLocale: 'es_ES' },
} as const satisfies Languages;

export const config = {
  /** Origin of the site, without a slash at the end. VITE_SITE_URL overrides it. */
  url: 'https://linha.example',
  /** Language of addresses without one. Must be a folder of content/. */
  defaultLanguage: 'pt',

  /** Names in the legal texts. The texts themselves are in content/, in `legal` of each language. */
  law: {
    /** The competent courts, completing a sentence. */
    courts: {
      pt: 'os tribunais da comarca de Braga',
      en: 'the courts of the judicial district (comarca) of Braga',
      es: 'los tribunales de la comarca judicial de Braga',
    },
    /** The authority for complaints about the handling of personal data. */
    authority: {
      name: 'Comissão Nacional de Proteção de Dados (CNPD)',
      address: 'Av. D. Carlos I, 134, 1.º, 1200-651 Lisboa, www.cnpd.pt',
    },
  },

  /**
   * The projects, in the order shown. `slug` is the id of the texts in content/ and part of the names of
   * the pictures. `projectLink` may be any address, or empty. A demonstration in `packages/showcases/` is
   * built only if it is linked here as `/showcase/<slug>/`. Other demonstrations are neither built nor
   * mentioned. `ownerSide` is the end of the address at which it shows what its owner sees: the story has a
   * picture of it. `industry` is the id of the industry whose card on the home page leads to the project. A
   * project has a story if content/<default language>/projects/ has the file <slug>.yaml.
   */
  projects: [
    {
      slug: 'restaurant-orders',
      projectLink: '/showcase/restaurant-orders/',
      ownerSide: '#sala',
      industry: 'restaurants',
    },
    {
      slug: 'hotel-booking',
      projectLink: '/showcase/hotel-booking/',
      ownerSide: '#gestao',
      industry: 'hotels',
    },
    {
      slug: 'bakery',
      projectLink: '/showcase/bakery/',
      ownerSide: '#balcao',
      industry: 'bakeries',
    },
    {
      slug: 'personal-legacy',
      projectLink: '/showcase/personal-legacy/',
      ownerSide: '#familia',
    },
    { slug: 'music-player', projectLink: '/showcase/music-player/', ownerSide: '#lista' },
  ],

  /** Whether the section about the studio shows the film (made in film/). */
  film: true,

  /** Date of the last change of the legal texts. Update it with them. */
  legalUpdated: '2025-10-26',

  /**
   * Days after which this site's own server deletes sent messages and junk; the privacy policy states them.
   * OUTBOX_KEEP_DAYS overrides them, and the server then prints a warning.
   */
  mailKeepDays: 90,

  /**
   * Whether this site's own server sends the messages on to a mailbox (SMTP_URL and MAIL_TO, README), or
   * the studio reads them on the server. The privacy policy says which.
   */
  mailbox: false,

  /**
   * Maximum length of the top-level domain of a visitor's e-mail address: 4 allows .pt and .info, 63 allows
   * all.
   */
  longestEmailEnding: 4,

  /** The host, as described in the privacy policy. */
  hosting: {
    /**
     * `server`: this site's own server. `workers`: Cloudflare Workers. `folder`: static files on any host.
     */
    kind: 'server',
    /** EXAMPLES: the hosting company, and the days it keeps access logs. The privacy policy names both. */
    company: 'Alojamento Exemplo, Lda.',
    logDays: 30,
  },

  /**
   * The editor on the site itself, at /desk/ (docs/desk.md). It saves into the repository on GitHub that is
   * named here: `editor: { repository: 'owner/name', branch: 'main' }`. Without it the site has no editor.
   */

  /**
   * Counts arrivals on this site's own server, without anything about who arrived: `npm run visits` shows
   * them, and on Mondays a mail does. The days begin at midnight in this time zone. The privacy policy says
   * it. Without this nothing is counted, and no file is made.
   */
  visits: { timeZone: 'Europe/Lisbon' },

  analytics: {
    /**
     * False: nothing is requested from Google before the visitor accepts, which is the cautious reading of
     * the law. True: Google's script loads with all storage denied and sends signals without cookies until
     * the visitor answers. The consent bar, the questions and the privacy policy match the choice.
     */
    loadBeforeConsent: false,
  },
} as const satisfies SiteConfig;
