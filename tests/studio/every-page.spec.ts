import type { Page } from '@playwright/test';
import { escapeHtml } from '../../src/document/escape-html.ts';
import { hrefTo, routeIds, routePaths, sectionIds } from '../../src/routes.ts';
import { axe } from '../axe.ts';
import { servePieces } from '../between.ts';
import { coveredTexts } from '../covered-texts.ts';
import {
  alikePaths,
  codes,
  commonWords,
  expect,
  hasFonts,
  headWords,
  languageLink,
  locales,
  mainLanguage,
  open,
  otherLanguage,
  painted,
  paths,
  test,
  widths,
} from '../site.ts';

const allWidths = [
  320,
  widths.phone,
  414,
  640,
  widths.tablet,
  1024,
  widths.desktop,
  1440,
  1920,
  2560,
];

for (const code of codes) {
  for (const path of paths) {
    if (code !== mainLanguage && alikePaths.includes(path)) continue;
    const address = `${path}?lang=${code}`;

    // One visit: all widths are tested on the same page.
    test(`${address} has a silent console, no third-party request, no overflow or covered text at any width and no axe violation`, async ({
      page,
    }) => {
      // The fixture fails on any console output, also on a hydration error.
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      await open(page, address);
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      await painted(page);
      const { origin } = new URL(page.url());
      expect(requests.filter((url) => !url.startsWith(origin))).toEqual([]);

      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const width of allWidths) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await overflowOf(page), `at ${width} px`).toBeLessThanOrEqual(0);
        expect.soft(await coveredTexts(page), `at ${width} px`).toEqual([]);
        // Each language has the same elements: what a width hides or shows does not depend on it.
        if (
          code === mainLanguage ? Object.values(widths).includes(width) : width === widths.desktop
        )
          expect.soft(await axeViolations(page), `at ${width} px`).toEqual([]);
      }
    });
  }
}

test.describe('on every page and the 404 page', () => {
  test.use({ expectedConsole: /404/ });

  test('underlines do not cross descenders', async ({ page }) => {
    for (const path of [...paths, '/no-such-page']) {
      await page.goto(`${path}?lang=${mainLanguage}`);
      const struck = await page.locator('a').evaluateAll((links) =>
        links.flatMap((link) => {
          const { textDecorationLine, textUnderlineOffset, fontSize } = getComputedStyle(link);
          const isClear =
            Number.parseFloat(textUnderlineOffset) >= 0.2 * Number.parseFloat(fontSize);
          return textDecorationLine.includes('underline') && !isClear ? [link.textContent] : [];
        }),
      );
      expect(struck, path).toEqual([]);
    }
  });
});

/** In px: the horizontal overflow of the page, of its title or of a field's hint. */
const overflowOf = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    // The first screen clips its overflow, so the page does not scroll.
    const heading = document.querySelector('h1') ?? document.body;
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    const letters = document.createRange();
    let right = 0;
    while (texts.nextNode()) {
      letters.selectNode(texts.currentNode);
      right = Math.max(right, letters.getBoundingClientRect().right);
    }
    const pen = document.createElement('canvas').getContext('2d');
    const hints = [...document.querySelectorAll<HTMLInputElement>('input[placeholder]')];
    const beyond = hints.map((field) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(field);
      if (pen) pen.font = font;
      const room =
        field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      return (pen?.measureText(field.placeholder).width ?? 0) - room;
    });
    return Math.max(scrollWidth - clientWidth, right - clientWidth, ...beyond);
  });

