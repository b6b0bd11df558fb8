import type { Page } from '@playwright/test';
import { hold } from '../../packages/showcases/tests/held.ts';
import { wordsOf as pageWords } from '../../src/in-force/page-words.ts';
import { hrefTo, routesIn, sectionIds } from '../../src/in-force/routes.ts';
import { site } from '../../src/in-force/site.ts';
import { mainLanguage, otherLanguage } from '../languages.ts';
import { chooseLanguage, expect, hasFonts, isReady, open, scrollPage, test } from '../open-page.ts';
import { painted } from '../painted.ts';
import { borrowedLetters } from '../studio/visit/fonts.ts';
import { codes, commonWords, languageLink, widths, wordsOf } from '../words.ts';

/** Undefined on a site with one language; the tests of a language change are then left out. */
const other = otherLanguage;

const { navigation } = await commonWords(mainLanguage);
const home = `/?lang=${mainLanguage}`;
const contact = `/contact?lang=${mainLanguage}`;

const barLink = (page: Page, to: 'about' | 'projects' | 'contact') =>
  page.getByRole('banner').getByRole('link', { name: navigation[to], exact: true });
const openMenu = (page: Page, { openMenu: name } = navigation) =>
  page.getByRole('button', { name }).click();

test('the previous section is not visible below the bar after a jump', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [widths.phone, widths.desktop]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, `/?lang=${mainLanguage}#${sectionIds.at(-1)}`);
    await expect(page.locator('html')).toHaveAttribute('data-fonts', '');
    for (const section of sectionIds.filter((id) => id !== 'home')) {
      await page.evaluate((id) => location.assign(`#${id}`), section);
      const before = page.locator('main :is(h2, h3, p, a, img, video, button):visible');
      const between = () =>
        before.evaluateAll((all, id) => {
          const top = document.getElementById(id)?.getBoundingClientRect().top ?? 0;
          return all
            .filter((it) => !it.closest(`#${id}`))
            .filter((it) => {
              const box = it.getBoundingClientRect();
              // The bar of a scrolled page ends at 73 px.
              return box.bottom > 73 && box.top < top - 4 && box.height > 0;
            })
            .map(({ outerHTML }) => outerHTML.slice(0, 120));
        }, section);
      await expect(page.locator(`#${section}`)).toBeInViewport();
      await expect.poll(between, `${section} at ${width} px`).toEqual([]);
    }
  }
  // The fonts of such a page come by themselves, and not from a script.
  await hasFonts(page);
  expect(await borrowedLetters(page)).toEqual([]);
});

test('fonts that come late leave the window where its visitor has scrolled', async ({ page }) => {
  const release = await hold(page, '**/*.woff2');
  // Without what keeps the place in Chromium alone.
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { overflow-anchor: none }');
    document.adoptedStyleSheets = [sheet];
  });
  await page.goto(`/?lang=${mainLanguage}#projects`, { waitUntil: 'commit' });
  await isReady(page);
  const top = () => page.evaluate(() => scrollY);
  const before = await top();
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 300);
  await expect.poll(top).toBe(before + 300);
  release();
  await hasFonts(page);
  expect(await top()).toBe(before + 300);
});

test('the list of a text leads to its sections, which begin below the bar, and stays beside them', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const list = page.locator('main nav');
  for (const width of [widths.phone, widths.desktop]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, hrefTo('privacy-policy', mainLanguage));
    if (width === widths.phone) await list.locator('summary').click();
    await expect(list.getByRole('listitem').nth(1)).toBeVisible();
    await expect(list.getByRole('listitem').nth(1)).toHaveCSS('counter-increment', 'section 1');
    await list.getByRole('link').nth(3).click();
    const top = () =>
      page
        .locator('main h2')
        .nth(4)
        .evaluate((it) => it.getBoundingClientRect().top);
    await expect.poll(top, `at ${width} px`).toBeLessThan(200);
    expect(await top()).toBeGreaterThan(73);
    if (width === widths.desktop) await expect(list).toBeInViewport({ ratio: 0.9 });
  }
});

test('with reduced motion a section link jumps without scrolling', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, home);
  await barLink(page, 'projects').click();
  const top = await page.locator('#projects').evaluate((it) => it.getBoundingClientRect().top);
  expect(top).toBeLessThan(800);
});

