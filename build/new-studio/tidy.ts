/** How the files of a new studio are laid out. */
import { type Document, isCollection, isPair, Scalar, visit } from 'yaml';

/** Lines of at most 100 signs; a long text that has a mark stands below it; an empty line between groups. */
export function tidy(document: Document): string {
  visit(document, {
    Scalar(key, node) {
      if (key === 'key' || typeof node.value !== 'string') return;
      if (node.value.length > 60) node.type = Scalar.BLOCK_FOLDED;
    },
  });
  const { contents } = document;
  if (isCollection(contents))
    for (const [index, item] of contents.items.entries())
      if (index > 0 && isPair(item) && item.key instanceof Scalar && isCollection(item.value))
        item.key.spaceBefore = true;
  return document.toString({ lineWidth: 100 }).replaceAll(/[ \t]+$/gm, '');
}
