/**
 * Cards fade and slide in once, when they first come into view. A card is visible until its animation
 * starts, just below the window's edge, so no card is missing on paper or in a full-page screenshot.
 */
export function animateCards(): void {
  let isFirst = true;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        // The first report lists every card. Cards in view at that time are already painted: leave them.
        if (!isFirst) target.setAttribute('data-card', 'entering');
      }
      isFirst = false;
    },
    { rootMargin: '0px 0px 80px 0px' },
  );
  for (const card of document.querySelectorAll('[data-card]')) observer.observe(card);
}
