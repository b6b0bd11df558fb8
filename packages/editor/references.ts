/** What refers to a document, and the files in which it is kept right. */
import { isDeepStrictEqual } from 'node:util';
import type { FieldPlace } from './documents.ts';
import { readValues, writeValues } from './file-text.ts';
import { type Path, pathName } from './page/json-schema.ts';
import { readIfThere, type Source, sourcesOf } from './sources.ts';
import type { Change } from './write-together.ts';

/** The files of the documents that change, and the texts in them that refer. */
export type Followed = { changes: Change[]; references: FieldPlace[] };

/** An address of this site in a text: in brackets behind a link, after `{url}`, or alone. */
const addressIn = (address: string) =>
  new RegExp(`(?<=^|\\(|\\{url\\})${RegExp.escape(address)}(?=$|[?#)\\s.,;])`, 'g');

const linkTo = (address: string) =>
  new RegExp(`(?<!!)\\[([^\\]]*)\\]\\(${RegExp.escape(address)}(?:[?#][^)]*)?\\)`, 'g');

/** A text with links to another address of the same page. */
export const followed = (text: string, from: string, to: string): string =>
  text.replaceAll(addressIn(from), to);

type TextChange = (text: string, path: Path) => string;

function mapTexts(value: unknown, change: TextChange, path: Path = []): unknown {
  if (typeof value === 'string') return change(value, path);
  if (Array.isArray(value)) return value.map((it, index) => mapTexts(it, change, [...path, index]));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, it]) => [key, mapTexts(it, change, [...path, key])]),
  );
}

/**
 * A link whose page goes is taken out with its words, where the schema lets it; so is its being hidden, and what leads
 * to it from old addresses.
 */
function withoutPage(value: unknown, source: Source): unknown {
  if (Array.isArray(value)) return value.map((it) => withoutPage(it, source));
  if (typeof value !== 'object' || value === null) return value;
  const { address, page } = source;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, it]) => {
      if (key === 'link' && typeof it === 'object' && it?.page === page) return [];
      if (key === 'redirects') {
        const rest = Object.entries(it as object).filter(([, to]) => !isAt(to, address));
        return rest.length > 0 ? [[key, Object.fromEntries(rest)]] : [];
      }
      if (key !== 'hidden' || !Array.isArray(it)) return [[key, withoutPage(it, source)]];
      const rest = it.filter((id) => id !== page);
      return rest.length > 0 ? [[key, rest]] : [];
    }),
  );
}

const isAt = (to: unknown, address: string) => String(to).replace(/[?#].*$/, '') === address;

type Rewriting = {
  /** In the values of a file as a whole. */
  data?: (data: unknown, document: Source) => unknown;
  text: (text: string, path: Path, document: Source) => string;
};

/** The files of all documents but one, with other values where a change has some for them. */
function rewritten(root: string, except: Source, { data: ofData, text }: Rewriting): Followed {
  const changes: Change[] = [];
  const references: FieldPlace[] = [];
  for (const source of sourcesOf(root))
    for (const file of source.files) {
      const path = source.path(file);
      const old = readIfThere(root, path);
      if (old === undefined || source.id === except.id) continue;
      const { data, body } = readValues(old, source);
      const refer = (at: Path) =>
        references.push({ document: source.id, file, path: pathName(at) });
      const found = (value: string, at: Path) => {
        const next = text(value, at, source);
        if (next !== value) refer(at);
        return next;
      };
      const mapped = mapTexts(data, found);
      const next = ofData ? ofData(mapped, source) : mapped;
      if (!isDeepStrictEqual(next, mapped)) refer([]);
      const values = { data: next, ...(body !== undefined && { body: found(body, ['body']) }) };
      if (isDeepStrictEqual(values, { data, ...(body !== undefined && { body }) })) continue;
      changes.push({ path, content: writeValues(old, values, source) });
    }
  return { changes, references };
}

/** Without the document: links to it become plain words. */
export const withoutLinks = (root: string, source: Source): Followed =>
  rewritten(root, source, {
    data: (data) => withoutPage(data, source),
    text: (text) => text.replaceAll(linkTo(source.address), '$1'),
  });

/** With another address: links to it follow. */
export const withLinks = (
  root: string,
  source: Source,
  to: Pick<Source, 'address' | 'page'>,
  more: TextIn = (text) => text,
): Followed =>
  rewritten(root, source, {
    text: (text, path, document) =>
      text === source.page && isPageId(path)
        ? to.page
        : more(followed(text, source.address, to.address), path, document),
  });

type TextIn = Rewriting['text'];

const isPageId = (path: Path) => path.at(-1) === 'page' || path[0] === 'hidden';
