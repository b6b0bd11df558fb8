/** Every price, percentage, week and day that the pages print is one of content/studio.yaml, or follows from it. */
import { expect, test } from 'vitest';
import { moneyIn, percentIn } from '../../src/i18n/amounts.ts';
import { hrefTo, routeIds } from '../../src/in-force/routes.ts';
import { factsIn, site } from '../../src/in-force/site.ts';
import {
  estimateOf,
  features,
  ratesFrom,
  smallestOf,
  weeksFor,
  withTax,
} from '../../src/islands/calculator/estimate.ts';
import { workedQuote } from '../../src/pages/prices/worked-quote.ts';
import { accountsOf, hoursOf, paybackFor } from '../../src/pages/project/project-hours.ts';
import { freshDays } from '../../src/pages/reverse/age.ts';
import { textsAt } from '../served.ts';
import { type Code, codes, locales } from '../words.ts';

const { prices, terms, promises, calculator, mail, hosting } = site;
const share = (whole: number, percent: number) => Math.round(whole * percent) / 100;

/** What the calculator gives for the typical cases, and for the smallest website, with which it begins. */
const estimates = calculator
  ? [smallestOf('website', calculator), ...calculator.cases].map((each) =>
      estimateOf(each, ratesFrom(prices, calculator)),
    )
  : [];
/** What the calculator says that its questions add. */
const others = [
  'integration',
  'examination',
  'page',
  'prototype',
  'language',
  'languagePage',
] as const;
const added = calculator ? [...features, ...others].map((id) => calculator[id]) : [];
const ends = (of: (estimate: (typeof estimates)[number]) => { from: number; to: number }) =>
  estimates.flatMap((estimate) => [of(estimate).from, of(estimate).to]);
const margins = estimates.map(({ hours }) => hours.to - hours.from);

/** What the stories of the projects give. */
const ofStories = site.projects.flatMap(({ slug }) => hoursOf(slug) ?? []);
const lineHours = ofStories.flatMap(({ lines }) => lines.map(({ hours }) => hours));

/** What the example of a project says that it saves. */
const saved = site.projects.flatMap(({ slug }) => paybackFor(slug) ?? []);

const { sum, vat, total, lines = [] } = workedQuote ?? {};
const amounts = [
  ...[prices.website, prices.app, prices.hour, prices.maintenance],
  ...added.map((hours) => hours * prices.hour),
  prices.website + prices.hour * (calculator?.bookings ?? 0),
  prices.website + prices.hour * ((calculator?.shop ?? 0) + (calculator?.payment ?? 0)),
  ...site.company.ids.map(({ amount }) => amount),
  ...ends(({ money }) => money),
  ...ends(({ money }) => money).map((amount) => withTax(amount, prices.vat)),
  ...estimates.flatMap(({ parts }) => parts.map(({ hours }) => hours * prices.hour)),
  ...margins.map((hours) => hours * prices.hour),
  ...[sum, vat, total].flatMap((amount) => amount ?? []),
  ...lines.map(({ hours }) => hours * prices.hour),
  ...terms.instalments.map(({ percent }) => share(total ?? 0, percent)),
  ...ofStories.flatMap(({ sum, sumWithTax = sum }) => [sum, sumWithTax]),
  ...lineHours.map((hours) => hours * prices.hour),
  ...site.projects.map(({ slug }) => accountsOf(slug) ?? 0),
  ...Object.values(site.workedQuote?.others ?? {}),
  ...saved.flatMap((it) => [it.example.price, it.worth, it.saved]),
];

const percentages = [
  prices.vat,
  calculator?.margin ?? 0,
  ...terms.instalments.map(({ percent }) => percent),
  ...(promises.late ? [promises.late.percent, promises.late.most] : []),
  ...saved.flatMap((it) => [it.example.commission, it.example.share]),
  // What has been paid by the end of each step.
  ...terms.instalments.map(({ step }) =>
    terms.instalments
      .filter((part) => part.step <= step)
      .reduce((sum, { percent }) => sum + percent, 0),
  ),
];

