import type { Page } from '@playwright/test';
import { site } from '../../src/in-force/site.ts';
import { shownProjects } from '../../src/pages/home/shown-projects.ts';
import { holdIslands } from '../held.ts';
import { mainLanguage } from '../languages.ts';
import { expect, isReady, open, openProjects, scrollPage, test } from '../open-page.ts';
import { painted } from '../painted.ts';
import { widths, wordsOf } from '../words.ts';

const home = `/?lang=${mainLanguage}`;
const { hero, aboutSection, projectsSection } = await wordsOf(mainLanguage, 'home');
const projects = shownProjects(projectsSection.projects);

/** The number of parts of the embroidery whose animation has started in this document. */
const sewn = (page: Page) => page.evaluate(() => Number(Reflect.get(window, 'sewn') ?? 0));
const countSewing = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener('animationstart', ({ target }) => {
      if (target instanceof Element && target.closest('#home [role=img]'))
        Object.assign(window, { sewn: Number(Reflect.get(window, 'sewn') ?? 0) + 1 });
    });
  });

test.describe('the projects', () => {
  test('change with the arrow keys, announce the position and move the focus', async ({ page }) => {
    await openProjects(page, home);
    const section = page.locator('#projects');
    // After a short way it comes back to its place.
    const track = page.locator('[data-track]');
    await track.evaluate((it) => it.scrollTo({ left: 100, behavior: 'instant' }));
    await expect.poll(() => track.evaluate((it) => it.scrollLeft)).toBe(0);
    await section.getByRole('button', { name: projectsSection.next }).focus();
    // This is the browser's.
    await page.keyboard.press('Alt+ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(section.locator('[aria-live]')).toContainText(projects[1]?.title ?? '');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(section.getByText(`${projects.length} / ${projects.length}`)).toBeVisible();
    // The focus moves to the next link if two adjacent projects have links, also from the last to the first.
    const next = (index: number) => (index + 1) % projects.length;
    const from = projects.findLastIndex(
      ({ projectLink }, index) => projectLink && projects[next(index)]?.projectLink,
    );
    if (from < 0) return;
    for (let at = projects.length - 1; at !== from; at = next(at)) {
      await page.keyboard.press('ArrowRight');
      await expect(section.getByText(`${next(at) + 1} / ${projects.length}`)).toBeVisible();
    }
    await section.getByRole('link').first().focus();
    await page.keyboard.press('ArrowRight');
    const title = projects[next(from)]?.title ?? '';
    await expect(section.getByRole('link', { name: title }).first()).toBeFocused();
  });

  test('stay where a turn leads when Tab is pressed meanwhile', async ({ page }) => {
    await openProjects(page, home);
    const section = page.locator('#projects');
    await section.getByRole('button', { name: projectsSection.next }).press('Enter');
    // Held at their beginning, or a slow machine would press after their end.
    await page.locator('[data-track]').evaluate((track) => {
      const moves = track.getAnimations({ subtree: true });
      if (moves.length === 0) throw new Error('Nothing moves');
      for (const move of moves) {
        move.pause();
        move.currentTime = 0;
      }
    });
    await page.keyboard.press('Tab');
    const link = section.getByRole('link', { name: projects[1]?.title ?? '' }).first();
    await expect(link).toBeFocused();
    await painted(page);
    await expect(section.getByText(`2 / ${projects.length}`)).toBeVisible();
    await expect(link).toBeInViewport({ ratio: 1 });
  });

  test('turn towards the mouse, and back when it leaves', async ({ page }) => {
    await openProjects(page, home);
    const phone = page.getByAltText(projects[0]?.mobileAlt ?? '', { exact: true });
    await phone.hover();
    const stage = page.locator('[data-stage]').first();
    await expect(stage).toHaveAttribute('style', /--turn-y: \d/);
    await page.mouse.move(0, 0);
    await expect(stage).toHaveAttribute('style', '');
    // Under a finger, which scrolls the page, they would shake.
    await stage.dispatchEvent('pointermove', { pointerType: 'touch', clientX: 700, clientY: 300 });
    await expect(stage).toHaveAttribute('style', '');
  });

  test('keep hidden slides out of the tab order', async ({ page }) => {
    await openProjects(page, home);
    const section = page.locator('#projects');
    await section.getByRole('button', { name: projectsSection.next }).focus();
    // Nor does the track need a scrollbar.
    const track = page.locator('[data-track]');
    await expect(track).toHaveCSS('scrollbar-width', 'none');
    // Beyond the last project a swipe would go back in the history.
    await expect(track).toHaveCSS('overscroll-behavior-x', 'contain');
    await page.keyboard.press('Tab');
    // The project, and its story if it has one.
    const links = section.getByRole('link', { name: projects[0]?.title ?? '' });
    for (const link of await links.all()) {
      await expect(link).toBeFocused();
      await page.keyboard.press('Tab');
    }
    // Tab must not reach the links of the other slides.
    expect(await page.evaluate(() => document.activeElement?.closest('#projects'))).toBeNull();
  });

  test.describe('with touch', () => {
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

    test('can be swiped before and after hydration', { tag: '@all' }, async ({ page }) => {
      await page.route('**/assets/start*.js', () => undefined);
      await page.goto(home);
      const track = page.locator('[data-track]');
      await track.scrollIntoViewIfNeeded();
      const session = await page.context().newCDPSession(page);
      const swipe = async (distance: number) => {
        const box = await track.boundingBox();
        if (!box) throw new Error('The projects are not shown');
        const y = Math.round(Math.min(box.y + box.height / 3, 700));
        const start = 180 - distance / 2;
        const touch = (
          type: 'touchStart' | 'touchMove' | 'touchEnd',
          points: { x: number; y: number }[],
        ) => session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
        await touch('touchStart', [{ x: start, y }]);
        for (let part = 1; part <= 10; part += 1) {
          await touch('touchMove', [{ x: start + (distance * part) / 10, y }]);
          await painted(page);
        }
        await touch('touchEnd', []);
      };
      /** The slide at which the track rests; undefined while it moves. */
      const shown = () =>
        track.evaluate(async (it) => {
          const before = it.scrollLeft;
          await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
          if (it.scrollLeft !== before) return undefined;
          return [...it.children].findIndex(
            (slide) => Math.abs(slide.getBoundingClientRect().left) < it.clientWidth / 4,
          );
        });
      await swipe(-250);
      await expect.poll(shown).toBe(1);

      await page.unroute('**/assets/start*.js');
      await openProjects(page, home);
      await track.scrollIntoViewIfNeeded();
      await swipe(-250);
      await expect(page.getByText(`2 / ${projects.length}`)).toBeVisible();
      await expect.poll(shown).toBe(1);
      await swipe(250);
      await expect(page.getByText(`1 / ${projects.length}`)).toBeVisible();
      await expect.poll(() => track.evaluate((it) => it.scrollLeft)).toBe(0);
      // After a short swipe the slide returns.
      await swipe(-30);
      await expect.poll(shown).toBe(0);
      await expect(page.getByText(`1 / ${projects.length}`)).toBeVisible();
    });
  });

  test('keep the current slide while React takes over', async ({ page }) => {
    const release = await holdIslands(page);
    await page.goto(home);
    await page.locator('#projects').scrollIntoViewIfNeeded();
    // The keyboard reaches every slide, and the track follows it.
    const second = page
      .locator('#projects')
      .getByRole('link', { name: projects[1]?.title ?? '' })
      .first();
    await second.focus();
    await expect(second).toBeInViewport();
    release();
    await expect(page.getByText(`2 / ${projects.length}`)).toBeVisible();
    await expect(second).toBeFocused();
  });

  test('turn once for each press before their code arrives', async ({ page }) => {
    const release = await holdIslands(page);
    await page.goto(home);
    await isReady(page);
    const next = page.getByRole('button', { name: projectsSection.next });
    await next.click();
    await next.press('Enter');
    await expect(page.locator('[data-island="project-carousel"]')).not.toHaveAttribute(
      'data-alive',
    );
    release();
    await expect(page.getByText(`3 / ${projects.length}`)).toBeVisible();
  });
});

test('cards that are visible at the start are not animated', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 5000 });
  await open(page, home);
  await painted(page);
  await expect(page.locator('#services [data-card=entering]')).toHaveCount(0);
});

