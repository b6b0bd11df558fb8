/** What texts may depend on, as `when: film` or `when: not film`; src/studio/conditions.ts says what holds. */
export const conditionNames = [
  'ownMail',
  'mailbox',
  'workersMail',
  'noMail',
  'providerMail',
  'ownLog',
  'workersHost',
  'analytics',
  'analyticsEarly',
  'analyticsAfterConsent',
  'noAnalytics',
  'visits',
  'complaintsBook',
  'disputeResolution',
  'networks',
  'metaPages',
  'linkedInPage',
  'demonstrations',
  'onlyDemonstrations',
  'someDemonstrations',
  'optionalFields',
  'film',
  'freeProposal',
  'fixedPrice',
] as const;

export type ConditionName = (typeof conditionNames)[number];
