import type { Finished, Outgoing } from '../i18n/finished.ts';
import { replacePhrases, withoutMarks } from '../i18n/marks.ts';
import { type Language, languages } from '../in-force/languages.ts';

/** A tag, or a text, of markup that React or this project has written: both escape `<` and `>` elsewhere. */
const pieces = /<(?:[^>"]|"[^"]*")*>|[^<]+/g;

/** Their content is text only. Scripts hold data. */
const withoutElements = /^<(option|script|style|textarea|title)\b/;

/**
 * Returns markup with its signs and its phrases of other languages (i18n/marks.ts): a phrase in a text gets an
 * element with its language, and one in an attribute, or where no element may stand, is plain.
 */
export function showMarks(html: Finished): Outgoing {
  let isPlain = false;
  return html.replace(pieces, (piece) => {
    if (!piece.startsWith('<')) return withoutMarks(isPlain ? piece : withSpans(piece));
    isPlain = withoutElements.test(piece);
    return withoutMarks(piece);
  }) as Outgoing;
}

const withSpans = (text: string) =>
  replacePhrases(text, (phrase, code) => `<span lang="${localeOf(code)}">${phrase}</span>`);

/** A voice of the right country, where the site knows it. */
const localeOf = (code: string) => (code in languages ? languages[code as Language].locale : code);
