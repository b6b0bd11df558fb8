/** Waits and adjustments that do not depend on the speed of the machine. */
import type { Page } from '@playwright/test';

/**
 * Waits until the page has been laid out and painted again and its observers have been notified. Effects of
 * earlier events have started by then, on any machine.
 */
export const painted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))),
      ),
  );

/**
 * Removes the time limit for hiding an incomplete document (src/styles/base.css): on a busy machine it would
 * end before the document is complete.
 */
export const holdWithoutLimit = (page: Page) =>
  page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('[data-held] body { animation-duration: 1000s !important }');
    document.adoptedStyleSheets = [sheet];
  });
