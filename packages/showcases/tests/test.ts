/** The tests of the demonstrations: nothing moves by itself, and no page says a word on its console. */
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import type { Code } from '../browser/language.ts';

/** What the browser itself says of a connection that a test has taken away, and of a page that refuses a frame. */
const taken = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|frame-ancestors|X-Frame-Options/;

export const test = base.extend<{ quiet: undefined }>({
  reducedMotion: 'reduce',
  quiet: [
    async ({ context }, use) => {
      const said: string[] = [];
      context.on('console', (message) => {
        if (!taken.test(message.text())) said.push(`${message.page()?.url()}: ${message.text()}`);
      });
      context.on('weberror', (error) => said.push(error.error().message));
      await use(undefined);
      expect(said).toEqual([]);
    },
    { auto: true },
  ],
});

/** The browser refuses to keep anything beyond this page. */
export const keepNothing = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });

/** The form of the site opens with a subject that says which product somebody has looked at. */
export const expectToAskAbout = (link: Locator, subject: string, code: Code = 'pt') =>
  expect(link).toHaveAttribute(
    'href',
    `/contact?lang=${code}&subject=${encodeURIComponent(subject)}`,
  );

export { expect };
