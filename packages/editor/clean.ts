/** What nobody types on purpose is taken out of texts before they are saved. */
import { type JsonSchema, schemaFor, schemaIn } from './page/json-schema.ts';

/** Signs without a width that part words unseen, and those that end a line for programs only. */
const unseen = /[\u200B\uFEFF]/g;
const lineEnds = /[\u0085\u2028\u2029]/g;

const cleanText = (text: string) => text.replaceAll(unseen, '').replaceAll(lineEnds, ' ');

/** A text of several lines, in Markdown. */
export const cleanBody = (body: string): string =>
  body.replaceAll(unseen, '').replaceAll(lineEnds, '\n').trimEnd();

/** Texts lose the spaces around them, unless a link follows or precedes them. */
export function clean(value: unknown, schema: JsonSchema): unknown {
  if (typeof value === 'string') {
    const text = cleanText(value);
    return schemaFor(schema, value).isBesideLink ? text : text.trim();
  }
  const found = schemaFor(schema, value);
  if (Array.isArray(value)) return value.map((it) => clean(it, found.items ?? {}));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, clean(inner, schemaIn(found, key))]),
  );
}
