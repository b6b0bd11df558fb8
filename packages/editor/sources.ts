/** What the editor edits: everything that the reader reads of a studio, except what commands write. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseDocument } from 'yaml';
import type { z } from 'zod';
import { languageCodes } from '../../src/in-force/languages.ts';
import { settings } from '../../src/in-force/settings.ts';
import type { PageDefinition } from '../../src/pages/page.ts';
import { pagesOf } from '../../src/pages/registry.ts';
import {
  datedName,
  fronts,
  isDay,
  isSlug,
  readMarkdown,
  wholeFile,
} from '../../src/studio/markdown-files.ts';
import { withShape, wordFiles } from '../../src/studio/read-content.ts';
import { readSettingsFile } from '../../src/studio/read-settings.ts';
import { type StudioSettings, settingsSchema } from '../../src/studio/settings-schema.ts';
import { showcaseRoot } from '../../src/studio/showcases.ts';
import { storyId } from '../../src/studio/story-id.ts';
import { studioSchema } from '../../src/studio/studio-schema.ts';

export type Group =
  | 'studio'
  | 'settings'
  | 'pages'
  | 'stories'
  | 'legal'
  | 'shared'
  | 'markdown'
  | 'notes';

export type Entry = {
  /** `studio`, `settings`, the name of a page, `pages/<slug>` or `notes/<date>-<slug>`. */
  id: string;
  group: Group;
  /** Path of the page on the site. */
  address: string;
  /** The id of its page, as links name it. */
  page: string;
  /** What can be done with it as a whole. */
  can: readonly ('rename' | 'delete' | 'hide')[];
  /** Whether the site has it not, though its texts are there. */
  isHidden: boolean;
  /** Its name by language, as its texts give it. */
  names: Record<string, string>;
};

export type Source = Omit<Entry, 'names' | 'isHidden'> & {
  readonly shape: z.ZodType;
  /** Its file in the studio's folder; `file` is a language, or the id of a document with one file. */
  path: (file: string) => string;
  files: readonly string[];
  isMarkdown: boolean;
};

type Unshaped = Omit<Source, 'shape'>;

/** An expected failure: the name of a sentence of `page/words.ts`, and what is put into it. */
export class DeskError extends Error {
  override name = 'DeskError';
  readonly values: Readonly<Record<string, string>>;
  constructor(code: string, values: Readonly<Record<string, string>> = {}) {
    super(code);
    this.values = values;
  }
}

/** As they are written now; those with a mistake as they were when the editor began. */
export const settingsOf = (root: string): StudioSettings => {
  const { data } = readSettingsFile(join(root, 'settings.yaml'), []);
  return (data as StudioSettings | undefined) ?? settings;
};

const groupOf = (name: string, path: string): Group => {
  if (path.startsWith('legal/')) return 'legal';
  if (path.startsWith('projects/')) return 'stories';
  return ['common', 'consent', 'visits'].includes(name) ? 'shared' : 'pages';
};

/** The address of a demonstration is also that of its program. */
const isDemonstration = ({ projects }: StudioSettings, name: string) =>
  projects.some((it) => storyId(it.slug) === name && it.projectLink.startsWith(showcaseRoot));

function canBe(name: string, group: Group, isOptional: boolean, now: StudioSettings) {
  if (group === 'stories')
    return isDemonstration(now, name)
      ? (['delete', 'hide'] as const)
      : (['rename', 'delete', 'hide'] as const);
  return isOptional ? (['hide'] as const) : [];
}

