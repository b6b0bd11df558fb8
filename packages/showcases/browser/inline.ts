/** A piece of a sentence: plain, or quoted, set apart, strong; or the end of a line. */
type Piece = { tag: 'q' | 'i' | 'b' | null; text: string } | { tag: 'br' };

const marks = /<([qib])>(.*?)<\/\1>|\n/g;

/** Splits a text at `<q>`, `<i>`, `<b>` and line breaks. Other tags are plain text. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(marks)) {
    if (match.index > end) pieces.push({ tag: null, text: text.slice(end, match.index) });
    const [, tag, inner = ''] = match;
    pieces.push(tag === 'q' || tag === 'i' || tag === 'b' ? { tag, text: inner } : { tag: 'br' });
    end = match.index + match[0].length;
  }
  if (end < text.length) pieces.push({ tag: null, text: text.slice(end) });
  return pieces;
}

export function inline(text: string): (Node | string)[] {
  return piecesOf(text).map((piece) => {
    if (piece.tag === 'br') return document.createElement('br');
    if (!piece.tag) return piece.text;
    const element = document.createElement(piece.tag);
    element.textContent = piece.text;
    return element;
  });
}
