import { site } from '../site.config.ts';
import { codes, expect, open, test, widths, wordsOf } from './site.ts';

test.describe('the questions', () => {
  for (const hasScript of [true, false]) {
    test.describe(hasScript ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled: hasScript });
      test('open one at a time and close again', async ({ page }) => {
        const { faqsSection } = await wordsOf('pt', 'home');
        await page.goto('/?lang=pt');
        const [first, second] = faqsSection.faqs;
        if (!first || !second) throw new Error('There are nine questions');
        const answer = (text: string) => page.getByText(text, { exact: true });
        await page.getByText(first.question, { exact: true }).click();
        await expect(answer(first.answer)).toBeVisible();
        await page.getByText(second.question, { exact: true }).click();
        await expect(answer(second.answer)).toBeVisible();
        await expect(answer(first.answer)).toBeHidden();
        await page.getByText(second.question, { exact: true }).click();
        await expect(answer(second.answer)).toBeHidden();
      });
    });
  }

  test('open from the keyboard, and the chevron turns', async ({ page }) => {
    const { faqsSection } = await wordsOf('en', 'home');
    await open(page, '/?lang=en');
    const details = page.locator('details').first();
    const chevron = details.locator('svg');
    const turn = () => chevron.evaluate((it) => getComputedStyle(it).rotate);
    expect(await turn()).toBe('none');
    await details.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(faqsSection.faqs[0]?.answer ?? '', { exact: true })).toBeVisible();
    await expect.poll(turn).toBe('180deg');
  });
});

