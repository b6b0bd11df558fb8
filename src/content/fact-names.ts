/** Facts that every text may contain as `{name}`; src/studio/facts.ts has their values. */
export const factNames = [
  'legalName',
  'companyIds',
  'name',
  'email',
  'url',
  'host',
  'address',
  'courts',
  'authority',
  'authorityAddress',
  'networks',
  'keepDays',
  'hostCompany',
  'hostLogDays',
  'priceWebsite',
  'priceApp',
  'priceBookings',
  'priceShop',
  'priceHour',
  'priceMaintenance',
  'priceConnection',
  'priceExamination',
  'vat',
  'instalments',
  'proposalPeriod',
  'correctionPeriod',
  'founded',
  'supportHours',
  'faultResponse',
  'insurance',
  'paymentPeriod',
  'latePercent',
  'latePercentMost',
  'weeksWebsite',
  'weeksApp',
  'providerHost',
] as const;

/** Facts of pages that a studio may leave out: it may have them and not say them. */
export const optionalFacts: readonly string[] = ['vat', 'instalments', 'proposalPeriod'];

export type FactName = (typeof factNames)[number];
