/**
 * The form of the YAML files of content/: that of the printer of the `yaml` package. A file in this form can be
 * changed as a document and printed whole, and only the lines of the changed values differ.
 */
import {
  type Document,
  isMap,
  isNode,
  isPair,
  isScalar,
  type Node,
  parseDocument,
  visit,
} from 'yaml';

/** Long lines are broken here, in characters. */
const lineWidth = 100;

/** @throws an error with the place of the first mistake in the source */
export function parseForPrint(source: string): Document.Parsed {
  const document = parseDocument(source);
  if (document.errors[0]) throw new Error(document.errors[0].message);
  giveCommentsBack(document, source);
  giveToFirst(document);
  return document;
}

/** A file with nothing but comments has no document to print. */
export const print = (document: Document): string => document.toString({ lineWidth, nullStr: '' });

/**
 * The parser gives a comment below an empty value to that value. It belongs to what follows: otherwise
 * printing would move it into the line of the value, and it would go with it.
 */
function giveCommentsBack(document: Document, source: string): void {
  /** In the order of the file. */
  const owners: { node: Node; start: number }[] = [];
  visit(document, {
    Node: (_, node, ancestors) => {
      const isValue = ancestors.at(-1) !== document && node.range;
      if (isValue) owners.push({ node, start: node.range?.[0] ?? 0 });
    },
  });
  for (const { node } of owners) {
    if (!isScalar(node) || node.value !== null || !node.comment || !node.range) continue;
    const [start, , end] = node.range;
    if (!/^[ \t]*\r?\n/.test(source.slice(start, end))) continue;
    const next = owners.find((it) => it.start >= end && it.node !== node);
    const { comment, spaceBefore = false } = node;
    node.comment = null;
    node.spaceBefore = false;
    if (!next) document.comment = [comment, document.comment].filter(Boolean).join('\n');
    else {
      next.node.commentBefore = [comment, next.node.commentBefore].filter(Boolean).join('\n');
      next.node.spaceBefore = spaceBefore;
    }
  }
}

/**
 * The parser gives a comment above a first entry to the whole list or group, and the head of a file to its first key.
 * An entry that goes or moves takes its own along, and the head stays.
 */
function giveToFirst(document: Document): void {
  const above = (node: Node, comment: string) => {
    node.commentBefore = [comment, node.commentBefore].filter(Boolean).join('\n');
  };
  visit(document, {
    Collection: (_, node, ancestors) => {
      const [first] = node.items;
      const owner = isPair(first) ? first.key : first;
      // What stands above a group in a list stands above that entry.
      const isEntry = isMap(node) && !isPair(ancestors.at(-1));
      if (node.flow || !node.commentBefore || isEntry || !isNode(owner)) return;
      above(owner, node.commentBefore);
      node.commentBefore = null;
    },
  });
  const { contents } = document;
  const head = isMap(contents) && contents.items[0]?.key;
  if (!isNode(head) || document.commentBefore || !head.commentBefore?.includes('\n\n')) return;
  const end = head.commentBefore.lastIndexOf('\n\n');
  document.commentBefore = head.commentBefore.slice(0, end);
  head.commentBefore = head.commentBefore.slice(end + 2);
}
