/** What `site.config.ts` may say, and what to say when it is wrong. */

import { showcaseRoot } from './showcases.ts';

/** By the language's code; one for each folder of content/. */
type ByLanguage = Readonly<Record<string, string>>;

type Link = { name: string; address: string };

export type SiteConfig = {
  name: string;
  email: string;
  url: string;
  phone: string;
  messenger: Link | undefined;
  defaultLanguage: string;
  company: { legalName: string; ids: readonly { label: ByLanguage; value: string }[] };
  address: {
    street: string;
    postalCode: string;
    locality: string;
    region: string;
    country: string;
  };
  social: readonly Link[];
  law: { courts: ByLanguage; authority: Link };
  consumer: { complaintsBook: string; disputeResolution: string };
  /** Whole amounts of the currency (ISO 4217); 0 is none. */
  prices: { currency: string; website: number; app: number; hour: number };
  /** `4-8`, or `6`; empty is none. */
  weeks: { website: string; app: string };
  people: readonly { name: string; role: ByLanguage; since: number; picture?: string }[];
  quote: { text: ByLanguage; name: string } | undefined;
  projects: readonly { slug: string; projectLink: string }[];
  film: boolean;
  legalUpdated: string;
  mailKeepDays: number;
  longestEmailEnding: number;
  hosting: { kind: 'server' | 'workers' | 'folder'; company: string; logDays: number };
  analytics: { loadBeforeConsent: boolean };
};

const isWebAddress = (text: string) =>
  URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol);

/** Everything that is wrong, one sentence each with its place and the remedy; empty when all is well. */
export function siteConfigProblems(config: SiteConfig, languages: readonly string[]): string[] {
  const problems: string[] = [];
  const wants = (isRight: boolean, place: string, value: unknown, remedy: string) => {
    if (!isRight) problems.push(`site.config.ts: ${place} is ${JSON.stringify(value)}. ${remedy}`);
  };
  const wantsAddress = (place: string, value: string) =>
    wants(isWebAddress(value), place, value, 'Give a whole address, like https://www.example.pt/.');
  const wantsLanguages = (place: string, texts: ByLanguage) => {
    for (const code of languages)
      wants(
        Boolean(texts[code]?.trim()),
        `${place}.${code}`,
        texts[code],
        `Write it in this language too: content/${code} is there.`,
      );
  };

  wants(config.name.trim() !== '', 'name', config.name, 'Give the name of the studio.');
  wants(
    /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(config.email),
    'email',
    config.email,
    'Give the address that visitors write to, like ola@example.pt.',
  );
  wants(
    isWebAddress(config.url) && new URL(config.url).origin === config.url,
    'url',
    config.url,
    'Give scheme and host only, like https://www.example.pt, without a slash at the end.',
  );
  wants(
    config.phone === '' || /^\+[\d\s]{6,20}$/.test(config.phone),
    'phone',
    config.phone,
    'Write it with the code of the country, like +351 253 000 000, or leave it empty.',
  );
  wants(
    languages.includes(config.defaultLanguage),
    'defaultLanguage',
    config.defaultLanguage,
    `Choose one of ${languages.join(', ')}.`,
  );
  wants(
    /^[A-Z]{2}$/.test(config.address.country),
    'address.country',
    config.address.country,
    'Give the two capital letters of ISO 3166, like PT.',
  );
  for (const [index, { label }] of config.company.ids.entries())
    wantsLanguages(`company.ids[${index}].label`, label);
  for (const [index, { address }] of config.social.entries())
    wantsAddress(`social[${index}].address`, address);
  if (config.messenger) wantsAddress('messenger.address', config.messenger.address);
  wantsLanguages('law.courts', config.law.courts);
  for (const [name, address] of Object.entries(config.consumer))
    if (address !== '') wantsAddress(`consumer.${name}`, address);
  wants(
    /^[A-Z]{3}$/.test(config.prices.currency),
    'prices.currency',
    config.prices.currency,
    'Give the three capital letters of ISO 4217, like EUR.',
  );
  for (const name of ['website', 'app', 'hour'] as const)
    wants(
      Number.isInteger(config.prices[name]) && config.prices[name] >= 0,
      `prices.${name}`,
      config.prices[name],
      'Give a whole amount, or 0 for none.',
    );
  for (const name of ['website', 'app'] as const)
    wants(
      /^(\d+(-\d+)?)?$/.test(config.weeks[name]),
      `weeks.${name}`,
      config.weeks[name],
      'Write 6, or 4-8, or leave it empty.',
    );
  for (const [index, { role, since, picture }] of config.people.entries()) {
    wants(
      picture === undefined || /^[\w-]+\.(jpe?g|png|webp|avif)$/.test(picture),
      `people[${index}].picture`,
      picture,
      'Give the name of a file in public/people/, like ana.jpg, or leave it out.',
    );
    wantsLanguages(`people[${index}].role`, role);
    wants(
      Number.isInteger(since) && since > 1900 && since < 2200,
      `people[${index}].since`,
      since,
      'Give a year, like 2019.',
    );
  }
  if (config.quote) wantsLanguages('quote.text', config.quote.text);
  wants(
    config.projects.length > 0,
    'projects',
    config.projects,
    'Name one at least: the menu leads to them.',
  );
  for (const [index, { slug, projectLink }] of config.projects.entries()) {
    wants(
      /^[a-z\d]+(-[a-z\d]+)*$/.test(slug),
      `projects[${index}].slug`,
      slug,
      'Use lower-case letters, digits and hyphens: it names the pictures.',
    );
    wants(
      config.projects.findIndex((other) => other.slug === slug) === index,
      `projects[${index}].slug`,
      slug,
      'Name each project once.',
    );
    if (projectLink.startsWith(showcaseRoot))
      wants(
        projectLink === `${showcaseRoot}${slug}/`,
        `projects[${index}].projectLink`,
        projectLink,
        `Link a demonstration by the slug of its project, ${showcaseRoot}${slug}/, and call its folder in packages/showcases/ so.`,
      );
    else if (projectLink !== '' && !projectLink.startsWith('/'))
      wantsAddress(`projects[${index}].projectLink`, projectLink);
  }
  const updated = new Date(config.legalUpdated);
  wants(
    /^\d{4}-\d{2}-\d{2}$/.test(config.legalUpdated) && !Number.isNaN(updated.getTime()),
    'legalUpdated',
    config.legalUpdated,
    'Write the day as 2025-10-26.',
  );
  wants(
    Number.isInteger(config.mailKeepDays) && config.mailKeepDays >= 1,
    'mailKeepDays',
    config.mailKeepDays,
    'Give a whole number of days, 1 or more.',
  );
  wants(
    Number.isInteger(config.longestEmailEnding) &&
      config.longestEmailEnding >= 2 &&
      config.longestEmailEnding <= 63,
    'longestEmailEnding',
    config.longestEmailEnding,
    'Give a whole number from 2 to 63.',
  );
  return problems;
}
