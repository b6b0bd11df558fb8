/**
 * What the editor edits: each page with its file in every language, and the facts of the studio. A save is
 * first validated in a copy of content/, by the same code as the build.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { parseDocument, stringify } from 'yaml';
import { z } from 'zod';
import { datedName, fronts, isSlug, wholeFile } from '../../src/content/markdown-files.ts';
import { readContent, wordFiles } from '../../src/content/read-content.ts';
import { studioSchema } from '../../src/content/studio-schema.ts';
import { defaultLanguage, languageCodes } from '../../src/i18n/languages.ts';
import type { PageDefinition } from '../../src/pages/page.ts';
import { pages } from '../../src/pages/registry.ts';
import { writeYaml } from './write-yaml.ts';

export type Group = 'studio' | 'pages' | 'legal' | 'shared' | 'markdown' | 'notes';

export type Entry = {
  /** `studio`, the name of a page, `pages/<slug>` or `notes/<date>-<slug>`. */
  id: string;
  group: Group;
  /** Path of the page on the site. */
  address: string;
  /** Names of the page by language, where its texts have them. */
  names: Record<string, string>;
};

export type DeskFile = {
  /** The whole file as it was read; empty when there is none yet. */
  version: string;
  data: unknown;
  /** The text of a Markdown file. */
  body?: string;
};

export type DeskDocument = Entry & {
  schema: unknown;
  /** By language; the facts of the studio have one file, named `studio`. */
  files: Record<string, DeskFile>;
  /** Comments of the main file, by the path of the key below them. */
  hints: Record<string, string>;
};

/** A mistake, by the name of the file in `DeskDocument.files` and the path of the value in it. */
export type Problem = { file: string; path: string; message: string };

/** A file to write, with its path in the project. */
export type NewFile = { path: string; content: string | Uint8Array<ArrayBuffer> };

export type Write = (files: readonly NewFile[]) => Promise<void>;

export type SaveResult = { problems: Problem[]; written: string[] };

/** An expected failure, with a sentence for the owner. */
export class DeskError extends Error {
  override name = 'DeskError';
}

type Source = Omit<Entry, 'names'> & {
  shape: z.ZodType;
  path: (file: string) => string;
  isMarkdown: boolean;
};

const addressOf = (id: string) =>
  Object.entries<PageDefinition>({ ...pages }).find(([name]) => name === id)?.[1].path ?? '/';

function sources(root: string): Source[] {
  const ofPages = wordFiles(join(root, 'content')).map(
    ({ name, path, shape }): Source => ({
      id: name,
      group: path.startsWith('legal/')
        ? 'legal'
        : ['common', 'consent', 'visits'].includes(name)
          ? 'shared'
          : 'pages',
      address: addressOf(name),
      shape,
      path: (language) => `content/${language}/${path}`,
      isMarkdown: false,
    }),
  );
  const names = new Set(
    languageCodes.flatMap((code) =>
      ['pages', 'notes'].flatMap((name) => {
        const folder = join(root, 'content', code, name);
        const files = existsSync(folder) ? readdirSync(folder) : [];
        return files
          .filter((file) => file.endsWith('.md'))
          .map((file) => `${name}/${basename(file, '.md')}`);
      }),
    ),
  );
  const studio: Source = {
    id: 'studio',
    group: 'studio',
    address: '/',
    shape: studioSchema(languageCodes),
    path: () => 'content/studio.yaml',
    isMarkdown: false,
  };
  return [studio, ...ofPages, ...[...names].sort().flatMap((name) => markdownSource(name) ?? [])];
}

/** A changed text, with its name in `DeskDocument.files`. */
type Changed = { name: string; path: string; content: string };

/** Undefined when the name is none of a page or an article. */
function markdownSource(id: string): Source | undefined {
  const [folder, name = '', ...rest] = id.split('/');
  const slug = folder === 'notes' ? (datedName.exec(name)?.[2] ?? '') : name;
  if (rest.length > 0 || !isSlug(slug) || !['pages', 'notes'].includes(folder ?? ''))
    return undefined;
  const isNote = folder === 'notes';
  return {
    id,
    group: isNote ? 'notes' : 'markdown',
    address: isNote ? `/notes/${slug}` : `/${slug}`,
    shape: fronts[isNote ? 'note' : 'markdown'],
    path: (language) => `content/${language}/${id}.md`,
    isMarkdown: true,
  };
}

