/**
 * Reads the Markdown files of content/: simple pages (`<language>/pages/<id>.md`) and articles
 * (`<language>/notes/<date>-<slug>.md`). Every problem is reported with file and line.
 */
import { readdirSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { z } from 'zod';
import { type Language, languagesIn } from '../i18n/language.ts';
import { type Problem, problemAt, remedy } from '../problems/problem.ts';
import { type Place, spotOf } from '../problems/sentences.ts';
import { inStudio } from './folder.ts';
import { isForeign } from './foreign-files.ts';
import { kindOf, withoutOthers } from './keys-of-others.ts';
import { parseMarkdown } from './markdown.ts';
import {
  type MarkdownNode,
  type MarkdownWords,
  type NoteWords,
  plainText,
} from './markdown-nodes.ts';
import { type Alias, oldPath } from './old-addresses.ts';
import { nameOf, type Path, parseYaml } from './parse-yaml.ts';
import { readText } from './read-text.ts';
import { text } from './schema.ts';
import type { StudioSettings } from './settings-schema.ts';

/** A page, without its texts. */
export type MarkdownPage = {
  slug: string;
  navigation: 'bar' | 'footer' | 'none';
  order: number;
  /** The languages that have its file, in the order of the site. */
  languages: Language[];
};

/** An article, without its texts. The newest is first. */
export type Note = {
  slug: string;
  date: string;
  /** The last day of a correction, in any language; the date itself without one. */
  updated: string;
  languages: Language[];
};

type Kind = 'markdown' | 'note';

export type MarkdownFile = {
  path: string;
  /** Id of its page. */
  name: `${Kind}/${string}`;
  kind: Kind;
  slug: string;
  language: Language;
  words: MarkdownWords | NoteWords;
  placeOf: (path: Path) => Place;
  front: Record<string, unknown>;
};

export type MarkdownOptions = {
  /** Whether drafts, and articles with a date to come, are read too: in development only. */
  withDrafts?: boolean;
  /** Its day is today's date, in UTC. */
  now?: Date;
};

/** The paths at which it was: on another site, or under another name. */
const aliases = z
  .array(z.string(remedy('oldPath')).refine((written) => oldPath(written), remedy('oldPath')))
  .optional();

export const fronts = {
  markdown: z.strictObject({
    title: text(),
    description: text(),
    aliases,
    navigation: z.enum(['bar', 'footer', 'none'], remedy('navigation')).default('footer'),
    order: z.int(remedy('order')).default(100),
  }),
  note: z.strictObject({
    title: text(),
    description: text(),
    aliases,
    author: text().optional(),
    /** The day of a correction that readers should know of. */
    updated: z.iso.date(remedy('day')).optional(),
    draft: z.boolean(remedy('trueOrNothing')).default(false),
  }),
};

/** The front matter, between two lines of three hyphens, and the text below it. */
export const wholeFile = /^---[ \t]*\r?\n((?:[^\n]*\n)*?)---[ \t]*(?:\r?\n|$)([\s\S]*)$/;

function frontProblem(file: string, source: string): Problem {
  if (/^---[ \t]*\r?\n/.test(source)) return problemAt({ file, line: 1 }, 'frontWithoutEnd');
  const before = source
    .split(/^(?=---[ \t]*\r?$)/m, 1)
    .join()
    .split('\n').length;
  return /^---[ \t]*\r?\n(?:[^\n]*\n)*?title:/m.test(source)
    ? problemAt({ file, line: before }, 'frontBelow')
    : problemAt({ file, line: 1 }, 'noFront');
}

export const isSlug = (name: string) => /^[a-z\d]+(-[a-z\d]+)*$/.test(name);
export const datedName = /^(\d{4}-\d\d-\d\d)-(.+)$/;
/** Of a date as in `2026-11-24`: whether there is such a day. */
export const isDay = (date: string) =>
  !Number.isNaN(Date.parse(date)) && new Date(date).toISOString().startsWith(date);

/** Words in a minute, of somebody who reads to understand. */
const readingSpeed = 200;

/** Scripts that are written without spaces. */
const unspaced =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

function countWords(text: string, locale: string | undefined) {
  const pieces = text.split(/\s+/);
  const whole = pieces.filter((piece) => unspaced.test(piece));
  const segmenter = new Intl.Segmenter(locale, { granularity: 'word' });
  const inWhole = [...segmenter.segment(whole.join(' '))].filter(({ isWordLike }) => isWordLike);
  return pieces.length - whole.length + inWhole.length;
}

export function readMarkdown(
  settings: StudioSettings,
  folder = inStudio('content'),
  { withDrafts = false, now = new Date() }: MarkdownOptions = {},
) {
  const problems: Problem[] = [];
  const keysOfOthers: { name: string; spot: string }[] = [];
  const { languageCodes, defaultLanguage } = languagesIn(settings);
  const files = languageCodes.flatMap((language) => [
    ...filesIn(`${folder}/${language}/pages`).map((file) => readPage(file, language)),
    ...filesIn(`${folder}/${language}/notes`).map((file) => readNote(file, language)),
  ]);

  function readPage(file: string, language: Language): MarkdownFile {
    const slug = basename(file, '.md');
    if (!isSlug(slug)) problems.push(problemAt({ file }, 'slugOfPage', { slug }));
    return readFile(file, 'markdown', slug, language);
  }

  function readNote(file: string, language: Language): MarkdownFile {
    const [, date = '', slug = ''] = datedName.exec(basename(file, '.md')) ?? [];
    if (!isDay(date) || !isSlug(slug)) problems.push(problemAt({ file }, 'nameOfArticle'));
    const read = readFile(file, 'note', slug, language);
    const { author, updated } = read.front;
    const count = countWords(plainText(read.words.body), settings.languages[language]?.locale);
    const words = {
      ...read.words,
      date,
      ...(typeof author === 'string' && { author }),
      // A day before that of the article corrects nothing.
      ...(typeof updated === 'string' && updated > date && { updated }),
      minutes: Math.max(1, Math.round(count / readingSpeed)),
    };
    return { ...read, words };
  }

  function readFile(file: string, kind: Kind, slug: string, language: Language): MarkdownFile {
    const source = readText(file, problems);
    const [, front, rest = ''] = wholeFile.exec(source ?? '') ?? [];
    if (source !== undefined && front === undefined) problems.push(frontProblem(file, source));
    const yaml = { file, source: front ?? '', firstLine: 2 };
    const shape = fronts[kind];
    const ours = Object.keys(shape.shape);
    const lenient = z.preprocess((written) => withoutOthers(written, ours), shape);
    const read = front === undefined ? undefined : parseYaml(yaml, lenient, problems);
    for (const name of Object.keys(Object(read?.written)))
      if (kindOf.has(name) && !ours.includes(name))
        keysOfOthers.push({ name, spot: spotOf({ file, line: read?.placeOf([name]).line }) });
    const data = { title: '', description: '', ...(read?.data as object | undefined) };
    const firstLine = (source ?? '').slice(0, -rest.length || undefined).split('\n').length;
    const { body, problems: ofBody } = parseMarkdown(rest, file, firstLine);
    problems.push(...ofBody);
    if (front !== undefined && body.length === 0 && ofBody.length === 0)
      problems.push(problemAt({ file }, 'noBody'));
    const { title, description } = data;
    return {
      path: file,
      name: `${kind}/${slug}`,
      kind,
      slug,
      language,
      front: data,
      words: { page: { name: title, title: `${title} | {name}`, description }, title, body },
      placeOf: (path) => {
        const [first = '', ...within] = path;
        // In Markdown, a line says it all.
        if (first === 'body') return { file, line: lineAt(body, within) };
        const keys = first === 'page' ? within.slice(0, 1) : path;
        return { file, line: read?.placeOf(keys).line, path: nameOf(path) };
      },
    };
  }

  const isPublished = ({ name, front, words }: MarkdownFile) =>
    'date' in words
      ? withDrafts || !(front.draft || words.date > now.toISOString().slice(0, 10))
      : !settings.hidden.includes(name);
  const published = { files: files.filter(isPublished), codes: languageCodes, defaultLanguage };

  for (const name of new Set(files.map((file) => file.name))) {
    const same = files.filter((file) => file.name === name);
    problems.push(...twice(same), ...otherPlaces(same));
  }
  const sources = files.map(({ path }) => path);
  return {
    files: published.files,
    sources,
    unpublished: notYet(files, published.files),
    problems,
    keysOfOthers,
    pages: pagesOf(published),
    notes: notesOf(published),
    aliases: published.files.flatMap(aliasesOf),
  };
}

const aliasesOf = ({ kind, slug, language, front, placeOf }: MarkdownFile): Alias[] =>
  ((front.aliases ?? []) as string[]).map((written, index) => ({
    written,
    to: kind === 'note' ? `/notes/${slug}` : `/${slug}`,
    language,
    place: placeOf(['aliases', index]),
  }));

type Published = {
  files: readonly MarkdownFile[];
  codes: readonly Language[];
  defaultLanguage: Language;
};

const filesIn = (folder: string) =>
  statSync(folder, { throwIfNoEntry: false })?.isDirectory()
    ? readdirSync(folder)
        .filter((file) => file.endsWith('.md') && !isForeign(file))
        .sort()
        .map((file) => `${folder}/${file}`)
    : [];

/** Line of the innermost element on a path through elements. */
function lineAt(nodes: readonly MarkdownNode[], [index, , ...path]: Path): number | undefined {
  const node = typeof index === 'number' ? nodes[index] : undefined;
  return typeof node === 'object' ? (lineAt(node.children, path) ?? node.line) : undefined;
}

/** The names of the articles that no language shows: drafts, and those with a date to come. */
const notYet = (all: readonly MarkdownFile[], published: readonly MarkdownFile[]) =>
  [...new Set(all.filter(({ kind }) => kind === 'note').map(({ name }) => name))].filter(
    (name) => !published.some((file) => file.name === name),
  );

/** Two articles with the same address in one language. */
const twice = (same: readonly MarkdownFile[]) =>
  same.flatMap((file, index) => {
    const before = same.slice(0, index).find(({ language }) => language === file.language);
    return before
      ? [problemAt(file.placeOf([]), 'addressTwice', { other: before.placeOf([]) })]
      : [];
  });

/** A page has the same place in the navigation of each language. */
const otherPlaces = ([model, ...others]: readonly MarkdownFile[]) =>
  ['navigation', 'order'].flatMap((key) =>
    others
      .filter(({ front }) => front[key] !== model?.front[key])
      .map(({ front, placeOf }) =>
        problemAt(placeOf([key]), 'placesDiffer', {
          own: front[key],
          others: model?.front[key],
          model: model?.placeOf([key]) ?? { file: '' },
        }),
      ),
  );

const languagesOf = ({ files, codes }: Published, name: string) =>
  codes.filter((code) => files.some((file) => file.name === name && file.language === code));

/** One file of each page. That of the default language, if there is one, decides about place and date. */
const mainFiles = ({ files, defaultLanguage }: Published, kind: Kind) =>
  [...new Set(files.map(({ name }) => name))].flatMap((name) => {
    const same = files.filter((file) => file.name === name && file.kind === kind);
    return same.find(({ language }) => language === defaultLanguage) ?? same.slice(0, 1);
  });

const pagesOf = (published: Published): MarkdownPage[] =>
  mainFiles(published, 'markdown').map(({ name, slug, front }) => ({
    slug,
    navigation: front.navigation as MarkdownPage['navigation'],
    order: Number(front.order),
    languages: languagesOf(published, name),
  }));

const notesOf = (published: Published): Note[] =>
  mainFiles(published, 'note')
    .map(({ name, slug, words }) => ({
      slug,
      date: 'date' in words ? words.date : '',
      updated: lastDayOf(published.files.filter((file) => file.name === name)),
      languages: languagesOf(published, name),
    }))
    .sort((one, other) => other.date.localeCompare(one.date) || one.slug.localeCompare(other.slug));

const lastDayOf = (same: readonly MarkdownFile[]) =>
  same
    .map(({ words }) => ('date' in words ? (words.updated ?? words.date) : ''))
    .sort()
    .at(-1) ?? '';
