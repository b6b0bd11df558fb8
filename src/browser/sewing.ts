/** The embroidery of the first screen is animated once per visit: on later pages it would be in the way. */
import { save } from './session.ts';
import { whenIdle } from './when-idle.ts';
import { whenShown } from './when-shown.ts';

/** The session storage key: set once the animation has been shown. */
export const sewnKey = 'sewn';

/**
 * Saves that the animation has been shown. Once it has ended, the next resize removes it, or another scene
 * that the resize shows would start it again.
 */
export function finishSewing(): void {
  const { dataset } = document.documentElement;
  const art = document.querySelector('[data-art]');
  if (!art || dataset.sewing === undefined) return;
  whenShown(() => save(sewnKey, '1'));
  const removeOnResize = () =>
    addEventListener('resize', () => delete dataset.sewing, { once: true });
  art.addEventListener('animationend', removeOnResize, { once: true });
  // On a slow network it may have ended before this module arrived. Asking lays out what has changed: not before the
  // page is at rest.
  whenIdle().then(() => {
    if (art.getAnimations({ subtree: true }).length === 0) removeOnResize();
  });
}
