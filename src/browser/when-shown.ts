/** Runs it now, or when a page that the browser has prepared is really shown. */
export function whenShown(run: () => void): void {
  if (document.prerendering) addEventListener('prerenderingchange', run, { once: true });
  else run();
}