test('section links work before scripts load', async ({ page }) => {
  await page.route('**/assets/*.js', () => undefined);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(home, { waitUntil: 'commit' });
  await barLink(page, 'about').click();
  await expect(page).toHaveURL(`/?lang=${mainLanguage}#about`);
  await expect(page.locator('#about h2')).toBeInViewport();
});

test('Back restores the scroll position, also after a reload', async ({ page }) => {
  await open(page, home);
  // They would still shift the content above.
  await expect(page.locator('html')).toHaveAttribute('data-fonts', '');
  await scrollPage(page, 3000);
  // The bar and the carousel must have handled the scroll before the click.
  await painted(page);
  await barLink(page, 'contact').click();
  const top = () => page.evaluate(() => scrollY);
  for (const reloads of [false, true]) {
    await expect(page).toHaveURL(contact);
    if (reloads) await page.reload();
    await isReady(page);
    await expect.poll(top).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(home);
    // On a slow machine the fonts arrive after Back and shift the content above by up to 30 px.
    await expect.poll(async () => Math.abs((await top()) - 3000)).toBeLessThan(40);
    await page.goForward();
  }
  await expect(page).toHaveURL(contact);
  await expect.poll(top).toBe(0);
});

test('a new page has its heading and no focused element', async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener('pagereveal', ({ viewTransition }) => {
      if (viewTransition) document.documentElement.dataset.fades = '';
    }),
  );
  await open(page, home);
  const link = barLink(page, 'contact');
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(contact);
  // It is a new document: screen readers read its title and begin at its top.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    (await wordsOf(mainLanguage, 'contact')).title,
  );
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await expect(page.locator('html')).toHaveAttribute('data-fades', '');
  // As Chromium does now and then between two documents; it is no news for the console.
  await page.evaluate(() => {
    void Promise.reject(new DOMException('Transition was aborted because of invalid state.'));
  });
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: navigation.skipToContent })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('main')).toHaveCSS('outline-style', 'none');
});

test('a click with Ctrl or Cmd opens a new tab', async ({ page, context }) => {
  await open(page, home);
  const opened = context.waitForEvent('page');
  const link = barLink(page, 'contact');
  await link.click({ modifiers: ['ControlOrMeta'] });
  await (await opened).waitForURL(`**/contact?lang=${mainLanguage}`);
  // Another language there keeps no place for this tab.
  const language = page.getByRole('banner').getByRole('link', { name: languageLink(mainLanguage) });
  await language.click({ modifiers: ['ControlOrMeta'] });
  expect(await page.evaluate(() => sessionStorage.getItem('place'))).toBeNull();
  await expect(page).toHaveURL(home);
});

if (other)
  test.describe('an unknown address', () => {
    // The browser reports the 404 in the console.
    test.use({ expectedConsole: /404/ });

    test('changes the language at the same address', async ({ page }) => {
      await open(page, `/no/such/page?lang=${mainLanguage}`);
      await chooseLanguage(page, other);
      const words = await wordsOf(other, 'not-found');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title);
      await expect(page).toHaveURL(`/no/such/page?lang=${other}`);
    });
  });

test('the bar covers little of a scrolled page and no click target below it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, home);
  const isBar = (x: number, y: number) =>
    page.evaluate((at) => Boolean(document.elementFromPoint(at.x, at.y)?.closest('header')), {
      x,
      y,
    });
  const banner = page.getByRole('banner');
  for (const [width, covered] of [
    [360, 64],
    [1280, 72],
  ] as const)
    await test.step(`${covered} px at ${width}`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await scrollPage(page, 0);
      await expect(banner).toHaveAttribute('data-scrolled', 'false');
      await scrollPage(page, 600);
      await expect(banner).toHaveAttribute('data-scrolled', 'true');
      for (const part of await banner.locator('a:visible, button:visible').all())
        await expect
          .poll(async () => {
            const box = await part.boundingBox();
            return box && box.y >= 0 && box.y + box.height <= covered;
          })
          .toBe(true);
      const logo = await banner.getByRole('link').first().boundingBox();
      expect(await isBar((logo?.x ?? 0) + 10, (logo?.y ?? 0) + 10)).toBe(true);
      expect(await isBar(width / 2, covered + 8)).toBe(false);
    });
});

