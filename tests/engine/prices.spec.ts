/** The list of prices. */
import { isRoute } from '../../src/routes.ts';
import { expect, mainLanguage, open, test } from '../site.ts';

if (isRoute('prices'))
  test('what stands beside the prices may be longer than they are, and moves none', async ({
    page,
  }) => {
    await open(page, `/prices?lang=${mainLanguage}`);
    const list = page
      .getByRole('region')
      .filter({ has: page.locator('dl') })
      .first();
    const tops = () =>
      list.locator('dt').evaluateAll((all) => all.map((it) => it.getBoundingClientRect().top));
    const before = await tops();
    expect(before.length).toBeGreaterThan(1);
    const heightOf = (tag: string) =>
      list.locator(tag).evaluate((it) => it.getBoundingClientRect().height);
    const height = await heightOf('dl');
    await list.locator('p').evaluate((text) => {
      text.textContent = `${text.textContent} `.repeat(40);
    });
    expect(await heightOf('p')).toBeGreaterThan(height);
    expect(await tops()).toEqual(before);
  });
