/**
 * Has the thread down the page sewn as one scrolls, where the browser can do so by itself. How, is
 * fetched when somebody scrolls: until then, and without it, all of the thread is there.
 */
export function threadNeedle(): void {
  if (!document.querySelector('[data-sewn]')) return;
  if (!CSS.supports('(view-timeline: --section) and (animation-range: cover)')) return;
  addEventListener('scroll', () => void import('./sew-thread.ts'), { once: true, passive: true });
}
