/** The document on paper. A journey in every engine that prints tests that the content is complete. */
import type { Page } from '@playwright/test';
import { showcases } from '../../../src/in-force/site.ts';
import { isWholeRun } from '../../generated.ts';
import { expect } from '../../open-page.ts';
import { type Paper, readPaper } from '../../paper.ts';
import { commonWords } from '../../words.ts';
import { inMainLanguage, type VisitedDocument } from './question.ts';

const papers = new WeakMap<Page, Promise<Paper>>();

/** The page as it was when it was first printed. */
export function paperOf(page: Page): Promise<Paper> {
  const paper = papers.get(page) ?? print(page, 'A4');
  papers.set(page, paper);
  return paper;
}

async function print(page: Page, format: string) {
  await page.emulateMedia({ media: null });
  return readPaper(await page.pdf({ format }));
}

/** Parts of the page that are not for paper, and texts that cannot be seen on it. Before anything is scrolled to. */
export async function leftOutOfPrint(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' });
  await expect.soft(page.getByRole('banner')).toBeHidden();
  await expect.soft(page.getByRole('contentinfo')).toBeHidden();
  await expect.soft(page.locator('main')).toBeVisible();
  // The list of sections, whose links are of no use there.
  await expect.soft(page.locator('main nav:has(summary)')).toBeHidden();
  return page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, h3, li, p, dt, dd, td, th)')]
      .filter((it) => {
        const { color, opacity } = getComputedStyle(it);
        const isPale = (color.match(/[\d.]+/g) ?? [])
          .slice(0, 3)
          .every((part) => Number(part) > 190);
        return Number(opacity) < 1 || (color.startsWith('rgb') && isPale);
      })
      .map((it) => it.outerHTML.slice(0, 120)),
  );
}

export async function faultsOnPaper(page: Page, document: VisitedDocument): Promise<string[]> {
  const headings = await page.locator('h1, h2, h3').allTextContents();
  expect(headings.length).toBeGreaterThan(0);
  const faults = (await paperOf(page)).faults(headings);
  // Home is the most complex page; the other paper size is tested only there.
  if (!isWholeRun || document.path !== '/' || !inMainLanguage(document)) return faults;
  const letter = (await print(page, 'Letter')).faults(headings);
  return [...faults, ...letter.map((fault) => `on Letter, ${fault}`)];
}

/** Addresses that do not stand after the words of their link, as somebody can type them. */
export async function unprintedAddresses(page: Page, document: VisitedDocument): Promise<string[]> {
  const paper = await paperOf(page);
  const addresses = await page.locator('[data-address]').evaluateAll((links) =>
    links.map((link) => ({
      shown: link.getAttribute('data-address') ?? '',
      href: (link as HTMLAnchorElement).href,
    })),
  );
  if (document.path === '/' && showcases.length > 0) expect(addresses).not.toEqual([]);
  const withoutEnd = ({ pathname }: URL) => pathname.replace(/\/$/, '');
  const faults = addresses.filter(({ shown, href }) => {
    const [typed, linked] = [new URL(`https://${shown}`), new URL(href)];
    return (
      withoutEnd(typed) !== withoutEnd(linked) ||
      typed.search !== linked.search.replace(`?lang=${document.code}`, '') ||
      paper.countOf(`(${shown})`) === 0
    );
  });
  return faults.map(({ shown, href }) => `(${shown}) is not on paper, or leads not to ${href}`);
}

/** Lines of a table, quotations, cards and the like that are on no single sheet. */
export async function tornApart(page: Page): Promise<string[]> {
  const paper = await paperOf(page);
  await page.emulateMedia({ media: 'print' });
  const wholes = await page
    .locator('main :is(tr, blockquote, figcaption, dl > div, [data-card])')
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
  return wholes.filter((text) => {
    // Each piece for itself: one that is moved by a transform is drawn, and read, after the others.
    const pieces = text.split(/[\n\t]+/).filter((piece) => piece.trim() !== '');
    const sheets = pieces.map((piece) => paper.pagesWith(piece));
    return !sheets[0]?.some((sheet) => sheets.every((all) => all.includes(sheet)));
  });
}

/** The studio's name and address head the first sheet, and nothing follows the text. */
export async function headless(page: Page, { code }: VisitedDocument): Promise<string[]> {
  const { footer } = await commonWords(code);
  const { pagesWith, depths } = await paperOf(page);
  return [
    ...(pagesWith(footer.companyLine)[0] === 0 ? [] : ['the first sheet has no head']),
    ...depths
      .map((depth, index) => `sheet ${index + 1} ends at ${depth} of its height`)
      .filter((_, index) => (depths[index] ?? 0) <= 0.05),
  ];
}

/** Sums that do not stand once, however many sheets their table takes. Makes the tables longer. */
export async function repeatedSums(page: Page): Promise<string[]> {
  const sums = await page.locator('table:has(tfoot)').evaluateAll((all) =>
    all.map((table) => {
      const rows = [...table.querySelectorAll('tbody tr')];
      for (let times = 0; times < 6; times += 1)
        rows.at(-1)?.after(...rows.map((row) => row.cloneNode(true)));
      return table.querySelector('tfoot tr:last-child')?.textContent ?? '';
    }),
  );
  if (sums.length === 0) return [];
  const paper = await print(page, 'A4');
  return sums
    .filter((sum) => paper.countOf(sum) !== 1)
    .map((sum) => `"${sum}" stands ${paper.countOf(sum)} times`);
}
