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

/**
 * Fails for each part of the page that axe has something to say about.
 * @param rules - by their names in axe; all without them
 */
export async function expectNoViolation(page: Page, rules?: string[]): Promise<void> {
  const { violations } = await (rules ? axe(page).withRules(rules) : axe(page)).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`)).toEqual([]);
}
