/**
 * Marks the navigation bar once the page is scrolled more than 50 px. A strip of that height at the top
 * of the page is observed, which costs less than a scroll handler.
 */
export function markScrolled(): void {
  const strip = document.querySelector('[data-top]');
  const bar = strip?.nextElementSibling;
  if (!strip || !(bar instanceof HTMLElement)) return;
  new IntersectionObserver((entries) => {
    const scrolled = String(!entries.at(-1)?.isIntersecting);
    // At the top it says so already, and writing it again would style the bar anew.
    if (bar.dataset.scrolled !== scrolled) bar.dataset.scrolled = scrolled;
  }).observe(strip);
}
