/**
 * Schema of the files of content/: types, checks and messages for authors. The page.ts of each page
 * describes its texts with the parts below. Neither browser nor server runs this code: bundles contain the
 * texts as data (build/documents/content-plugin.ts).
 */
import { z } from 'zod';
import type { Pattern } from '../i18n/fill.ts';
import type { Finished } from '../i18n/finished.ts';
import { withMarks, withSigns, wrongPhrases } from '../i18n/marks.ts';
import type { PageDefinition } from '../pages/page.ts';
import { issue, messageOf, type Problem, problem, remedy } from '../problems/problem.ts';
import { factNames } from './fact-names.ts';
import type { MarkdownWords, NoteWords } from './markdown-nodes.ts';

/** What is wrong with a text; empty without mistakes. */
function textMistakes(text: string, placeholders: readonly string[], mayEndInSpace: boolean) {
  const mistakes: Problem[] = [];
  if (text.trim() === '') mistakes.push(problem('emptyText'));
  else if (text !== text.trim() && !mayEndInSpace) mistakes.push(problem('spaceAround'));
  return [...mistakes, ...placeholderMistakes(text, placeholders)];
}

/** What is wrong with the `{facts}`, the parts in brackets and the phrases of other languages of a text. */
export function placeholderMistakes(
  written: string,
  placeholders: readonly string[] = [],
): Problem[] {
  const text = withMarks(written);
  const known: readonly string[] = [...factNames, ...placeholders];
  const mistakes = wrongPhrases(text).map(({ isEmpty, ...values }) =>
    problem(isEmpty ? 'emptyPhrase' : 'phraseOfNoLanguage', values),
  );
  for (const [part, name = ''] of text.matchAll(/\{([^}]*)\}?/g))
    if (!part.endsWith('}')) mistakes.push(problem('openPlaceholder', { part: withSigns(part) }));
    else if (!known.includes(name))
      mistakes.push(problem('noFact', { part: withSigns(part), known }));
  for (const [part] of text.matchAll(/\[[^[\]]*\]?/g))
    if (!/\{\w+\}.*\]$/s.test(part))
      mistakes.push(problem('bracketsWithoutFact', { part: withSigns(part) }));
  return mistakes;
}

/** How what stands in a file becomes a text that can be shown: src/studio/finish.ts. */
export const finishing: z.core.$ZodRegistry<{
  as: 'text' | 'parts' | 'additions';
  holes: readonly string[];
}> = z.registry();

const checkedText = (placeholders: readonly string[], mayEndInSpace = false) =>
  z
    .string()
    .superRefine((value, context) => {
      for (const found of textMistakes(value, placeholders, mayEndInSpace))
        context.addIssue({ code: 'custom', message: messageOf(found) });
    })
    // For the forms of the editor (packages/editor).
    .meta({ placeholders, isBesideLink: mayEndInSpace })
    .register(finishing, { as: 'text', holes: placeholders });

/** A text, or a pattern when the place where it is shown fills something in. */
type FinishedText<Hole extends string> = [Hole] extends [never] ? Finished : Pattern<Hole>;

// The types below are those of finished texts.
const finished = <Hole extends string>(schema: z.ZodType) =>
  schema as z.ZodType<FinishedText<Hole>, unknown>;

/** @param holes - filled where the text is shown, in addition to the facts of the studio */
export const text = <Hole extends string = never>(...holes: Hole[]) =>
  finished<Hole>(checkedText(holes));

/** A text before or after a link: it may begin or end with the space between them. */
export const textBesideLink = () => finished<never>(checkedText([], true));

const partWhen = (...holes: string[]) =>
  z.strictObject({ when: z.string(), text: checkedText(holes) });

/**
 * A text that is not the same on every site: parts with `when` stand where that is so (conditions.ts), and
 * the parts that stand are joined by spaces.
 */
export const textWhen = <Hole extends string = never>(...holes: Hole[]) =>
  finished<Hole>(
    z
      .union([
        checkedText(holes),
        partWhen(...holes),
        z.array(z.union([checkedText(holes), partWhen(...holes)])).min(1),
      ])
      .register(finishing, { as: 'parts', holes }),
  );

/** Further sentences of a text. */
export const additions = () =>
  (
    z.array(partWhen()).register(finishing, { as: 'additions', holes: [] }) as unknown as z.ZodType<
      Finished[],
      unknown
    >
  ).optional();

/**
 * A link to the page with this id, if the site has it: the check looks it up. `part` is the number of a heading of a
 * Markdown page, `case` the id of a typical case on the prices page.
 */
export const pageLink = () =>
  z.strictObject({
    page: z.string(),
    part: z.int().min(1).optional(),
    case: z.string().optional(),
    text: text(),
  });

export const object = z.strictObject;
export const list = <Item extends z.ZodType>(item: Item) => z.array(item).min(1);
export const when = () => z.string().optional();
/** Texts by names that the owner chooses. */
export const textsByName = () => z.record(z.string(), text());

/**
 * A list whose entries have ids: the same ids in the same order in every language.
 * @param most - maximum number of entries on the page, with the reason for the message
 */
export const entries = <Shape extends z.ZodRawShape>(
  shape: Shape,
  most?: { count: number; because: string },
) => entriesOrNone(shape, most).min(1);

/** The same, of a section that is left out when the list is empty. */
export const entriesOrNone = <Shape extends z.ZodRawShape>(
  shape: Shape,
  most?: { count: number; because: string },
) =>
  z
    .array(z.strictObject({ id: z.string().regex(/^[a-z\d]+(-[a-z\d]+)*$/), ...shape }))
    .superRefine((list, context) => {
      const ids = (list as readonly { id: string }[]).map(({ id }) => id);
      if (most && ids.length > most.count)
        context.addIssue(
          issue([], 'tooMany', { count: ids.length, most: most.count, because: most.because }),
        );
      for (const [index, id] of ids.entries())
        if (ids.indexOf(id) !== index) context.addIssue(issue([index, 'id'], 'idTwice', { id }));
    });

