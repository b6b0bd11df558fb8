import type { PageText } from '../browser/page-text.ts';
import type { Words } from './words/pt.ts';

/** What stands in the document. The words of the reservation are drawn with it, by the page's script. */
export function pageOf({ head, page, labels, withoutScripts }: Words): PageText {
  const { stepLines, others, stepDay, otherDay, stepSlot, slotRule, ...rest } = page;
  const { stepWho, name, phone, note, staysHere, bag, confirm, ...texts } = rest;
  return { head, texts, labels, without: { about: head.description, needs: withoutScripts } };
}
