/** The page in the visitor's own colours. */
import type { Page } from '@playwright/test';
import { readColours } from '../../../build/assets/colours.ts';
import { channels, colourOf } from '../../../src/styles/colours.ts';
import { endTransitions, unreadable } from '../../axe.ts';
import { isWholeRun } from '../../generated.ts';
import { expect } from '../../open-page.ts';

const { light, dark } = readColours();
const rgb = (colours: typeof light.usual, name: string) =>
  `rgb(${channels(colourOf(colours, name)).join(', ')})`;

/** With the usual contrast, and in a whole run with more of it: the pairs of colours are those of build/checks/. */
export async function unreadableAtNight(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  const root = page.locator('html');
  await expect.soft(root).toHaveCSS('background-color', rgb(dark.usual, 'linen'));
  await expect.soft(root).toHaveCSS('color', rgb(dark.usual, 'ink'));
  // Scrollbars and what the browser itself draws.
  await expect.soft(root).toHaveCSS('color-scheme', 'dark');
  const foot = page.getByRole('contentinfo');
  await expect.soft(foot).toHaveCSS('background-color', rgb(dark.usual, 'stage'));
  // There what has the focus is marked in another colour. And what is selected is read in its own.
  await foot.getByRole('link').first().focus();
  const outline = rgb(dark.usual, 'thread-1-light');
  await expect.soft(foot.getByRole('link').first()).toHaveCSS('outline-color', outline);
  const selected = await root.evaluate((it) => {
    const { color, backgroundColor } = getComputedStyle(it, '::selection');
    return [color, backgroundColor];
  });
  expect.soft(selected).toEqual([rgb(dark.usual, 'paper'), rgb(dark.usual, 'thread-1')]);
  const pale = await unreadable(page);
  if (!isWholeRun) return pale;
  await page.emulateMedia({ contrast: 'more' });
  return [...pale, ...(await unreadable(page, 'color-contrast-enhanced'))];
}

/** Whatever the mouse is over, all of it at once, and the link that shows itself only when it has the focus. */
export async function unreadableUnderMouse(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap((it) => [...it.cssRules]);
    const all = rules.map(({ cssText }) => cssText).join('\n');
    const hovered = new CSSStyleSheet();
    // It weighs as much, and is always true.
    hovered.replaceSync(all.replaceAll(':hover', ':not(.no-class)'));
    document.adoptedStyleSheets = [hovered];
  });
  await page.locator('body > a').first().focus();
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    found.push(...(await unreadable(page)));
  }
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  return found;
}

export async function darkOnPaper(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  const root = page.locator('html');
  await expect.soft(root).toHaveCSS('color', rgb(light.usual, 'ink'));
  await expect.soft(root).toHaveCSS('color-scheme', 'normal');
  return [];
}

export async function unreadableWithMoreContrast(page: Page): Promise<string[]> {
  await page.emulateMedia({ contrast: 'more' });
  return unreadable(page, 'color-contrast-enhanced');
}

/** Controls without a border, an underline or a focus outline, which are all that forced colours leave. */
export async function unmarkedControls(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  return page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'button, input:not([type=hidden]), textarea, main p a',
      ),
    ]
      .filter((it) => it.checkVisibility({ visibilityProperty: true }) && it.tabIndex >= 0)
      .filter((it) => {
        const { borderTopStyle, borderTopWidth, textDecorationLine } = getComputedStyle(it);
        const hasBorder = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0;
        // The browser itself draws some, also in forced colours.
        const isDrawn =
          it.matches('[type=radio], [type=checkbox], [type=range]') &&
          getComputedStyle(it).appearance !== 'none';
        const isBare = !isDrawn && !hasBorder && textDecorationLine === 'none';
        it.focus();
        const { outlineStyle, outlineWidth } = getComputedStyle(it);
        return isBare || outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2;
      })
      .map((it) => it.outerHTML.slice(0, 120)),
  );
}

export async function transparentTexts(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-transparency', value: 'reduce' }],
  });
  await endTransitions(page);
  const found = await page.evaluate(() =>
    [...document.querySelectorAll('a, button, p, h1, h2, h3, li, label, input, textarea')]
      .filter((it) => it.checkVisibility())
      .filter((it) => {
        const { backgroundColor, opacity, backdropFilter } = getComputedStyle(it);
        const alpha = Number(
          /\/ ([\d.]+)\)|rgba\(.*, ([\d.]+)\)/.exec(backgroundColor)?.slice(1).find(Boolean) ?? 1,
        );
        return (alpha > 0 && alpha < 1) || Number(opacity) < 1 || backdropFilter !== 'none';
      })
      .map((it) => it.outerHTML.slice(0, 120)),
  );
  await session.detach();
  return found;
}
