import { isPhoto } from '../browser/kept.ts';

/** The longest time a drawing may block the page, in ms. On a slow phone a single line takes a few ms. */
const turn = 10;

/** Lets a long drawing yield to the visitor's input. */
export type Pace = {
  /** Whether the drawing has blocked the page for that time. */
  isDue: () => boolean;
  /** Yields, so that the page can handle events. */
  rest: () => Promise<void>;
  /** False once a newer drawing of the same canvas has started: then this one stops. */
  isCurrent: () => boolean;
};

const newest = new WeakMap<HTMLCanvasElement, Pace>();

/** Starts a drawing and cancels a running one on this canvas. For screenshots it does not yield. */
export function paceFor(canvas: HTMLCanvasElement): Pace {
  let since = performance.now();
  const pace: Pace = {
    // Browsers throttle timers in hidden tabs, and there is no input to respond to.
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
 * Await it between two lines of a path. When it is time to yield, it fills the path so far and yields.
 * Resolves with false if the drawing must stop.
 */
export async function breathe(pen: CanvasRenderingContext2D, pace: Pace): Promise<boolean> {
  if (pace.isDue()) {
    pen.fill();
    await pace.rest();
    pen.beginPath();
  }
  return pace.isCurrent();
}
