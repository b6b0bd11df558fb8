/** The embroidery of the first screen is animated once per visit: on later pages it would be in the way. */
import { save } from './session.ts';
import { whenShown } from './when-shown.ts';

/** The session storage key: set once the animation has been shown. */
export const sewnKey = 'sewn';

/** In ms: a little more than the animation in hero-art.module.css. */
const sewingTime = 2500;

/** Saves that the animation has been shown, and removes it afterwards so a resize cannot restart it. */
export function finishSewing(): void {
  const { dataset } = document.documentElement;
  if (dataset.sewing === undefined) return;
  whenShown(() => {
    save(sewnKey, '1');
    setTimeout(() => delete dataset.sewing, sewingTime);
  });
}
