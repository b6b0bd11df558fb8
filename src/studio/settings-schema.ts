/** Schema of a studio's settings.yaml: types, checks, messages, and the forms of the editor. */
import { z } from 'zod';
import { fieldKinds, limitOf, usualFields } from '../contact/contact-message.ts';
import { namesIn } from '../i18n/fill.ts';
import { issue, remedy, type Said } from '../problems/problem.ts';
import { filled as filledText, flag, isWebAddress, matching } from './fields.ts';
import { oldPath } from './old-addresses.ts';
import { showcaseRoot } from './showcases.ts';

const filled = (...otherwise: Said) =>
  filledText(...otherwise).refine((text) => namesIn(text).length === 0, remedy('factInSetting'));
const whole = (least: number, most: number, otherwise: string) =>
  z.int(otherwise).min(least, otherwise).max(most, otherwise);

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

const language = z.strictObject({
  name: filled('nameOfLanguage'),
  locale: filled('locale').refine(isLocale, remedy('knownLocale')),
});

const languages = z
  .record(
    matching(/^[a-z]{2,3}(-[a-zA-Z\d]{2,8})*$/, 'codeOfLanguage'),
    language,
    remedy('lineOfLanguage'),
  )
  .refine((all) => Object.keys(all).length > 0, remedy('oneLanguage'));

const address = remedy('webAddressOrOwn');

