/** Schema of content/studio.yaml: the facts of the studio. */
import { z } from 'zod';
import { issue, remedy } from '../problems/problem.ts';
import { filled, flag, isWebAddress, matching } from './fields.ts';

/** A value that may be empty. */
const blank = <Value extends z.ZodType<string>>(value: Value) =>
  z.preprocess((given) => given ?? '', z.union([z.literal(''), value]));

const webAddress = z.string(remedy('webAddress')).refine(isWebAddress, remedy('webAddress'));
const link = z.strictObject({ name: filled('nameOfIt'), address: webAddress });

const byLanguage = (languages: readonly string[]) =>
  z.record(z.string(), filled('textWanted')).superRefine((texts, context) => {
    for (const code of languages)
      if (!texts[code]) context.addIssue(issue([code], 'inEveryLanguage', { code }));
  });

const whole = (otherwise: string, least = 0) => z.int(otherwise).min(least, otherwise);
const orNone = (units: string) => whole(remedy('wholeOrNone', { units }));
const from1 = (units: string) => whole(remedy('wholeFrom', { units, least: 1 }), 1);
const amount = z
  .number(remedy('amount'))
  .min(0, remedy('amount'))
  .multipleOf(0.01, remedy('amount'));
const hours = orNone('hours');
const percentage = (least: number) =>
  whole(remedy('percent', { least }), least).max(100, remedy('percent', { least }));
const weeks = blank(matching(/^\d+(-\d+)?$/, 'weeks'));

/** Kinds of work that the calculator knows. */
const kinds = ['website', 'app'] as const;

const terms = z.strictObject({
  correctionDays: orNone('days').default(0),
  freeProposal: flag,
  fixedPrice: flag,
  instalments: z
    .array(
      z.strictObject({
        step: whole(remedy('step'), 1),
        percent: percentage(1),
      }),
    )
    .refine(
      (parts) => parts.length === 0 || parts.reduce((sum, part) => sum + part.percent, 0) === 100,
      remedy('partsOfHundred'),
    )
    .default([]),
});

/** What is agreed for the case that something goes wrong. */
const promises = (languages: readonly string[]) =>
  z.strictObject({
    supportHours: byLanguage(languages).optional(),
    faultResponse: byLanguage(languages).optional(),
    insurance: byLanguage(languages).optional(),
    paymentDays: orNone('days').default(0),
    late: z
      .strictObject({
        percent: percentage(1),
        most: percentage(1),
      })
      .optional(),
  });

const calculator = z.strictObject({
  included: z.strictObject({
    website: whole(remedy('whole', { units: 'pages' }), 1),
    app: whole(remedy('whole', { units: 'screens' }), 1),
  }),
  page: hours,
  prototype: hours.default(0),
  bookings: hours,
  shop: hours,
  payment: hours,
  accounts: hours,
  data: hours,
  language: hours,
  languagePage: hours,
  integration: hours,
  examination: hours,
  texts: hours,
  pictures: hours,
  margin: percentage(0),
  unknown: percentage(0),
  hoursPerWeek: from1('hours'),
  weeksBefore: whole(remedy('whole', { units: 'weeks' })),
  weeksToDecide: orNone('weeks'),
  cases: z.array(
    z.strictObject({
      id: filled('id'),
      kind: z.enum(kinds, remedy('oneOf', { known: kinds })),
      pages: from1('pages'),
      languages: from1('languages'),
      integrations: orNone('systems').default(0),
      bookings: flag,
      shop: flag,
      payment: flag,
      accounts: flag,
      data: flag,
      texts: z.boolean(remedy('trueWhenReady')),
      pictures: z.boolean(remedy('trueWhenReady')),
    }),
  ),
});

const linesOfHours = z
  .array(z.strictObject({ id: filled('id'), hours: from1('hours') }))
  .min(1, remedy('oneLine'));

const isMonday = (day: string) => new Date(day).getUTCDay() === 1;
const workedQuote = z.strictObject({
  project: filled('idOfProject'),
  starts: z.iso.date(remedy('day')).refine(isMonday, remedy('monday')),
  /** What its client pays others: in a year, and in a month. */
  others: z.strictObject({ domain: amount, hosting: amount }).default({ domain: 0, hosting: 0 }),
  weeks: z.array(from1('weeks')).min(1, remedy('weeksOfSteps')),
  lines: linesOfHours,
});

