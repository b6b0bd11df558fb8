/** Every page works with visitors' own settings and on small devices. */
import { writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { unreadable } from '../axe.ts';
import { layoutFaults } from '../layout-faults.ts';
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
} from '../site.ts';

/** Applies CSS as a visitor's own style sheet would; an empty text removes it. */
const setStyle = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);

/** https://www.w3.org/TR/WCAG22/#text-spacing */
const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

/** Sets the default font size of the browser, in px. It is 16 unless the visitor changes it. */
async function setTextSize(page: Page, size: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
}

type Setting = { size: [width: number, height: number]; css?: string; textSize?: number };
/** Texts overlap where there is the least space. */
const settings: Record<string, Setting> = {
  'wider spacing of the text': { size: [360, 740], css: textSpacing },
  'twice the text size': { size: [320, 640], textSize: 32 },
  'a desktop zoomed to 400 %': { size: [320, 256] },
};
/** The rest of the layout is the same in each language. */
const wideSettings: Record<string, Setting> = {
  'wider spacing on a desktop': { size: [1280, 800], css: textSpacing },
  ...Object.fromEntries(
    [360, 390, 640, 768, 1024, 1280].map((width) => [
      `twice the text size at ${width} px`,
      { size: [width, 844], textSize: 32 } satisfies Setting,
    ]),
  ),
  'a phone held sideways': { size: [640, 360] },
};

for (const code of codes) {
  for (const path of [...paths, '/no/such/page']) {
    if (code !== mainLanguage && alikePaths.includes(path)) continue;
    test(`no text of ${path} in ${code} is cut off or overlapped`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(`${path}?lang=${code}`);
      await page.evaluate(() => {
        for (const question of document.querySelectorAll('details')) question.open = true;
        return document.fonts.ready.then(() => undefined);
      });
      const all = code === mainLanguage ? { ...settings, ...wideSettings } : settings;
      for (const [name, { size, css = '', textSize = 16 }] of Object.entries(all)) {
        await page.setViewportSize({ width: size[0], height: size[1] });
        await setStyle(page, css);
        await setTextSize(page, textSize);
        expect.soft(await layoutFaults(page), `with ${name}`).toEqual([]);
      }
      if (code !== mainLanguage) return;

      await page.setViewportSize({ width: 1280, height: 800 });
      await setStyle(page, '');
      await setTextSize(page, 16);
      await page.emulateMedia({ contrast: 'more' });
      const pale = await unreadable(page, 'color-contrast-enhanced');
      expect.soft(pale, 'with more contrast').toEqual([]);
    });
  }
}

test.use({ expectedConsole: /404/ });

test('in a low window the bar leaves room for content and all of the menu is reachable', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const { navigation } = await commonWords(mainLanguage);
  await open(page, `/?lang=${mainLanguage}`);
  expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThan(256 / 2);
  await page.getByRole('button', { name: navigation.openMenu }).click();
  const last = page.getByRole('dialog').getByRole('link').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 0.98 });
});

test('in forced colours every control has a border or underline and a focus outline', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  for (const path of ['/', '/contact']) {
    await open(page, `${path}?lang=${mainLanguage}`);
    const controls = page.locator('button, input:not([type=hidden]), textarea, main p a');
    for (const control of await controls.filter({ visible: true }).all()) {
      const isMarked = await control.evaluate((it) => {
        if (it.tabIndex < 0) return true;
        const { borderTopStyle, borderTopWidth, textDecorationLine } = getComputedStyle(it);
        const hasBorder = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0;
        const isBare = !hasBorder && textDecorationLine === 'none';
        it.focus();
        const { outlineStyle, outlineWidth } = getComputedStyle(it);
        return !isBare && outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      });
      expect.soft(isMarked, `${path}: ${await control.textContent()}`).toBe(true);
    }
  }
});

test('with reduced transparency text has opaque backgrounds', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-transparency', value: 'reduce' }],
  });
  for (const path of layoutPaths) {
    await open(page, `${path}?lang=${mainLanguage}`);
    const transparentElements = await page.evaluate(() =>
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
    expect.soft(transparentElements, path).toEqual([]);
  }
});

test('in a window as tall as the page all content is visible at once', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 12_000 });
  for (const path of layoutPaths) {
    await open(page, `${path}?lang=${mainLanguage}`);
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
    await expect.poll(missing, path).toEqual([]);
  }
});

test.describe('a saved page', () => {
  // From a disk there are no fonts, pictures and modules at the addresses that the page names.
  test.use({ expectedConsole: /ERR_FILE_NOT_FOUND|CORS policy|ERR_FAILED|origin 'null'/ });

  for (const path of ['/', '/contact'])
    test(`${path} can be read from the disk`, async ({ page, request }, info) => {
      const file = info.outputPath('saved page.html');
      await writeFile(file, await (await request.get(`${path}?lang=${mainLanguage}`)).body());
      await page.goto(pathToFileURL(file).href);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(page.locator('body')).toHaveCSS('visibility', 'visible');
    });
});
