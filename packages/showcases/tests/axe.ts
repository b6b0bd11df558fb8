/** axe, as it is asked of one document. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * axe on a page without frames, in less than half the time: it looks at the one document where it is,
 * needs no other page to put the parts together, and makes no list of what has passed.
 */
function axe(page: Page): AxeBuilder {
  if (page.frames().length > 1) throw new Error('What is in frames would not be looked at.');
  return new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
}

/** Firefox calls a field invalid by the browser's own rule, before anybody has typed and in a form that checks by itself. */
const ruled = 'form[novalidate] :is([required], [pattern], [minlength], [type=email], [type=url])';

/**
 * Fails for each part of the page that axe has something to say about, and for fields that a browser judges as well.
 * @param rules - by their names in axe; all without them
 */
export async function expectNoViolation(page: Page, rules?: string[]): Promise<void> {
  await expect(page.locator(ruled)).toHaveCount(0);
  const { violations } = await (rules ? axe(page).withRules(rules) : axe(page)).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`)).toEqual([]);
}
