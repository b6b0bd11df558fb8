/** The embroidery of the first screen is animated once per visit: on later pages it would be in the way. */
import { save } from './session.ts';
import { whenShown } from './when-shown.ts';

/** The session storage key: set once the animation has been shown. */
export const sewnKey = 'sewn';

/** In ms: what moves takes 1.9 s (hero-art.module.css). */
const sewnAfter = 2100;

/** Saves that the animation has been shown, and takes it away: another scene that a resize shows would start it again. */
export function finishSewing(): void {
  const { dataset } = document.documentElement;
  const art = document.querySelector('[data-art]');
  if (!art || dataset.sewing === undefined) return;
  whenShown(() => save(sewnKey, '1'));
  const finish = () => delete dataset.sewing;
  // It starts with a frame, of which a hidden tab has none.
  requestAnimationFrame(() => setTimeout(finish, sewnAfter));
  art.addEventListener('animationend', finish, { once: true });
}
