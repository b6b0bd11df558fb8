/** Chapters 2, 4 and 9: the navigation bar and the menu. */
import type { Page } from '@playwright/test';
import { site } from '../../src/in-force/site.ts';
import { mainLanguage, otherLanguage } from '../languages.ts';
import { expect, open, scrollPage, test } from '../open-page.ts';
import { commonWords, languageLink, widths, wordsOf } from '../words.ts';
import { row } from './rows.ts';

const home = `/?lang=${mainLanguage}`;
/** The sections that the bar links to, in its order. */
const sections = ['home', 'about', 'services', 'projects'] as const;
/** The distance from the window's top to a section after a jump, in px: 144 + 60. */
const offset = 204;

const barLink = async (page: Page, to: (typeof sections)[number] | 'contact') => {
  const { navigation } = await commonWords(mainLanguage);
  return page.getByRole('banner').getByRole('link', { name: navigation[to], exact: true });
};
const topOf = (page: Page, section: string) =>
  page.locator(`#${section}`).evaluate((it) => Math.round(it.getBoundingClientRect().top));
const scrollPosition = (page: Page) => page.evaluate(() => Math.round(scrollY));

async function openMenu(page: Page) {
  const { navigation } = await commonWords(mainLanguage);
  await page.getByRole('button', { name: navigation.openMenu }).click();
  const menu = page.getByRole('dialog', { name: navigation.menuLabel });
  await expect(menu).toBeVisible();
  // Waits for the end of the slide: a click during it would miss its target.
  await menu.evaluate((it) =>
    Promise.all(it.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );
  return menu;
}

test(row('layout'), async ({ page, request }) => {
  for (const path of ['/', '/contact', '/privacy-policy', '/terms-and-conditions', '/attributions'])
    expect(await (await request.get(path)).text()).toMatch(
      /<header.*<\/header>.*<main.*<\/main>.*<footer/s,
    );
  await page.goto(`/contact?lang=${mainLanguage}`);
  const bar = page.getByRole('banner');
  await expect(bar).toHaveCSS('position', 'fixed');
  expect((await bar.boundingBox())?.y).toBe(0);
  await expect(page.locator('header ~ main ~ footer')).toBeVisible();
});

test(row('logo-home'), async ({ page }) => {
  await open(page, `/contact?lang=${mainLanguage}`);
  await page.getByRole('banner').getByRole('link', { name: site.name }).click();
  await expect(page).toHaveURL(home);
  await expect(page.locator('html')).toHaveAttribute('data-page', 'home');
});

test(row('section-links'), async ({ page }) => {
  await open(page, home);
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
  await (await barLink(page, 'about')).click();
  await expect(page).toHaveURL(`${home}#about`);
  await expect.poll(() => topOf(page, 'about')).toBe(offset);
  // The others at once: a long way takes many frames.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const section of ['services', 'projects', 'home'] as const) {
    await (await barLink(page, section)).click();
    await expect(page).toHaveURL(`${home}#${section}`);
    await expect(page.locator(`#${section}`)).toBeInViewport();
  }
  // The first section is at the top of the page: there is nothing to scroll above it.
  expect(await scrollPosition(page)).toBe(0);
});

test(row('section-offset'), async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [device, width] of Object.entries(widths)) {
    await page.setViewportSize({ width, height: 800 });
    // The first one is opened, the others are jumped to.
    await open(page, `${home}#projects`);
    await expect(page.locator('html')).toHaveAttribute('data-fonts', '');
    for (const section of sections.slice(1).reverse()) {
      await page.evaluate((id) => location.assign(`#${id}`), section);
      await expect.poll(() => topOf(page, section), `${section} on a ${device}`).toBe(offset);
    }
  }
});

test(row('section-links-elsewhere'), async ({ page }) => {
  await open(page, `/contact?lang=${mainLanguage}`);
  for (const section of sections)
    await expect(await barLink(page, section)).toHaveAttribute('href', `${home}#${section}`);
  await (await barLink(page, 'services')).click();
  await expect(page).toHaveURL(`${home}#services`);
  await expect(page.locator('#services h2').first()).toBeInViewport();
  // It opens there, and nothing is seen to scroll; what is pressed then scrolls.
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
  await (await barLink(page, 'projects')).click();
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
});

