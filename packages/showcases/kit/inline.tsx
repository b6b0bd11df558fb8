import { piecesOf } from '../browser/inline.ts';

export const Inline = ({ text }: { text: string }) =>
  piecesOf(text).map((piece, index) => {
    if (piece.tag === 'br') return <br key={index} />;
    const { tag: Tag, text: inner } = piece;
    return Tag ? <Tag key={index}>{inner}</Tag> : inner;
  });
