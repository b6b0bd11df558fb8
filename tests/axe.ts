/** Runs axe on one document. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * Runs axe on a page without frames in less than half the usual time: it needs no second page to combine
 * results and does not list the passed checks.
 */
export function axe(page: Page): AxeBuilder {
  if (page.frames().length > 1) throw new Error('What is in frames would not be looked at.');
  return new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
}

/** The elements with too little contrast according to axe. */
export async function unreadable(page: Page, rule = 'color-contrast') {
  // A colour on its way to another is judged by where it ends.
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish();
  });
  const { violations } = await axe(page).withRules([rule]).analyze();
  return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html));
}