/** Name of a page in links, and its metadata for search engines. */
export const pageHead = z.strictObject({
  name: text(),
  title: textWhen(),
  description: textWhen(),
});

/** common.yaml: texts of every page. */
export const commonWords = z.strictObject({
  navigation: z.strictObject({
    mainLabel: text(),
    languageLabel: text(),
    openMenu: text(),
    closeMenu: text(),
    menuLabel: text(),
    skipToContent: text(),
    homeLink: text(),
  }),
  footer: z.strictObject({
    companyLine: text(),
    rights: text(),
    legalTitle: text(),
    contactTitle: text(),
    newTab: text(),
    complaintsBook: text(),
    disputeResolution: text(),
    companyFacts: text(),
    pagesLabel: text(),
  }),
  socialCardAlt: text(),
  /** From one number to another, such as 4 to 8. */
  range: text('from', 'to'),
  /** One week, two weeks and so on, as in a sentence. Longer periods are written with a number. */
  weeks: list(text()),
  /** When the part of the price is due that belongs to each step, as in a sentence after it. */
  instalments: list(text()).optional(),
  /** From one day to another, such as 11 to 22, before the month that both have. */
  days: text('from', 'to'),
  /** Texts of the pages and articles that are written in Markdown. */
  markdown: z.strictObject({
    contents: text(),
    /** Names of what is scrolled sideways, for screen readers. */
    table: text(),
    code: text(),
    untranslated: text('language'),
  }),
  /** Texts of all stories of projects, and of the links to them. A site without stories needs none. */
  projects: z
    .strictObject({
      storyLink: text(),
      exampleLink: text(),
      example: text(),
      invented: text(),
      tryIt: z.strictObject({ title: text(), link: text() }),
      problems: text(),
      decisions: text(),
      questions: text(),
      missing: text(),
      hours: z.strictObject({
        title: text(),
        lead: text(),
        /** What connecting a system adds, for the projects that have an industry. */
        connection: text().optional(),
        columns: z.strictObject({ work: text(), hours: text(), amount: text() }),
        /** As many as the projects have in content/studio.yaml. */
        lines: entries({ text: text() }),
        sum: text('hours'),
        /** For projects of private people: the same with VAT. */
        sumWithTax: text('hours').optional(),
        weeks: text('weeks'),
        link: text(),
      }),
      next: text(),
      call: z.strictObject({ lead: text(), link: text() }),
    })
    .optional(),
});

const byMode = z.strictObject({ early: text(), afterConsent: text() });

/** consent.yaml: texts of the consent bar, used only with analytics. */
export const consentWords = z.strictObject({
  title: text(),
  text: byMode,
  summary: byMode,
  accept: text(),
  refuse: text(),
  more: text(),
  soFar: z.strictObject({ granted: text(), denied: text() }),
  settings: text(),
});

/** visits.yaml: what the studio reads about its arrivals, in its default language. */
export const visitsWords = z.strictObject({
  week: text(),
  soFar: text(),
  arrivals: text(),
  messages: text(),
  perHundred: text(),
  pages: text(),
  languages: text(),
  sources: text(),
  /** Where an arrival came from, when it is no other site's name. */
  nobody: text(),
  unnamed: text(),
  others: text(),
  campaign: text('campaign'),
  days: text('timeZone'),
  nothing: text(),
  /** What the figures do not tell. */
  limits: list(text()),
  mail: z.strictObject({
    subject: text('arrivals', 'messages', 'week'),
    subjectWithoutMessages: text('arrivals', 'week'),
    lead: text('week', 'before'),
    waits: text(),
    nothingWaits: text(),
    waiting: text('count'),
    refused: text('count'),
    junk: text('count'),
    more: text(),
  }),
});

const legalSection = z.strictObject({
  heading: text(),
  when: when(),
  paragraphs: list(textWhen()).optional(),
  items: list(textWhen()).optional(),
});

/** Texts of every legal page. */
export const legalWords = z.strictObject({
  /** The country whose law the text follows, in two letters of ISO 3166. */
  law: z
    .string()
    .regex(/^[A-Z]{2}$/, remedy('country'))
    .optional(),
  page: pageHead,
  title: text(),
  lead: textWhen(),
  lastUpdated: text('date'),
  contents: text(),
  sections: list(legalSection),
});

/** A body is shown as elements only (document/show-marks.ts). */
type FinishedHead<Words extends MarkdownWords> = Omit<Words, 'page' | 'title'> & {
  page: Record<keyof Words['page'], Finished>;
  title: Finished;
};

/** Texts of Markdown files, which markdown-files.ts checks. A language may lack the file. */
export const markdownWords = z.custom<FinishedHead<MarkdownWords>>().optional();
export const noteWords = z.custom<FinishedHead<NoteWords>>().optional();

/** The building blocks for the schemas in page.ts. */
export type Schema = typeof import('./schema.ts');
/** Type of the texts that a page.ts describes. */
export type WordsOf<Words extends PageDefinition['words']> = z.output<ReturnType<Words>>;

export type CommonWords = z.output<typeof commonWords>;
export type ConsentWords = z.output<typeof consentWords>;
export type VisitsWords = z.output<typeof visitsWords>;
export type LegalSection = z.output<typeof legalSection>;
export type LegalWords = z.output<typeof legalWords>;
