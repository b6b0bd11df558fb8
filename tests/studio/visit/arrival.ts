/** What a first visitor sees while a document loads and before anything is scrolled. */
import type { Page } from '@playwright/test';
import { expect } from '../../open-page.ts';
import { widths } from '../../words.ts';

type Shift = { value: number; moves: { text: string; sideways: number }[] };

/** Notes the elements that move from now on, before the document is opened. */
export const noteShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number;
          sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
        };
        const moves = sources.map(({ node, previousRect, currentRect }) => ({
          text: node?.textContent?.slice(0, 40) ?? '',
          // What is beyond the window's end before or afterwards has no place there.
          sideways:
            previousRect.width > 0 && currentRect.width > 0
              ? Math.abs(currentRect.x - previousRect.x)
              : 0,
        }));
        shifts.push({ value, moves });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The maximum cumulative layout shift, without a unit: https://web.dev/articles/cls */
const mostShift = 0.02;

export async function visibleShifts(page: Page): Promise<string[]> {
  const shifts = await page.evaluate(() => Reflect.get(window, 'shifts') as Shift[]);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  return [
    ...(sum > mostShift ? [`it shifts by ${sum}: ${JSON.stringify(shifts)}`] : []),
    ...shifts.flatMap(({ moves }) =>
      moves
        .filter(({ sideways }) => sideways > 1)
        .map(({ text, sideways }) => `"${text}" moves by ${sideways} px to the side`),
    ),
  ];
}

/** In a window as tall as the page. */
export async function hiddenContent(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: widths.desktop, height: 12_000 });
  const missing = () =>
    page.evaluate(() => [
      ...[...document.querySelectorAll('main :is(h2, h3, p, li, img)')]
        .filter((it) => it.checkVisibility() && Number(getComputedStyle(it).opacity) < 1)
        .map((it) => it.outerHTML.slice(0, 100)),
      ...[...document.images]
        .filter((it) => it.checkVisibility() && !it.closest('[data-track] > :not(:first-child)'))
        .filter((it) => !it.complete || it.naturalWidth === 0)
        .map(({ currentSrc, alt }) => currentSrc || alt),
    ]);
  await expect.poll(missing).toEqual([]);
  return [];
}
