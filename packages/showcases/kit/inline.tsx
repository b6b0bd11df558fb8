import { piecesOf } from '../browser/inline.ts';

/** A text with its `<q>`, `<i>`, `<b>` and line breaks. */
export const Inline = ({ text }: { text: string }) =>
  piecesOf(text).map((piece, index) => {
    if (piece.tag === 'br') return <br key={index} />;
    const { tag: Tag, text: inner } = piece;
    return Tag ? <Tag key={index}>{inner}</Tag> : inner;
  });
