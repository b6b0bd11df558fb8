/** The hoop that turns over, the verse, and the name in the thanks. */
import type { Page } from '@playwright/test';
import { hold } from '../../packages/showcases/tests/held.ts';
import { sendPath } from '../../src/contact/contact-message.ts';
import { measured, words } from '../../src/in-force/content.ts';
import { hrefTo, isRoute } from '../../src/in-force/routes.ts';
import { fillIn, message, submit } from '../form.ts';
import { isWholeRun } from '../generated.ts';
import { mainLanguage } from '../languages.ts';
import { expect, open, test } from '../open-page.ts';
import { brotliSizes } from '../page-weight.ts';
import { painted } from '../painted.ts';
import { codes, wordsOf } from '../words.ts';

const home = `/?lang=${mainLanguage}`;
const { reverse } = words[mainLanguage].home.hero;

/** Code and documents that are requested, by their paths, without what scrolling requests. */
function requestsOf(page: Page) {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!/sew-thread|\.(svg|avif|jpg|webm|mp4|woff2)$/.test(pathname)) paths.push(pathname);
  });
  return paths;
}

if (measured && reverse && isRoute('reverse')) {
  const tab = (page: Page) => page.getByRole('button', { name: reverse.turn });
  /** The same button, when the reverse is shown: it says what it does next. */
  const tabBack = (page: Page) => page.getByRole('button', { name: reverse.turnBack });
  // The footer has a link with the same name.
  const link = (page: Page) =>
    page.locator('[data-back]').getByRole('link', { name: reverse.link });
  const front = (page: Page) =>
    page.getByRole('img', { name: words[mainLanguage].home.hero.artLabel });

  test('the hoop turns over and back at every width, with at most 7 kB fetched', {
    tag: '@all',
  }, async ({ page, baseURL }) => {
    await open(page, home);
    await tab(page).scrollIntoViewIfNeeded();
    // The first key press starts the islands, which are not what is measured here.
    await page.keyboard.press('Shift');
    await page.waitForLoadState('networkidle');
    const requested = requestsOf(page);
    await tab(page).hover();
    await painted(page);
    expect(requested).toEqual([]);
    for (const width of isWholeRun ? [1280, 820, 390] : [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await tab(page).focus();
      await page.keyboard.press('Space');
      await expect(tabBack(page)).toBeFocused();
      await expect(tab(page)).toHaveCount(0);
      await expect(front(page)).toBeHidden();
      expect(await page.locator('[data-back] svg path').count()).toBeGreaterThan(10);
      // The link on the reverse comes next, and is gone with it.
      await page.keyboard.press('Tab');
      await expect(link(page)).toBeFocused();
      await tabBack(page).press('Enter');
      await expect(tab(page)).toBeFocused();
      await expect(link(page)).toBeHidden();
      await expect(front(page)).toBeVisible();
    }
    const sizes = await Promise.all(requested.map((path) => brotliSizes(baseURL + path)));
    expect(sizes.length).toBeGreaterThan(0);
    expect(sizes.reduce((sum, { body }) => sum + body, 0)).toBeLessThanOrEqual(7000);
    await tab(page).click();
    await link(page).click();
    await expect(page).toHaveURL(hrefTo('reverse', mainLanguage));
  });

  test('under reduced motion the hoop fades instead of turning', async ({ page }) => {
    const animated = async () => {
      await open(page, home);
      await tab(page).click();
      await expect(tabBack(page)).toBeVisible();
      return page
        .locator('[data-back]')
        .evaluate((side) =>
          side.getAnimations().map(({ effect }) => (effect as KeyframeEffect).getKeyframes()[0]),
        );
    };
    // The animations stand still, so that they can be read.
    await page.addInitScript(() => {
      const { animate } = Element.prototype;
      Element.prototype.animate = function (...parts) {
        const animation = animate.apply(this, parts);
        animation.pause();
        return animation;
      };
    });
    expect(await animated()).toEqual([expect.objectContaining({ transform: expect.any(String) })]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await animated()).toEqual([expect.objectContaining({ opacity: '0' })]);
  });

  test('the tab keeps the focus that it has had as a link', async ({ page }) => {
    const release = await hold(page, '**/assets/*.js');
    await page.goto(home, { waitUntil: 'commit' });
    await page.getByRole('link', { name: reverse.turn }).focus();
    release();
    await expect(tab(page)).toBeFocused();
  });

  test.describe('without the code that turns the hoop', () => {
    test.use({ expectedConsole: /Failed to (load|fetch)/ });
    test('the tab leads to the page about this site', async ({ page }) => {
      await page.route('**/turned-hoop*.js', (route) => route.abort());
      await open(page, home);
      await tab(page).click();
      await expect(page).toHaveURL(hrefTo('reverse', mainLanguage));
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('the tab is a link', async ({ page }) => {
      await page.goto(home);
      await page.getByRole('link', { name: reverse.turn }).click();
      await expect(page).toHaveURL(hrefTo('reverse', mainLanguage));
    });
  });
}

for (const code of isWholeRun ? codes : [mainLanguage]) {
  const { verse } = words[code].home.faqsSection;
  if (verse)
    test(`in ${code} the verse is text and fits at every width`, async ({ page }) => {
      await open(page, `/?lang=${code}`);
      const place = page.locator('[data-verse]');
      const text = await place.getByRole('paragraph').textContent();
      expect(text?.trim().split(/\s+/).join(' ')).toBe(verse.join(' '));
      for (const width of [320, 2560]) {
        await page.setViewportSize({ width, height: 800 });
        const sewn = await place.locator('svg').boundingBox();
        const title = await page.locator('#call-title').boundingBox();
        if (!sewn || !title) throw new Error('The verse is not drawn');
        expect.soft(sewn.x, `${width} px`).toBeGreaterThanOrEqual(0);
        expect.soft(sewn.x + sewn.width, `${width} px`).toBeLessThanOrEqual(width);
        // The call comes first.
        expect.soft(sewn.y, `${width} px`).toBeGreaterThan(title.y + title.height);
      }
    });
}

test.describe('the thanks', () => {
  async function sendAs(page: Page, name: string) {
    await page.route(`**${sendPath}`, (route) => route.fulfill({ body: 'OK' }));
    await open(page, `/contact?lang=${mainLanguage}`);
    await fillIn(page, { ...message, name });
    const requested: string[] = [];
    page.on('request', (request) => {
      if (!request.url().endsWith(sendPath))
        requested.push(`${request.url()} ${request.postData() ?? ''}`);
    });
    await submit(page);
    const { success } = await wordsOf(mainLanguage, 'contact');
    await expect(page.getByText(success)).toBeVisible();
    return requested;
  }

  const named = (page: Page) => page.locator('form [role=group] svg[data-named]');

  test('have the first name in thread, which nothing else keeps', async ({ page }) => {
    const requested = await sendAs(page, 'Hermenegílda Conceição');
    await expect(named(page)).toBeVisible();
    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, window.name]),
    );
    for (const text of [kept, page.url(), ...requested]) {
      expect(text).not.toContain('Hermeneg');
      expect(decodeURIComponent(text)).not.toContain('Conceição');
    }
  });
});
