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

const amount = z
  .int('Give a whole amount, or 0 for none.')
  .min(0, 'Give a whole amount, or 0 for none.');
const weeks = blank(matching(/^\d+(-\d+)?$/, 'Write 6, or 4-8, or leave it empty.'));

export const studioSchema = (languages: readonly string[]) =>
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
    ),
    messenger: link.nullable(),
    company: z.strictObject({
      legalName: blank(z.string()),
      ids: z.array(z.strictObject({ label: byLanguage(languages), value: blank(z.string()) })),
    }),
    address: z.strictObject({
      street: filled('Give the street.'),
      postalCode: filled('Give the postal code.'),
      locality: filled('Give the town.'),
      region: filled('Give the region.'),
      country: matching(/^[A-Z]{2}$/, 'Give the two capital letters of ISO 3166, like PT.'),
    }),
    social: z.array(link),
    consumer: z.strictObject({
      complaintsBook: blank(webAddress),
      disputeResolution: blank(webAddress),
    }),
    prices: z.strictObject({
      currency: matching(/^[A-Z]{3}$/, 'Give the three capital letters of ISO 4217, like EUR.'),
      website: amount,
      app: amount,
      hour: amount,
    }),
    weeks: z.strictObject({ website: weeks, app: weeks }),
    people: z.array(
      z.strictObject({
        name: filled('Give a name.'),
        role: byLanguage(languages),
        since: z
          .int('Give a year, like 2019.')
          .min(1900, 'Give a year, like 2019.')
          .max(2200, 'Give a year, like 2019.'),
        picture: matching(
          /^[\w-]+\.(jpe?g|png|webp|avif)$/,
          'Give the name of a file in public/people/, like ana.jpg, or leave it out.',
        ).optional(),
      }),
    ),
    quote: z.strictObject({ text: byLanguage(languages), name: filled('Give a name.') }).nullable(),
  });

export type Studio = z.output<ReturnType<typeof studioSchema>>;
