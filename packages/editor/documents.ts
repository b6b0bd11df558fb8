/** A document as the form needs it: its values in every language, and their schema. */
import { z } from 'zod';
import { readValues } from './file-text.ts';
import { type JsonSchema, type Path, pathName, schemaFor, schemaIn } from './page/json-schema.ts';
import {
  DeskError,
  type Entry,
  entryOf,
  readIfThere,
  type Source,
  settingsOf,
  sourceOf,
  sourcesOf,
} from './sources.ts';

export type DeskFile = {
  /** The whole file as it was read; empty when there is none yet. */
  version: string;
  data: unknown;
  /** The text of a Markdown file. */
  body?: string;
};

export type DeskDocument = Entry & {
  schema: unknown;
  /** By language; a document with one file has it under its own id. */
  files: Record<string, DeskFile>;
};

/**
 * What the owner does not change here: a mistake in it takes the site down, or it needs more than a line. A page is
 * hidden where it is edited, and keeps its old address when it is renamed.
 */
export const notInForm = [
  'languages',
  'defaultLanguage',
  'url',
  'hosting',
  'longestEmailEnding',
  'fields',
  'hidden',
  'redirects',
  'aliases',
];

export function schemaOf({ id, shape, isMarkdown }: Source): Record<string, unknown> {
  const schema = z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' });
  const { properties = {} } = schema;
  if (id !== 'settings' && !isMarkdown) return schema as Record<string, unknown>;
  const kept = Object.entries(properties).filter(([key]) => !notInForm.includes(key));
  return { ...schema, properties: Object.fromEntries(kept) };
}

/** @throws DeskError when there is no such document, or a file of it cannot be read */
export function readDocument(root: string, id: string): DeskDocument {
  const source = sourceOf(root, id);
  const files = readFiles(root, source);
  return {
    ...entryOf(root, source, settingsOf(root).hidden),
    schema: schemaOf(source),
    files,
  };
}

/** The texts of its files as they are now, by name. @throws DeskError when there can be no such document */
export function versionsOf(root: string, id: string): Record<string, string> {
  const { files, path } = sourceOf(root, id);
  return Object.fromEntries(
    files.flatMap((name) => {
      const text = readIfThere(root, path(name));
      return text === undefined ? [] : [[name, text]];
    }),
  );
}

export function readFiles(root: string, source: Source): Record<string, DeskFile> {
  const files = source.files.flatMap((name): [string, DeskFile][] => {
    const text = readIfThere(root, source.path(name));
    return text === undefined ? [] : [[name, { version: text, ...readValues(text, source) }]];
  });
  if (files.length === 0 && !source.isMarkdown)
    throw new DeskError('noDocument', { id: source.id });
  return Object.fromEntries(files);
}

/** A text of the site, with the place of its field. */
export type PlacedText = FieldPlace & {
  text: string;
  /** Not a name for the program. */
  isShown: boolean;
};

/** The place of a field; `path` is `body` for the text of a Markdown file. */
export type FieldPlace = { document: string; file: string; path: string };

export function allTexts(root: string): PlacedText[] {
  return sourcesOf(root).flatMap((source) => {
    const schema = schemaOf(source) as JsonSchema;
    return Object.entries(readFiles(root, source)).flatMap(([file, { data, body }]) => {
      const place = (path: Path) => ({ document: source.id, file, path: pathName(path) });
      const texts = textsIn(data, schema).map(({ path, ...text }) => ({ ...place(path), ...text }));
      return body ? [...texts, { ...place(['body']), text: body, isShown: true }] : texts;
    });
  });
}

type TextAt = { path: Path; text: string; isShown: boolean };

function textsIn(value: unknown, schema: JsonSchema, path: Path = []): TextAt[] {
  const found = schemaFor(schema, value);
  if (typeof value === 'string')
    return [{ path, text: value, isShown: found.placeholders !== undefined }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    Array.isArray(value)
      ? textsIn(inner, found.items ?? {}, [...path, Number(key)])
      : textsIn(inner, schemaIn(found, key), [...path, key]),
  );
}
