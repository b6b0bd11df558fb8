/** Chapters 1 to 4 and 9: what a visitor sees and does on the home page. */
import type { Page } from '@playwright/test';
import { fill } from '../../src/i18n/fill.ts';
import { factsIn } from '../../src/in-force/site.ts';
import { shownProjects } from '../../src/pages/home/shown-projects.ts';
import { mainLanguage } from '../languages.ts';
import { expect, open, openProjects, scrollPage, test } from '../open-page.ts';
import { widths, wordsOf } from '../words.ts';
import { row } from './rows.ts';

const home = `/?lang=${mainLanguage}`;
const { hero, aboutSection, projectsSection, faqsSection } = await wordsOf(mainLanguage, 'home');

test(row('hero'), async ({ page }) => {
  const variants = {
    phone: hero.descriptionMobile,
    tablet: hero.descriptionTablet,
    desktop: hero.descriptionDesktop,
  };
  expect(new Set(Object.values(variants)).size).toBe(3);
  await open(page, home);
  const headline = [...hero.lines, `${hero.stitched}${hero.after}`].join(' ');
  await expect(page.locator('#home h1')).toHaveText(new RegExp(`^${RegExp.escape(headline)}\\s*$`));
  for (const [device, width] of Object.entries(widths)) {
    await page.setViewportSize({ width, height: 800 });
    for (const [of, text] of Object.entries(variants))
      await expect(page.getByText(text, { exact: true })).toBeVisible({ visible: of === device });
  }
  const button = page.locator('#home').getByRole('link', { name: hero.contactButton });
  await expect(button).toHaveAttribute('href', `/contact?lang=${mainLanguage}`);
});

test(row('scroll-cue'), async ({ page }) => {
  await open(page, home);
  const cue = page.locator('#home').getByRole('link', { name: hero.scrollCue });
  await cue.click();
  await expect(page).toHaveURL(`${home}#about`);
  await expect(page.getByRole('heading', { name: aboutSection.title })).toBeInViewport();
  await page.setViewportSize({ width: widths.phone, height: 800 });
  await expect(cue).toBeHidden();
});

test(row('carousel'), async ({ page }) => {
  const projects = shownProjects(projectsSection.projects);
  // How they turn is another test's.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openProjects(page, home);
  const section = page.locator('#projects');
  const next = section.getByRole('button', { name: projectsSection.next });
  const previous = section.getByRole('button', { name: projectsSection.previous });
  // Hidden slides are not in the accessibility tree, so one heading is found.
  const isAt = async (index: number) => {
    await expect(section.getByText(`${index + 1} / ${projects.length}`)).toBeVisible();
    const heading = section.getByRole('heading', { level: 3 });
    // In lower case as it is shown, whatever the styles make of it.
    await expect(heading).toHaveText(projects[index]?.title ?? '', { useInnerText: true });
    await expect(heading).toBeInViewport();
  };
  await isAt(0);
  await previous.click();
  await isAt(projects.length - 1);
  for (const index of projects.keys()) {
    await next.click();
    await isAt(index);
  }
  await next.click();
  await isAt(0);
});

