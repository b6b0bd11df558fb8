/** The conditions under which texts apply to a site: a text about something switched off would be wrong. */
import { fieldsOf } from '../contact/contact-message.ts';
import type { ConditionName } from './condition-names.ts';
import { showcasesIn } from './showcases.ts';
import type { Site } from './site.ts';

export type Conditions = {
  /** The conditions that are met and that a section of the legal texts must cover. */
  legal: readonly string[];
  /** @param condition - as a text names it: `film`, `not film`, or the slug of a project for its being shown */
  isMet: (condition: string) => boolean;
};

export function conditionsOf(site: Site): Conditions {
  const { kind } = site.hosting;
  const hasProvider = site.mail.origin !== '';
  const hasAnalytics = site.analytics.measurementId !== '';
  const showcases = showcasesIn(site);
  const hasOnlyShowcases = showcases.length === site.projects.length;
  const hasPageOn = (...domains: string[]) =>
    site.social.some(({ address }) =>
      domains.some((domain) => `.${new URL(address).host}`.endsWith(`.${domain}`)),
    );

  /** A section of the legal texts must cover each of these that is met. */
  const legal = {
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
  const all: Readonly<Record<ConditionName, boolean>> = {
    ...legal,
    mailbox: legal.ownMail && site.mailbox,
    onlyDemonstrations: showcases.length > 0 && hasOnlyShowcases,
    someDemonstrations: showcases.length > 0 && !hasOnlyShowcases,
    optionalFields: fieldsOf(site).some(({ required = true }) => !required),
    film: site.film,
    freeProposal: site.terms.freeProposal,
    fixedPrice: site.terms.fixedPrice,
  };
  return {
    legal: Object.entries(legal).flatMap(([name, isMet]) => (isMet ? [name] : [])),
    isMet(condition) {
      const [, not, name = ''] = /^(not )?(.*)$/.exec(condition) ?? [];
      const isMet = Object.hasOwn(all, name)
        ? all[name as ConditionName]
        : site.projects.some(({ slug }) => slug === name);
      return isMet !== Boolean(not);
    },
  };
}