const opacitiesOfCards = (page: Page) =>
  page
    .locator('main :is(ul, ol) > li')
    .evaluateAll((all) => [...new Set(all.map((it) => getComputedStyle(it).opacity))]);
/** The animations of some elements and of what is in them. */
const movesOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((all) => all.flatMap((it) => it.getAnimations({ subtree: true })).length);

test('under reduced motion all is there at once, and the film is a still image', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await countSewing(page);
  await open(page, home);
  await painted(page);
  expect(await sewn(page)).toBe(0);
  expect(await opacitiesOfCards(page)).toEqual(['1']);
  await scrollPage(page, 700);
  await painted(page);
  expect(await movesOf(page, '[data-sewn]')).toBe(0);
  if (!site.film) return;
  await page.locator('#about').scrollIntoViewIfNeeded();
  await expect(page.getByAltText(aboutSection.videoLabel)).toBeVisible();
  await expect(page.locator('video')).toBeHidden();
  await expect(page.getByRole('button', { name: aboutSection.pauseVideo })).toBeHidden();
  expect(fetched.filter((url) => /film\.(webm|mp4)/.test(url))).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('all is there: cards, embroidery, film and projects', async ({ page }) => {
    await page.goto(home);
    expect(await opacitiesOfCards(page)).toEqual(['1']);
    expect(await movesOf(page, '#home [role=img]')).toBe(0);
    if (site.film) {
      await page.locator('#about').scrollIntoViewIfNeeded();
      await expect(page.getByAltText(aboutSection.videoLabel)).toBeVisible();
      await expect(page.locator('video')).toHaveAttribute('controls', '');
    }
    for (const { title, description } of projects) {
      const heading = page.getByRole('heading', { name: title, exact: true });
      await heading.scrollIntoViewIfNeeded();
      await expect(heading).toBeInViewport();
      await expect(page.getByText(description, { exact: true })).toBeInViewport();
    }
    await expect(page.getByRole('button', { name: projectsSection.next })).toBeHidden();
    await expect(page.locator('[data-track]')).toHaveCSS('scrollbar-width', 'auto');
  });
});

