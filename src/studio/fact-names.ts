/** Facts of pages that a studio may leave out: it may have them and not say them. */
const optional = [
  'locality',
  'priceBookings',
  'priceShop',
  'pricePrototype',
  'priceExamination',
  'examinationPeriod',
  'quoteDomain',
  'quoteHosting',
  'vat',
  'instalments',
  'proposalPeriod',
  'vatNumber',
  'team',
  'clients',
  'founded',
  'supportHours',
  'faultResponse',
  'insurance',
  'paymentPeriod',
  'latePercent',
  'latePercentMost',
] as const;

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
  'priceHour',
  'priceMaintenance',
  'priceConnection',
  'correctionPeriod',
  'weeksWebsite',
  'weeksApp',
  'formData',
  'providerHost',
  ...optional,
] as const;

export const optionalFacts: readonly string[] = optional;

export type FactName = (typeof factNames)[number];
