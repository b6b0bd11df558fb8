/**
 * Who the studio is. Everything that is true of this company and of no other stands here, so that
 * another company takes its place in a minute; src/site.ts reads it and names what is wrong. What differs
 * from one installation to the next (addresses, keys) is read from the environment: see .env.example.
 * A text by language has an entry for each folder of content/.
 */
import type { SiteConfig } from './src/site-config.ts';

export const config = {
  name: 'Linha',
  email: 'ola@linha.example',
  /** Where the site is served, without a slash at the end; VITE_SITE_URL comes before it. */
  url: 'https://linha.example',
  /** As it is written, with the country's code: `+351 253 000 000`. Empty: none is shown. */
  phone: '',
  /** Such as WhatsApp, with its link: `{ name: 'WhatsApp', address: 'https://wa.me/351…' }`. */
  messenger: undefined,

  /** The language of an address that names none: one of content/. */
  defaultLanguage: 'pt',

  company: {
    legalName: 'Linha Software, Lda.',
    /**
     * What the law wants shown; in Portugal article 171 of the Código das Sociedades Comerciais. The texts
     * name the entries with a value, one after the other.
     */
    ids: [
      {
        label: { pt: 'NIPC', en: 'company number (NIPC)', es: 'NIPC (NIF portugués)' },
        value: '999999990',
      },
      {
        label: { pt: 'registo comercial:', en: 'commercial registry:', es: 'registro mercantil:' },
        value: 'Conservatória do Registo Comercial de Braga',
      },
      {
        label: { pt: 'capital social:', en: 'share capital:', es: 'capital social:' },
        value: '5\u00a0000\u00a0€',
      },
    ],
  },

  address: {
    street: 'Rua do Souto, 1',
    postalCode: '4700-329',
    locality: 'Braga',
    region: 'Braga',
    /** Two letters, as in ISO 3166. */
    country: 'PT',
  },

  /** In the order of the footer. An empty list is none. */
  social: [
    { name: 'Facebook', address: 'https://www.facebook.com/linha.example' },
    { name: 'Instagram', address: 'https://www.instagram.com/linha.example' },
    { name: 'LinkedIn', address: 'https://www.linkedin.com/company/linha-example' },
  ],

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

  /** What Portuguese law wants linked of a company that sells to consumers. Empty: neither linked nor named. */
  consumer: {
    complaintsBook: 'https://www.livroreclamacoes.pt/',
    disputeResolution: 'https://www.consumidor.gov.pt/resolucao-alternativa-de-litigios',
  },

  /**
   * EXAMPLES: put your own here, or 0 for none; the sentences that name them are then left out. Whole
   * amounts without VAT.
   */
  prices: { currency: 'EUR', website: 1500, app: 8000, hour: 40 },
  /** EXAMPLES, as above: usual weeks from the first conversation to the launch, like `3 a 6`. */
  weeks: { website: '4-8', app: '12-20' },

  /**
   * Who works here, in the section about the studio: `{ name: 'Ana Reis', role: { pt: 'desenha', … },
   * since: 2019, picture: 'ana.jpg' }`. The picture is a square file in public/people/, and may be left
   * out. An empty list names nobody.
   */
  people: [],
  /** A client's word, only a real one: `{ text: { pt: '…', … }, name: 'Rui Costa, Padaria Costa' }`. */
  quote: undefined,

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
