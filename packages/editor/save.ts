/** Saves a document: what others have changed meanwhile is merged, and the result is what the build accepts. */
import { isDeepStrictEqual } from 'node:util';
import { clean, cleanBody } from './clean.ts';
import { type DeskFile, readFiles, schemaOf } from './documents.ts';
import type { Examined } from './examine.ts';
import { examine, examineWith } from './examiner.ts';
import { readValues, writeValues } from './file-text.ts';
import { type Conflict as FieldConflict, merge } from './merge.ts';
import { isNamed, textsOf, unnamedPictures } from './named-pictures.ts';
import {
  isShared,
  type JsonSchema,
  pathName,
  pathOf,
  schemaAt,
  schemaFor,
} from './page/json-schema.ts';
import { type Problem, placeProblem, withoutLines } from './problems.ts';
import { DeskError, readIfThere, type Source, sourceOf, sourcesOf } from './sources.ts';
import { forgetWaiting, waitingIn } from './waiting-pictures.ts';
import { type Change, writeTogether } from './write-together.ts';

/** A field that was changed here and elsewhere since it was read. */
export type Conflict = { file: string; path: string; theirs: unknown };

export type SaveResult = {
  /** Why nothing was written. */
  problems: Problem[];
  conflicts: Conflict[];
  /** The paths of the files. */
  written: string[];
  /**
   * What the checks say of the studio after it; undefined when nothing was written. Its mistakes were there before,
   * elsewhere: it cannot be published until they are corrected.
   */
  site?: SiteState;
  /** As they are now; with conflicts, as they would be with what was typed here. */
  files: Record<string, DeskFile>;
};

/** What the checks say of the studio, and the facts that its texts may name. */
export type SiteState = { problems: Problem[]; facts: Examined['facts'] };

/**
 * @param files - all or some of its files, with the version they had when they were read
 * @throws DeskError when there is no such document, or a file of it went meanwhile
 */
export async function saveDocument(
  root: string,
  id: string,
  files: Record<string, DeskFile>,
): Promise<SaveResult> {
  const source = sourceOf(root, id);
  const schema = schemaOf(source) as JsonSchema;
  const conflicts: Conflict[] = [];
  const merged: Record<string, DeskFile> = {};
  const texts: Change[] = [];
  for (const [name, file] of Object.entries(files)) {
    if (!source.files.includes(name)) throw new DeskError('noLanguage', { name });
    const path = source.path(name);
    const old = readIfThere(root, path);
    if (old === undefined && (file.version !== '' || !source.isMarkdown))
      throw new DeskError('goneMeanwhile');
    const typed = {
      data: clean(file.data, schema),
      ...(source.isMarkdown && { body: cleanBody(file.body ?? '') }),
    };
    const found = old === undefined || old === file.version ? undefined : readValues(old, source);
    const { value, conflicts: of } = found
      ? merge(file.version && readValues(file.version, source), typed, found)
      : { value: typed, conflicts: [] };
    conflicts.push(...of.map((it) => conflictOf(name, it)));
    const values = value as typeof typed;
    merged[name] = { version: old ?? '', ...values };
    const content = writeValues(old, values, source);
    if (content !== old) texts.push({ path, content });
  }
  const nothing = { problems: [], conflicts: [], written: [], files: merged };
  if (conflicts.length > 0) return { ...nothing, conflicts };
  const changes = await withPictures(root, texts);
  if (changes.length === 0) return nothing;
  const { problems, written, site } = await writeChecked(root, changes);
  if (!site) return { ...nothing, problems: oncePerField(problems, id, schema, merged) };
  return { ...nothing, written, site, files: readFiles(root, source) };
}

/** What is one for all languages has one field, and one mistake. */
function oncePerField(
  problems: readonly Problem[],
  id: string,
  schema: JsonSchema,
  files: Record<string, DeskFile>,
): Problem[] {
  const told = new Set<string>();
  return problems.filter(({ document, file, path, kind }) => {
    const keys = pathOf(path);
    const found = path !== '' && path !== 'body' && schemaAt(schema, files[file]?.data, keys);
    const type = found && schemaFor(found, undefined).type;
    const isOne = document === id && found && type && isShared(found, keys.at(-1));
    if (!isOne || ['array', 'object'].includes(type)) return true;
    return told.size < told.add(`${path} ${kind}`).size;
  });
}

const conflictOf = (file: string, { path, theirs }: FieldConflict): Conflict => ({
  file,
  // Values and the text of a Markdown file are merged as one.
  path: pathName(path[0] === 'data' ? path.slice(1) : path),
  theirs,
});

/** The texts with the pictures that they name for the first time, and without those that they name no more. */
export async function withPictures(root: string, texts: readonly Change[]): Promise<Change[]> {
  const after = textsOf(root, texts);
  const added = await waitingIn(root, (path) => isNamed(path, after) || isOfProject(path, after));
  return [...texts, ...added, ...unnamedPictures(root, texts)];
}

/** The id of the project that a picture is of, with which the name of each of its sizes begins; empty for others. */
export const projectIn = (path: string): string =>
  /^public\/pictures\/(.+)-(?:desktop|mobile|flat|tablet)-\d+\.\w+$/.exec(path)?.[1] ?? '';

const isOfProject = (path: string, texts: readonly string[]) => {
  const name = projectIn(path);
  return name !== '' && texts.some((text) => text.includes(name));
};

/** Writes changes that the build accepts. Problems that were there before do not count. */
export async function writeChecked(root: string, changes: readonly Change[]) {
  const old = new Map(changes.map(({ path }) => [path, readIfThere(root, path)]));
  const { problems: after, facts } = await examineWith(root, changes);
  const before =
    after.length > 0
      ? new Set((await examine(root)).problems.map(withoutLines))
      : new Set<string>();
  const texts = new Map(changes.map(({ path, content }) => [path, content]));
  const counted = after.filter(
    (it) => !before.has(withoutLines(it)) || (it.place && texts.has(it.place.file)),
  );
  const sources: Source[] = sourcesOf(root);
  if (counted.length > 0) {
    const textOf = (path: string) => {
      const text = texts.get(path);
      return typeof text === 'string' ? text : readIfThere(root, path);
    };
    const problems = counted.map((it) => placeProblem(root, it, sources, textOf));
    return { problems, written: [] };
  }
  for (const [path, text] of old)
    if (!isDeepStrictEqual(readIfThere(root, path), text)) throw new DeskError('changedJustNow');
  await writeTogether(root, changes);
  await forgetWaiting(root, [...texts.keys()]);
  const site: SiteState = { problems: after.map((it) => placeProblem(root, it, sources)), facts };
  return { problems: [], written: [...texts.keys()], site };
}