export function sourcesOf(root: string): Source[] {
  // What is hidden is edited too.
  const now = { ...settingsOf(root), hidden: [] };
  const pages = pagesOf(now, readMarkdown(now, join(root, 'content')));
  const definitions: Readonly<Record<string, PageDefinition | undefined>> = { ...pages };
  const single = (id: 'studio' | 'settings', path: string, make: () => z.ZodType): Source =>
    withShape<Unshaped>(
      {
        id,
        group: id,
        address: '/',
        page: id,
        can: [],
        path: () => path,
        files: [id],
        isMarkdown: false,
      },
      make,
    );
  const ofPages = wordFiles(now, join(root, 'content'), pages).map((words): Source => {
    const { name, path } = words;
    const { path: address = '/', isOptional = false } = definitions[name] ?? {};
    const group = groupOf(name, path);
    return withShape<Unshaped>(
      {
        id: name,
        group,
        address,
        page: name,
        can: canBe(name, group, isOptional, now),
        path: (language) => `content/${language}/${path}`,
        files: languageCodes,
        isMarkdown: false,
      },
      () => words.shape,
    );
  });
  const names = new Set(
    languageCodes.flatMap((code) =>
      ['pages', 'notes'].flatMap((name) => {
        const folder = join(root, 'content', code, name);
        const files = existsSync(folder) ? readdirSync(folder) : [];
        return files
          .filter((file) => /^[^.].*\.md$/.test(file))
          .map((file) => `${name}/${basename(file, '.md')}`);
      }),
    ),
  );
  return [
    single('studio', 'content/studio.yaml', () => studioSchema(languageCodes)),
    single('settings', 'settings.yaml', () => settingsSchema(languageCodes)),
    ...ofPages,
    ...[...names].sort().flatMap((name) => markdownSource(name) ?? []),
  ];
}

/** Undefined when the name is none of a page or an article. */
export function markdownSource(id: string): Source | undefined {
  const [folder, name = '', ...rest] = id.split('/');
  const [, date = '', dated = ''] = datedName.exec(name) ?? [];
  const isNote = folder === 'notes';
  const slug = isNote ? dated : name;
  if (rest.length > 0 || !isSlug(slug) || !['pages', 'notes'].includes(folder ?? ''))
    return undefined;
  if (isNote && !isDay(date)) return undefined;
  return {
    id,
    group: isNote ? 'notes' : 'markdown',
    address: isNote ? `/notes/${slug}` : `/${slug}`,
    page: isNote ? `note/${slug}` : `markdown/${slug}`,
    can: ['rename', 'delete', 'hide'],
    shape: fronts[isNote ? 'note' : 'markdown'],
    path: (language) => `content/${language}/${id}.md`,
    files: languageCodes,
    isMarkdown: true,
  };
}

/** @throws DeskError when there can be no such document */
export function sourceOf(root: string, id: string): Source {
  const source = sourcesOf(root).find((it) => it.id === id) ?? markdownSource(id);
  if (source) return source;
  throw new DeskError('noDocument', { id });
}

export function listDocuments(root: string): Entry[] {
  const { hidden } = settingsOf(root);
  return sourcesOf(root).map((source) => entryOf(root, source, hidden));
}

export const entryOf = (root: string, source: Source, hidden: readonly string[]): Entry => ({
  id: source.id,
  group: source.group,
  address: source.address,
  page: source.page,
  can: source.can,
  isHidden: hidden.includes(source.page) || isDraft(root, source),
  names: namesOf(root, source),
});

/** An article says it itself. */
function isDraft(root: string, { group, files, path }: Source): boolean {
  if (group !== 'notes') return false;
  const texts = files.flatMap((file) => readIfThere(root, path(file)) ?? []);
  return (
    texts.length > 0 &&
    texts.every((text) => /^draft: true\s*(#.*)?$/m.test(wholeFile.exec(text)?.[1] ?? ''))
  );
}

function namesOf(root: string, { path, files, isMarkdown }: Source): Record<string, string> {
  const names: Record<string, string> = {};
  for (const file of files.length > 1 ? files : []) {
    const text = readIfThere(root, path(file));
    if (text === undefined) continue;
    const name = nameIn(text, isMarkdown);
    if (typeof name === 'string' && name !== '') names[file] = name;
  }
  return names;
}

/** The names that were found, by text: the list is read often, and most files are as they were. */
let found = new Map<string, unknown>();
/** Texts that are remembered. */
const mostFound = 1_000;

function nameIn(text: string, isMarkdown: boolean): unknown {
  if (found.size >= mostFound) found = new Map();
  if (!found.has(text)) {
    const yaml = isMarkdown ? (wholeFile.exec(text)?.[1] ?? '') : text;
    const document = parseDocument(yaml, { logLevel: 'silent' });
    found.set(text, isMarkdown ? document.get('title') : document.getIn(['page', 'name']));
  }
  return found.get(text);
}

export function readIfThere(root: string, path: string): string | undefined {
  const file = join(root, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
