/**
 * Sews the thread down the page while the visitor scrolls, in browsers with scroll-driven animations.
 * Its code and styles load with the first scroll; until then, and without them, the whole thread is there.
 */
export function sewThreadOnScroll(): void {
  if (!document.querySelector('[data-sewn]')) return;
  if (!CSS.supports('(view-timeline: --section) and (animation-range: cover)')) return;
  addEventListener('scroll', () => void import('./sew-thread.ts'), { once: true, passive: true });
}
