/** Facts that every text may contain as `{name}`; src/site.ts has their values. */
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
  'providerHost',
] as const;

export type FactName = (typeof factNames)[number];
