/**
 * Cards fade and slide in once, when they first come into view. Nothing waits to be shown: a card is
 * there until the moment its entrance begins, just below the window's edge, so that neither a printed
 * page nor a picture of the whole one can find it missing.
 */
export function enterCards(): void {
  let isFirst = true;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        // What has been on the screen from the start stays as it was painted.
        if (!isFirst) target.setAttribute('data-card', 'entering');
      }
      isFirst = false;
    },
    { rootMargin: '0px 0px 80px 0px' },
  );
  for (const card of document.querySelectorAll('[data-card]')) observer.observe(card);
}
