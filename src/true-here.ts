/** Which texts are true of this site: one that speaks of something switched off would not be. */
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

/** What a section of the legal texts has to speak of where it is so. */
const toBeSaid = {
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
  complaintsBook: site.consumer.complaintsBook !== '',
  disputeResolution: site.consumer.disputeResolution !== '',
  networks: site.social.length > 0,
  metaPages: hasPageOn('facebook.com', 'instagram.com'),
  linkedInPage: hasPageOn('linkedin.com'),
  demonstrations: showcases.length > 0,
};

const truths: Readonly<Record<ConditionName, boolean>> = {
  ...toBeSaid,
  onlyDemonstrations: showcases.length > 0 && hasOnlyShowcases,
  someDemonstrations: showcases.length > 0 && !hasOnlyShowcases,
  film: site.film,
};

/** The conditions that hold on this site and that a section of the legal texts has to speak of. */
export const toBeSaidHere: readonly string[] = Object.entries(toBeSaid).flatMap(([name, isTrue]) =>
  isTrue ? [name] : [],
);

/** @param condition - as a text names it: `film`, `not film`, or the slug of a project for its being shown */
export function isTrueHere(condition: string): boolean {
  const [, not, name = ''] = /^(not )?(.*)$/.exec(condition) ?? [];
  const holds = Object.hasOwn(truths, name)
    ? truths[name as ConditionName]
    : site.projects.some(({ slug }) => slug === name);
  return holds !== Boolean(not);
}

/** What a text says on this site: the parts of it that are true, which may be none. */
export const textHere = (text: TextWhen): string =>
  (Array.isArray(text) ? text : [text])
    .filter((part) => typeof part === 'string' || isTrueHere(part.when))
    .map((part) => (typeof part === 'string' ? part : part.text))
    .join(' ');
