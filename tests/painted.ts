/** Waits and adjustments that do not depend on the speed of the machine. */
import type { Page } from '@playwright/test';

/**
 * Until the page has been laid out and painted anew, and what observes it has been told. What was to
 * happen because of what came before has begun then, however slow the machine.
 */
export const painted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))),
      ),
  );

/**
 * Takes the time limit from what holds a document back until it is complete (src/styles/base.css): on a
 * busy machine it would be over before the document is.
 */
export const holdWithoutLimit = (page: Page) =>
  page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('[data-held] body { animation-duration: 1000s !important }');
    document.adoptedStyleSheets = [sheet];
  });