test.describe('the projects', () => {
  for (const code of codes) {
    test(`turn both ways and wrap around in ${code}`, async ({ page }) => {
      const { projectsSection } = await wordsOf(code, 'home');
      const { projects } = projectsSection;
      await open(page, `/?lang=${code}`);
      const section = page.locator('#projects');
      const next = section.getByRole('button', { name: projectsSection.next });
      const previous = section.getByRole('button', { name: projectsSection.previous });
      await expect(section.getByText('1 / 5')).toBeVisible();
      await previous.click();
      await expect(section.getByText('5 / 5')).toBeVisible();
      await expect(section.getByRole('heading', { level: 3 })).toHaveText(projects[4]?.title ?? '');
      for (const [index, project] of projects.entries()) {
        await next.click();
        await expect(section.getByText(`${index + 1} / 5`)).toBeVisible();
        // One heading only: what is not shown is not in the accessibility tree.
        await expect(section.getByRole('heading', { level: 3 })).toHaveText(project.title);
        const link = section.getByRole('link', { name: project.title });
        await expect(link).toHaveAttribute('href', site.projects[index]?.projectLink ?? '');
        await expect(link).toHaveAttribute('target', '_blank');
      }
      await next.click();
      await expect(section.getByText('1 / 5')).toBeVisible();
    });
  }

  test('take half a second to turn', async ({ page }) => {
    await open(page, '/?lang=pt');
    const slide = page.locator('#projects [data-place]').first();
    const durations = await slide.evaluate((it) => getComputedStyle(it).transitionDuration);
    expect(new Set(durations.split(', '))).toEqual(new Set(['0.5s']));
  });

  test('turn at once under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/?lang=pt');
    const slide = page.locator('#projects [data-place]').first();
    expect(await slide.evaluate((it) => getComputedStyle(it).transitionDuration)).toBe('0s');
  });

  test('turn with the arrow keys and say where they are', async ({ page }) => {
    const { projectsSection } = await wordsOf('en', 'home');
    await open(page, '/?lang=en');
    const section = page.locator('#projects');
    await section.getByRole('button', { name: projectsSection.next }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(section.locator('[aria-live]')).toContainText(
      projectsSection.projects[1]?.title ?? '',
    );
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(section.getByText('5 / 5')).toBeVisible();
  });

  test('keep what is hidden out of the tab order', async ({ page }) => {
    const { projectsSection } = await wordsOf('pt', 'home');
    await open(page, '/?lang=pt');
    const section = page.locator('#projects');
    await section.getByRole('button', { name: projectsSection.next }).focus();
    await page.keyboard.press('Tab');
    const link = section.getByRole('link', { name: projectsSection.projects[0]?.title ?? '' });
    await expect(link).toBeFocused();
    // The four other slides have links too: none of them is next.
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('#projects'))).toBeNull();
  });

  test('turn with a swipe', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, '/?lang=pt');
    const slides = page.locator('#projects [data-place]').first().locator('..');
    await slides.scrollIntoViewIfNeeded();
    const swipe = (from: number, to: number) =>
      slides.evaluate(
        (it, [start, end]) => {
          const finger = { pointerType: 'touch', bubbles: true, pointerId: 1 };
          it.dispatchEvent(new PointerEvent('pointerdown', { ...finger, clientX: start ?? 0 }));
          it.dispatchEvent(new PointerEvent('pointerup', { ...finger, clientX: end ?? 0 }));
        },
        [from, to],
      );
    await swipe(300, 120);
    await expect(page.getByText('2 / 5')).toBeVisible();
    await swipe(120, 300);
    await expect(page.getByText('1 / 5')).toBeVisible();
    await swipe(200, 220);
    await expect(page.getByText('1 / 5')).toBeVisible();
  });

  test('answer a click made before React arrived', async ({ page }) => {
    const { projectsSection } = await wordsOf('pt', 'home');
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/entry-browser*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/?lang=pt', { waitUntil: 'commit' });
    await page.getByRole('button', { name: projectsSection.next }).click();
    release();
    await expect(page.getByText('2 / 5')).toBeVisible();
  });

  test('stand on a laptop and a phone that turn with the pointer', async ({ page }) => {
    await open(page, '/?lang=pt');
    const current = page.locator('#projects [data-place=current]');
    await current.scrollIntoViewIfNeeded();
    const pictures = current.getByRole('img');
    await expect(pictures).toHaveCount(2);
    const devices = pictures.first().locator('xpath=ancestor::div[3]');
    const turn = () => devices.evaluate((it) => getComputedStyle(it).transform);
    const box = await devices.boundingBox();
    if (!box) throw new Error('The devices are not shown');
    expect(await turn()).toMatch(/^matrix3d/);
    await page.mouse.move(box.x + 5, box.y + 5);
    await page.waitForTimeout(700);
    const left = await turn();
    await page.mouse.move(box.x + box.width - 5, box.y + box.height - 5);
    await expect.poll(turn).not.toBe(left);
  });

  for (const [where, width, motion] of [
    ['on a phone', 360, 'no-preference'],
    ['on a tablet', 820, 'no-preference'],
    ['under reduced motion', 1280, 'reduce'],
  ] as const) {
    test(`are one flat picture each ${where}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: motion });
      await open(page, '/?lang=pt');
      const picture = page.locator('#projects [data-place=current]').getByRole('img');
      await expect(picture).toHaveCount(1);
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((it) => (it as HTMLImageElement).currentSrc))
        .toMatch(/-flat-\d+\.avif$/);
    });
  }

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('are all there to read', async ({ page }) => {
      const { projectsSection } = await wordsOf('pt', 'home');
      await page.goto('/?lang=pt');
      for (const { title, description } of projectsSection.projects) {
        await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
        await expect(page.getByText(description, { exact: true })).toBeVisible();
      }
      await expect(page.getByRole('button', { name: projectsSection.next })).toBeHidden();
    });
  });
});

test.describe('the cards', () => {
  const card = 'main ul > li, main ol > li';

  test('wait below the screen and enter once, staggered from 0.1 s', async ({ page }) => {
    const { servicesSection } = await wordsOf('pt', 'home');
    await open(page, '/?lang=pt');
    const cards = page.locator('#services li');
    await expect(cards.first()).toHaveAttribute('data-reveal', 'waiting');
    await expect(cards.first()).toHaveCSS('opacity', '0');
    await page.locator('#services').scrollIntoViewIfNeeded();
    await cards.first().scrollIntoViewIfNeeded();
    await expect(cards.first()).toHaveAttribute('data-reveal', 'entering');
    const delays = await cards.evaluateAll((all) =>
      all.map((it) => getComputedStyle(it).animationDelay),
    );
    expect(delays).toEqual(['0.1s', '0.2s', '0.3s', '0.4s']);
    await expect(cards.last()).toHaveCSS('opacity', '1');
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await cards.first().scrollIntoViewIfNeeded();
    await expect(cards.first()).toHaveCSS('opacity', '1');
    expect(servicesSection.services).toHaveLength(await cards.count());
  });

  test('are shortened on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 639, height: 800 });
    await open(page, '/?lang=pt');
    const first = page.locator('#services li').first();
    await first.scrollIntoViewIfNeeded();
    await expect(first).toHaveAttribute('data-reveal', 'entering');
    await expect(first).toHaveCSS('animation-duration', '0.3s');
    await expect(first).toHaveCSS('animation-delay', '0s');
  });

  test('that were on the screen before React arrived stay shown', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 5000 });
    await page.addInitScript(() => {
      new MutationObserver(() => {
        for (const it of document.querySelectorAll('#services [data-reveal=waiting]'))
          document.documentElement.dataset.hidden = it.textContent ?? '';
      }).observe(document, { subtree: true, attributes: true, childList: true });
    });
    await open(page, '/?lang=pt');
    await page.waitForTimeout(300);
    await expect(page.locator('html')).not.toHaveAttribute('data-hidden');
  });

  for (const [name, options] of [
    ['without JavaScript', { javaScriptEnabled: false }],
    ['under reduced motion', { contextOptions: { reducedMotion: 'reduce' as const } }],
  ] as const) {
    test.describe(name, () => {
      test.use(options);
      test('are all visible', async ({ page }) => {
        await page.goto('/?lang=pt');
        await page.waitForTimeout(500);
        const opacities = await page
          .locator(card)
          .evaluateAll((all) => all.map((it) => getComputedStyle(it).opacity));
        expect(opacities.length).toBeGreaterThan(18);
        expect(new Set(opacities)).toEqual(new Set(['1']));
      });
    });
  }
});

test.describe('the hero', () => {
  for (const [device, width] of Object.entries(widths)) {
    test(`has its own description on a ${device}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      const { hero } = await wordsOf('es', 'home');
      await open(page, '/?lang=es');
      const variants = {
        phone: hero.descriptionMobile,
        tablet: hero.descriptionTablet,
        desktop: hero.descriptionDesktop,
      };
      for (const [other, text] of Object.entries(variants))
        await expect(page.getByText(text, { exact: true })).toBeVisible({
          visible: other === device,
        });
      const cue = page.getByRole('link', { name: hero.scrollCue });
      await expect(cue).toBeVisible({ visible: device === 'desktop' });
    });
  }
});

