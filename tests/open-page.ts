/** Shared by the browser tests: waiting for a complete page. */
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { painted } from './painted.ts';
import { type Code, languageLink } from './words.ts';

/** Opens an address and waits until all scripts that start on load have run. */
export async function open(page: Page, address: string) {
  await page.goto(address);
  await isReady(page);
}

/** The page's module has run, and so has the form's island where there is one. */
export async function isReady(page: Page) {
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  await pointAt(page, 'contact-form');
  await expect(page.locator('[data-island="contact-form"]:not([data-alive])')).toHaveCount(0);
  // Rendered anew, because the browser's elements were not those that React expected.
  await expect(page.locator('[data-renewed]')).toHaveCount(0);
}

/** Puts the window at once at a height of the page, in px. */
export const scrollPage = (page: Page, top: number) =>
  page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);

/** A sign that the island will be used, if the page has it: its code is fetched. */
export const pointAt = (page: Page, island: string) =>
  page.evaluate(
    (it) => document.querySelector(it)?.dispatchEvent(new Event('pointerover')),
    `[data-island="${island}"]`,
  );

/** Follows the bar's link to the page in another language. */
export const chooseLanguage = (page: Page, code: Code): Promise<void> =>
  page
    .getByRole('banner')
    .getByRole('link', { name: languageLink(code) })
    .click();

/** The visitor has chosen this language before. */
export const saveLanguage = (context: BrowserContext, language: string): Promise<unknown> =>
  context.addInitScript((code) => {
    // A blank page has no storage.
    if (location.protocol.startsWith('http')) localStorage.setItem('language', code);
  }, language);

/** Waits until the fonts have loaded and the page is painted with them. */
export async function hasFonts(page: Page) {
  await expect(page.locator('html')).toHaveAttribute('data-fonts', '');
  await page.waitForFunction(() => document.fonts.status === 'loaded' && document.fonts.size > 0);
  await painted(page);
}

/** Scrolls to the projects and waits until their buttons work. */
export async function openProjects(page: Page, address: string) {
  await open(page, address);
  const projects = page.locator('#projects');
  // Again if the fonts, and with them the sections, came in the frame of the scroll: Chromium loses the place then.
  await expect(async () => {
    await projects.scrollIntoViewIfNeeded();
    await painted(page);
    await expect(projects).toBeInViewport({ timeout: 1 });
  }).toPass();
  await pointAt(page, 'project-carousel');
  await expect(page.locator('[data-island="project-carousel"]')).toHaveAttribute('data-alive', '');
}

/** Local storage that throws, as a browser with all site data blocked has it. */
export async function blockStorage(context: BrowserContext) {
  await context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
}

/** A test that fails on any console output or script error. */
export const test = base.extend<{ expectedConsole: RegExp }>({
  expectedConsole: [/^(?!)/, { option: true }],
  page: async ({ page, expectedConsole }, use) => {
    const said: string[] = [];
    page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => said.push(`error: ${error.message}`));
    await use(page);
    expect(said.filter((line) => !expectedConsole.test(line))).toEqual([]);
  },
});

export { expect };