test('the embroidery is animated once in a visit, not again at another width or in another document', async ({
  page,
}) => {
  await countSewing(page);
  await page.goto(home);
  await expect.poll(() => sewn(page)).toBeGreaterThan(0);
  await expect.poll(() => movesOf(page, '[data-art]')).toBe(0);
  const once = await sewn(page);
  for (const width of [800, 500, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await painted(page);
    expect(await sewn(page), `at ${width}`).toBe(once);
  }
  await open(page, home);
  await painted(page);
  expect(await sewn(page)).toBe(0);
});

test('the headline’s stitches and the button have styles, other ones in forced colours', async ({
  page,
}) => {
  await open(page, home);
  const stitched = page.locator('h1 em');
  await expect(stitched).toHaveCSS('background-clip', /^text/);
  await expect(stitched).toHaveCSS('color', 'rgba(0, 0, 0, 0)');

  await page.emulateMedia({ forcedColors: 'active' });
  await expect(stitched).not.toHaveCSS('color', 'rgba(0, 0, 0, 0)');
  const button = page.locator('#home').getByRole('link', { name: hero.contactButton });
  await expect(button).toHaveCSS('border-style', 'solid');
  await expect(page.locator('header button > span')).toHaveCSS('border-top-style', 'dashed');
  const marks = await page
    .getByRole('banner')
    .locator('a[hreflang]')
    .evaluateAll((all) => all.map((it) => getComputedStyle(it, '::after').borderBottomStyle));
  expect(marks.filter((style) => style !== 'none')).toHaveLength(1);
});

if (site.film)
  test.describe('the film', () => {
    /** Opens the home page. The list grows as parts of the film are asked for; none is at first. */
    async function openUnfilmed(page: Page): Promise<string[]> {
      const fetched: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/film/')) fetched.push(request.url());
      });
      await open(page, home);
      await painted(page);
      expect(fetched).toEqual([]);
      return fetched;
    }

    test('loads when it is near, plays while it is visible, and can be paused', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 400 });
      await openUnfilmed(page);
      // Else Tab would pass it by.
      const toggle = page.getByRole('button', { name: aboutSection.pauseVideo, exact: true });
      await expect(toggle).toBeVisible();
      const film = page.locator('video');
      await page.locator('[data-film]').evaluate((it) => it.scrollIntoView({ block: 'center' }));
      const isPaused = () => film.evaluate((it) => (it as HTMLVideoElement).paused);
      await expect.poll(isPaused).toBe(false);
      await expect(film).toHaveJSProperty('muted', true);
      await expect(film).toHaveJSProperty('loop', true);
      await page.getByRole('button', { name: aboutSection.pauseVideo }).click();
      await expect.poll(isPaused).toBe(true);
      // It stays so for who comes back to it.
      await scrollPage(page, 5000);
      await painted(page);
      await page.locator('[data-film]').evaluate((it) => it.scrollIntoView({ block: 'center' }));
      await painted(page);
      const resume = page.getByRole('button', { name: aboutSection.playVideo });
      await expect(resume).toBeVisible();
      expect(await isPaused()).toBe(true);
      await resume.click();
      await expect.poll(isPaused).toBe(false);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await expect.poll(isPaused).toBe(true);
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await expect.poll(isPaused).toBe(false);
      await scrollPage(page, 5000);
      await expect.poll(isPaused).toBe(true);
    });

    test('is not fetched before the visitor scrolls, however little is above it', async ({
      page,
    }) => {
      await page.addInitScript(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('[data-film] { position: fixed; inset-block-start: calc(100vh + 3rem) }');
        document.adoptedStyleSheets = [sheet];
      });
      const fetched = await openUnfilmed(page);
      await page.mouse.wheel(0, 20);
      await expect.poll(() => fetched.length).toBeGreaterThan(0);
    });

    test('is a still image for who saves data', async ({ page }) => {
      const connection = { value: { saveData: true } };
      await page.addInitScript(
        (it) => Object.defineProperty(navigator, 'connection', it),
        connection,
      );
      const fetched = await openUnfilmed(page);
      await page.locator('[data-film]').scrollIntoViewIfNeeded();
      await expect(page.getByAltText(aboutSection.videoLabel)).toBeVisible();
      await expect(page.locator('video')).toBeHidden();
      expect(fetched.filter((url) => /film\.(webm|mp4)/.test(url))).toEqual([]);
    });

    test('shows the poster until its first frame has loaded', async ({ page }) => {
      await page.route(/film\.(webm|mp4)$/, () => undefined);
      await open(page, home);
      await page.locator('#about').evaluate((about) => about.scrollIntoView({ block: 'end' }));
      await expect(page.locator('video')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      const poster = page.getByAltText(aboutSection.videoLabel);
      await expect
        .poll(() => poster.evaluate((it) => (it as HTMLImageElement).naturalWidth))
        .toBeGreaterThan(0);
    });
  });

