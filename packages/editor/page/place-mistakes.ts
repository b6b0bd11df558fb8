/** Where the form shows a mistake: at its field, or at the nearest part of the form, so that each stands somewhere. */
import type { Problem } from '../problems.ts';
import {
  firstValue,
  isNullable,
  type JsonSchema,
  type Path,
  pathName,
  pathOf,
  schemaFor,
} from './json-schema.ts';

type Values = Readonly<Record<string, unknown>>;

/** The longest part of a path that the form of a document has. */
function shownPath(schema: JsonSchema, values: Values, path: Path, at: Path = []): Path {
  const key = path[at.length];
  if (key === undefined) return at;
  const found = schemaFor(schema, firstValue(values, at));
  const next = [...at, key];
  const value = firstValue(values, next);
  const isThere = value !== undefined && value !== null;
  const inner =
    typeof key === 'number'
      ? isThere && found.items
      : (found.properties?.[key] ?? (isThere && found.additionalProperties));
  if (!inner) return at;
  const isGroup = ['array', 'object'].includes(schemaFor(inner, value).type ?? '');
  const isOptional = isNullable(inner) || !found.required?.includes(String(key));
  // Of a group that may be missing, and is, only the button is there.
  if (isGroup && !isThere && isOptional) return at;
  return shownPath(inner, values, path, next);
}

export type Placed<Given> = Given & {
  /** The path of the field or the part of the form that shows it. */
  field: string;
};

/** A mistake, or a conflict. */
type InFile = { file: string; path: string } & (Problem | { kind?: undefined });

/** The path of the description of a picture in a text. */
export const descriptionPath = (address: string): string => `body:${address}`;

export function placed<Given extends InFile>(
  mistake: Given,
  schema: JsonSchema,
  files: Readonly<Record<string, { data: unknown; body?: string }>>,
): Placed<Given> {
  const { file, path } = mistake;
  const { body } = files[file] ?? {};
  if (body !== undefined && path === 'body') {
    const address = mistake.kind === 'noAlternative' ? mistake.values.address : '';
    const isShown = address !== '' && body.includes(`![](${address})`);
    if (!isShown) return { ...mistake, field: path };
    return { ...mistake, field: descriptionPath(address) };
  }
  const values = Object.fromEntries(Object.entries(files).map(([name, it]) => [name, it.data]));
  return { ...mistake, field: pathName(shownPath(schema, values, pathOf(path))) };
}