test(row('slide-time'), async ({ page }) => {
  await openProjects(page, home);
  // Pressed and read in one go, before the half second is over: how long all takes, and how far and whither it goes.
  const moves = (name: string) =>
    page.getByRole('button', { name }).evaluate((button: HTMLElement) => {
      button.click();
      const track = document.querySelector('[data-track]');
      const [first, second] = track?.querySelectorAll<HTMLElement>('[role=group]') ?? [];
      const slide = (second?.offsetLeft ?? 0) - (first?.offsetLeft ?? 0);
      const all = (track?.getAnimations({ subtree: true }) ?? [])
        .filter((it) => !(it instanceof CSSTransition))
        .map((it) => {
          const effect = it.effect as KeyframeEffect;
          const [from = 0, to = 0] = effect
            .getKeyframes()
            .map((at) => Number.parseFloat(`${at.translate}`));
          it.finish();
          return `${effect.getTiming().duration} ms, ${(to - from) / slide}`;
        });
      return [...new Set(all)];
    });
  expect(await moves(projectsSection.next)).toEqual(['500 ms, -1']);
  // Also from the first to the last.
  for (const _ of [1, 0]) expect(await moves(projectsSection.previous)).toEqual(['500 ms, 1']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openProjects(page, home);
  expect(await moves(projectsSection.next), 'under reduced motion').toEqual([]);
});

test.describe('the questions', () => {
  for (const javaScriptEnabled of [true, false])
    test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
      test.use({ javaScriptEnabled });
      test(row('accordion'), async ({ page }) => {
        await page.goto(home);
        const [first, second] = faqsSection.faqs;
        if (!first || !second) throw new Error('There are too few questions');
        const answerTo = ({ answer }: typeof first) =>
          page.getByText(fill(answer, factsIn(mainLanguage)), { exact: true });
        const press = ({ question }: typeof first) =>
          page.getByText(question, { exact: true }).click();
        await expect(page.locator('details[open]')).toHaveCount(0);
        await press(first);
        await expect(answerTo(first)).toBeVisible();
        await press(second);
        await expect(answerTo(second)).toBeVisible();
        await expect(page.locator('details[open]')).toHaveCount(1);
        await press(second);
        await expect(page.locator('details[open]')).toHaveCount(0);
        await expect(answerTo(second)).toBeHidden();
      });
    });

  test(row('chevron'), async ({ page }) => {
    await open(page, home);
    const item = page.locator('main details').first();
    const turn = () => item.locator('svg').evaluate((it) => getComputedStyle(it).rotate);
    for (const rotation of ['180deg', 'none']) {
      const leap = await item.evaluate((it) => {
        const before = it.getBoundingClientRect().height;
        it.querySelector('summary')?.click();
        return Math.abs(it.getBoundingClientRect().height - before);
      });
      expect(leap, 'what follows makes room little by little').toBeLessThan(8);
      await expect.poll(turn).toBe(rotation);
    }
  });
});

test.describe('the cards', () => {
  const cards = (page: Page) => page.locator('#services li');

  test(row('card-entrance'), async ({ page }) => {
    await open(page, home);
    await expect(cards(page).first()).toHaveAttribute('data-card', '');
    await cards(page).first().scrollIntoViewIfNeeded();
    await expect(cards(page).first()).toHaveAttribute('data-card', 'entering');
    const entrances = await cards(page).evaluateAll((all) =>
      all.map((it) => {
        const [animation] = it.getAnimations();
        const [first] = (animation?.effect as KeyframeEffect | undefined)?.getKeyframes() ?? [];
        return [getComputedStyle(it).animationDelay, first?.opacity, first?.translate];
      }),
    );
    // The delays start again after three cards, so that the last card does not wait longer.
    const expected = entrances.map((_, at) => [`0.${(at % 3) + 1}s`, '0', '0px 24px']);
    expect(entrances).toEqual(expected);
    await cards(page).evaluateAll((all) =>
      Promise.all(all.flatMap((it) => it.getAnimations().map(({ finished }) => finished))),
    );
    await scrollPage(page, 0);
    await cards(page).first().scrollIntoViewIfNeeded();
    const moving = cards(page).evaluateAll((all) => all.flatMap((it) => it.getAnimations()).length);
    expect(await moving).toBe(0);
  });

  test(row('card-entrance-mobile'), async ({ page }) => {
    await page.setViewportSize({ width: 639, height: 800 });
    await open(page, home);
    await cards(page).first().scrollIntoViewIfNeeded();
    await expect(cards(page).first()).toHaveAttribute('data-card', 'entering');
    await expect(cards(page).first()).toHaveCSS('animation-duration', '0.3s');
    await expect(cards(page).first()).toHaveCSS('animation-delay', '0s');
  });
});

test(row('animation-times'), async ({ page }) => {
  for (const path of ['/', '/contact']) {
    await open(page, `${path}?lang=${mainLanguage}`);
    const times = await page.evaluate(() => {
      const seconds = (text: string) => text.split(', ').map(Number.parseFloat);
      const styles = [...document.querySelectorAll('body, body *')].flatMap((it) =>
        [undefined, '::before', '::after', '::backdrop'].map((part) => getComputedStyle(it, part)),
      );
      return {
        tokens: ['--duration-quick', '--duration', '--duration-slow']
          .map((name) => getComputedStyle(document.documentElement).getPropertyValue(name))
          // A page has those that it uses.
          .filter(Boolean)
          .map(Number.parseFloat),
        transitions: [...new Set(styles.flatMap((it) => seconds(it.transitionDuration)))],
      };
    });
    expect(times.tokens).not.toEqual([]);
    // Elements that do not move have 0.
    for (const time of [...times.tokens, ...times.transitions.filter(Boolean)])
      expect([0.3, 0.5, 0.6]).toContain(time);
  }
});