function sourceOf(root: string, id: string): Source {
  const source = sources(root).find((it) => it.id === id) ?? markdownSource(id);
  if (source) return source;
  throw new DeskError(`There is nothing called "${id}".`);
}

export const listDocuments = (root: string): Entry[] =>
  sources(root).map((source) => {
    const { id, group, address } = source;
    return { id, group, address, names: namesOf(root, source) };
  });

function namesOf(root: string, { group, path, isMarkdown }: Source) {
  const names: Record<string, string> = {};
  for (const language of group === 'studio' || isMarkdown ? [] : languageCodes) {
    const file = join(root, path(language));
    if (!existsSync(file)) continue;
    const name = parseDocument(readFileSync(file, 'utf8')).getIn(['page', 'name']);
    if (typeof name === 'string') names[language] = name;
  }
  return names;
}

/** @throws DeskError when there is no such document */
export function readDocument(root: string, id: string): DeskDocument {
  const source = sourceOf(root, id);
  const { group, address, shape, path } = source;
  const names = group === 'studio' ? ['studio'] : languageCodes;
  const present = names.filter((name) => existsSync(join(root, path(name))));
  const files = present.map((name) => {
    const text = readFileSync(join(root, path(name)), 'utf8');
    const { yaml, body } = partsOf(text, source);
    const document = parseDocument(yaml);
    if (document.errors[0]) throw new DeskError(`${path(name)}: ${document.errors[0].message}`);
    const file: DeskFile = { version: text, data: document.toJS() ?? {} };
    return [name, body === undefined ? file : { ...file, body: body.replaceAll('\r\n', '\n') }];
  });
  const main = present.find((name) => name === defaultLanguage) ?? present[0];
  const mainText = main ? partsOf(readFileSync(join(root, path(main)), 'utf8'), source).yaml : '';
  return {
    id,
    group,
    address,
    names: namesOf(root, source),
    schema: z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }),
    files: Object.fromEntries(files),
    hints: hintsIn(mainText),
  };
}

/** The YAML of a file, and in Markdown what is before and after it. */
function partsOf(text: string, { isMarkdown }: Source) {
  if (!isMarkdown) return { before: '', yaml: text, between: '', body: undefined };
  const [, yaml = '', rest = text] = wholeFile.exec(text) ?? [];
  // Without the empty lines below the front matter.
  const body = rest.replace(/^(?:\r?\n)+/, '');
  const start = text.indexOf('\n') + 1;
  return {
    before: text.slice(0, start),
    yaml,
    between: text.slice(start + yaml.length, text.length - body.length),
    body,
  };
}

/** The comment above each key of the first levels, without the examples in it. */
function hintsIn(yaml: string): Record<string, string> {
  const hints: Record<string, string> = {};
  const path: string[] = [];
  let comment: string[] = [];
  for (const line of yaml.split('\n')) {
    const [, indent = '', key] = /^( *)([\w-]+):/.exec(line) ?? [];
    const [, said] = /^ *# ?(.*)/.exec(line) ?? [];
    if (said !== undefined) comment.push(said);
    if (key) {
      path.splice(indent.length / 2, path.length, key);
      // Examples are commented YAML.
      const end = comment.findIndex((it) => /^(\s+\S|[\w-]+:(\s|$))/.test(it));
      const hint = comment.slice(0, end < 0 ? undefined : end).join(' ');
      if (hint) hints[path.join('.')] = hint.replace(/:$/, '.');
    }
    if (said === undefined) comment = [];
  }
  return hints;
}

/**
 * Writes the changed files of a document and its new pictures, unless the new content has a problem.
 * @param files - all or some of its files, with the version they had when they were read
 * @throws DeskError when a file was changed meanwhile, or there is no such document
 */
