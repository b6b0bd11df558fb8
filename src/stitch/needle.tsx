import { needleShape } from './needle-shape.ts';

type NeedleProps = {
  /** The position of the eye, in cells, and the angle in degrees, clockwise; 0 points right. */
  at: readonly [x: number, y: number, angle: number];
  /** Whether it lies on the cloth instead of being stuck through it. */
  whole?: boolean;
};

export function Needle({ at: [x, y, angle], whole = false }: NeedleProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${angle})`}>
      <path d={whole ? needleShape.whole : needleShape.inCloth} fill="var(--steel-1)" />
      <path d={needleShape.shine} stroke="var(--steel-2)" strokeWidth=".35" strokeLinecap="round" />
    </g>
  );
}
