/** Deletes and renames pages and articles, and keeps right what refers to them. */
import { isDeepStrictEqual } from 'node:util';
import { readValues, writeValues } from './file-text.ts';
import { pathName } from './page/json-schema.ts';
import type { Problem } from './problems.ts';
import { withPictures, writeChecked } from './save.ts';
import {
  DeskError,
  markdownSource,
  readIfThere,
  type Source,
  sourceOf,
  sourcesOf,
} from './sources.ts';
import type { Change } from './write-together.ts';

/** A text that links to a document: the document it is in, its file, and the path of the text in it. */
export type Reference = { document: string; file: string; path: string };

export type MoveResult = { problems: Problem[]; references: Reference[]; id: string };

type Path = (string | number)[];

/** The values that refer to an address, and what they become. */
type Rewrite = (text: string, path: Path) => string;

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The id of its page in texts: `markdown/terms` for the page of that name, `note/doors` for an article. */
const pageIdOf = ({ group, address }: Source) =>
  `${group === 'notes' ? 'note' : 'markdown'}/${address.split('/').at(-1)}`;

/** An address of this site in a text: in brackets behind a link, after `{url}`, or alone. */
const addressIn = (address: string) =>
  new RegExp(`(?<=^|\\(|\\{url\\})${escaped(address)}(?=$|[?#)\\s.,;])`, 'g');

const linkTo = (address: string) =>
  new RegExp(`(?<!!)\\[([^\\]]*)\\]\\(${escaped(address)}(?:[?#][^)]*)?\\)`, 'g');

function mapTexts(value: unknown, change: Rewrite, path: Path = []): unknown {
  if (typeof value === 'string') return change(value, path);
  if (Array.isArray(value)) return value.map((it, index) => mapTexts(it, change, [...path, index]));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, it]) => [key, mapTexts(it, change, [...path, key])]),
  );
}

/** A link whose page goes is taken out with its words, where the schema lets it. */
function withoutLinksTo(value: unknown, page: string): unknown {
  if (Array.isArray(value)) return value.map((it) => withoutLinksTo(it, page));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, it]) =>
      key === 'link' && typeof it === 'object' && it !== null && 'page' in it && it.page === page
        ? []
        : [[key, withoutLinksTo(it, page)]],
    ),
  );
}

/** The files of all documents but one, with another text where a change has one for them. */
function rewrite(root: string, except: Source, change: (data: unknown) => unknown, text: Rewrite) {
  const changes: Change[] = [];
  const references: Reference[] = [];
  for (const source of sourcesOf(root))
    for (const file of source.files) {
      const path = source.path(file);
      const old = readIfThere(root, path);
      if (old === undefined || source.id === except.id) continue;
      const { data, body } = readValues(old, source);
      const found = (value: string, at: Path) => {
        const next = text(value, at);
        if (next !== value) references.push({ document: source.id, file, path: pathName(at) });
        return next;
      };
      const values = {
        data: change(mapTexts(data, found)),
        ...(body !== undefined && { body: found(body, ['body']) }),
      };
      if (isDeepStrictEqual(values, { data, ...(body !== undefined && { body }) })) continue;
      if (!references.some((it) => it.document === source.id && it.file === file))
        references.push({ document: source.id, file, path: '' });
      changes.push({ path, content: writeValues(old, values, source) });
    }
  return { changes, references };
}

function filesOf(root: string, source: Source) {
  const files = source.files.flatMap((file) => {
    const text = readIfThere(root, source.path(file));
    return text === undefined ? [] : [{ file, text }];
  });
  if (!source.isMarkdown || files.length === 0)
    throw new DeskError('noDocument', { id: source.id });
  return files;
}

/** Takes a page or an article away in every language. Links to it become plain words. */
function deletion(root: string, source: Source) {
  const gone = filesOf(root, source).map(({ file }) => ({
    path: source.path(file),
    content: undefined,
  }));
  const { changes, references } = rewrite(
    root,
    source,
    (data) => withoutLinksTo(data, pageIdOf(source)),
    (text) => text.replaceAll(linkTo(source.address), '$1'),
  );
  return { changes: [...gone, ...changes], references };
}

/** Gives a page or an article another part of the address, or another date. Links to it follow. */
function renaming(root: string, source: Source, to: string) {
  const target = markdownSource(to);
  if (!target || target.group !== source.group) throw new DeskError('noName');
  const isThere = target.files.some((file) => readIfThere(root, target.path(file)) !== undefined);
  if (isThere) throw new DeskError('nameTaken');
  const moved = filesOf(root, source).flatMap(({ file, text }) => [
    { path: source.path(file), content: undefined },
    { path: target.path(file), content: followed(text) },
  ]);
  function followed(text: string) {
    return text.replaceAll(addressIn(source.address), target?.address ?? '');
  }
  const page = pageIdOf(source);
  const { changes, references } =
    source.address === target.address
      ? { changes: [], references: [] }
      : rewrite(
          root,
          source,
          (data) => data,
          (text, path) =>
            path.at(-1) === 'page' && text === page ? pageIdOf(target) : followed(text),
        );
  return { changes: [...moved, ...changes], references };
}

/** What refers to a document, without changing anything. */
export const referencesTo = (root: string, id: string): Reference[] =>
  deletion(root, sourceOf(root, id)).references;

/**
 * @param to - its new id; undefined takes it away
 * @throws DeskError when it is not there, or the new name cannot be
 */
export async function moveDocument(
  root: string,
  id: string,
  to: string | undefined,
): Promise<MoveResult> {
  const source = sourceOf(root, id);
  const { changes, references } =
    to === undefined ? deletion(root, source) : renaming(root, source, to);
  const { problems } = await writeChecked(root, await withPictures(root, changes));
  return { problems, references, id: to ?? '' };
}