test('the thread is complete until the visitor scrolls, and is then drawn by a needle', async ({
  page,
}) => {
  const masks = page.locator('[data-sewn] [data-mask]');
  await open(page, home);
  await expect(page.locator('[data-sewn] line')).not.toHaveCount(0);
  await expect(masks).toHaveCount(0);
  await scrollPage(page, 700);
  const needle = page.locator('[data-sewn] [data-needle]').first();
  await expect(needle).toHaveCSS('animation-name', 'reveal');
  const tip = () => masks.first().evaluate((it) => it.getBoundingClientRect().bottom + scrollY);
  // The animation follows the scroll from the next frame on.
  await painted(page);
  const before = await tip();
  await scrollPage(page, 800);
  await expect.poll(tip).toBeGreaterThan(before + 50);
  await expect(page.locator('footer svg > image')).toHaveCount(1);
  // At the top the whole thread is visible again, for a screenshot of the page.
  await scrollPage(page, 0);
  await expect(needle).toHaveCSS('animation-name', 'none');
});

test('home fits phones in landscape, very large screens and all between them', async ({ page }) => {
  await open(page, home);
  await test.step('a phone in landscape has the embroidery beside the contact button', async () => {
    for (const [width, height] of [
      [844, 390],
      [667, 375],
    ] as const) {
      await page.setViewportSize({ width, height });
      const way = page.getByRole('link', { name: hero.contactButton });
      await expect(way).toBeInViewport({ ratio: 1 });
      const art = await page.getByRole('img', { name: hero.artLabel }).boundingBox();
      const box = await way.boundingBox();
      expect(art?.x).toBeGreaterThan((box?.x ?? 0) + (box?.width ?? width));
      expect(art?.y).toBeLessThan(height / 3);
    }
  });
  const rowsOf = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((all) => new Set(all.map((it) => it.getBoundingClientRect().top)).size);
  await test.step('a computer has the columns of the foot, and five industries, in a row', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    expect.soft(await rowsOf('footer h2')).toBe(1);
    expect(await rowsOf('[aria-labelledby="industries-title"] li')).toBe(2);
  });
  const seen = async (width: number) => {
    await page.setViewportSize({ width, height: 1440 });
    return page.evaluate(() => ({
      letters: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
      title: document.querySelector('#services h2')?.getBoundingClientRect().x ?? 0,
    }));
  };
  await test.step('the font size and the page grow with a window wider than a laptop', async () => {
    expect((await seen(1280)).letters).toBe(16);
    const wide = await seen(2560);
    expect(wide.letters).toBeGreaterThan(21);
    expect(wide.title).toBeLessThan(2560 / 10);
    // And the hero is as high as the window.
    await expect(page.getByRole('heading', { level: 2 }).first()).not.toBeInViewport();
  });
});

test('the devices and the titles of all projects are at the same height', async ({ page }) => {
  await openProjects(page, home);
  const slides = page.locator('[data-track] > *');
  const count = await slides.count();
  expect(count).toBeGreaterThan(1);
  for (const width of [widths.phone, widths.tablet, widths.desktop]) {
    await page.setViewportSize({ width, height: 812 });
    for (const part of ['h3', ':scope > :last-child']) {
      const parts = slides.locator(part);
      await expect(parts).toHaveCount(count);
      const tops = await parts.evaluateAll((all) =>
        all.map((it) => Math.round(it.getBoundingClientRect().top)),
      );
      expect(new Set(tops).size, `${part} at ${width} px: ${tops.join(', ')}`).toBe(1);
    }
  }
});