for (const code of codes) {
  test(`each link of bar and footer is in the menu, on one line, in ${code}`, async ({ page }) => {
    const { navigation } = await commonWords(code);
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, `/contact?lang=${code}`);
    await openMenu(page, navigation);
    const menu = page.getByRole('dialog');
    const links = await menu.locator('nav a').evaluateAll((all) =>
      all.map((link) => {
        const range = document.createRange();
        range.selectNodeContents(link);
        const { fontSize } = getComputedStyle(link);
        const name = link.textContent;
        return { name, lines: range.getClientRects().length, size: Number.parseFloat(fontSize) };
      }),
    );
    const pages = routesIn('footer', code).map((id) => pageWords(id, code).page.name);
    expect(links.map(({ name }) => name)).toEqual([...navigation.bar, ...pages]);
    expect(links.map(({ lines }) => lines)).toEqual(links.map(() => 1));
    const large = links.slice(0, navigation.bar.length);
    expect(Math.min(...large.map(({ size }) => size))).toBeGreaterThan(32);
  });
}

test.describe('on a phone, the menu', () => {
  // Its sheet scrolls.
  test.use({ viewport: { width: 360, height: 480 }, hasTouch: true });

  test('opens, keeps the focus and closes with Escape, or with a link to a section', async ({
    page,
  }) => {
    await open(page, home);
    const button = page.getByRole('button', { name: navigation.openMenu });
    await button.click();
    const menu = page.getByRole('dialog', { name: navigation.menuLabel });
    await expect(menu).toBeVisible();
    await expect(menu.getByRole('link', { name: site.name })).toBeVisible();
    // Of a button a screen reader would say nothing then.
    await expect(menu.getByRole('group', { name: navigation.menuLabel })).toBeFocused();
    for (let step = 0; step < 14; step += 1) {
      await page.keyboard.press('Tab');
      const isInside = await page.evaluate(
        () =>
          document.activeElement === document.body ||
          Boolean(document.activeElement?.closest('dialog')),
      );
      expect(isInside).toBe(true);
    }
    const overflow = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(overflow).toBeLessThanOrEqual(0);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();

    await button.click();
    await menu.getByRole('link', { name: navigation.services }).click();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(`/?lang=${mainLanguage}#services`);
    await expect(page.locator('#services h2').first()).toBeInViewport();
  });

  test('goes when the window becomes too wide for it', async ({ page }) => {
    await open(page, home);
    await page.getByRole('button', { name: navigation.openMenu }).click();
    await expect(page.locator('dialog[open]')).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 720 });
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await page.getByRole('banner').getByRole('link', { name: navigation.services }).click();
    await expect(page).toHaveURL(/#services$/);
  });

  test('is a popover before scripts load and a modal dialog afterwards', async ({ page }) => {
    const release = await hold(page, '**/assets/*.js');
    await page.goto(home, { waitUntil: 'commit' });
    const button = page.getByRole('button', { name: navigation.openMenu });
    const menu = page.getByRole('dialog');
    await button.click();
    await expect(menu).toBeVisible();
    release();
    await isReady(page);
    // A menu that was opened as a popover stays open and can be closed.
    await expect(menu).toBeVisible();
    await menu.getByRole('button', { name: navigation.closeMenu }).click();
    await expect(menu).toBeHidden();
    await button.click();
    expect(await menu.evaluate((it) => it.matches(':modal'))).toBe(true);
  });
});

test('on a tablet a click on the backdrop closes the menu', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 900 });
  await open(page, home);
  await openMenu(page);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.mouse.click(60, 500);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('the page that is shown is underlined in the menu', async ({ page }) => {
  await page.setViewportSize({ width: widths.phone, height: 800 });
  const [id] = routesIn('footer', mainLanguage);
  if (!id) throw new Error('The menu has only the pages of the bar');
  await open(page, hrefTo(id, mainLanguage));
  await openMenu(page);
  const marked = page.getByRole('dialog').locator('nav a[aria-current="page"]');
  await expect(marked).toHaveCSS('text-decoration-line', 'underline');
});
