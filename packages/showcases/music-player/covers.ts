import { drawCover } from './drawing.ts';
import type { Piece } from './pieces.ts';

/** The sleeve as a PNG in a data address, for the system's own player. */
export function coverAddress(piece: Piece): string {
  const canvas = document.createElement('canvas');
  canvas.width = 512;
  canvas.height = 512;
  const context = canvas.getContext('2d');
  if (context) drawCover(context, piece, 512);
  return canvas.toDataURL('image/png');
}
