import type { PageText } from '../browser/page-text.ts';
import type { Words } from './words/pt.ts';

/** What stands in the document. */
export const pageOf = ({ head, page, labels, withoutScripts }: Words): PageText => ({
  head,
  texts: page,
  labels,
  without: { about: head.description, needs: withoutScripts },
});
