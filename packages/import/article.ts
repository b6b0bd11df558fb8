/** What an article says of itself, in the keys of several tools, and in the name of its file. */
import { basename, dirname, extname } from 'node:path';
import { slugOf } from '../../src/i18n/slug-of.ts';
import { dayOf, type Front, type Keys, textAt, textsAt } from './front-matter.ts';

export type Article = {
  /** File that it comes from, for messages. */
  source: string;
  /** Line of the source in which its text begins. */
  firstLine: number;
  /** Folder from which the addresses of its pictures are read. */
  folder: string;
  isHtml: boolean;
  title: string;
  /** Undefined when nothing says it. */
  date: string | undefined;
  updated: string | undefined;
  description: string | undefined;
  /** As its keys or the name of its file say it; undefined where they do not. */
  language: string | undefined;
  /** As written: a name, or an id of the old site. */
  author: string | undefined;
  slug: string;
  isDraft: boolean;
  /** Paths at which it was, as far as its keys say. */
  oldPaths: string[];
  body: string;
  /** Names of keys that have no meaning here and lose something that a visitor saw. */
  lost: string[];
};

const names = {
  title: ['title', 'seo.title'],
  description: [
    'description',
    'excerpt',
    'summary',
    'intro',
    'lead',
    'subtitle',
    'seo.description',
    'metadata.description',
  ],
  date: [
    'date',
    'pubDate',
    'publishDate',
    'publishdate',
    'pubDatetime',
    'published',
    'publishedAt',
    'published_at',
    'created',
    'data',
  ],
  updated: [
    'updated',
    'lastmod',
    'modified_date',
    'last_modified_at',
    'updatedDate',
    'updatedAt',
    'modDatetime',
    'modified',
  ],
  author: ['author.name', 'author', 'authors', 'author_ids', 'author_id', 'byline'],
  slug: ['slug', 'permalink', 'url', 'path'],
};

/** What a visitor saw of other keys. */
const seen: Readonly<Record<string, string>> = {
  tags: 'tags',
  categories: 'categories',
  category: 'categories',
  image: 'cover',
  cover: 'cover',
  featured_image: 'cover',
  heroImage: 'cover',
  thumbnail: 'cover',
};

const first = (keys: Keys, wanted: readonly string[]) =>
  textAt(keys, wanted) ?? textsAt(keys, wanted)[0];

/** A path without what a server adds; undefined when it is a pattern or none. */
export function pathOf(address: string | undefined): string | undefined {
  if (!address || /[:{}<>]|^\s*(?:true|false)$/.test(address.replace(/^https?:\/\/[^/]+/, '')))
    return undefined;
  const path = address.replace(/^https?:\/\/[^/]+/, '').split(/[?#]/, 1)[0] ?? '';
  const bare = path.replace(/(?:^|\/)index\.html?$/, '/').replace(/^\/*|\/+$/g, '');
  return bare === '' ? undefined : `/${bare}`;
}

/** Without percent-encoding; as it is where a sign of per cent means itself. */
export function decodedPath(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Of Hugo: `index.en`, before the ending. */
const languageInName = /^(.+)\.([a-z]{2}(?:-[a-z]{2})?)$/i;

/** @param path - of the file, for messages and names */
export function articleOf(path: string, { keys, body, firstLine }: Front): Article {
  const file = basename(path, extname(path));
  const [, bareFile = file, ofFile] = languageInName.exec(file) ?? [];
  const isIndex = /^(?:index|readme)$/i.test(bareFile);
  const name = isIndex ? basename(dirname(path)) : bareFile;
  const [, dateOfName, rest = name] =
    /^(\d{4}[-.]\d\d?[-.]\d\d?)(?!\d)[-_.]?(.*)$/.exec(name) ?? [];
  const [, year, month] = /(?:^|\/)(\d{4})\/(\d\d)\//.exec(path) ?? [];
  const heading = /^#[ \t]+(.+)$/m.exec(body)?.[1];
  const own = pathOf(textAt(keys, names.slug));
  const permalink = pathOf(textAt(keys, ['permalink', 'url', 'path']));
  const title = first(keys, names.title) ?? heading?.trim() ?? '';
  const address = own
    ?.split('/')
    .at(-1)
    ?.replace(/\.html?$/, '');
  return {
    source: path,
    firstLine,
    folder: dirname(path),
    isHtml: /\.html?$/i.test(path),
    title: title.replaceAll(/\s+/g, ' '),
    date:
      dayOf(textAt(keys, names.date)) ??
      dayOf(dateOfName) ??
      dayOf(otherDate(keys)) ??
      // Of Zola, where a day may stand in the path alone.
      dayOf(textAt(keys, names.slug)) ??
      (year && `${year}-${month}-01`),
    updated: dayOf(textAt(keys, names.updated)),
    description: textAt(keys, names.description)?.replaceAll(/\s+/g, ' '),
    language: (ofFile ?? textAt(keys, ['lang', 'language', 'locale']))?.toLowerCase(),
    author: first(keys, names.author),
    slug: [address, rest, title].map((text) => slugOf(text ?? '')).find(Boolean) ?? '',
    isDraft:
      textAt(keys, ['draft']) === 'true' ||
      ['false', 'draft'].includes(textAt(keys, ['published', 'status']) ?? ''),
    oldPaths: [
      permalink,
      ...textsAt(keys, ['aliases', 'redirect_from', 'oldSlug', 'oldSlugs', 'old_url']).map(pathOf),
    ].filter((path) => path !== undefined),
    body,
    lost: [
      ...new Set(Object.keys(keys).flatMap((key) => (isEmpty(keys[key]) ? [] : (seen[key] ?? [])))),
    ],
  };
}

/** Of a key that this list does not know, like `posted`. */
const otherDate = (keys: Keys) =>
  Object.keys(keys)
    .filter((key) => !/upd|mod|edit|rev|exp|end|start|event/i.test(key))
    .map((key) => textAt(keys, [key]))
    .find((text) => /^\d{4}-\d\d-\d\d(?:[T ]|$)/.test(text ?? ''));

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);
