/** Which texts are true of this site: one that speaks of something switched off would not be. */
import type { Condition } from '../content/dictionary.ts';
import { conditions, site } from './site.ts';

const { kind } = site.hosting;
const hasProvider = site.mail.origin !== '';
const hasAnalytics = site.analytics.measurementId !== '';

const hasPageOn = (...domains: string[]) =>
  site.social.some(({ address }) =>
    domains.some((domain) => `.${new URL(address).host}`.endsWith(`.${domain}`)),
  );

const truths: Record<Condition, boolean> = {
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
  demonstrations: conditions.demonstrations === true,
};

/** All that is. */
export const truthsHere = (Object.keys(truths) as Condition[]).filter((it) => truths[it]);

export const isTrueHere = (condition: Condition): boolean => truths[condition];
