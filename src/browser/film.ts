/**
 * The film: nothing of it is fetched before it is near the screen, it runs only while it is in sight,
 * and the visitor can stop it. What is here without scripts is the poster and the browser's own controls.
 */

/** Reduced motion or a browser that saves data: the poster stands instead of the film. */
const stillMedia = '(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)';

type NetworkNavigator = Navigator & { connection?: { saveData?: boolean } };

export function runFilm(): void {
  const frame = document.querySelector('[data-film]');
  const film = frame?.querySelector('video');
  const button = frame?.querySelector('button');
  if (!frame || !film || !button) return;
  const still = matchMedia(stillMedia);
  const isStill = () =>
    still.matches || Boolean((navigator as NetworkNavigator).connection?.saveData);
  let isPaused = false;
  let isInSight = false;

  function follow() {
    if (!film || !button) return;
    film.hidden = button.hidden = isStill();
    button.toggleAttribute('data-paused', isPaused);
    // A browser that refuses to start it (battery saver) leaves the poster: no error.
    if (isInSight && !isPaused && !isStill()) film.play().catch(() => undefined);
    else film.pause();
  }

  film.controls = false;
  film.tabIndex = -1;
  film.ariaHidden = 'true';
  button.addEventListener('click', () => {
    isPaused = !isPaused;
    follow();
  });
  still.addEventListener('change', follow);
  const sight = new IntersectionObserver(
    (entries) => {
      isInSight = entries.at(-1)?.isIntersecting ?? false;
      follow();
    },
    { threshold: 0.25 },
  );
  sight.observe(frame);
  const near = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      near.disconnect();
      // Browsers fetch a lazy picture from two screens away: this one is as big as all of the first screen.
      frame.setAttribute('data-film', 'near');
    },
    { rootMargin: '300px 0px' },
  );
  near.observe(frame);
}
