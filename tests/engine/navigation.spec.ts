import { wordsOf as pageWords } from '../../src/page-words.ts';
import { hrefTo, routesIn, sectionIds } from '../../src/routes.ts';
import { site } from '../../src/site.ts';
import {
  codes,
  commonWords,
  expect,
  isReady,
  languageLink,
  mainLanguage,
  open,
  otherLanguage,
  painted,
  test,
  widths,
  wordsOf,
} from '../site.ts';

/** Undefined on a site with one language; the tests of a language change are then left out. */
const other = otherLanguage;

/** How far a section's top comes to rest below the viewport's top, in px: 144 + 60. */
const rest = 204;

for (const [device, width] of Object.entries({ phone: widths.phone, desktop: widths.desktop })) {
  test(`on a ${device} the previous section is not visible below the bar after a jump`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, `/?lang=${mainLanguage}`);
    // If the site has a film: its button appears when it is near.
    for (const film of await page.locator('[data-film]').all()) {
      await film.scrollIntoViewIfNeeded();
      await expect(film.getByRole('button')).toBeVisible();
    }
    for (const section of sectionIds.filter((id) => id !== 'home')) {
      await open(page, `/?lang=${mainLanguage}#${section}`);
      const top = () =>
        page.locator(`#${section}`).evaluate((it) => it.getBoundingClientRect().top);
      await expect(page.locator('html')).toHaveAttribute('data-fonts', '');
      await expect.poll(async () => Math.abs((await top()) - rest)).toBeLessThan(1);
      const before = page.locator('main :is(h2, h3, p, a, img, video, button):visible');
      expect(
        await before.evaluateAll(
          (all, { id, bar, top }) =>
            all
              .filter((it) => !it.closest(`#${id}`))
              .filter((it) => {
                const box = it.getBoundingClientRect();
                return box.bottom > bar && box.top < top && box.height > 0;
              })
              .map(({ outerHTML }) => outerHTML.slice(0, 120)),
          { id: section, bar: 73, top: rest - 4 },
        ),
        section,
      ).toEqual([]);
    }
  });
}

test('with reduced motion a section link jumps without scrolling', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { navigation } = await commonWords(mainLanguage);
  await open(page, `/?lang=${mainLanguage}`);
  const banner = page.getByRole('banner');
  await banner.getByRole('link', { name: navigation.projects, exact: true }).click();
  const top = await page.locator('#projects').evaluate((it) => it.getBoundingClientRect().top);
  expect(Math.round(top)).toBe(rest);
});

test('an address with a section opens there without scrolling, and later links scroll smoothly', async ({
  page,
}) => {
  const { navigation } = await commonWords(mainLanguage);
  await open(page, `/?lang=${mainLanguage}#services`);
  const top = (id: string) =>
    page.locator(`#${id}`).evaluate((it) => Math.round(it.getBoundingClientRect().top));
  await expect.poll(() => top('services')).toBe(rest);
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
  const banner = page.getByRole('banner');
  await banner.getByRole('link', { name: navigation.about, exact: true }).click();
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
  await expect.poll(() => top('about')).toBe(rest);
});

test('section links work before scripts load', async ({ page }) => {
  await page.route('**/assets/*.js', () => undefined);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { navigation } = await commonWords(mainLanguage);
  await page.goto(`/?lang=${mainLanguage}`, { waitUntil: 'commit' });
  const banner = page.getByRole('banner');
  await banner.getByRole('link', { name: navigation.about, exact: true }).click();
  await expect(page).toHaveURL(`/?lang=${mainLanguage}#about`);
  const top = () =>
    page.locator('#about').evaluate((it) => Math.round(it.getBoundingClientRect().top));
  await expect.poll(top).toBe(rest);
});

for (const reloads of [false, true]) {
  test(`Back restores the scroll position${reloads ? ', also after a reload' : ''}`, async ({
    page,
  }) => {
    const { navigation } = await commonWords(mainLanguage);
    await open(page, `/?lang=${mainLanguage}`);
    // They would still shift the content above.
    await expect(page.locator('html')).toHaveAttribute('data-fonts', '');
    await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }));
    // The bar and the carousel must have handled the scroll before the click.
    await painted(page);
    await page
      .getByRole('banner')
      .getByRole('link', { name: navigation.contact, exact: true })
      .click();
    await expect(page).toHaveURL(`/contact?lang=${mainLanguage}`);
    if (reloads) await page.reload();
    await isReady(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(`/?lang=${mainLanguage}`);
    const top = () => page.evaluate(() => scrollY);
    // On a slow machine the fonts arrive after Back and shift the content above by up to 30 px.
    await expect.poll(async () => Math.abs((await top()) - 3000)).toBeLessThan(40);
    await page.goForward();
    await expect(page).toHaveURL(`/contact?lang=${mainLanguage}`);
    await expect.poll(top).toBe(0);
  });
}

