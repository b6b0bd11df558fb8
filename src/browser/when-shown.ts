/** Runs it now, or when a page that the browser has prepared is really shown. */
export function whenShown(run: () => void): void {
  // At the document, and it does not bubble.
  if (document.prerendering) document.addEventListener('prerenderingchange', run, { once: true });
  else run();
}
