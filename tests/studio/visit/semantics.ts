/** What assistive technology reads, beside the tree (tree.ts). */
import type { Page } from '@playwright/test';
import { axe } from '../../axe.ts';
import { isWholeRun } from '../../generated.ts';
import { widths } from '../../words.ts';
import { ofLayout, type VisitedDocument } from './question.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const rulesOfLayout = ['color-contrast', 'target-size'];

export async function violations(page: Page, document: VisitedDocument): Promise<string[]> {
  const desktop = (await axe(page)).withTags(tags);
  // Of pages that are laid out alike only the texts differ: a whole run asks them too.
  if (!ofLayout(document))
    return saidOf(await desktop.disableRules(rulesOfLayout).analyze(), widths.desktop);
  // In `npm test` the contrast is asked once, on the phone below.
  if (!isWholeRun) desktop.disableRules(['color-contrast']);
  const faults = saidOf(await desktop.analyze(), widths.desktop);
  // A phone has other elements, and scrolls others. A tablet has those of the one or of the other.
  await page.setViewportSize({ width: widths.phone, height: 800 });
  const phone = await axe(page);
  const onPhone = await (isWholeRun || document.path === '/'
    ? phone.withTags(tags)
    : phone.withRules(rulesOfLayout)
  ).analyze();
  faults.push(...saidOf(onPhone, widths.phone));
  if (!isWholeRun) return faults;
  await page.setViewportSize({ width: widths.tablet, height: 800 });
  const onTablet = await (await axe(page)).withRules(rulesOfLayout).analyze();
  return [...faults, ...saidOf(onTablet, widths.tablet)];
}

type Results = Awaited<ReturnType<Awaited<ReturnType<typeof axe>>['analyze']>>;

const saidOf = ({ violations: found }: Results, width: number) =>
  found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `at ${width} px ${id}: ${html}`));

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
    // Safari makes no stop of what scrolls by itself, as Chromium and Firefox do.
    const stuck = [...document.querySelectorAll(':not([tabindex]) > table')].filter(
      ({ parentElement }) =>
        parentElement && /auto|scroll/.test(getComputedStyle(parentElement).overflowX),
    );
    return [...lists, ...scrolled, ...stuck].map((it) => it.outerHTML.slice(0, 120));
  });
