/** Deletes and renames documents, and keeps right what refers to them. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cardFile, storyCard } from '../../src/studio/card-files.ts';
import { oldPath } from '../../src/studio/old-addresses.ts';
import type { FieldPlace } from './documents.ts';
import { readValues, writeValues } from './file-text.ts';
import { isNamed, textsOf } from './named-pictures.ts';
import type { Problem } from './problems.ts';
import { type Followed, followed, withLinks, withoutLinks } from './references.ts';
import { withPictures, writeChecked } from './save.ts';
import {
  DeskError,
  markdownSource,
  readIfThere,
  type Source,
  settingsOf,
  sourceOf,
} from './sources.ts';
import { renameStory, slugOf } from './stories.ts';
import type { Change } from './write-together.ts';

export type MoveResult = { problems: Problem[]; id: string };

/** What a document's end or another address concerns. */
export type Concerned = {
  references: FieldPlace[];
  /** The languages that it is written in. */
  files: string[];
  /** Addresses of the pictures that go with it. */
  pictures: string[];
};

function filesOf(root: string, source: Source) {
  const files = source.files.flatMap((file) => {
    const text = readIfThere(root, source.path(file));
    return text === undefined ? [] : [{ file, text }];
  });
  if (files.length === 0) throw new DeskError('noDocument', { id: source.id });
  return files;
}

const filesGone = (root: string, source: Source): Change[] =>
  filesOf(root, source).map(({ file }) => ({ path: source.path(file), content: undefined }));

/** What the social cards of a document have for a name, with this last part of its address. Pages have no cards. */
function cardNameOf({ group }: Source, slug: string): string | undefined {
  if (group === 'notes') return slug;
  return group === 'stories' ? storyCard(slug) : undefined;
}

/**
 * The social cards of an article or a story bear its name, and so do the drawing on them and the note of what made them.
 * @param to - the last part of its new address; undefined takes them away
 */
function cardsOf(root: string, source: Source, to?: string): Change[] {
  const name = cardNameOf(source, slugOf(source));
  if (name === undefined) return [];
  const newName = to === undefined ? undefined : cardNameOf(source, to);
  const moved = (from: string, path: string | undefined): Change[] => {
    if (from === path || !existsSync(join(root, from))) return [];
    const content = new Uint8Array(readFileSync(join(root, from)));
    return [{ path: from, content: undefined }, ...(path === undefined ? [] : [{ path, content }])];
  };
  const cards = source.files.flatMap((code) =>
    moved(`public/${cardFile(code, name)}`, newName && `public/${cardFile(code, newName)}`),
  );
  const drawing = (of: string) => `stitches/drawings/${of}.yaml`;
  return [
    ...cards,
    ...(newName === undefined ? [] : moved(drawing(name), drawing(newName))),
    ...recordOf(root, name, newName),
  ];
}

const recordFile = 'fingerprints.json';

function recordOf(root: string, card: string, to?: string): Change[] {
  const old = readIfThere(root, recordFile);
  const name = `cards/${card}`;
  if (card === to || !old || !(name in JSON.parse(old))) return [];
  const entries = Object.entries(JSON.parse(old)).flatMap(([key, value]) => {
    if (key !== name) return [[key, value]];
    return to === undefined ? [] : [[`cards/${to}`, value]];
  });
  const record = Object.fromEntries(entries) as unknown;
  return [{ path: recordFile, content: `${JSON.stringify(record, null, 2)}\n` }];
}

/** Takes a document away in every language. Links to it become plain words. */
function deletion(root: string, source: Source): Followed {
  const { changes, references } = withoutLinks(root, source);
  return {
    changes: [...filesGone(root, source), ...changes, ...cardsOf(root, source)],
    references,
  };
}

/** The text of a page whose address was another one: who has that still finds it. Nobody has that of a draft. */
function withAlias(text: string, source: Source, to: Source): string {
  const { data, ...others } = readValues(text, source);
  const { aliases = [], ...keys } = data as { aliases?: string[]; draft?: boolean };
  if (keys.draft) return text;
  const kept = aliases.filter((it) => ![source.address, to.address].includes(oldPath(it) ?? ''));
  const values = { ...others, data: { ...keys, aliases: [...kept, source.address] } };
  return writeValues(text, values, source);
}

/**
 * Gives a page or an article another part of the address, or another date. Links to it follow, and its old address
 * leads to it.
 */
function renaming(root: string, source: Source, to: string): Followed {
  const target = markdownSource(to);
  if (!target || target.group !== source.group) throw new DeskError('noName');
  const isThere = target.files.some((file) => readIfThere(root, target.path(file)) !== undefined);
  if (isThere) throw new DeskError('nameTaken');
  const moved = filesOf(root, source).flatMap(({ file, text }) => [
    { path: source.path(file), content: undefined },
    {
      path: target.path(file),
      content:
        source.address === target.address
          ? text
          : withAlias(followed(text, source.address, target.address), source, target),
    },
  ]);
  if (source.address === target.address) return { changes: moved, references: [] };
  const { changes, references } = withLinks(root, source, target);
  return {
    changes: [...moved, ...changes, ...cardsOf(root, source, slugOf(target))],
    references,
  };
}

/** Gives a project another name, with its story and the cards of that. The settings keep its old address. */
function renamingStory(root: string, source: Source, slug: string): Followed {
  const { changes, references } = renameStory(root, source, slug);
  const kept = changes.map((change) =>
    change.path === 'settings.yaml' && typeof change.content === 'string'
      ? { ...change, content: withRedirect(root, change.content, source, slug) }
      : change,
  );
  return { changes: [...kept, ...cardsOf(root, source, slug)], references };
}

function withRedirect(root: string, text: string, { address, page }: Source, slug: string): string {
  const settings = sourceOf(root, 'settings');
  const data = readValues(text, settings).data as { hidden?: string[]; redirects?: object };
  // Nobody has the address of a story that is not shown.
  if (settingsOf(root).hidden.includes(page)) return text;
  const to = address.replace(/[^/]+$/, slug);
  const { [to]: _, ...others } = { ...data.redirects } as Record<string, string>;
  return writeValues(
    text,
    { data: { ...data, redirects: { ...others, [address]: to } } },
    settings,
  );
}

/** What refers to a document and what goes with it, without changing anything. */
export function concernedBy(root: string, id: string): Concerned {
  const source = sourceOf(root, id);
  const { references } = withoutLinks(root, source);
  const files = filesOf(root, source);
  const gone = textsOf(root, filesGone(root, source));
  const own = files.flatMap(({ text }) =>
    [...text.matchAll(/!\[[^\]]*\]\((\/[^\s)]+)/g)].map(([, address = '']) => address),
  );
  const pictures = [...new Set(own)].filter((it) => !isNamed(`public${it}`, gone));
  return { references, files: files.map(({ file }) => file), pictures };
}

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
  if (!source.can.includes(to === undefined ? 'delete' : 'rename'))
    throw new DeskError(source.group === 'stories' ? 'isDemonstration' : 'noDocument', { id });
  const { changes } =
    to === undefined
      ? deletion(root, source)
      : source.group === 'stories'
        ? renamingStory(root, source, to.replace(/^project\//, ''))
        : renaming(root, source, to);
  const { problems } = await writeChecked(root, await withPictures(root, changes));
  return { problems, id: to ?? '' };
}
