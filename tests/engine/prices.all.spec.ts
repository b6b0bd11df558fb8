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

  test('a long name and a long word before the amount do not touch, nor leave their line', async ({
    page,
  }) => {
    await open(page, `/prices?lang=${mainLanguage}`);
    for (const width of [640, 820, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const boxes = await page.locator('dl > div:has(strong)').evaluateAll((lines) =>
        lines.map((line) => {
          const [name, price] = ['dt span', 'dd'].map((at) => line.querySelector(at));
          if (name) name.textContent = 'A name of several words that takes its room';
          const from = price?.querySelector('span');
          if (from) from.textContent = 'as a rule it begins with no less than';
          return [line, name, price].map((it) => {
            // The words, without the box's padding.
            const words = document.createRange();
            if (it) words.selectNodeContents(it);
            return (it === line ? line : words).getBoundingClientRect().toJSON();
          });
        }),
      );
      expect(boxes.length).toBeGreaterThan(1);
      for (const [line, name, price] of boxes) {
        expect.soft(name.right, `at ${width} px`).toBeLessThanOrEqual(price.left);
        expect.soft(price.right, `at ${width} px`).toBeLessThanOrEqual(line.right + 1);
      }
    }
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
