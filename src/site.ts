/**
 * All configuration that other code reads: the facts of content/studio.yaml, the options of studio.config.ts
 * and the environment of this installation.
 */
import { config } from '#studio/studio.config.ts';
import { ownMailIds } from './contact-message.ts';
import { studio, words } from './content/content.ts';
import type { FactName } from './content/fact-names.ts';
import { withHardSpaces } from './content/hard-spaces.ts';
import type { Studio } from './content/studio-schema.ts';
import { moneyIn, periodIn } from './i18n/amounts.ts';
import { fill } from './i18n/fill.ts';
import { type Language, languageCodes, languages } from './i18n/languages.ts';
import { showcasesIn } from './showcases.ts';
import { type SiteConfig, siteConfigProblems } from './site-config.ts';

// Without Vite there is no `import.meta.env`: scripts/check.ts and scripts/build.ts set the same variables
// in the environment.
const env: Omit<ImportMetaEnv, 'SITE_FILM'> = import.meta.env ?? process.env;

/** The facts and options of a site. */
export type Site = Studio & SiteConfig;

// Typed as SiteConfig so that TypeScript does not narrow to this site's literal values.
const switches: SiteConfig = config;

const problems = siteConfigProblems(switches, languageCodes);
if (problems.length > 0) throw new Error(problems.join('\n'));

export const site = {
  ...studio,
  ...switches,
  /** Origin of the site, without a slash at the end. */
  url: env.VITE_SITE_URL || switches.url,
  mail: {
    keepDays: switches.mailKeepDays,
    longestEmailEnding: switches.longestEmailEnding,
    /** Origin of the e-mail provider; empty when this site's own server accepts the messages. */
    origin: env.VITE_EMAILJS_ORIGIN || '',
    publicKey: env.VITE_EMAILJS_PUBLIC_KEY || ownMailIds.publicKey,
    serviceId: env.VITE_EMAILJS_SERVICE_ID || ownMailIds.serviceId,
    templateId: env.VITE_EMAILJS_TEMPLATE_ID || ownMailIds.templateId,
  },
  analytics: {
    ...switches.analytics,
    /**
     * Empty: no analytics, no third-party requests and no consent bar. Set it with the variable only, not
     * here: client code checks the variable itself, so that the bundler can remove unused code.
     */
    measurementId: env.VITE_GA_MEASUREMENT_ID || '',
  },
};

/** Slugs of the demonstrations that are part of this site. */
export const showcases: readonly string[] = showcasesIn(site);

/** Values of the `{placeholders}` in the texts; empty when the studio has no such fact. */
export type Facts = Readonly<Record<FactName, string | number>>;

/** Returns the facts, formatted for a language. */
export function factsIn(language: Language): Facts {
  const { locale } = languages[language];
  const { legalName, ids } = site.company;
  const { street, postalCode, locality, country } = site.address;
  const { currency, ...amounts } = site.prices;
  const { correctionDays } = site.terms;
  const countryName = new Intl.DisplayNames(locale, { type: 'region' }).of(country);
  const weeks = (text: string) => {
    const [from = '', to] = text.split('-');
    return to ? fill(words[language].common.range, { from, to }) : from;
  };
  const price = (amount: number) => (amount > 0 ? moneyIn(locale, currency)(amount) : '');
  return {
    legalName: legalName || site.name,
    companyIds: ids
      .map(({ label, value, amount }) => ({
        label: label[language],
        value: value ? withHardSpaces(value) : price(amount),
      }))
      .filter(({ value }) => value !== '')
      // A no-break space keeps a number on the line of its label. Values with spaces may wrap.
      .map(({ label, value }) => label + (value.includes(' ') ? ' ' : '\u00a0') + value)
      .join('; '),
    name: site.name,
    email: site.email,
    url: site.url,
    host: new URL(site.url).host,
    // A no-break space keeps the postal code on one line.
    address: `${street}, ${postalCode.replaceAll(' ', '\u00a0')} ${locality}, ${countryName}`,
    courts: site.law.courts[language] ?? '',
    authority: site.law.authority.name,
    authorityAddress: site.law.authority.address,
    networks: new Intl.ListFormat(locale).format(site.social.map(({ name }) => name)),
    // Only this site's own server stores messages.
    keepDays: site.mail.origin === '' && site.hosting.kind === 'server' ? site.mail.keepDays : '',
    hostCompany: site.hosting.company,
    hostLogDays: site.hosting.logDays || '',
    priceWebsite: price(amounts.website),
    priceApp: price(amounts.app),
    priceHour: price(amounts.hour),
    priceMaintenance: price(amounts.maintenance),
    /** Connecting one system. */
    priceConnection: price((site.calculator?.integration ?? 0) * amounts.hour),
    correctionPeriod: correctionDays > 0 ? periodIn(locale)(correctionDays, 'day') : '',
    weeksWebsite: weeks(site.weeks.website),
    weeksApp: weeks(site.weeks.app),
    /** Host of the e-mail provider, if one is configured. */
    providerHost: site.mail.origin && new URL(site.mail.origin).host,
  };
}

/** Returns a `tel:` URL. */
export const phoneLink = (phone: string): string => `tel:${phone.replaceAll(/\s/g, '')}`;
