import type { ComponentProps } from 'react';

/** A piece of the thread that fills its box, as a path in a square of one. */
export const ThreadPiece = ({ d, ...rest }: ComponentProps<'svg'>) => (
  <svg {...rest} preserveAspectRatio="none" viewBox="0 0 1 1" aria-hidden="true">
    <path d={d} />
  </svg>
);
