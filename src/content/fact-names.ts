/** The facts that every text may name as `{name}`; src/site.ts says what each is. */
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
  'weeksWebsite',
  'weeksApp',
  'providerHost',
] as const;

export type FactName = (typeof factNames)[number];
