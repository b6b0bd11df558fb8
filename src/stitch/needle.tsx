import { needleShape } from './needle-shape.ts';

type NeedleProps = {
  /** Where the eye is, in cells. */
  x: number;
  y: number;
  /** Degrees from pointing right, clockwise. */
  angle: number;
};

/** A needle resting in the cloth: down through it, and its point up again. */
export function Needle({ x, y, angle }: NeedleProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${angle})`}>
      <path d={needleShape.steel} fill="var(--steel-1)" />
      <path d={needleShape.shine} stroke="var(--steel-2)" strokeWidth=".35" strokeLinecap="round" />
    </g>
  );
}
