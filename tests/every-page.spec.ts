import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { routePaths } from '../src/routes.ts';
import {
  type Code,
  codes,
  commonWords,
  expect,
  headWords,
  open,
  paths,
  test,
  widths,
} from './site.ts';
import { servePieces } from './slow-document.ts';

const allWidths = [320, 360, 414, 640, 820, 1024, 1280, 1440, 1920, 2560];
const titles = ['contact', 'privacyPolicy', 'termsAndConditions', 'attributions'] as const;

for (const code of codes) {
  for (const path of paths) {
    const address = `${path}?lang=${code}`;

    test(`${address} hydrates without a word on the console`, async ({ page }) => {
      // The fixture fails on any console output, a hydration mismatch among them.
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      await open(page, address);
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      await page.waitForTimeout(300);
      const origin = new URL(page.url()).origin;
      expect(requests.filter((url) => !url.startsWith(origin))).toEqual([]);
    });

    for (const [device, width] of Object.entries(widths)) {
      test(`${address} has no axe violation on a ${device}`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await open(page, address);
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .analyze();
        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
      });
    }

    test(`${address} never scrolls sideways`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, address);
      for (const width of allWidths) {
        await page.setViewportSize({ width, height: 800 });
        const overflow = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        });
        expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
      }
    });
  }
}

/** Opens a page for the first time and lists what moved until the fonts had come. */
async function shiftsOf(page: Page, address: string) {
  await page.addInitScript(() => {
    const shifts: unknown[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number;
          sources: { node?: Node }[];
        };
        shifts.push([value, sources.map(({ node }) => node?.textContent?.slice(0, 40))]);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await open(page, address);
  await expect(page.locator('html')).toHaveAttribute('data-fonts', 'late');
  await page.waitForTimeout(300);
  return page.evaluate(() => Reflect.get(window, 'shifts'));
}

for (const path of paths) {
  for (const [device, width] of Object.entries(widths)) {
    // A test of its own for each width, so that the fonts come for the first time.
    test(`${path} shifts nothing while it loads on a ${device}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      expect(await shiftsOf(page, `${path}?lang=pt`)).toEqual([]);
    });

    test(`${path} shifts nothing when it comes piece by piece on a ${device}`, async ({
      page,
      baseURL,
    }) => {
      const pieces = await servePieces(baseURL ?? '');
      try {
        await page.setViewportSize({ width, height: 800 });
        expect(await shiftsOf(page, `${pieces.origin}${path}?lang=pt`)).toEqual([]);
      } finally {
        pieces.stop();
      }
    });
  }

  test(`${path} holds at 200 % text size on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = '200%';
      });
    });
    await open(page, `${path}?lang=pt`);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    // No text is cut off by a box too small for it.
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll('h1,h2,h3,p,a,button,label,summary')]
        .filter(
          (it) =>
            it.checkVisibility() && !it.closest('[class*="visually-hidden"],[inert],[aria-hidden]'),
        )
        .filter(
          (it) =>
            getComputedStyle(it).clipPath === 'none' &&
            getComputedStyle(it).overflow === 'hidden' &&
            it.scrollHeight > it.clientHeight + 2,
        )
        .map((it) => it.textContent),
    );
    expect(cut).toEqual([]);
  });
}

test.describe('as served', () => {
  const keys: Record<string, (code: Code) => Promise<string>> = {
    [routePaths.home]: async (code) => (await headWords(code)).title,
  };
  for (const [index, path] of paths.slice(1).entries()) {
    const key = `${titles[index] ?? 'contact'}Title` as const;
    keys[path] = async (code) => (await headWords(code))[key];
  }

  test('each document has its language, a title of its own and links that answer', async ({
    request,
  }) => {
    const seen = new Set<string>();
    const links = new Set<string>();
    for (const code of codes) {
      for (const path of paths) {
        const response = await request.get(`${path}?lang=${code}`);
        expect(response.status()).toBe(200);
        const html = await response.text();
        expect(html).toContain(`<html lang="${code}"`);
        const title = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '';
        expect(title).toBe((await keys[path]?.(code))?.replace('{name}', 'Linha'));
        seen.add(title);
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
  for (const code of codes) {
    test(`a phone shows the whole navigation in ${code}`, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      const { navigation } = await commonWords(code);
      await page.goto(`/?lang=${code}`);
      await page.getByRole('button', { name: navigation.openMenu }).click();
      const menu = page.getByRole('dialog');
      for (const name of ['home', 'about', 'services', 'projects', 'contact'] as const)
        await expect(menu.getByRole('link', { name: navigation[name], exact: true })).toBeVisible();
      await menu.getByRole('link', { name: /^ES/ }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    });
  }
});

test.describe('when a page breaks', () => {
  test.use({ expectedConsole: /broken|error occurred in/ });

  test('it says so and offers a way on', async ({ page }) => {
    // A page chunk that throws when it renders.
    await page.route('**/assets/contact-page*.js', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        /export\s*\{([^}]*)\};?\s*$/,
        (_, names: string) => {
          const [local, , exported] = names.trim().split(/\s+/);
          return `const broken=()=>{throw new Error('broken')};void ${local};export{broken as ${exported ?? local}};`;
        },
      );
      await route.fulfill({ response, body });
    });
    const { errorPage, navigation } = await commonWords('en');
    await open(page, '/?lang=en');
    await page
      .getByRole('banner')
      .getByRole('link', { name: navigation.contact, exact: true })
      .click();
    await expect(page.getByText(errorPage.title)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /@/ })).toHaveAttribute(
      'href',
      /^mailto:/,
    );
    await page.getByRole('main').getByRole('link', { name: errorPage.homeLink }).click();
    await expect(page).toHaveURL('/?lang=en');
  });
});
