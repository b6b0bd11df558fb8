import { needleShape } from './needle-shape.ts';

type NeedleProps = {
  /** The position of the eye, in cells. */
  x: number;
  y: number;
  /** In degrees, clockwise; 0 points right. */
  angle: number;
  /** Whether it lies on the cloth instead of being stuck through it. */
  whole?: boolean;
};

export function Needle({ x, y, angle, whole = false }: NeedleProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${angle})`}>
      <path d={whole ? needleShape.whole : needleShape.inCloth} fill="var(--steel-1)" />
      <path d={needleShape.shine} stroke="var(--steel-2)" strokeWidth=".35" strokeLinecap="round" />
    </g>
  );
}
