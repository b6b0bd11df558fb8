/** In ms after the page has loaded, for browsers without `requestIdleCallback`. */
const presumedIdle = 2000;

let idle: Promise<void> | undefined;

/** Resolves once the page has loaded and the browser has nothing else to do. */
export function whenIdle(): Promise<void> {
  idle ??= new Promise((resolve) => {
    const wait = () => {
      if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
      else setTimeout(resolve, presumedIdle);
    };
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait, { once: true });
  });
  return idle;
}