const periods = {
  week: [
    ...[site.weeks.website, site.weeks.app].flatMap((range) => range.split('-').map(Number)),
    ...ends(({ weeks }) => weeks),
    ...ofStories.map(({ weeks }) => weeks),
    // From the first conversation to the proposal.
    calculator?.weeksBefore,
    // A prototype by itself.
    ...(calculator ? [weeksFor(calculator.prototype, calculator)] : []),
    ...(workedQuote ? [workedQuote.weeks, ...workedQuote.steps.map(({ weeks }) => weeks)] : []),
  ],
  // The server deletes messages and logs after some of them: the legal texts have those. Measurements get old.
  day: [terms.correctionDays, promises.paymentDays, mail.keepDays, hosting.logDays, freshDays],
  hour: [
    ...ends(({ hours }) => hours),
    ...estimates.flatMap(({ parts }) => parts.map(({ hours }) => hours)),
    ...margins,
    ...ofStories.map(({ hours }) => hours),
    ...lineHours,
    calculator?.examination,
    ...(workedQuote ? [workedQuote.hours, ...workedQuote.lines.map(({ hours }) => hours)] : []),
  ],
};

const plain = (text: string) => text.replace(/\s+/g, ' ');

/** How a language writes a unit after a number: its singular and its plural. */
const unitIn = (code: Code, unit: keyof typeof periods) =>
  [1, 2].map(
    (count) =>
      new Intl.NumberFormat(locales[code], { style: 'unit', unit, unitDisplay: 'long' })
        .formatToParts(count)
        .find(({ type }) => type === 'unit')?.value ?? '',
  );

// Elements of a line are separated, as they are on the screen.
const withText = 'main :not(:has(*)), main p, main li, main dd, footer p';
const textOf = async (address: string) => plain((await textsAt(address, withText)).join(' | '));

for (const code of codes)
  test(`in ${code} all figures are those of the data`, async () => {
    const money = moneyIn(locales[code], prices.currency);
    const symbol = money(0).replace(/[\d\s]/g, '');
    const known = {
      amounts: amounts.map((amount) => plain(money(amount))),
      percentages: percentages.map((each) => plain(percentIn(locales[code])(each))),
    };
    const number = String.raw`\d+(?:[.,  ]\d+)*`;
    const sign = RegExp.escape(symbol);
    const patterns = {
      amounts: new RegExp(`${sign} ?${number}|${number} ?${sign}`, 'g'),
      percentages: /\d+ ?%/g,
    };
    const found = { amounts: 0, percentages: 0, periods: 0 };
    for (const id of routeIds) {
      const text = await textOf(hrefTo(id, code));
      for (const kind of ['amounts', 'percentages'] as const)
        for (const [figure] of text.matchAll(patterns[kind])) {
          found[kind] += 1;
          expect.soft(known[kind], `${id}: ${figure}`).toContain(figure);
        }
      for (const unit of ['week', 'day', 'hour'] as const) {
        const [one = '', many = ''] = unitIn(code, unit);
        const first = String.raw`(?:(\d+)(?:–| \p{L}+ ))?`;
        const range = new RegExp(`${first}(\\d+) (?:${one}|${many})(?!\\p{L})`, 'gu');
        for (const [figure, from, to] of text.matchAll(range)) {
          found.periods += 1;
          for (const count of [from, to])
            if (count) expect.soft(periods[unit], `${id}: ${figure}`).toContain(Number(count));
        }
      }
    }
    const facts = Object.values(factsIn(code)).map(String);
    expect(found.amounts > 0).toBe(facts.some((fact) => fact.includes(symbol)));
    if (workedQuote && routeIds.includes('prices')) {
      expect(found.percentages).toBeGreaterThan(terms.instalments.length);
      expect(found.periods).toBeGreaterThan(workedQuote.steps.length);
    }
  });
