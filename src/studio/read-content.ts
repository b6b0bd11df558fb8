/** Reads and validates the files of content/. Every problem is reported with file, line and path. */
import { existsSync, lstatSync } from 'node:fs';
import { basename } from 'node:path';
import type { z } from 'zod';
import { fieldsOf } from '../contact/contact-message.ts';
import { namesIn } from '../i18n/fill.ts';
import { byLanguage, type Language, languagesIn } from '../i18n/language.ts';
import { withMarks } from '../i18n/marks.ts';
import type { PageDefinition } from '../pages/page.ts';
import type { Pages, PagesOf } from '../pages/registry.ts';
import { errorOf, type Problem, problem, problemAt } from '../problems/problem.ts';
import type { Place } from '../problems/sentences.ts';
import { conditionNames } from './condition-names.ts';
import { conditionsOf } from './conditions.ts';
import { factsOf, type Said, saidIn } from './facts.ts';
import { finish, finishMarkdown, finishPage, finishWith } from './finish.ts';
import { fileInStudio, inStudio } from './folder.ts';
import { type MarkdownFile, type MarkdownOptions, readMarkdown } from './markdown-files.ts';
import type { MarkdownWords } from './markdown-nodes.ts';
import { type Measured, measuredSchema } from './measured-schema.ts';
import { differByOneSign } from './names.ts';
import type { Alias } from './old-addresses.ts';
import { type ContentFile, type Path, parseYaml } from './parse-yaml.ts';
import { readText } from './read-text.ts';
import * as schema from './schema.ts';
import { commonWords } from './schema.ts';
import type { StudioSettings } from './settings-schema.ts';
import { type Site, siteOf, type Variables } from './site.ts';
import { withStandIns } from './stand-ins.ts';
import { type Studio, studioSchema } from './studio-schema.ts';
import { unreadFiles } from './unread-files.ts';
import type { PageWords, Words } from './words.ts';

export type FoundText = { text: string; file: keyof Words; path: Path };

type ByFile = Readonly<Record<string, unknown>>;

/** What the files say. */
type Read = {
  settings: StudioSettings;
  /** All pages, also those that the site has no texts of. */
  pages: Pages;
  /** The ids of pages and articles whose texts are kept, and which the site does not show. */
  notShown: readonly string[];
  /** Keys of other tools in Markdown files, with their places. */
  keysOfOthers: readonly { name: string; spot: string }[];
  /** As they are written. */
  raw: Record<Language, ByFile>;
  /** The schemas of the YAML files. */
  shapes: Readonly<Record<string, z.ZodType>>;
  studio: Studio;
  /** Absent on a site that was not measured. */
  measured: Measured | undefined;
  /** The old paths of pages and articles. */
  aliases: readonly Alias[];
  placeOf: (code: Language, file: keyof Words, path: Path) => Place;
};

export type Content = Read & {
  site: Site;
  /** Finished texts. */
  words: Record<Language, Words>;
  /** Each text by itself, with its facts. */
  textsOf: (code: Language) => FoundText[];
};

/** @throws an error with one sentence for each problem */
export const readContent = (
  settings: StudioSettings,
  pagesOf: PagesOf,
  folder = inStudio('content'),
  { env = process.env, ...options }: MarkdownOptions & { env?: Variables } = {},
): Content => {
  const read = readFiles(settings, pagesOf, folder, options);
  return finishContent(read, siteOf(read.studio, settings, env));
};

/** @throws an error with one sentence for each problem */
export function readFiles(
  settings: StudioSettings,
  pagesOf: PagesOf,
  folder = inStudio('content'),
  options: MarkdownOptions = {},
): Read {
  const { problems, read } = collectFiles(settings, pagesOf, folder, options);
  if (problems.length > 0 || !read) throw errorOf(problems);
  return read;
}

/**
 * Reads all files, and finds every problem. For a file with a mistake that of another language stands in, so
 * that what else is wrong can be told in the same run. Nothing is read when no language has the file without a mistake.
 * @param options.usualFacts - what stands in for facts with a mistake; without them nothing is read then
 */