async function axeViolations(page: Page) {
  const { violations } = await axe(page)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

type Shift = { value: number; moves: { text: string; sideways: number }[] };

/** Opens a page for the first time and lists the elements that moved until the fonts had loaded. */
async function shiftsOf(page: Page, address: string): Promise<Shift[]> {
  await page.addInitScript(() => {
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
  await open(page, address);
  await hasFonts(page);
  return page.evaluate(() => Reflect.get(window, 'shifts') as Shift[]);
}

/** The maximum cumulative layout shift, without a unit: https://web.dev/articles/cls */
const mostShift = 0.02;

function expectSteady(shifts: Shift[], where: string) {
  const said = `${where}: ${JSON.stringify(shifts)}`;
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect.soft(sum, said).toBeLessThanOrEqual(mostShift);
  const sideways = shifts.flatMap(({ moves }) => moves.filter((move) => move.sideways > 1));
  expect.soft(sideways, said).toEqual([]);
}

const sameAsPrivacy: string[] = [routePaths['terms-and-conditions'], routePaths.attributions];
/** Paths of pages whose layout is that of another page; only the texts differ. */
const sameLayout = [
  ...sameAsPrivacy,
  ...alikePaths,
  ...paths.filter((path) => path.startsWith('/notes/')),
];

for (const path of paths) {
  if (sameLayout.includes(path)) continue;
  for (const [device, width] of Object.entries({ phone: widths.phone, desktop: widths.desktop })) {
    test(`${path} has no visible layout shift while loading on a ${device}`, async ({
      browser,
      baseURL,
    }) => {
      // The fonts' widths are checked in every language on the narrowest screen.
      for (const code of device === 'phone' ? codes : [mainLanguage]) {
        // A new browser context for each, so that the fonts are not in the cache.
        const context = await browser.newContext({
          baseURL: baseURL ?? '',
          viewport: { width, height: 800 },
        });
        const address = `${path}?lang=${code}`;
        expectSteady(await shiftsOf(await context.newPage(), address), address);
        await context.close();
      }
    });

    test(`${path} has no visible layout shift while arriving in pieces on a ${device}`, async ({
      page,
      baseURL,
    }) => {
      // The page cannot be queried before or while its document starts.
      const shown = () => painted(page).catch(() => {});
      const pieces = await servePieces(baseURL ?? '', shown);
      try {
        await page.setViewportSize({ width, height: 800 });
        const address = `${pieces.origin}${path}?lang=${mainLanguage}`;
        expectSteady(await shiftsOf(page, address), address);
      } finally {
        pieces.stop();
      }
    });
  }
}

test.describe('as served', () => {
  test('each document has its language, a unique title and working links', async ({ request }) => {
    const seen = new Set<string>();
    const links = new Set<string>();
    for (const code of codes) {
      for (const page of routeIds) {
        const response = await request.get(hrefTo(page, code));
        expect(response.status()).toBe(200);
        const html = await response.text();
        expect(html).toContain(`<html lang="${locales[code]}"`);
        const title = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '';
        expect(title).toBe(escapeHtml((await headWords(code, page)).title));
        seen.add(`${code}: ${title}`);
        for (const [, href = ''] of html.matchAll(/<a [^>]*href="([^"]+)"/g)) {
          if (href.startsWith('/')) links.add(href.replaceAll('&amp;', '&'));
          // Every link to a page of this site carries the language.
          if (/^\/(?!showcase)/.test(href)) expect(href).toContain('lang=');
        }
      }
    }
    expect(seen.size).toBe(codes.length * paths.length);
    for (const link of links) {
      const response = await request.get(link);
      expect(response.status(), link).toBe(200);
      const fragment = new URL(link, 'http://site').hash.slice(1);
      if (fragment) expect(await response.text()).toContain(`id="${fragment}"`);
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('a phone shows all navigation links', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const { navigation } = await commonWords(mainLanguage);
    await page.goto(`/?lang=${mainLanguage}`);
    await page.getByRole('button', { name: navigation.openMenu }).click();
    const menu = page.getByRole('dialog');
    const shown = sectionIds.map((id) => navigation[id]);
    for (const name of [...shown, navigation.contact])
      await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
    if (!otherLanguage) return;
    await menu.getByRole('link', { name: languageLink(otherLanguage) }).click();
    await expect(page.locator('html')).toHaveAttribute('data-language', otherLanguage);
  });
});
