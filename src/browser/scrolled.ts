/**
 * Marks the navigation bar once the page is scrolled more than 50 px. A strip of that height at the top
 * of the page is observed, which costs less than a scroll handler.
 */
export function markScrolled(): void {
  const strip = document.querySelector('[data-top]');
  const bar = strip?.nextElementSibling;
  if (!strip || !(bar instanceof HTMLElement)) return;
  new IntersectionObserver((entries) => {
    bar.dataset.scrolled = String(!entries.at(-1)?.isIntersecting);
  }).observe(strip);
}
