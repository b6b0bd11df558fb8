import { useLayoutEffect, useRef } from 'preact/hooks';
import { drawCover } from './drawing.ts';
import type { Piece } from './pieces.ts';

/** The sleeve of a piece, `size` CSS pixels wide. */
export function Cover({ piece, size }: { piece: Piece; size: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const ratio = Math.min(3, Math.max(2, window.devicePixelRatio || 1));
  const pixels = Math.round(size * ratio);
  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    drawCover(context, piece, size);
  }, [piece, size, ratio]);
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a canvas without tabindex cannot be focused.
    <canvas ref={canvas} class="cover" width={pixels} height={pixels} aria-hidden="true" />
  );
}
