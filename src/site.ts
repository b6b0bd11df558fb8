/** The facts of content/studio.yaml, the switches of `site.config.ts` and the settings of this installation, as all other code reads them. */
import { config } from '../site.config.ts';
import { ownMailIds } from './contact-message.ts';
import { studio } from './content/content.ts';
import type { FactName } from './content/fact-names.ts';
import { withHardSpaces } from './content/hard-spaces.ts';
import type { Studio } from './content/studio-schema.ts';
import { type Language, languageCodes, languages } from './i18n/languages.ts';
import { showcasesIn } from './showcases.ts';
import { type SiteConfig, siteConfigProblems } from './site-config.ts';

// Without Vite there is no `import.meta.env`: scripts/check.ts and scripts/build.ts put what it would have
// into the environment.
const env: Omit<ImportMetaEnv, 'SITE_FILM'> = import.meta.env ?? process.env;

/** The facts and the switches of a site. */
export type Site = Studio & SiteConfig;

// What this installation has chosen is one of several possible choices to all code that asks.
const switches: SiteConfig = config;

const problems = siteConfigProblems(switches, languageCodes);
if (problems.length > 0) throw new Error(problems.join('\n'));

export const site = {
  ...studio,
  ...switches,
  /** Where the site is served, without a slash at the end. */
  url: env.VITE_SITE_URL || switches.url,
  mail: {
    keepDays: switches.mailKeepDays,
    longestEmailEnding: switches.longestEmailEnding,
    /** The e-mail provider's origin; empty means that this site's own server takes the messages. */
    origin: env.VITE_EMAILJS_ORIGIN || '',
    publicKey: env.VITE_EMAILJS_PUBLIC_KEY || ownMailIds.publicKey,
    serviceId: env.VITE_EMAILJS_SERVICE_ID || ownMailIds.serviceId,
    templateId: env.VITE_EMAILJS_TEMPLATE_ID || ownMailIds.templateId,
  },
  analytics: {
    ...switches.analytics,
    /**
     * Empty: no analytics, no third-party request, no consent bar. Code that asks for the variable
     * itself is then left out of what visitors download: an id written here would find none.
     */
    measurementId: env.VITE_GA_MEASUREMENT_ID || '',
  },
};

/** The demonstrations that this site has, by their slug. */
export const showcases: readonly string[] = showcasesIn(site);

/** What the texts may name as `{placeholders}`; empty where the studio has no such fact. */
export type Facts = Readonly<Record<FactName, string | number>>;

/** The facts as they are written in a language. */
export function factsIn(language: Language): Facts {
  const { locale } = languages[language];
  const { legalName, ids } = site.company;
  const { street, postalCode, locality } = site.address;
  const { currency, ...amounts } = site.prices;
  const money = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    maximumFractionDigits: 0,
  });
  const price = (amount: number) => (amount > 0 ? money.format(amount) : '');
  return {
    legalName: legalName || site.name,
    companyIds: ids
      .filter(({ value }) => value !== '')
      .map(({ label, value }) => ({ label: label[language], value: withHardSpaces(value) }))
      // A number stays beside what it is the number of.
      .map(({ label, value }) => label + (value.includes(' ') ? ' ' : '\u00a0') + value)
      .join('; '),
    name: site.name,
    email: site.email,
    url: site.url,
    host: new URL(site.url).host,
    // A line's end would tear the code apart.
    address: `${street}, ${postalCode.replaceAll(' ', '\u00a0')} ${locality}`,
    courts: site.law.courts[language] ?? '',
    authority: site.law.authority.name,
    authorityAddress: site.law.authority.address,
    networks: new Intl.ListFormat(locale).format(site.social.map(({ name }) => name)),
    // Only this site's own server keeps messages.
    keepDays: site.mail.origin === '' && site.hosting.kind === 'server' ? site.mail.keepDays : '',
    hostCompany: site.hosting.company,
    hostLogDays: site.hosting.logDays || '',
    priceWebsite: price(amounts.website),
    priceApp: price(amounts.app),
    priceHour: price(amounts.hour),
    weeksWebsite: site.weeks.website.replace('-', '–'),
    weeksApp: site.weeks.app.replace('-', '–'),
    /** Where messages go when a provider takes them. */
    providerHost: site.mail.origin && new URL(site.mail.origin).host,
  };
}

/** The address that a telephone is asked to call. */
export const phoneLink = (phone: string): string => `tel:${phone.replaceAll(/\s/g, '')}`;
