/** The first screen's embroidery sews itself once a visit: later it would be in the way. */
import { keep } from './session.ts';
import { whenShown } from './when-shown.ts';

/** Set in session storage once it has been seen. */
export const sewnKey = 'sewn';

/** In ms: a little more than the style sheet takes for it. */
const sewingTime = 2500;

/** Remembers that it has been seen, and leaves it finished whatever the window does from then on. */
export function finishSewing(): void {
  const { dataset } = document.documentElement;
  if (dataset.sewing === undefined) return;
  whenShown(() => {
    keep(sewnKey, '1');
    setTimeout(() => delete dataset.sewing, sewingTime);
  });
}
