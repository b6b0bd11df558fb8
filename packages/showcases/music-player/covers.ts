import { drawCover } from './drawing.ts';
import type { Piece } from './pieces.ts';

const pictures = new Map<string, string>();

/** The sleeve as a PNG in a data address, for the system's own player. */
export function coverAddress(piece: Piece): string {
  const known = pictures.get(piece.id);
  if (known) return known;
  const canvas = document.createElement('canvas');
  canvas.width = 512;
  canvas.height = 512;
  const context = canvas.getContext('2d');
  if (context) drawCover(context, piece, 512);
  const address = canvas.toDataURL('image/png');
  pictures.set(piece.id, address);
  return address;
}
