/** What visitors have set up for themselves, or hold in their hands: every page stays whole. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { axe } from './axe.ts';
import { layoutFaults } from './layout-faults.ts';
import {
  codes,
  commonWords,
  expect,
  mainLanguage,
  open,
  painted,
  paths,
  test,
  wordsOf,
} from './site.ts';

/** As a style sheet of the visitor's has it; without one, as the page is. */
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

/** In px, as set in the browser; 16 unless somebody changes it. */
async function setTextSize(page: Page, size: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
}

type Setting = { size: [width: number, height: number]; css?: string; textSize?: number };
const settings: Record<string, Setting> = {
  'wider spacing of the text on a phone': { size: [360, 740], css: textSpacing },
  'wider spacing of the text on a tablet': { size: [820, 1180], css: textSpacing },
  'wider spacing of the text on a desktop': { size: [1280, 800], css: textSpacing },
  'twice the text size on a phone': { size: [360, 740], textSize: 32 },
  'twice the text size on a tablet': { size: [820, 1180], textSize: 32 },
  'twice the text size on a desktop': { size: [1280, 800], textSize: 32 },
  'a desktop zoomed to 400 %': { size: [320, 256] },
  'a small phone held sideways': { size: [640, 360] },
  'a phone held sideways': { size: [844, 390] },
  'a very wide screen': { size: [2560, 1440] },
};

for (const code of codes) {
  for (const path of [...paths, '/no/such/page']) {
    test(`no text of ${path} in ${code} is cut off or run over, however it is set, and with more contrast each has seven to one`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(`${path}?lang=${code}`);
      await page.evaluate(() => {
        for (const question of document.querySelectorAll('details')) question.open = true;
        return document.fonts.ready.then(() => undefined);
      });
      for (const [name, { size, css = '', textSize = 16 }] of Object.entries(settings)) {
        // Longer words show where there is least room; the rest is the same in each language.
        if (code !== mainLanguage && size[0] > 360) continue;
        const [width, height] = size;
        await page.setViewportSize({ width, height });
        await setStyle(page, css);
        await setTextSize(page, textSize);
        expect.soft(await layoutFaults(page), `with ${name}`).toEqual([]);
      }

      await page.setViewportSize({ width: 1280, height: 800 });
      await setStyle(page, '');
      await setTextSize(page, 16);
      await page.emulateMedia({ contrast: 'more' });
      const { violations } = await axe(page).withRules(['color-contrast-enhanced']).analyze();
      const pale = violations.flatMap(({ nodes }) => nodes.map(({ html }) => html));
      expect.soft(pale, 'with more contrast').toEqual([]);
    });
  }
}

test.use({ expectedConsole: /404/ });

test('the menu of a phone held sideways can be read and used to its end', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 360 });
  for (const code of codes) {
    const { navigation } = await commonWords(code);
    await open(page, `/?lang=${code}`);
    await page.getByRole('button', { name: navigation.openMenu }).click();
    const links = page.getByRole('dialog').getByRole('link');
    for (const link of await links.all()) {
      await link.scrollIntoViewIfNeeded();
      await expect(link).toBeInViewport({ ratio: 0.98 });
    }
  }
});

test('the first screen of a desktop zoomed to 400 % is not all bar', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const path of paths) {
    await open(page, `${path}?lang=${mainLanguage}`);
    const bar = await page.getByRole('banner').boundingBox();
    expect(bar?.height).toBeLessThan(256 / 2);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  }
});

test('in forced colours every control has an outline or a line, and shows its focus', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  for (const path of paths) {
    await open(page, `${path}?lang=${mainLanguage}`);
    const bare = await page.evaluate(() =>
      [
        ...document.querySelectorAll<HTMLElement>(
          'button, input:not([type=hidden]), textarea, main p a',
        ),
      ]
        .filter((it) => it.checkVisibility() && it.tabIndex >= 0)
        .filter((it) => {
          const { borderTopStyle, borderTopWidth, textDecorationLine, outlineStyle } =
            getComputedStyle(it);
          const hasBorder = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0;
          return !hasBorder && textDecorationLine === 'none' && outlineStyle === 'none';
        })
        .map((it) => it.outerHTML.slice(0, 120)),
    );
    expect.soft(bare, path).toEqual([]);
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(() => {
        const { activeElement } = document;
        if (!activeElement || activeElement === document.body) return 'nothing';
        const { outlineStyle, outlineWidth } = getComputedStyle(activeElement);
        const isSeen = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
        return isSeen ? '' : activeElement.outerHTML.slice(0, 120);
      });
      expect.soft(focused, path).toBe('');
    }
  }
});

test('with less transparency nothing that is read stands on something half seen through', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-transparency', value: 'reduce' }],
  });
  for (const path of paths) {
    await open(page, `${path}?lang=${mainLanguage}`);
    const seenThrough = await page.evaluate(() =>
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
    expect.soft(seenThrough, path).toEqual([]);
  }
});

test('in a window as tall as the page everything is there at once', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 12_000 });
  for (const path of paths) {
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

test('a picture of the whole page has every section and card in it', async ({ page }) => {
  await open(page, `/?lang=${mainLanguage}`);
  const picture = await page.screenshot({ fullPage: true });
  const home = await wordsOf(mainLanguage, 'home');
  // What a full-page picture shows is what the browser has laid out and painted by then.
  const unseen = await page.evaluate(
    () =>
      [...document.querySelectorAll('main :is(h2, h3, li, p)')].filter(
        (it) => it.checkVisibility() && Number(getComputedStyle(it).opacity) < 1,
      ).length,
  );
  expect(unseen).toBe(0);
  expect(picture.length).toBeGreaterThan(300_000);
  await expect(page.getByText(home.aboutSection.paragraphs[0] ?? '')).toBeVisible();
});

test.describe('a page that was saved', () => {
  // From a disk there are no fonts, pictures and modules at the addresses that the page names.
  test.use({ expectedConsole: /ERR_FILE_NOT_FOUND|CORS policy|ERR_FAILED|origin 'null'/ });

  for (const code of codes) {
    test(`is read in ${code} from a disk`, async ({ page, request }) => {
      const folder = await mkdtemp(join(tmpdir(), 'saved-'));
      try {
        for (const path of paths) {
          const html = await (await request.get(`${path}?lang=${code}`)).text();
          const file = join(folder, 'saved page.html');
          await writeFile(file, html);
          const address = pathToFileURL(file).href;
          await page.goto(address);
          await painted(page);
          expect(page.url()).toBe(address);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.getByRole('contentinfo')).toBeVisible();
          const hidden = await page.evaluate(() => getComputedStyle(document.body).visibility);
          expect(hidden).toBe('visible');
        }
      } finally {
        await rm(folder, { recursive: true });
      }
    });
  }
});
