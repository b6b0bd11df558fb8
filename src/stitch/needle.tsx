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
      <path
        d="M-1.8 0q.3-1 2-1L11-.5q.6.5 0 1L.2 1q-1.7 0-2-1zm1.1 0q.1.4.8.4h1.5q.5 0 .5-.4t-.5-.4H.1q-.7 0-.8.4zM12.8-.4 17.2 0l-4.4.4q-.5-.4 0-.8z"
        fill="var(--steel-1)"
      />
      <path d="m3-.4 7.8.2" stroke="var(--steel-2)" strokeWidth=".35" strokeLinecap="round" />
    </g>
  );
}
