/** The list of prices. */
import { isRoute } from '../../src/in-force/routes.ts';
import { readPaper } from '../paper.ts';
import { expect, mainLanguage, open, test } from '../site.ts';

if (isRoute('prices')) {
  test('what stands beside the prices may be longer than they are, and moves none', async ({
    page,
  }) => {
    await open(page, `/prices?lang=${mainLanguage}`);
    const list = page
      .getByRole('region')
      .filter({ has: page.locator('li > p') })
      .first();
    const tops = () =>
      list
        .locator('li > p:first-child')
        .evaluateAll((all) => all.map((it) => it.getBoundingClientRect().top));
    const before = await tops();
    expect(before.length).toBeGreaterThan(1);
    const heightOf = (tag: string) =>
      list.locator(tag).evaluate((it) => it.getBoundingClientRect().height);
    const height = await heightOf('dl');
    await list.locator(':not(li) > p').evaluate((text) => {
      text.textContent = `${text.textContent} `.repeat(40);
    });
    expect(await heightOf(':not(li) > p')).toBeGreaterThan(height);
    expect(await tops()).toEqual(before);
  });

  test('a table whose figures are phrases is printed whole', async ({ page }) => {
    await open(page, `/prices?lang=${mainLanguage}`);
    const phrase = 'somewhere between forty and fifty thousand of them';
    const count = await page.locator('main table').evaluateAll((tables, text) => {
      const cells = tables.flatMap((table) => {
        table.setAttribute('data-figures', 'phrases');
        return [...table.querySelectorAll('tbody td')];
      });
      for (const cell of cells) cell.textContent = text;
      return cells.length;
    }, phrase);
    const paper = await readPaper(await page.pdf({ format: 'A4' }));
    expect(count).toBeGreaterThan(0);
    expect(paper.countOf(phrase)).toBe(count);
  });
}