export function collectFiles(
  settings: StudioSettings,
  pagesOf: PagesOf,
  folder = inStudio('content'),
  { usualFacts, ...options }: MarkdownOptions & { usualFacts?: unknown } = {},
): { problems: Problem[]; read: Read | undefined; factsAreLost: boolean } {
  const problems: Problem[] = [];
  const { languageCodes, defaultLanguage } = languagesIn(settings);
  const markdown = readMarkdown(settings, folder, options);
  const pages = pagesOf(settings, markdown);
  const files = wordFiles(settings, folder, pages);
  const read = byLanguage(languageCodes, (code) =>
    files.map(({ name, path, shape }) => ({
      name,
      ...readFile(`${folder}/${code}/${path}`, shape, problems),
    })),
  );
  const studio = readFile(`${folder}/studio.yaml`, studioSchema(languageCodes), problems);
  const facts =
    studio.data === undefined
      ? withStandIns(studioSchema(languageCodes), studio.written ?? {}, usualFacts)
      : { value: studio.data, isLost: false };
  const measuredFile = `${folder}/measured.json`;
  const measured = existsSync(measuredFile)
    ? readFile(measuredFile, measuredSchema, problems).data
    : undefined;
  problems.push(
    ...markdown.problems,
    ...unreadFiles(
      folder,
      new Set([
        ...knownFiles(settings, files, pages),
        ...markdown.sources.map((file) => file.slice(folder.length + 1)),
      ]),
      languageCodes,
    ),
    ...withoutModel(settings, folder, pages),
    ...unknownHidden(settings, pages, markdown.sources),
    ...factsInFacts(studio),
    ...markdown.files.flatMap((file) => takenAddress(file, pages)),
    ...markdown.files.flatMap((file) =>
      misspeltAuthor(file, facts.isLost ? undefined : (facts.value as Studio | undefined)),
    ),
  );

  /** Each file, or the one that stands in for it; those of the default language first. */
  const whole = byLanguage(languageCodes, (code) =>
    read[code].map((file, index) => {
      const others = [defaultLanguage, ...languageCodes].map((other) => read[other][index]);
      return [file, ...others].find((each) => each?.data !== undefined) ?? file;
    }),
  );
  const isReadable =
    facts.value !== undefined && whole[defaultLanguage].every(({ data }) => data !== undefined);
  if (!isReadable) return { problems, read: undefined, factsAreLost: true };

  const known = knownConditions(whole[defaultLanguage]);
  for (const code of languageCodes)
    for (const [index, file] of read[code].entries()) {
      const model = read[defaultLanguage][index] ?? file;
      // Compared only when each is valid by itself.
      if (file.data === undefined || model.data === undefined) continue;
      const unknown = unknownConditions(file, known);
      problems.push(
        ...(unknown.length > 0 ? unknown : differences(file, model, file.data, model.data, [])),
      );
    }

  const filesOf = (code: Language) => [
    ...whole[code],
    ...markdown.files
      .filter(({ language }) => language === code)
      .map(({ name, words: data, placeOf }) => ({ name: name as keyof Words, data, placeOf })),
  ];
  const found: Read = {
    settings,
    pages,
    notShown: [...settings.hidden, ...markdown.unpublished],
    keysOfOthers: markdown.keysOfOthers,
    raw: byLanguage(languageCodes, (code) =>
      Object.fromEntries(filesOf(code).map(({ name, data }) => [name, data])),
    ),
    shapes: Object.fromEntries(files.map(({ name, shape }) => [name, shape])),
    studio: facts.value as Studio,
    measured: measured as Measured | undefined,
    aliases: markdown.aliases,
    placeOf: (code, name, path) =>
      filesOf(code)
        .find((file) => file.name === name)
        ?.placeOf(path) ?? { file: `${folder}/${code}` },
  };
  return { problems, read: found, factsAreLost: facts.isLost };
}

const saidWords = commonWords
  .pick({ range: true, weeks: true, instalments: true })
  .extend({ privacy: schema.textsByName().optional() });