const project = z
  .strictObject({
    slug: matching(/^[a-z\d]+(-[a-z\d]+)*$/, 'slug'),
    projectLink: z
      .string(address)
      .refine((link) => link === '' || link.startsWith('/') || isWebAddress(link), address)
      .default(''),
    ownerSide: matching(/^#./, 'ownerSide').optional(),
    industry: filled('idOfIndustry').optional(),
    cloth: matching(/^\/[^?#]+\.(avif|jpe?g|png|svg|webp)$/i, 'fileOfCloth').optional(),
  })
  .superRefine(({ slug, projectLink, ownerSide }, context) => {
    const isShowcase = projectLink.startsWith(showcaseRoot);
    if (isShowcase && projectLink !== `${showcaseRoot}${slug}/`)
      context.addIssue(
        issue(['projectLink'], 'ownAddress', { address: `${showcaseRoot}${slug}/` }),
      );
    if (ownerSide !== undefined && !isShowcase)
      context.addIssue(issue(['ownerSide'], 'noOwnerSide'));
  });

const projects = z
  .array(project)
  .superRefine((list, context) => {
    for (const [index, { slug }] of list.entries())
      if (list.findIndex((other) => other.slug === slug) !== index)
        context.addIssue(issue([index, 'slug'], 'projectTwice'));
  })
  .default([]);

/** What else browsers have under these names in a form, and what a message and its page have besides fields. */
const taken =
  /^(?:on.*|action|after|append|attributes|aside|before|blur|children|click|closest|constructor|contains|dataset|dir|draggable|elements|enctype|focus|hidden|id|lang|language|length|mail|matches|method|nonce|normalize|outcome|part|prefix|prepend|remark|remove|reply|reset|role|send|slot|style|submit|target|time|title|translate)$/;

const choicesRemedy = remedy('choicesOfField');
const autofills = [
  'name',
  'given-name',
  'family-name',
  'organization',
  'organization-title',
  'email',
  'tel',
  'url',
  'street-address',
  'postal-code',
  'address-level2',
  'address-level1',
  'country-name',
  'bday',
];

const field = z
  .strictObject({
    id: matching(/^[a-z][a-z\d]*$/, 'idOfField').refine(
      (id) => !taken.test(id),
      remedy('idOfFieldTaken'),
    ),
    kind: z.enum(fieldKinds, remedy('oneOf', { known: fieldKinds })),
    autofill: z
      .enum(autofills as [string, ...string[]], remedy('oneOf', { known: autofills }))
      .optional(),
    required: z.boolean(remedy('trueOrFalse')).optional(),
    choices: z
      .array(matching(/^(?=.{1,50}$)[a-z][a-z\d]*(-[a-z\d]+)*$/, 'idOfChoice'), choicesRemedy)
      .min(1, choicesRemedy)
      .optional(),
  })
  .refine(({ kind, choices }) => (kind === 'choice') === (choices !== undefined), {
    path: ['choices'],
    error: choicesRemedy,
  });

/** A server reads 64 kB of a message, and a character may be three bytes. */
const longestMessage = 20_000;

const fields = z.array(field).superRefine((list, context) => {
  for (const [index, { id, choices = [] }] of list.entries()) {
    if (list.findIndex((other) => other.id === id) !== index)
      context.addIssue(issue([index, 'id'], 'idTwice', { id }));
    const again = choices.find((choice, at) => choices.indexOf(choice) !== at);
    if (again !== undefined) context.addIssue(issue([index, 'choices'], 'idTwice', { id: again }));
  }
  for (const { id, kind } of usualFields) {
    const index = list.findIndex((each) => each.id === id);
    if (index >= 0 && list[index]?.kind !== kind)
      context.addIssue(issue([index, 'kind'], 'oneOf', { known: [kind] }));
  }
  // Nobody could answer, and the calculator writes into the message.
  for (const id of ['email', 'message'])
    if (!list.some((each) => each.id === id && each.required !== false))
      context.addIssue(issue([], 'fieldMissing', { id }));
  if (list.reduce((sum, each) => sum + limitOf(each), 0) > longestMessage)
    context.addIssue(issue([], 'fieldsTooLong', { most: longestMessage }));
});

const origin = remedy('origin');
const kinds = ['server', 'workers', 'folder'] as const;

/** @param codes - of the languages, which the same file names */
export const settingsSchema = (codes: readonly string[]) =>
  z.strictObject({
    languages,
    defaultLanguage: z
      .enum(codes as [string, ...string[]], remedy('language', { known: codes }))
      .default(codes[0] ?? ''),
    /** Origin of the site. */
    url: z
      .string(origin)
      .refine((text) => isWebAddress(text) && new URL(text).origin === text, origin),
    law: z.strictObject({
      courts: z.strictObject(
        Object.fromEntries(
          codes.map((code) => [code, filled('inEveryLanguage', { code })]),
        ) as Record<string, z.ZodString>,
      ),
      authority: z.strictObject({
        name: filled('authority'),
        address: filled('authority'),
      }),
    }),
    projects,
    /** Ids of pages that keep their texts and are not on the site: `prices`, `project/bakery`, `markdown/careers`. */
    hidden: z.array(filled('idOfPage')).default([]),
    /** Old paths, each with the address of this site that it leads to. */
    redirects: z
      .record(
        z.string().refine((written) => oldPath(written)),
        matching(/^\/(?![/\\])/, 'redirects'),
        remedy('redirects'),
      )
      .default({}),
    film: flag,
    legalUpdated: z.iso.date(remedy('dayOfTexts')),
    mailKeepDays: whole(1, 36_500, remedy('wholeDays')).default(90),
    mailbox: flag,
    longestEmailEnding: whole(2, 63, remedy('longestEnding')).default(63),
    /** Of the form, in order. Absent: the usual ones. */
    fields: fields.optional(),
    hosting: z.strictObject({
      kind: z.enum(kinds, remedy('oneOf', { known: kinds })),
      company: filled('hostingCompany'),
      logDays: whole(1, 36_500, remedy('daysOfLogs')),
    }),
    analytics: z.strictObject({ loadBeforeConsent: flag }).prefault({}),
    /** Absent, or not on this site's own server: nothing is counted. */
    visits: z
      .strictObject({
        timeZone: filled('timeZone').refine(isTimeZone, remedy('timeZone')),
      })
      .optional(),
  });

export type StudioSettings = z.output<ReturnType<typeof settingsSchema>>;
