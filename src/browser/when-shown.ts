/** Calls back now, or in a prerendered page once it is shown. */
export function whenShown(run: () => void): void {
  // The event is dispatched at the document and does not bubble to the window.
  if (document.prerendering) document.addEventListener('prerenderingchange', run, { once: true });
  else run();
}