export async function saveDocument(
  root: string,
  id: string,
  files: Record<string, DeskFile>,
  pictures: readonly NewFile[] = [],
  write: Write = (changed) => writeAll(root, changed),
): Promise<SaveResult> {
  const source = sourceOf(root, id);
  const names: readonly string[] = source.group === 'studio' ? ['studio'] : languageCodes;
  const texts = Object.entries(files).flatMap(([name, file]) => {
    if (!names.includes(name)) throw new DeskError(`The site has no language "${name}".`);
    const path = source.path(name);
    const old = existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '';
    if (file.version !== old)
      throw new DeskError(
        `${path} was changed meanwhile. Nothing is written: copy what you wrote, then load the page again.`,
      );
    const content = old === '' ? newFile(file, source) : changedFile(old, file, source);
    return content === old ? [] : [{ name, path, content }];
  });
  if (texts.length > 0) {
    const problems = await problemsWith(root, texts);
    if (problems.length > 0)
      return { problems: problems.map((it) => placeProblem(it, texts, source)), written: [] };
  }
  const written = [...texts, ...pictures];
  if (written.length > 0) await write(written);
  return { problems: [], written: written.map(({ path }) => path) };
}

/** The problems that content/ would have with these files and does not have now. */
async function problemsWith(root: string, texts: readonly Changed[]): Promise<string[]> {
  const copy = await mkdtemp(join(tmpdir(), 'desk-'));
  try {
    await cp(join(root, 'content'), join(copy, 'content'), { recursive: true });
    const before = new Set(problemsIn(copy).map(withoutLine));
    await writeAll(copy, texts);
    return problemsIn(copy).filter(
      (it) => !before.has(withoutLine(it)) || texts.some(({ path }) => it.startsWith(path)),
    );
  } finally {
    await rm(copy, { recursive: true });
  }
}

function newFile({ data, body = '' }: DeskFile, { isMarkdown }: Source) {
  if (!isMarkdown) throw new DeskError('This file is missing: copy it from another language.');
  const front = stringify(data, { lineWidth: 100, keepUndefined: false });
  return `---\n${front}---\n\n${body.trim()}\n`;
}

function changedFile(old: string, { data, body }: DeskFile, source: Source) {
  const parts = partsOf(old, source);
  const isSame = isDeepStrictEqual(parseDocument(parts.yaml).toJS(), data);
  const yaml = isSame ? parts.yaml : writeYaml(parts.yaml, data);
  if (parts.body === undefined) return yaml;
  const lineBreak = parts.body.includes('\r\n') ? '\r\n' : '\n';
  const written = (body ?? '').replaceAll(/\r?\n/g, lineBreak);
  if (written === parts.body) return parts.before + yaml + parts.between + parts.body;
  return (
    parts.before + yaml + parts.between + (written === '' ? '' : `${written.trimEnd()}${lineBreak}`)
  );
}

async function writeAll(root: string, files: readonly NewFile[]) {
  for (const { path, content } of files) {
    const file = join(root, path);
    await mkdir(dirname(file), { recursive: true });
    // In one step, so that the development server never reads half a file.
    const unfinished = join(dirname(file), `.${basename(file)}.new`);
    await writeFile(unfinished, content);
    await rename(unfinished, file);
  }
}

/** The problems of the texts, with paths as in the project. */
function problemsIn(root: string): string[] {
  try {
    readContent(join(root, 'content'), { withDrafts: true });
    return [];
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'Error') throw error;
    return error.message.replaceAll(`${root}/`, '').split('\n');
  }
}

const withoutLine = (problem: string) => problem.replace(/:\d+/, '');

/** Finds the field of a problem. Its sentence keeps the place when that is in another document. */
function placeProblem(problem: string, texts: readonly Changed[], source: Source): Problem {
  const [, path = '', line = '', name, message = ''] =
    /^([^:]+?)(?::(\d+))?(?: \(([^)]+)\))?: (.*)$/s.exec(problem) ?? [];
  const found = texts.find((it) => it.path === path);
  if (!found) return { file: '', path: '', message: problem };
  if (name || !source.isMarkdown) return { file: found.name, path: name ?? '', message };
  const { before, yaml, between } = partsOf(found.content, source);
  const shown = Number(line) - `${before}${yaml}${between}`.split('\n').length + 1;
  return {
    file: found.name,
    path: 'body',
    message: shown > 0 ? `Line ${shown}: ${message}` : message,
  };
}
