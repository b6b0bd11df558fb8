/** The layout on paper. A journey in every engine that prints tests that the content is complete. */
import { routePaths } from '../../src/routes.ts';
import { showcases } from '../../src/site.ts';
import { paperFaults, readPaper } from '../paper.ts';
import {
  alikePaths,
  codes,
  commonWords,
  expect,
  layoutPaths,
  mainLanguage,
  open,
  paths,
  test,
  wordsOf,
} from '../site.ts';

test('printed pages have neither the bar nor the menu', async ({ page }) => {
  for (const path of layoutPaths) {
    await open(page, `${path}?lang=${mainLanguage}`);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.locator('main')).toBeVisible();
    const hidden = await page.evaluate(() =>
      [...document.querySelectorAll('main :is(h2, h3, li, p)')]
        .filter((it) => Number(getComputedStyle(it).opacity) < 1)
        .map((it) => it.textContent),
    );
    expect(hidden).toEqual([]);
    await page.emulateMedia({ media: 'screen' });
  }
});

test.describe('on every page and the 404 page', () => {
  test.use({ expectedConsole: /404/ });

  const a4 = codes.map((code) => ({ code, format: 'A4' }));
  // Home is the most complex page; the other paper size is tested only there.
  for (const path of [...paths, '/no-such-page'])
    for (const { code, format } of path === '/'
      ? [...a4, { code: mainLanguage, format: 'Letter' }]
      : a4) {
      if (code !== mainLanguage && alikePaths.includes(path)) continue;
      test(`on ${format}, ${path} in ${code} has no cut or covered content and no heading at a sheet’s end`, async ({
        page,
      }) => {
        await open(page, `${path}?lang=${code}`);
        await expect(page.locator('html')).toHaveAttribute('data-fonts', '');
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        const headings = await page.locator('h1, h2, h3').allTextContents();
        expect(headings.length).toBeGreaterThan(0);
        expect(await paperFaults(await page.pdf({ format }), headings)).toEqual([]);
      });
    }
});

test('the address of a link stands after its words, as somebody can type it', async ({ page }) => {
  for (const path of layoutPaths) {
    await open(page, `${path}?lang=${mainLanguage}`);
    const addresses = await page.locator('[data-address]').evaluateAll((links) =>
      links.map((link) => ({
        shown: link.getAttribute('data-address') ?? '',
        href: (link as HTMLAnchorElement).href,
      })),
    );
    const paper = await readPaper(await page.pdf({ format: 'A4' }));
    for (const { shown, href } of addresses) {
      const { pathname, search } = new URL(`https://${shown}`);
      expect(new URL(href).pathname.replace(/\/$/, '')).toBe(pathname.replace(/\/$/, ''));
      expect(search).toBe(new URL(href).search.replace(`?lang=${mainLanguage}`, ''));
      expect(paper.countOf(`(${shown})`), `${path}: ${shown}`).toBeGreaterThan(0);
    }
    if (path === '/' && showcases.length > 0) expect(addresses.length).toBeGreaterThan(0);
  }
});

test('what belongs together is on one sheet', async ({ page }) => {
  for (const path of layoutPaths) {
    await open(page, `${path}?lang=${mainLanguage}`);
    await page.emulateMedia({ media: 'print' });
    const wholes = await page
      .locator('main :is(tr, blockquote, figcaption, dl > div)')
      .evaluateAll((all) =>
        all
          .filter((each) => each.checkVisibility())
          // biome-ignore lint/performance/useDomNodeTextContent: hidden words are not printed
          .map((each) => ({ text: (each as HTMLElement).innerText, each }))
          .filter(({ text }) => text.trim() !== '')
          .map(({ text, each }) =>
            // After a link its address is printed, which is no text of the page.
            [...each.querySelectorAll<HTMLElement>('[data-address]')].reduce(
              // biome-ignore lint/performance/useDomNodeTextContent: as above
              (rest, { innerText }) => rest.replace(innerText, `${innerText}\n`),
              text,
            ),
          ),
      );
    await page.emulateMedia({ media: null });
    const paper = await readPaper(await page.pdf({ format: 'A4' }));
    for (const text of wholes) {
      // Each piece for itself: one that is moved by a transform is drawn, and read, after the others.
      const pieces = text.split(/[\n\t]+/).filter((piece) => piece.trim() !== '');
      const sheets = pieces.map((piece) => paper.pagesWith(piece));
      const common = (sheets[0] ?? []).filter((sheet) =>
        sheets.every((all) => all.includes(sheet)),
      );
      expect(common.length, `${path}: ${text}`).toBeGreaterThan(0);
    }
  }
});

test('the studio’s name and address head the first sheet, and nothing follows the text', async ({
  page,
}) => {
  const { footer } = await commonWords(mainLanguage);
  for (const path of layoutPaths) {
    await open(page, `${path}?lang=${mainLanguage}`);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await page.emulateMedia({ media: null });
    const paper = await readPaper(await page.pdf({ format: 'A4' }));
    expect(paper.pagesWith(footer.companyLine)[0], path).toBe(0);
    expect(Math.min(...paper.depths), path).toBeGreaterThan(0.05);
  }
});

test('the contact form is printed only when something is typed in it', async ({ page }) => {
  const { labels } = await wordsOf(mainLanguage, 'contact');
  await open(page, `${routePaths.contact}?lang=${mainLanguage}`);
  const message = page.getByLabel(labels.message, { exact: true });
  await page.emulateMedia({ media: 'print' });
  await expect(message).toBeHidden();
  await page.emulateMedia({ media: null });
  await message.fill('Qzxendqz');
  const paper = await readPaper(await page.pdf({ format: 'A4' }));
  expect(paper.countOf('Qzxendqz')).toBe(1);
});

test('the sum of a table stands once, however many sheets the table takes', async ({ page }) => {
  for (const path of layoutPaths) {
    await open(page, `${path}?lang=${mainLanguage}`);
    const tables = page.locator('table:has(tfoot)');
    if ((await tables.count()) === 0) continue;
    // Twice the rows, so that it does take more than one.
    const sums = await tables.evaluateAll((all) =>
      all.map((table) => {
        const rows = [...table.querySelectorAll('tbody tr')];
        for (let times = 0; times < 6; times += 1)
          rows.at(-1)?.after(...rows.map((row) => row.cloneNode(true)));
        return table.querySelector('tfoot tr:last-child')?.textContent ?? '';
      }),
    );
    const paper = await readPaper(await page.pdf({ format: 'A4' }));
    for (const sum of sums) expect(paper.countOf(sum), `${path}: ${sum}`).toBe(1);
  }
});
