/** Where to press for an element, once it has come to rest and nothing covers it. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Tab } from './engine.ts';

/** In px from the window's corner. */
export type Point = { x: number; y: number };

type Look = { point: Point; isFree: boolean; isMoving: boolean; covering: string } | null;

/** Runs in the page. What is in the window already is not scrolled to: a fixed bar would move the page. */
function look(selector: string, mayScroll: boolean): Look {
  const element = document.querySelector(selector);
  if (!element) return null;
  const middle = () => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const { x, y } = middle();
  const isInWindow = x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
  if (mayScroll || !isInWindow)
    element.scrollIntoView({ behavior: 'instant', block: 'center', inline: 'nearest' });
  const point = middle();
  const there = document.elementFromPoint(point.x, point.y);
  // Also what has only just begun, or is about to, and stands where it stood.
  const isMoving = document.getAnimations().some(({ effect, playState }) => {
    const target = effect instanceof KeyframeEffect ? effect.target : null;
    const isEndless = effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
    return playState === 'running' && !isEndless && Boolean(target?.contains(element));
  });
  return {
    point,
    isMoving,
    // What lets the pointer through is pressed together with what it lies in.
    isFree: Boolean(
      there &&
        (element.contains(there) ||
          (getComputedStyle(element).pointerEvents === 'none' && there.contains(element))),
    ),
    covering: there ? there.outerHTML.slice(0, 120) : 'nothing of the page',
  };
}

/** Waits at most 5 s. Throws with what stands in the way. */
export async function pointerTarget(tab: Pick<Tab, 'evaluate'>, selector: string): Promise<Point> {
  const end = performance.now() + 5_000;
  let before: Look = null;
  let covered = 0;
  let still = 0;
  while (performance.now() < end) {
    // Covered where it stands: perhaps by a bar that it can be scrolled away from.
    const now: Look = await tab.evaluate(look, selector, covered > 4);
    const isStill =
      now && before && now.point.x === before.point.x && now.point.y === before.point.y;
    // Three times in the same place: what scrolls smoothly may take its time to begin. While an
    // animation runs, WebKit may give one place of it again and again, and once more when it has ended.
    still = isStill && !now.isMoving ? still + 1 : 0;
    if (now?.isFree && still >= 2) return now.point;
    covered = now && isStill && !now.isFree ? covered + 1 : 0;
    before = now;
    await wait(40);
  }
  if (!before) throw new Error(`The page has no ${selector}`);
  const { point, covering, isFree } = before;
  if (isFree) throw new Error(`${selector} does not come to rest`);
  throw new Error(
    `At the middle of ${selector}, ${Math.round(point.x)}, ${Math.round(point.y)}, is ${covering}`,
  );
}