/** Puts facts, conditions and spaces into the texts. */
export function finishContent(read: Read, site: Site): Content {
  const { languageCodes } = languagesIn(read.settings);
  const conditions = conditionsOf(site);
  const hidden = hiddenPaths(read);
  const by = byLanguage(languageCodes, (code) => {
    const said = saidIn(read.raw[code] as Pick<Words, 'common' | 'contact'>);
    // They are texts too, and may name a fact; facts are written with them.
    const ofSaid = finishWith(factsOf(site, code, said), conditions);
    const finished = finish(saidWords, said, ofSaid) as Said;
    return finishWith(factsOf(site, code, finished), conditions);
  });
  const finishFile = (name: string, data: unknown, code: Language) => {
    const shape = read.shapes[name];
    return shape
      ? finishPage(shape, data, by[code])
      : finishMarkdown(data as MarkdownWords, by[code], hidden);
  };
  const wordsIn = (code: Language) =>
    Object.entries(read.raw[code]).map(([name, data]) => [name, finishFile(name, data, code)]);
  const words = byLanguage(languageCodes, (code) => Object.fromEntries(wordsIn(code)) as Words);
  return {
    ...read,
    site,
    words,
    textsOf: (code) =>
      textsOf(read.raw[code]).map((it) => ({ ...it, text: by[code].text(it.text) })),
  };
}

/** The addresses of the pages that the site does not show. */
export const hiddenPaths = ({ notShown, pages }: Read): string[] => {
  const definitions: Readonly<Record<string, PageDefinition | undefined>> = { ...pages };
  return notShown.map((id) => {
    const [kind, slug = kind] = id.split('/');
    return definitions[id]?.path ?? `${folders[String(kind)] ?? ''}/${slug}`;
  });
};

/** Before the slug in an address, by what the id begins with. */
const folders: Readonly<Record<string, string>> = { note: '/notes', project: '/projects' };

/** A fact that names another one: facts are put into texts as they are. */
const factsInFacts = ({ data, placeOf }: ContentFile): Problem[] =>
  textsIn(data, []).flatMap(({ text, path }) =>
    namesIn(text).map((name) => problemAt(placeOf(path), 'factInFact', { name })),
  );

/** Addresses that belong to the server and to other parts of the site. */
const reserved = ['404', 'api', 'assets', 'healthz', 'index', 'notes', 'readyz', 'showcase'];

/** A Markdown page whose address is already taken. */
function takenAddress({ kind, name, slug, placeOf }: MarkdownFile, pages: Pages): Problem[] {
  if (kind !== 'markdown') return [];
  const isTaken =
    reserved.includes(slug) ||
    existsSync(inStudio(`public/${slug}`)) ||
    Object.entries<PageDefinition>({ ...pages }).some(
      ([id, { path }]) => id !== name && path === `/${slug}`,
    );
  return isTaken ? [problemAt(placeOf([]), 'addressTaken', { slug })] : [];
}

/** Anybody may write an article. A name that is nearly that of one of the people is a slip of the keys. */
function misspeltAuthor({ front, placeOf }: MarkdownFile, studio: Studio | undefined): Problem[] {
  if (front.author === undefined || !studio) return [];
  const author = String(front.author);
  const known = studio.people.map(({ name }) => name);
  const file = inStudio('content/studio.yaml');
  return known.includes(author) || !known.some((name) => differByOneSign(author, name))
    ? []
    : [problemAt(placeOf(['author']), 'noPerson', { author, file, known })];
}

/** Returns all texts of a language. */
export const textsOf = (words: ByFile): FoundText[] =>
  Object.entries(words).flatMap(([file, content]) =>
    textsIn(content, []).map((found) => ({ ...found, file: file as keyof Words })),
  );

/** Keys whose values are not shown as texts. */
const notTexts: readonly (string | number)[] = ['id', 'when', 'law', 'tag', 'attributes'];

function textsIn(value: unknown, path: Path): { text: string; path: Path }[] {
  if (typeof value === 'string') return [{ text: value, path }];
  return entriesOf(value).flatMap(([key, inner]) =>
    notTexts.includes(key) ? [] : textsIn(inner, [...path, key]),
  );
}

