/**
 * The film is fetched when the visitor scrolls near it, plays only while it is in view, and can be paused.
 * Without scripts there are the poster and the browser's own controls.
 */

/** With one of these preferences the poster is shown instead of the film. */
const stillMedia = '(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)';

type NetworkNavigator = Navigator & { connection?: { saveData?: boolean } };

export function runFilm(): void {
  const frame = document.querySelector('[data-film]');
  const template = frame?.querySelector('template');
  const button = frame?.querySelector('button');
  if (!frame || !template || !button) return;
  // Not only once the film is near: Tab would pass it by.
  button.hidden = isStill();
  const fetchNear = (rootMargin: string) => {
    const near = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        near.disconnect();
        if (frame.getAttribute('data-film') === 'near') return;
        // Browsers fetch a `loading=lazy` picture two screens ahead. The poster is too large for that.
        frame.setAttribute('data-film', 'near');
        // A copy, because WebKit does not play a video that was created in a template.
        template.after(document.importNode(template.content, true));
        const film = frame.querySelector('video');
        if (film) playInView(frame, film, button);
      },
      { rootMargin },
    );
    near.observe(frame);
  };
  // A visitor who does not scroll fetches it only where it is in view, however little text is above it.
  fetchNear('0px');
  addEventListener('scroll', () => fetchNear('300px 0px'), { once: true, passive: true });
}

const isStill = () =>
  matchMedia(stillMedia).matches || Boolean((navigator as NetworkNavigator).connection?.saveData);

function playInView(frame: Element, film: HTMLVideoElement, button: HTMLButtonElement) {
  let isPaused = false;
  let isInView = false;

  function update() {
    film.hidden = button.hidden = isStill();
    button.toggleAttribute('data-paused', isPaused);
    // A browser may refuse to play, for example to save battery. The poster stays: that is no error.
    if (isInView && !isPaused && !isStill()) film.play().catch(() => undefined);
    else film.pause();
  }

  // Browsers play only silent films unasked, and may not read the attribute of an element in a template.
  film.muted = true;
  button.addEventListener('click', () => {
    isPaused = !isPaused;
    update();
  });
  matchMedia(stillMedia).addEventListener('change', update);
  const inView = new IntersectionObserver(
    (entries) => {
      isInView = entries.at(-1)?.isIntersecting ?? false;
      update();
    },
    { threshold: 0.25 },
  );
  inView.observe(frame);
}