test(row('contact-button'), async ({ page }) => {
  const { title } = await wordsOf(mainLanguage, 'contact');
  await open(page, home);
  await (await barLink(page, 'contact')).click();
  await expect(page).toHaveURL(`/contact?lang=${mainLanguage}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true });

  test(row('mobile-menu'), async ({ page }) => {
    const { navigation } = await commonWords(mainLanguage);
    await open(page, home);
    const menu = await openMenu(page);
    const sheet = menu.locator('> div');
    expect(await sheet.boundingBox()).toEqual({ x: 0, y: 0, width: 375, height: 740 });
    const dim = await menu.evaluate((it) => getComputedStyle(it, '::backdrop').backgroundColor);
    expect(dim, 'the backdrop is dimmed').not.toMatch(/rgba\(0, 0, 0, 0\)|transparent|\/ 0\)/);
    for (const section of sections)
      await expect(
        menu.getByRole('link', { name: navigation[section], exact: true }),
      ).toBeVisible();
    await menu.getByRole('button', { name: navigation.closeMenu }).click();
    await expect(menu).toBeHidden();
    const button = page.getByRole('button', { name: navigation.openMenu });
    const from = await button.evaluate((it: HTMLElement) => {
      it.click();
      const [slide] = document.querySelector('dialog > div')?.getAnimations() ?? [];
      return (slide?.effect as KeyframeEffect | undefined)?.getKeyframes()[0]?.translate;
    });
    expect(from, 'it slides in from the side of its button').toBe('100%');
  });

  test(row('menu-languages'), async ({ page }) => {
    await open(page, home);
    const menu = await openMenu(page);
    const code = otherLanguage ?? mainLanguage;
    const isOpen = await menu
      .getByRole('link', { name: languageLink(code) })
      .evaluate((link: HTMLElement) => {
        link.click();
        // Of the page that is left: Back may show it as it was.
        return link.closest('dialog')?.open;
      });
    expect(isOpen).toBe(false);
    await expect(page.locator('html')).toHaveAttribute('data-language', code);
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test(row('menu-holds-page'), async ({ page }) => {
    await open(page, home);
    await scrollPage(page, 600);
    await openMenu(page);
    expect(await scrollPosition(page)).toBe(600);
    // Where its scrollbar was, its room stays.
    await expect(page.locator('html')).toHaveCSS('scrollbar-gutter', 'stable');
    const isHeld = await page.evaluate(() =>
      [document.documentElement, document.body].some((it) =>
        /hidden|clip/.test(getComputedStyle(it).overflowY),
      ),
    );
    expect(isHeld, 'the page cannot scroll').toBe(true);
  });
});

test(row('bar-scrolled'), async ({ page }) => {
  await open(page, home);
  const bar = page.getByRole('banner');
  const paper = () => bar.evaluate((it) => getComputedStyle(it, '::before').opacity);
  for (const [top, opacity] of [
    [50, '0'],
    [51, '1'],
    [50, '0'],
  ] as const) {
    await scrollPage(page, top);
    await expect.poll(paper, `at ${top} px`).toBe(opacity);
  }
});

test(row('bar-heights'), async ({ page }) => {
  await open(page, home);
  for (const [width, height] of [
    [320, 95],
    [639, 95],
    [640, 112],
    [1023, 112],
    [1024, 124],
    [1920, 124],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const bar = await page.getByRole('banner').boundingBox();
    expect.soft(bar?.height, `at ${width} px`).toBe(height);
  }
});

test(row('mobile-layout'), async ({ page }) => {
  const { hero } = await wordsOf(mainLanguage, 'home');
  await open(page, home);
  for (const [width, isMobile] of [
    [639, true],
    [640, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    for (const [text, visible] of [
      [hero.descriptionMobile, isMobile],
      [hero.descriptionTablet, !isMobile],
    ] as const)
      await expect(page.getByText(text, { exact: true }), `at ${width} px`).toBeVisible({
        visible,
      });
  }
});