function entriesOf(value: unknown): (readonly [string | number, unknown])[] {
  if (Array.isArray(value)) return [...value.entries()];
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

/** Every page with a YAML file in each language, whether the site has it or not. */
const pageFiles = (pages: Pages) =>
  Object.entries<PageDefinition>({ ...pages })
    // The others are Markdown files.
    .filter(([id, { contentFolder }]) => contentFolder || !id.includes('/'))
    .map(([id, { contentFolder, isOptional = false, needs, words }]) => ({
      name: id as keyof PageWords,
      path: `${contentFolder ? `${contentFolder}/` : ''}${id.split('/').at(-1)}.yaml`,
      words,
      isOptional,
      needs,
    }));

/** What the studio reads about its arrivals, on a site that counts them. */
const visitsFile = 'visits.yaml';

/**
 * Returns the YAML files of a language: the shared ones, and one for each page. An optional page without a
 * file in the folder of the default language has none, nor has one without the data that it needs, or a hidden one.
 */
export function wordFiles(
  settings: StudioSettings,
  folder: string,
  pages: Pages,
): { name: keyof Words; path: string; readonly shape: z.ZodType }[] {
  const { defaultLanguage } = languagesIn(settings);
  return [
    { name: 'common', path: 'common.yaml', shape: schema.commonWords },
    { name: 'consent', path: 'consent.yaml', shape: schema.consentWords },
    ...(settings.visits || existsSync(`${folder}/${defaultLanguage}/${visitsFile}`)
      ? [{ name: 'visits' as const, path: visitsFile, shape: schema.visitsWords }]
      : []),
    ...pageFiles(pages)
      .filter(
        ({ name, path, isOptional, needs }) =>
          (!needs || existsSync(`${folder}/${needs}`)) &&
          (!isOptional ||
            (!settings.hidden.includes(name) &&
              existsSync(`${folder}/${defaultLanguage}/${path}`))),
      )
      .map(({ name, path, words }) =>
        withShape({ name, path }, () => words(schema, fieldsOf(settings))),
      ),
  ];
}

/** With a schema that is made when it is first asked for: making it takes longer than reading most files. */
export function withShape<Named extends object>(
  named: Named,
  make: () => z.ZodType,
): Named & { readonly shape: z.ZodType } {
  let made: z.ZodType | undefined;
  return Object.defineProperty(named as Named & { shape: z.ZodType }, 'shape', {
    get: () => (made ??= make()),
  });
}

/** The files that have a meaning, also those of pages that the site does not have now. */
const knownFiles = (
  settings: StudioSettings,
  files: readonly { path: string }[],
  pages: Pages,
): string[] => [
  'studio.yaml',
  'measured.json',
  ...languagesIn(settings).languageCodes.flatMap((code) =>
    [
      ...files.map(({ path }) => path),
      ...pageFiles(pages).map(({ path }) => path),
      visitsFile,
      // The words of the list of articles, on a site without articles.
      'notes.yaml',
      // Only a test reads them.
      'unwanted-words.yaml',
    ].map((path) => `${code}/${path}`),
  ),
];

/** The texts of an optional page that the default language does not have. */
function withoutModel(settings: StudioSettings, folder: string, pages: Pages): Problem[] {
  const { languageCodes, defaultLanguage } = languagesIn(settings);
  return pageFiles(pages)
    .filter(
      ({ path, isOptional }) => isOptional && !existsSync(`${folder}/${defaultLanguage}/${path}`),
    )
    .flatMap(({ path }) =>
      languageCodes
        .map((code) => `${folder}/${code}/${path}`)
        .filter((file) => existsSync(file))
        .map((file) =>
          problemAt({ file }, 'pageWithoutModel', {
            model: `${folder}/${defaultLanguage}/${path}`,
          }),
        ),
    );
}

/** Names in `hidden` of settings.yaml that are those of no page that a site may leave out. */
function unknownHidden({ hidden }: StudioSettings, pages: Pages, markdown: readonly string[]) {
  const known = [
    ...pageFiles(pages)
      .filter(({ isOptional }) => isOptional)
      .map(({ name }): string => name),
    ...markdown
      .filter((file) => file.includes('/pages/'))
      .map((file) => `markdown/${basename(file, '.md')}`),
  ];
  return hidden
    .filter((id) => !known.includes(id))
    .map((id) =>
      problemAt(fileInStudio('settings.yaml'), 'hiddenUnknown', { id, known: [...new Set(known)] }),
    );
}

function readFile(file: string, shape: z.ZodType, problems: Problem[]): ContentFile {
  // A link to a file that is not there is something too.
  const isThere = lstatSync(file, { throwIfNoEntry: false }) !== undefined;
  if (!isThere) problems.push(problem('notThere', { file, settings: inStudio('settings.yaml') }));
  const source = isThere ? readText(file, problems) : undefined;
  return source === undefined
    ? { data: undefined, placeOf: () => ({ file }) }
    : parseYaml({ file, source }, shape, problems);
}

/**
 * Reports where a file differs in structure, facts, ids or conditions from the file of the default
 * language.
 */
function differences(
  file: ContentFile,
  model: ContentFile,
  value: unknown,
  wanted: unknown,
  path: Path,
): Problem[] {
  const say = (at: Path, wrong: Problem) => [{ ...wrong, place: file.placeOf(at) }];
  if (typeof value === 'string' && typeof wanted === 'string') {
    const key = path.at(-1);
    const [own, others] =
      key === 'id' || key === 'when'
        ? [value, wanted]
        : [placeholdersOf(value), placeholdersOf(wanted)];
    return own === others
      ? []
      : say(path, problem('factsDiffer', { own, others, model: model.placeOf(path) }));
  }
  if (typeof value !== typeof wanted || Array.isArray(value) !== Array.isArray(wanted))
    return say(path, problem('formDiffers', { model: model.placeOf(path) }));
  const [ids, wantedIds] = [idsOf(value), idsOf(wanted)];
  if (ids !== wantedIds)
    return say(
      path,
      problem('idsDiffer', { own: ids, others: wantedIds, model: model.placeOf(path) }),
    );
  const [own, others] = [new Map(entriesOf(value)), new Map(entriesOf(wanted))];
  return [
    ...[...others.keys()]
      .filter((key) => !own.has(key))
      .flatMap((key) =>
        say([...path, key], problem('onlyElsewhere', { model: model.placeOf([...path, key]) })),
      ),
    ...[...own].flatMap(([key, inner]) =>
      others.has(key)
        ? differences(file, model, inner, others.get(key), [...path, key])
        : say([...path, key], problem('onlyHere', { model: model.placeOf(path) })),
    ),
  ];
}

/** Returns the placeholders of a text, with the brackets around them, in a comparable form. */
const placeholdersOf = (text: string) =>
  [...(withMarks(text).match(/\{\w+\}|\[[^[\]]*\]/g) ?? [])]
    .map((part) => (part.startsWith('[') ? `[${part.match(/\{\w+\}/g)?.join(' ')}]` : part))
    .sort()
    .join(' ');

const idsOf = (value: unknown) =>
  Array.isArray(value)
    ? value.flatMap((entry) => (entry?.id ? [String(entry.id)] : [])).join(', ')
    : '';

/** What texts may depend on: what conditions.ts knows, and the projects that have words. */
function knownConditions(files: readonly (ContentFile & { name: keyof Words })[]): string[] {
  const home = files.find(({ name }) => name === 'home')?.data as PageWords['home'];
  return [...conditionNames, ...home.projectsSection.projects.map(({ id }) => id)];
}

function unknownConditions({ data, placeOf }: ContentFile, known: readonly string[]): Problem[] {
  const find = (value: unknown, path: Path): Problem[] =>
    entriesOf(value).flatMap(([key, inner]) => {
      const at = [...path, key];
      if (key !== 'when') return find(inner, at);
      return known.includes(String(inner).replace(/^not /, ''))
        ? []
        : [problemAt(placeOf(at), 'noCondition', { when: String(inner), known })];
    });
  return find(data, []);
}
