/** The facts that texts name as `{name}`, formatted for a language. */

import { moneyIn, percentIn, periodIn } from '../i18n/amounts.ts';
import { fill, type Pattern } from '../i18n/fill.ts';
import { type Language, languagesIn } from '../i18n/language.ts';
import { unbroken } from '../i18n/unbroken.ts';
import type { FactName } from './fact-names.ts';
import type { Site } from './site.ts';
import type { Words } from './words.ts';

/** Their values; empty when the studio has no such fact. */
export type Facts = Readonly<Record<FactName, string | number>>;

/**
 * What a language says of facts: how it writes from one number to another, one week, two weeks and so on in a sentence, and
 * when the part of the price of each step is due; and the privacy policy's sentences of the studio's own fields.
 */
export type Said = {
  range: Pattern<'from' | 'to'>;
  weeks: readonly string[];
  instalments?: readonly string[] | undefined;
  privacy?: Readonly<Record<string, string>> | undefined;
};

export const saidIn = ({ common, contact }: Pick<Words, 'common' | 'contact'>): Said => ({
  range: common.range,
  weeks: common.weeks,
  instalments: common.instalments,
  privacy: contact.privacy,
});

export function factsOf(site: Site, language: Language, said: Said): Facts {
  const { locale } = languagesIn(site).languages[language];
  const { legalName, ids } = site.company;
  const { street, postalCode, locality, country } = site.address;
  const { currency, vat, ...amounts } = site.prices;
  const { correctionDays, instalments } = site.terms;
  const { paymentDays, late } = site.promises;
  const countryName = new Intl.DisplayNames(locale, { type: 'region' }).of(country);
  const list = new Intl.ListFormat(locale);
  const [money, percent, period] = [moneyIn(locale, currency), percentIn(locale), periodIn(locale)];
  const weeks = (text: string) => {
    const [from = '', to] = text.split('-');
    return to ? fill(said.range, { from, to }) : from;
  };
  const price = (amount: number) => (amount > 0 ? money(amount) : '');
  const { calculator } = site;
  type Counted = (hours: NonNullable<typeof calculator>) => number;
  const priceOf = (count: Counted) => price(calculator ? count(calculator) * amounts.hour : 0);
  const websiteWith = (count: Counted) =>
    calculator && amounts.website > 0
      ? price(amounts.website + count(calculator) * amounts.hour)
      : '';
  const weeksBefore = calculator?.weeksBefore ?? 0;
  return {
    legalName: legalName || site.name,
    companyIds: ids
      .map(({ label, value, amount }) => ({
        label: label[language],
        value: value ? unbroken(value) : price(amount),
      }))
      .filter(({ value }) => value !== '')
      // A no-break space keeps a number on the line of its label. Values with spaces may wrap.
      .map(({ label, value }) => label + (value.includes(' ') ? ' ' : '\u00a0') + value)
      .join('; '),
    name: site.name,
    email: site.email,
    url: site.url,
    host: new URL(site.url).host,
    // A no-break space keeps the postal code on one line.
    address: `${street}, ${`${postalCode.replaceAll(' ', '\u00a0')} ${locality}`.trim()}, ${countryName}`,
    locality,
    courts: site.law.courts[language] ?? '',
    authority: site.law.authority.name,
    authorityAddress: site.law.authority.address,
    networks: list.format(site.social.map(({ name }) => name)),
    // Only this site's own server stores messages.
    keepDays: site.mail.origin === '' && site.hosting.kind === 'server' ? site.mail.keepDays : '',
    hostCompany: site.hosting.company,
    hostLogDays: site.hosting.logDays,
    priceWebsite: price(amounts.website),
    priceApp: price(amounts.app),
    priceHour: price(amounts.hour),
    priceMaintenance: price(amounts.maintenance),
    /** The smallest website that takes bookings, and the smallest shop with payment. */
    priceBookings: websiteWith((hours) => hours.bookings),
    priceShop: websiteWith((hours) => hours.shop + hours.payment),
    /** Connecting one system, and looking at it first. */
    priceConnection: priceOf((hours) => hours.integration),
    pricePrototype: priceOf((hours) => hours.prototype),
    priceExamination: priceOf((hours) => hours.examination),
    examinationPeriod:
      calculator && calculator.examination > 0 ? period(calculator.examination, 'hour') : '',
    /** What the client of the worked quote pays others. */
    quoteDomain: price(site.workedQuote?.others.domain ?? 0),
    quoteHosting: price(site.workedQuote?.others.hosting ?? 0),
    vat: vat > 0 ? percent(vat) : '',
    instalments: list.format(
      instalments.map((part) =>
        [percent(part.percent), said.instalments?.[part.step - 1] ?? ''].join(' ').trim(),
      ),
    ),
    proposalPeriod:
      weeksBefore > 0 ? (said.weeks[weeksBefore - 1] ?? period(weeksBefore, 'week')) : '',
    correctionPeriod: correctionDays > 0 ? period(correctionDays, 'day') : '',
    vatNumber: site.company.vatNumber,
    team: site.company.team?.[language] ?? '',
    clients: site.company.clients?.[language] ?? '',
    founded: site.company.founded ?? '',
    supportHours: site.promises.supportHours?.[language] ?? '',
    faultResponse: site.promises.faultResponse?.[language] ?? '',
    insurance: site.promises.insurance?.[language] ?? '',
    paymentPeriod: paymentDays > 0 ? period(paymentDays, 'day') : '',
    latePercent: late ? percent(late.percent) : '',
    latePercentMost: late ? percent(late.most) : '',
    weeksWebsite: weeks(site.weeks.website),
    weeksApp: weeks(site.weeks.app),
    formData: Object.values(said.privacy ?? {}).join(' '),
    providerHost: site.mail.origin && new URL(site.mail.origin).host,
  };
}
