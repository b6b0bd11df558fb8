import { needleShape } from './needle-shape.ts';

type NeedleProps = {
  /** Where the eye is, in cells. */
  x: number;
  y: number;
  /** Degrees from pointing right, clockwise. */
  angle: number;
  /** It lies on the cloth, and is not down through it with its point up again. */
  whole?: boolean;
};

export function Needle({ x, y, angle, whole = false }: NeedleProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${angle})`}>
      <path d={whole ? needleShape.whole : needleShape.steel} fill="var(--steel-1)" />
      <path d={needleShape.shine} stroke="var(--steel-2)" strokeWidth=".35" strokeLinecap="round" />
    </g>
  );
}
