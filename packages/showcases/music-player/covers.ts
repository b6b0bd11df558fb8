import { drawCover } from './drawing.ts';
import type { Piece } from './pieces.ts';

const drawn = new WeakMap<HTMLCanvasElement, string>();

/** Draws the sleeve of `piece` into a canvas shown `size` CSS pixels wide, once. */
export function showCover(canvas: HTMLCanvasElement, piece: Piece, size: number) {
  const ratio = Math.min(3, Math.max(2, window.devicePixelRatio || 1));
  const wanted = `${piece.id} ${size * ratio}`;
  if (drawn.get(canvas) === wanted) return;
  drawn.set(canvas, wanted);
  canvas.width = Math.round(size * ratio);
  canvas.height = canvas.width;
  const context = canvas.getContext('2d');
  if (!context) return;
  context.scale(ratio, ratio);
  drawCover(context, piece, size);
}

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
