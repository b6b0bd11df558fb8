/** Schema of content/studio.yaml: the facts of the studio. */
import { z } from 'zod';

/** A value that may be empty. */
const blank = <Value extends z.ZodType<string>>(value: Value) =>
  z.preprocess((given) => given ?? '', z.union([z.literal(''), value]));

const filled = (remedy: string) => z.string(remedy).trim().min(1, remedy);
const matching = (pattern: RegExp, remedy: string) => z.string(remedy).regex(pattern, remedy);

const isWebAddress = (text: string) =>
  URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol);
const webAddress = z
  .string('Give a whole address, like https://www.example.pt/.')
  .refine(isWebAddress, 'Give a whole address, like https://www.example.pt/.');
const link = z.strictObject({ name: filled('Give its name.'), address: webAddress });

const byLanguage = (languages: readonly string[]) =>
  z.record(z.string(), filled('Write a text.')).superRefine((texts, context) => {
    for (const code of languages)
      if (!texts[code])
        context.addIssue({
          code: 'custom',
          path: [code],
          message: `Write it in this language too: content/${code} is there.`,
        });
  });

const whole = (remedy: string, least = 0) => z.int(remedy).min(least, remedy);
const amount = whole('Give a whole amount, or 0 for none.');
const hours = whole('Give whole hours, or 0 for none.');
const percentage = (least: number, remedy: string) => whole(remedy, least).max(100, remedy);
const weeks = blank(matching(/^\d+(-\d+)?$/, 'Write 6, or 4-8, or leave it empty.'));

/** Kinds of work that the calculator knows. */
const kinds = ['website', 'app'] as const;

const terms = z.strictObject({
  correctionDays: whole('Give whole days, or 0 for none.').default(0),
  freeProposal: z.boolean('Write true or false.').default(false),
  fixedPrice: z.boolean('Write true or false.').default(false),
  instalments: z
    .array(
      z.strictObject({
        step: whole('Give the number of a step, from 1.', 1),
        percent: percentage(1, 'Give whole per cent, from 1 to 100.'),
      }),
    )
    .refine(
      (parts) => parts.length === 0 || parts.reduce((sum, part) => sum + part.percent, 0) === 100,
      'Give parts that make 100 per cent together.',
    )
    .default([]),
});

const wanted = z.boolean('Write true or false.').default(false);

/** What is agreed for the case that something goes wrong. */
const promises = (languages: readonly string[]) =>
  z.strictObject({
    supportHours: byLanguage(languages).optional(),
    faultResponse: byLanguage(languages).optional(),
    insurance: byLanguage(languages).optional(),
    paymentDays: whole('Give whole days, or 0 for none.').default(0),
    late: z
      .strictObject({
        percent: percentage(1, 'Give whole per cent, from 1 to 100.'),
        most: percentage(1, 'Give whole per cent, from 1 to 100.'),
      })
      .optional(),
  });