const projectHours = z.array(
  z.strictObject({
    project: filled('idOfProject'),
    lines: linesOfHours,
    /** Whether private people order such a thing: the law wants their prices with VAT. */
    consumer: flag,
    /** The id of the typical case that is a small form of it. */
    smaller: z.string().optional(),
    /** An example of the commissions that it saves. */
    saves: z
      .strictObject({
        /** What is sold, such as rooms, and how often in a year, at which price. */
        things: whole('Give a whole number, from 1.', 1),
        sales: whole('Give a whole number, from 1.', 1),
        price: whole('Give a whole amount, from 1.', 1),
        /** In per cent: what others take of the price, and which part of the sales moves. */
        commission: whole('Give whole per cent, from 1.', 1),
        share: whole('Give whole per cent, from 1.', 1),
      })
      .optional(),
  }),
);

const accessibility = (languages: readonly string[]) =>
  z.strictObject({
    /** The day of the last audit. */
    audited: z.iso.date(remedy('day')),
    /** What is known to fail and is not corrected yet. */
    failures: z.array(byLanguage(languages)),
  });

/** The nearest amounts that the calculator can count from. */
function nearest(amount: number, hour: number) {
  const hours = Math.max(0, Math.floor(amount / hour));
  const inCents = (count: number) => Math.round(count * hour * 100) / 100;
  return { below: inCents(hours), above: inCents(hours + 1) };
}

const year = z.int(remedy('year')).min(1900, remedy('year')).max(2200, remedy('year'));

const studioShape = (languages: readonly string[]) =>
  z.strictObject({
    name: filled('nameOfStudio'),
    email: matching(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'email'),
    phone: blank(matching(/^\+[\d\s]{6,20}$/, 'phone')).default(''),
    messenger: link.nullable().default(null),
    company: z.strictObject({
      founded: year.optional(),
      /** As VIES checks it, with the letters of the country. */
      vatNumber: blank(matching(/^[A-Z]{2}[\dA-Z]{2,12}$/, 'vatNumber')).default(''),
      /** Who the studio is, and whom it has worked for, each completing a sentence. */
      team: byLanguage(languages).optional(),
      clients: byLanguage(languages).optional(),
      legalName: blank(z.string()),
      ids: z
        .array(
          z.strictObject({
            label: byLanguage(languages),
            value: blank(z.string()),
            amount: amount.default(0),
          }),
        )
        .default([]),
    }),
    address: z.strictObject({
      street: filled('partOfAddress', { part: 'street' }),
      // Not every country has both.
      postalCode: blank(z.string()).default(''),
      locality: filled('partOfAddress', { part: 'town' }),
      region: blank(z.string()).default(''),
      country: matching(/^[A-Z]{2}$/, 'country'),
    }),
    social: z.array(link).default([]),
    consumer: z
      .strictObject({
        complaintsBook: blank(webAddress),
        disputeResolution: blank(webAddress),
      })
      .default({ complaintsBook: '', disputeResolution: '' }),
    prices: z
      .strictObject({
        currency: matching(/^[A-Z]{3}$/, 'currency'),
        // The editor says it beside the field.
        website: amount.meta({ multipleOfValue: 'prices.hour' }),
        app: amount.meta({ multipleOfValue: 'prices.hour' }),
        hour: amount,
        maintenance: amount.default(0),
        vat: percentage(0).default(0),
      })
      .default({ currency: 'EUR', website: 0, app: 0, hour: 0, maintenance: 0, vat: 0 }),
    weeks: z.strictObject({ website: weeks, app: weeks }).default({ website: '', app: '' }),
    terms: terms.prefault({}),
    promises: promises(languages).prefault({}),
    calculator: calculator.nullable().default(null),
    workedQuote: workedQuote.nullable().default(null),
    projectHours: projectHours.default([]),
    accessibility: accessibility(languages).nullable().default(null),
    people: z
      .array(
        z.strictObject({
          name: filled('name'),
          role: byLanguage(languages),
          since: year,
          picture: matching(
            /^[^\p{Cc}./\\][^\p{Cc}/\\]*\.(jpe?g|png|webp|avif)$/iu,
            'fileOfPerson',
          ).optional(),
        }),
      )
      .default([]),
    quote: z
      .strictObject({ text: byLanguage(languages), name: filled('name') })
      .nullable()
      .default(null),
  });

export const studioSchema = (languages: readonly string[]) =>
  studioShape(languages).superRefine(({ prices, calculator }, context) => {
    if (!calculator || prices.hour === 0) return;
    for (const name of ['website', 'app'] as const)
      if (Math.round(prices[name] * 100) % Math.round(prices.hour * 100) !== 0)
        context.addIssue(
          issue(['prices', name], 'amountOfHours', nearest(prices[name], prices.hour)),
        );
  });

export type Studio = z.output<ReturnType<typeof studioSchema>>;
