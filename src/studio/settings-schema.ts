/** Schema of a studio's settings.yaml: types, checks, messages, and the forms of the editor. */
import { z } from 'zod';
import { namesIn } from '../i18n/fill.ts';
import { showcaseRoot } from './showcases.ts';

const filled = (remedy: string) =>
  z
    .string(remedy)
    .trim()
    .min(1, remedy)
    .refine((text) => namesIn(text).length === 0, 'A setting names no facts: write it out.');
const matching = (pattern: RegExp, remedy: string) => z.string(remedy).regex(pattern, remedy);
const flag = z.boolean('Write true or false.').default(false);
const whole = (least: number, most: number, remedy: string) =>
  z.int(remedy).min(least, remedy).max(most, remedy);

const isWebAddress = (text: string) =>
  URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol);

function isTimeZone(name: string) {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

function isLocale(name: string) {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(name).length > 0;
  } catch {
    return false;
  }
}

const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);

const language = z.strictObject({
  name: filled('Give the name of the language, in the language.'),
  locale: filled('Give the locale for dates and numbers, like pt-PT.').refine(
    isLocale,
    'Give a locale that browsers know, like pt-PT.',
  ),
});

const languages = z
  .record(
    matching(
      /^[a-z]{2,3}(-[a-zA-Z\d]{2,8})*$/,
      'A language is called by its code, like pt: it is the name of its folder too.',
    ),
    language,
    'Write a line for each language, like pt: { name: Português, locale: pt-PT }.',
  )
  .refine((all) => Object.keys(all).length > 0, 'Name one language at least.');

const addressRemedy = 'Give a whole address, like https://www.example.pt/, or one of this site.';

const project = z
  .strictObject({
    slug: matching(
      /^[a-z\d]+(-[a-z\d]+)*$/,
      'Use lower-case letters, digits and hyphens: it names the pictures.',
    ),
    projectLink: z
      .string(addressRemedy)
      .refine((link) => link === '' || link.startsWith('/') || isWebAddress(link), addressRemedy)
      .default(''),
    ownerSide: matching(
      /^#./,
      "Give the end of the address of a demonstration, like '#owner', or leave it out.",
    ).optional(),
    industry: filled('Give the id of an industry, or leave it out.').optional(),
    cloth: matching(
      /^\/[^?#]+\.(avif|jpg|png|svg|webp)$/,
      'Give the address of a picture in public/, like /cloths/shop.svg, or leave it out.',
    ).optional(),
  })
  .superRefine(({ slug, projectLink, ownerSide }, context) => {
    const isShowcase = projectLink.startsWith(showcaseRoot);
    if (isShowcase && projectLink !== `${showcaseRoot}${slug}/`)
      context.addIssue({
        code: 'custom',
        path: ['projectLink'],
        message: `Link a demonstration by the slug of its project, ${showcaseRoot}${slug}/, and call its folder in packages/showcases/ so.`,
      });
    if (ownerSide !== undefined && !isShowcase)
      context.addIssue({
        code: 'custom',
        path: ['ownerSide'],
        message: 'Only a demonstration has an owner’s side: leave it out.',
      });
  });

const projects = z
  .array(project)
  .superRefine((list, context) => {
    for (const [index, { slug }] of list.entries())
      if (list.findIndex((other) => other.slug === slug) !== index)
        context.addIssue({
          code: 'custom',
          path: [index, 'slug'],
          message: 'Name each project once.',
        });
  })
  .default([]);

const origin =
  'Give scheme and host only, like https://www.example.pt, without a slash at the end.';
const kinds = ['server', 'workers', 'folder'] as const;

/** @param codes - of the languages, which the same file names */
export const settingsSchema = (codes: readonly string[]) =>
  z.strictObject({
    languages,
    defaultLanguage: z
      .enum(codes as [string, ...string[]], `Choose one of ${codes.join(', ')}.`)
      .default(codes[0] ?? ''),
    /** Origin of the site. */
    url: z
      .string(origin)
      .refine((text) => isWebAddress(text) && new URL(text).origin === text, origin),
    law: z.strictObject({
      courts: z.strictObject(
        Object.fromEntries(
          codes.map((code) => [
            code,
            filled(`Write it in this language too: content/${code} is there.`),
          ]),
        ) as Record<string, z.ZodString>,
      ),
      authority: z.strictObject({
        name: filled('Give its name.'),
        address: filled('Give its address.'),
      }),
    }),
    projects,
    /** Ids of pages that keep their texts and are not on the site: `prices`, `project/bakery`, `markdown/careers`. */
    hidden: z.array(filled('Give the id of a page, like prices.')).default([]),
    film: flag,
    legalUpdated: z
      .string('Write the day as 2025-10-26.')
      .refine(isDay, 'Write the day as 2025-10-26.')
      .meta({ format: 'date' }),
    mailKeepDays: whole(1, 36_500, 'Give a whole number of days, 1 or more.').default(90),
    mailbox: flag,
    longestEmailEnding: whole(2, 63, 'Give a whole number from 2 to 63.').default(63),
    hosting: z.strictObject({
      kind: z.enum(kinds, `Write one of ${kinds.join(', ')}.`),
      company: filled('Name the company that hosts the site: the privacy policy says it.'),
      logDays: whole(
        1,
        36_500,
        'Give the whole days that the hosting company keeps access logs, 1 or more: ask it.',
      ),
    }),
    analytics: z.strictObject({ loadBeforeConsent: flag }).prefault({}),
    /** Absent, or not on this site's own server: nothing is counted. */
    visits: z
      .strictObject({
        timeZone: filled('Name the time zone of the studio, like Europe/Lisbon.').refine(
          isTimeZone,
          'Name the time zone of the studio, like Europe/Lisbon.',
        ),
      })
      .optional(),
  });

export type StudioSettings = z.output<ReturnType<typeof settingsSchema>>;