const calculator = z.strictObject({
  included: z.strictObject({
    website: whole('Give whole pages.', 1),
    app: whole('Give whole screens.', 1),
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
  margin: percentage(0, 'Give whole per cent, from 0 to 100.'),
  unknown: percentage(0, 'Give whole per cent, from 0 to 100.'),
  hoursPerWeek: whole('Give whole hours, from 1.', 1),
  weeksBefore: whole('Give whole weeks.'),
  weeksToDecide: whole('Give whole weeks, or 0 for none.'),
  cases: z.array(
    z.strictObject({
      id: filled('Give an id.'),
      kind: z.enum(kinds, `Write one of ${kinds.join(', ')}.`),
      pages: whole('Give whole pages, from 1.', 1),
      languages: whole('Give whole languages, from 1.', 1),
      integrations: whole('Give whole systems, or 0 for none.').default(0),
      bookings: wanted,
      shop: wanted,
      payment: wanted,
      accounts: wanted,
      data: wanted,
      texts: z.boolean('Write true when they are ready, or false.'),
      pictures: z.boolean('Write true when they are ready, or false.'),
    }),
  ),
});

const linesOfHours = z
  .array(
    z.strictObject({ id: filled('Give an id.'), hours: whole('Give whole hours, from 1.', 1) }),
  )
  .min(1, 'Give one line at least.');

const isMonday = (day: string) => new Date(day).getUTCDay() === 1;
const workedQuote = z.strictObject({
  project: filled('Give the id of a project.'),
  starts: matching(/^\d{4}-\d{2}-\d{2}$/, 'Write a day as 2027-01-11.').refine(
    isMonday,
    'Give a Monday: the weeks are counted from it.',
  ),
  weeks: z.array(whole('Give whole weeks, from 1.', 1)).min(1, 'Give the weeks of each step.'),
  lines: linesOfHours,
});

const projectHours = z.array(
  z.strictObject({
    project: filled('Give the id of a project.'),
    lines: linesOfHours,
    /** Whether private people order such a thing: the law wants their prices with VAT. */
    consumer: wanted,
    /** The id of the typical case that is a small form of it. */
    smaller: z.string().optional(),
  }),
);

const accessibility = (languages: readonly string[]) =>
  z.strictObject({
    /** The day of the last audit. */
    audited: z.iso.date('Write a day as 2027-01-11.'),
    /** What is known to fail and is not corrected yet. */
    failures: z.array(byLanguage(languages)),
  });

/** The nearest amounts that the calculator can count from. */
function wholeHours(amount: number, hour: number): string {
  const below = Math.max(0, Math.floor(amount / hour)) * hour;
  return `Give a multiple of the price of an hour, like ${below} or ${below + hour}: the calculator counts in hours.`;
}

const year = z
  .int('Give a year, like 2019.')
  .min(1900, 'Give a year, like 2019.')
  .max(2200, 'Give a year, like 2019.');

const studioShape = (languages: readonly string[]) =>
  z.strictObject({
    name: filled('Give the name of the studio.'),
    email: matching(
      /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
      'Give the address that visitors write to, like ola@example.pt.',
    ),
    phone: blank(
      matching(
        /^\+[\d\s]{6,20}$/,
        'Write it with the code of the country, like +351 253 000 000, or leave it empty.',
      ),
    ).default(''),
    messenger: link.nullable().default(null),
    company: z.strictObject({
      founded: year.optional(),
      /** As VIES checks it, with the letters of the country. */
      vatNumber: blank(
        matching(
          /^[A-Z]{2}[\dA-Z]{2,12}$/,
          'Write it as VIES checks it, like PT999999990, or leave it empty.',
        ),
      ).default(''),
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
      street: filled('Give the street.'),
      postalCode: filled('Give the postal code.'),
      locality: filled('Give the town.'),
      region: filled('Give the region.'),
      country: matching(/^[A-Z]{2}$/, 'Give the two capital letters of ISO 3166, like PT.'),
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
        currency: matching(/^[A-Z]{3}$/, 'Give the three capital letters of ISO 4217, like EUR.'),
        // The editor says it beside the field.
        website: amount.meta({ multipleOfValue: 'prices.hour' }),
        app: amount.meta({ multipleOfValue: 'prices.hour' }),
        hour: amount,
        maintenance: amount.default(0),
        vat: percentage(0, 'Give whole per cent, from 0 to 100.').default(0),
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
          name: filled('Give a name.'),
          role: byLanguage(languages),
          since: year,
          picture: matching(
            /^[\w-]+\.(jpe?g|png|webp|avif)$/,
            'Give the name of a file in public/people/, like ana.jpg, or leave it out.',
          ).optional(),
        }),
      )
      .default([]),
    quote: z
      .strictObject({ text: byLanguage(languages), name: filled('Give a name.') })
      .nullable()
      .default(null),
  });

export const studioSchema = (languages: readonly string[]) =>
  studioShape(languages).superRefine(({ prices, calculator }, context) => {
    if (!calculator || prices.hour === 0) return;
    for (const name of ['website', 'app'] as const)
      if (prices[name] % prices.hour !== 0)
        context.addIssue({
          code: 'custom',
          path: ['prices', name],
          message: wholeHours(prices[name], prices.hour),
        });
  });

export type Studio = z.output<ReturnType<typeof studioSchema>>;
