/** Pages with larger text, and whether everything still fits. */
import { expect, type Page } from '@playwright/test';

const doubled = 'html { font-size: 200% !important }';
/** The spacing of WCAG 1.4.12. */
const spaced =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';

/** Instead of an element, which the content security policy would refuse. */
async function wear(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
}

/** How far the page can be scrolled sideways, in CSS pixels. */
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Doubled text on a phone, and wide spacing on a small one: nothing is cut or scrolls sideways. */
export async function expectLargeTextToFit(page: Page): Promise<void> {
  const found = [];
  for (const [css, width, height] of [
    [doubled, 390, 844],
    [spaced, 320, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await wear(page, css);
    found.push(await sideways(page));
  }
  await wear(page, '');
  await page.setViewportSize({ width: 390, height: 844 });
  expect(found, page.url()).toEqual([0, 0]);
}

/** Links that a finger can tell apart: squares of 24 px around their middles do not meet. */
export async function expectRoomForAFinger(page: Page, selector: string): Promise<void> {
  const near = await page.evaluate((wanted) => {
    const middles = [...document.querySelectorAll(wanted)]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const [across, down] = [Math.max(width, 24) / 2, Math.max(height, 24) / 2];
        return { text: element.textContent, x: x + width / 2, y: y + height / 2, across, down };
      });
    return middles.flatMap((one, index) =>
      middles
        .slice(index + 1)
        .filter(
          (other) =>
            Math.abs(one.x - other.x) < one.across + other.across - 0.5 &&
            Math.abs(one.y - other.y) < one.down + other.down - 0.5,
        )
        .map((other) => [one.text, other.text]),
    );
  }, selector);
  expect(near).toEqual([]);
}
