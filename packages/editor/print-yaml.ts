/**
 * The form of the YAML files of content/: that of the printer of the `yaml` package. A file in this form can be
 * changed as a document and printed whole, and only the lines of the changed values differ.
 */
import { type Document, isScalar, type ParsedNode, parseDocument, visit } from 'yaml';

/** Long lines are broken here, in characters. */
const lineWidth = 100;

/** @throws an error with the place of the first mistake in the source */
export function parseForPrint(source: string): Document.Parsed<ParsedNode> {
  const document = parseDocument(source);
  if (document.errors[0]) throw new Error(document.errors[0].message);
  giveCommentsBack(document, source);
  return document;
}

/** A file with nothing but comments has no document to print. */
export const print = (document: Document): string => document.toString({ lineWidth, nullStr: '' });

/**
 * The parser gives a comment below an empty value to that value. It belongs to what follows: otherwise
 * printing would move it into the line of the value.
 */
function giveCommentsBack(document: Document, source: string): void {
  visit(document, {
    Map(_, map) {
      for (const [index, { value }] of map.items.entries()) {
        const next = map.items[index + 1]?.key;
        if (!isScalar(value) || value.value !== null || !value.comment || !value.range) continue;
        const isBelow = /^[ \t]*\r?\n/.test(source.slice(value.range[0], value.range[2]));
        if (!isBelow) continue;
        if (isScalar(next)) {
          next.commentBefore = [value.comment, next.commentBefore].filter(Boolean).join('\n');
          next.spaceBefore = value.spaceBefore ?? false;
        } else map.comment = [value.comment, map.comment].filter(Boolean).join('\n');
        value.comment = null;
        value.spaceBefore = false;
      }
    },
  });
}
