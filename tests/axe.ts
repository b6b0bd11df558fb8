/** Runs axe on one document. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * Runs axe on a page without frames in a third of the usual time: it needs no second page to combine results, does not
 * list the passed checks, and brings its 600 kB to a document only once.
 */
export async function axe(page: Page): Promise<AxeBuilder> {
  if (page.frames().length > 1) throw new Error('What is in frames would not be looked at.');
  const isThere = await page.evaluate(() => 'axe' in window);
  return new AxeBuilder(isThere ? { page, axeSource: ';' } : { page })
    .setLegacyMode()
    .options({ resultTypes: ['violations', 'incomplete'], selectors: false });
}

/** The elements with too little contrast according to axe, which only doubts whether one colour on itself is meant. */
export async function unreadable(page: Page, rule = 'color-contrast') {
  await endTransitions(page);
  const { violations, incomplete } = await (await axe(page)).withRules([rule]).analyze();
  const invisible = incomplete
    .flatMap(({ nodes }) => nodes)
    .filter(({ any }) => any.some(({ data }) => data?.messageKey === 'equalRatio'));
  return [...violations.flatMap(({ nodes }) => nodes), ...invisible].map(({ html }) => html);
}

/** A colour on its way to another is judged by where it ends. */
export const endTransitions = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish();
  });
