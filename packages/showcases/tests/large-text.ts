/** Pages with larger text, and whether everything still fits. */
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** The spacing of WCAG 1.4.12. */
export const spaced =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';

/** Instead of an element, which the content security policy would refuse. */
async function wear(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
}

/** How far the page, and a dialog over it, can be scrolled sideways, in CSS pixels. */
const sideways = (page: Page) =>
  page.evaluate(() => {
    const scrolled = [document.documentElement, ...document.querySelectorAll('dialog[open]')];
    return Math.max(...scrolled.map((each) => each.scrollWidth - each.clientWidth));
  });

/** Fails if something makes the page wider than the screen, at each of these widths. */
export async function expectNothingSideways(page: Page, widths: readonly number[], css = '') {
  for (const width of widths) {
    await page.setViewportSize({ width, height: width === 320 ? 640 : 844 });
    await wear(page, css);
    // A page that has got another width draws itself anew in the next frames.
    await expect.poll(() => sideways(page), `${page.url()} at ${width} px`).toBe(0);
  }
  await wear(page, '');
}

/** Whatever lies over the page as it scrolls, and what is only shown when it has the focus. */
const apart = '.skip, #mini *';

/** Links and buttons that a finger can tell apart: squares of 24 px around their middles do not meet. */
export async function expectRoomForAFinger(page: Page, selector = 'a, button, summary, select') {
  const near = () =>
    page.evaluate(
      ([wanted, over]) => {
        const middles = [
          ...(document.querySelector('dialog[open]') ?? document).querySelectorAll(wanted),
        ]
          .filter((element) => element.checkVisibility() && !element.matches(over))
          .filter((element) => {
            for (let each: Element | null = element; each; each = each.parentElement)
              if (['fixed', 'sticky'].includes(getComputedStyle(each).position)) return false;
            return true;
          })
          .map((element) => {
            const { x, y, width, height } = element.getBoundingClientRect();
            const [across, down] = [Math.max(width, 24) / 2, Math.max(height, 24) / 2];
            const middle = { x: x + width / 2, y: y + height / 2, across, down };
            return { element, text: element.textContent || element.ariaLabel, ...middle };
          });
        return middles.flatMap((one, index) =>
          middles
            .slice(index + 1)
            .filter(
              (other) =>
                !one.element.contains(other.element) &&
                Math.abs(one.x - other.x) < one.across + other.across - 0.5 &&
                Math.abs(one.y - other.y) < one.down + other.down - 0.5,
            )
            .map((other) => [one.text, other.text]),
        );
      },
      [selector, apart] as const,
    );
  // A page that has got another width draws itself anew in the next frames.
  await expect.poll(near, page.url()).toEqual([]);
}

/** Whatever a finger presses is 44 px high, all that can be unfolded too. */
export async function expectHeightForAFinger(page: Page) {
  const low = await page.evaluate(() => {
    for (const folded of document.querySelectorAll('details')) folded.open = true;
    return (
      [...document.querySelectorAll('a, button, summary, select, input:not([type=checkbox])')]
        // Links within a sentence are as high as its lines.
        .filter((it) => !it.matches('.demo *, p a'))
        .map((it) => it.closest('label:not(.field)') ?? it)
        .filter((it) => it.checkVisibility({ visibilityProperty: true }) && it.clientWidth > 1)
        .filter((it) => it.getBoundingClientRect().height < 43.5)
        .map((it) => `${it.outerHTML.slice(0, 90)} ${it.textContent}`)
    );
  });
  expect(low, page.url()).toEqual([]);
}
