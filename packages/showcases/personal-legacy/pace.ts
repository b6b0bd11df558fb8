import { isPhoto } from './page.ts';

/** How long a drawing may keep the page from answering, in ms; a slow telephone's line takes a few. */
const turn = 10;

/** How a drawing gives way to whatever the visitor does. */
export type Pace = {
  /** Whether it has kept the page for long enough. */
  isDue: () => boolean;
  /** Lets the page answer what has come meanwhile. */
  rest: () => Promise<void>;
  /** False as soon as a newer drawing of the same canvas has begun: this one leaves off. */
  isCurrent: () => boolean;
};

const newest = new WeakMap<HTMLCanvasElement, Pace>();

/** Begins a drawing, instead of any that is under way on this canvas. A photograph is drawn in one go. */
export function paceFor(canvas: HTMLCanvasElement): Pace {
  let since = performance.now();
  const pace: Pace = {
    // In a tab that nobody sees timers are rare, and there is nobody to answer.
    isDue: () => !isPhoto && !document.hidden && performance.now() - since > turn,
    async rest() {
      await new Promise((resolve) => setTimeout(resolve));
      since = performance.now();
    },
    isCurrent: () => newest.get(canvas) === pace,
  };
  newest.set(canvas, pace);
  return pace;
}

/**
 * To be awaited between two lines of a path: when it is time, what has been traced so far is filled, and
 * the page answers. False when the drawing is to leave off.
 */
export async function breathe(pen: CanvasRenderingContext2D, pace: Pace): Promise<boolean> {
  if (pace.isDue()) {
    pen.fill();
    await pace.rest();
    pen.beginPath();
  }
  return pace.isCurrent();
}
