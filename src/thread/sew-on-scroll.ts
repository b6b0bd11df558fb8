/**
 * Reveals the thread down the page while the visitor scrolls, in browsers with scroll-driven animations.
 * The code and styles load with the first scroll. Until then the whole thread is visible.
 */
export function sewThreadOnScroll(): void {
  if (!document.querySelector('[data-sewn]')) return;
  if (!CSS.supports('(view-timeline: --section) and (animation-range: cover)')) return;
  addEventListener('scroll', () => void import('./sew-thread.ts'), { once: true, passive: true });
}
