/** The conditions under which texts apply to this site: a text about something switched off would be wrong. */
import type { ConditionName } from './content/condition-names.ts';
import type { TextWhen } from './content/schema.ts';
import { showcases, site } from './site.ts';

const { kind } = site.hosting;
const hasProvider = site.mail.origin !== '';
const hasAnalytics = site.analytics.measurementId !== '';
const hasOnlyShowcases = showcases.length === site.projects.length;

const hasPageOn = (...domains: string[]) =>
  site.social.some(({ address }) =>
    domains.some((domain) => `.${new URL(address).host}`.endsWith(`.${domain}`)),
  );

/** A section of the legal texts must cover each of these that is met. */
const legalConditions = {
  ownMail: !hasProvider && kind === 'server',
  workersMail: !hasProvider && kind === 'workers',
  noMail: !hasProvider && kind === 'folder',
  providerMail: hasProvider,
  ownLog: kind !== 'folder',
  workersHost: kind === 'workers',
  analytics: hasAnalytics,
  analyticsEarly: hasAnalytics && site.analytics.loadBeforeConsent,
  analyticsAfterConsent: hasAnalytics && !site.analytics.loadBeforeConsent,
  noAnalytics: !hasAnalytics,
  visits: site.visits !== undefined,
  complaintsBook: site.consumer.complaintsBook !== '',
  disputeResolution: site.consumer.disputeResolution !== '',
  networks: site.social.length > 0,
  metaPages: hasPageOn('facebook.com', 'instagram.com'),
  linkedInPage: hasPageOn('linkedin.com'),
  demonstrations: showcases.length > 0,
};

const conditions: Readonly<Record<ConditionName, boolean>> = {
  ...legalConditions,
  mailbox: legalConditions.ownMail && site.mailbox,
  onlyDemonstrations: showcases.length > 0 && hasOnlyShowcases,
  someDemonstrations: showcases.length > 0 && !hasOnlyShowcases,
  film: site.film,
  freeProposal: site.terms.freeProposal,
  fixedPrice: site.terms.fixedPrice,
};

/** The conditions that are met on this site and that a section of the legal texts must cover. */
export const activeLegalConditions: readonly string[] = Object.entries(legalConditions).flatMap(
  ([name, isMet]) => (isMet ? [name] : []),
);

/** @param condition - as a text names it: `film`, `not film`, or the slug of a project for its being shown */
export function isConditionMet(condition: string): boolean {
  const [, not, name = ''] = /^(not )?(.*)$/.exec(condition) ?? [];
  const isMet = Object.hasOwn(conditions, name)
    ? conditions[name as ConditionName]
    : site.projects.some(({ slug }) => slug === name);
  return isMet !== Boolean(not);
}

/** The parts of a text whose conditions are met, joined by spaces; may be empty. */
export const applicableText = (text: TextWhen): string =>
  (Array.isArray(text) ? text : [text])
    .filter((part) => typeof part === 'string' || isConditionMet(part.when))
    .map((part) => (typeof part === 'string' ? part : part.text))
    .join(' ');