test('a link to the current page adds no history entry', async ({ page }) => {
  const { navigation } = await commonWords(mainLanguage);
  const banner = page.getByRole('banner');
  await open(page, `/contact?lang=${mainLanguage}`);
  const entries = () => page.evaluate(() => history.length);
  const before = await entries();
  for (let click = 0; click < 3; click += 1) {
    await banner.getByRole('link', { name: navigation.contact, exact: true }).click();
    await isReady(page);
  }
  expect(await entries()).toBe(before);

  await open(page, `/?lang=${mainLanguage}`);
  const onHome = await entries();
  // One entry for the top of the page; the same target again adds none.
  for (let click = 0; click < 3; click += 1)
    await banner.getByRole('link', { name: site.name }).click();
  expect(await entries()).toBe(onHome + 1);
});

test('a new page has its heading and no focused element', async ({ page }) => {
  const { navigation } = await commonWords(mainLanguage);
  const contact = await wordsOf(mainLanguage, 'contact');
  await open(page, `/?lang=${mainLanguage}`);
  const link = page
    .getByRole('banner')
    .getByRole('link', { name: navigation.contact, exact: true });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/contact?lang=${mainLanguage}`);
  // It is a new document: screen readers read its title and begin at its top.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(contact.title);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: navigation.skipToContent })).toBeFocused();
});

test('a click with Ctrl or Cmd opens a new tab', async ({ page, context }) => {
  const { navigation } = await commonWords(mainLanguage);
  await open(page, `/?lang=${mainLanguage}`);
  const opened = context.waitForEvent('page');
  const link = page
    .getByRole('banner')
    .getByRole('link', { name: navigation.contact, exact: true });
  await link.click({ modifiers: ['ControlOrMeta'] });
  await (await opened).waitForURL(`**/contact?lang=${mainLanguage}`);
  await expect(page).toHaveURL(`/?lang=${mainLanguage}`);
});

test.describe('an unknown address', () => {
  // The browser reports the 404 in the console.
  test.use({ expectedConsole: /404/ });

  test('shows an error page with a link to home', async ({ page }) => {
    const words = await wordsOf(mainLanguage, 'not-found');
    const response = await page.goto(`/no/such/page?lang=${mainLanguage}`);
    expect(response?.status()).toBe(404);
    await isReady(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title);
    await page.getByRole('main').getByRole('link', { name: words.homeLink }).click();
    await expect(page).toHaveURL(`/?lang=${mainLanguage}`);
  });

  if (other)
    test('changes the language at the same address', async ({ page }) => {
      await open(page, `/no/such/page?lang=${mainLanguage}`);
      await page
        .getByRole('banner')
        .getByRole('link', { name: languageLink(other) })
        .click();
      const words = await wordsOf(other, 'not-found');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title);
      await expect(page).toHaveURL(`/no/such/page?lang=${other}`);
    });
});

test.describe('the bar', () => {
  test('covers little of a scrolled page and no click target below it', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, `/?lang=${mainLanguage}`);
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
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
        await expect(banner).toHaveAttribute('data-scrolled', 'false');
        await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
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
});

for (const code of codes) {
  test(`each link of bar and footer is in the menu, on one line, in ${code}`, async ({ page }) => {
    const { navigation } = await commonWords(code);
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, `/contact?lang=${code}`);
    await page.getByRole('button', { name: navigation.openMenu }).click();
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

test('the menu marks the page that is shown, and no other', async ({ page }) => {
  const { navigation } = await commonWords(mainLanguage);
  await page.setViewportSize({ width: widths.phone, height: 800 });
  for (const id of routesIn('footer', mainLanguage)) {
    await open(page, hrefTo(id, mainLanguage));
    await page.getByRole('button', { name: navigation.openMenu }).click();
    const marked = page.getByRole('dialog').locator('nav a[aria-current="page"]');
    await expect(marked).toHaveText([pageWords(id, mainLanguage).page.name]);
    await expect(marked).toHaveCSS('text-decoration-line', 'underline');
  }
});

test.describe('on a phone, the menu', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('opens, keeps the focus and closes with Escape', async ({ page }) => {
    const { navigation } = await commonWords(mainLanguage);
    await open(page, `/?lang=${mainLanguage}`);
    const button = page.getByRole('button', { name: navigation.openMenu });
    await button.click();
    const menu = page.getByRole('dialog', { name: navigation.menuLabel });
    await expect(menu).toBeVisible();
    await expect(menu.getByRole('link', { name: site.name })).toBeVisible();
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
  });

  test('closes when a link scrolls to its section', async ({ page }) => {
    const { navigation } = await commonWords(mainLanguage);
    await open(page, `/?lang=${mainLanguage}`);
    const button = page.getByRole('button', { name: navigation.openMenu });
    const menu = page.getByRole('dialog');

    await button.click();
    await menu.getByRole('link', { name: navigation.services }).click();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(`/?lang=${mainLanguage}#services`);
    const top = () =>
      page.locator('#services').evaluate((it) => Math.round(it.getBoundingClientRect().top));
    await expect.poll(top).toBe(rest);
  });

  test('is a popover before scripts load and a modal dialog afterwards', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    const { navigation } = await commonWords(mainLanguage);
    await page.goto(`/?lang=${mainLanguage}`, { waitUntil: 'commit' });
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
  const { navigation } = await commonWords(mainLanguage);
  await open(page, `/?lang=${mainLanguage}`);
  await page.getByRole('button', { name: navigation.openMenu }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.mouse.click(60, 500);
  await expect(page.getByRole('dialog')).toBeHidden();
});