test.describe('the film', () => {
  test('is not fetched before it is near, plays in sight, and can be stopped', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 400 });
    const { aboutSection } = await wordsOf('en', 'home');
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/film/')) fetched.push(request.url());
    });
    await open(page, '/?lang=en');
    await page.waitForTimeout(300);
    expect(fetched).toEqual([]);
    await page.locator('#about').evaluate((about) => about.scrollIntoView({ block: 'end' }));
    const isPaused = () => page.locator('video').evaluate((it) => (it as HTMLVideoElement).paused);
    await expect.poll(isPaused).toBe(false);
    await page.getByRole('button', { name: aboutSection.pauseVideo }).click();
    await expect.poll(isPaused).toBe(true);
    await page.getByRole('button', { name: aboutSection.playVideo }).click();
    await expect.poll(isPaused).toBe(false);
    await page.evaluate(() => scrollTo({ top: 5000, behavior: 'instant' }));
    await expect.poll(isPaused).toBe(true);
  });

  test('leaves the poster to be seen until its first frame is there', async ({ page }) => {
    await page.route(/film\.(webm|mp4)$/, () => undefined);
    const { aboutSection } = await wordsOf('en', 'home');
    await open(page, '/?lang=en');
    await page.locator('#about').evaluate((about) => about.scrollIntoView({ block: 'end' }));
    await expect(page.locator('video')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    const poster = page.getByAltText(aboutSection.videoLabel);
    await expect
      .poll(() => poster.evaluate((it) => (it as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
  });

  test('is a still picture under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { aboutSection } = await wordsOf('pt', 'home');
    await open(page, '/?lang=pt');
    await page.locator('#about').scrollIntoViewIfNeeded();
    await expect(page.getByAltText(aboutSection.videoLabel)).toBeVisible();
    await expect(page.locator('video')).toHaveCount(0);
  });
});
