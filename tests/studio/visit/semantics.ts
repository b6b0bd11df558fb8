/** What assistive technology reads, beside the tree (tree.ts). */
import type { Page } from '@playwright/test';
import { axe } from '../../axe.ts';
import { widths } from '../../site.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export const violations = async (page: Page): Promise<string[]> =>
  saidOf(await (await axe(page)).withTags(tags).analyze());

const rules = ['color-contrast', 'target-size'];

/** What depends on the layout, where it differs from that of the desktop. */
export async function violationsOfLayout(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const width of [widths.phone, widths.tablet]) {
    await page.setViewportSize({ width, height: 800 });
    const found = await (await axe(page)).withRules(rules).analyze();
    faults.push(...saidOf(found).map((fault) => `at ${width} px ${fault}`));
  }
  return faults;
}

type Results = Awaited<ReturnType<ReturnType<typeof axe>['analyze']>>;

const saidOf = ({ violations: found }: Results) =>
  found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));

/** Lists without markers that do not say that they are lists, and what can be scrolled but has no name. */
export const unnamedParts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isBare = (list: Element) => {
      const items = [...list.children].map((item) => getComputedStyle(item));
      // Only a list item has a marker.
      return items.some((it) => it.display !== 'list-item' || it.listStyleType === 'none');
    };
    const lists = [...document.querySelectorAll('ul, ol')].filter(
      (it) => it.role !== 'list' && isBare(it),
    );
    const scrolled = [...document.querySelectorAll('body *')].filter((it) => {
      const { overflowX, overflowY } = getComputedStyle(it);
      const isScroller = [overflowX, overflowY].some((each) => /auto|scroll/.test(each));
      const isStop = it instanceof HTMLElement && it.tabIndex >= 0;
      const isNative = it.matches('a, button, input, textarea, select, summary');
      return isScroller && isStop && !isNative && !(it.role && it.ariaLabel);
    });
    return [...lists, ...scrolled].map((it) => it.outerHTML.slice(0, 120));
  });
