/** Chapters 1 to 4 and 9: the sections and animations of the home page. */
import type { Page } from '@playwright/test';
import { fill } from '../../src/i18n/fill.ts';
import { shownProjects } from '../../src/pages/home/shown-projects.ts';
import { factsIn } from '../../src/site.ts';
import {
  codes,
  expect,
  locales,
  mainLanguage,
  open,
  openProjects,
  test,
  widths,
  wordsOf,
} from '../site.ts';
import { row } from './rows.ts';

const home = `/?lang=${mainLanguage}`;
const words = () => wordsOf(mainLanguage, 'home');

test(row('hero'), async ({ page }) => {
  for (const code of codes) {
    const { hero } = await wordsOf(code, 'home');
    const variants = {
      phone: hero.descriptionMobile,
      tablet: hero.descriptionTablet,
      desktop: hero.descriptionDesktop,
    };
    expect(new Set(Object.values(variants)).size).toBe(3);
    await open(page, `/?lang=${code}`);
    const headline = [...hero.lines, `${hero.stitched}${hero.after}`].join(' ');
    await expect(page.locator('#home h1')).toHaveText(
      new RegExp(`^${RegExp.escape(headline)}\\s*$`),
    );
    for (const [device, width] of Object.entries(widths)) {
      await page.setViewportSize({ width, height: 800 });
      for (const [other, text] of Object.entries(variants))
        await expect(page.getByText(text, { exact: true })).toBeVisible({
          visible: other === device,
        });
    }
    const button = page.locator('#home').getByRole('link', { name: hero.contactButton });
    await expect(button).toHaveAttribute('href', `/contact?lang=${code}`);
  }
});

test(row('scroll-cue'), async ({ page }) => {
  const { hero, aboutSection } = await words();
  await open(page, home);
  const cue = page.locator('#home').getByRole('link', { name: hero.scrollCue });
  await cue.click();
  await expect(page).toHaveURL(`${home}#about`);
  await expect(page.getByRole('heading', { name: aboutSection.title })).toBeInViewport();
  await page.setViewportSize({ width: widths.phone, height: 800 });
  await expect(cue).toBeHidden();
});

test(row('about'), async ({ page }) => {
  const { aboutSection } = await words();
  await open(page, home);
  const about = page.locator('#about');
  const link = about.getByRole('link', { name: aboutSection.contactLink });
  await expect(link).toHaveAttribute('href', `/contact?lang=${mainLanguage}`);
  // A site may have no film.
  for (const frame of await about.locator('[data-film]').all()) {
    await frame.evaluate((it) => it.scrollIntoView({ block: 'center' }));
    const video = frame.locator('video');
    const state = () =>
      video.evaluate((it) => {
        const { muted, loop, paused } = it as HTMLVideoElement;
        return { muted, loop, paused };
      });
    await expect.poll(state).toEqual({ muted: true, loop: true, paused: false });
  }
});

test(row('section-order'), async ({ page }) => {
  const { aboutSection, servicesSection, whyChooseUsSection, industriesSection, ...rest } =
    await words();
  await open(page, home);
  const headings = await page.locator('main section > h2, main section > * > h2').allTextContents();
  const expected = [
    aboutSection.title,
    servicesSection.title,
    whyChooseUsSection.title,
    industriesSection?.title ?? '',
    rest.projectsSection.ourProjectsTitle,
    rest.faqsSection.faqsTitle,
  ];
  expect(headings.filter((heading) => expected.includes(heading))).toEqual(expected);
  const hero = page.locator('main section').first();
  await expect(hero).toHaveAttribute('id', 'home');
});

test(row('cards'), async ({ page }) => {
  const { servicesSection, industriesSection } = await words();
  await open(page, home);
  for (const { title, description } of [
    ...servicesSection.services,
    ...(industriesSection?.industries ?? []),
  ]) {
    const card = page.getByRole('listitem').filter({
      has: page.getByRole('heading', { level: 3, name: title, exact: true }),
    });
    await expect(card).toHaveCount(1);
    await expect(card.getByText(description, { exact: true })).toBeVisible();
    await expect(card.locator('img, svg').first()).toBeAttached();
    await expect(card).toHaveAttribute('data-card');
  }
});

test(row('reason-colours'), async ({ page }) => {
  const { whyChooseUsSection } = await words();
  await open(page, home);
  const section = page.getByRole('region', { name: whyChooseUsSection.title });
  const items = await section
    .locator('ol')
    .first()
    .locator('> li')
    .evaluateAll((all) =>
      all.map((it) => ({
        colorScheme: (it as HTMLElement).dataset.color,
        number: /numeral-(\d+)/.exec(it.querySelector('img')?.getAttribute('src') ?? '')?.[1],
        title: it.querySelector('h3')?.textContent,
        description: it.querySelector('p')?.textContent,
      })),
    );
  expect(items).toEqual(
    whyChooseUsSection.reasons.map(({ title, description }, index) => ({
      colorScheme: index % 2 ? 'blue' : 'pink',
      number: String(index + 1),
      title,
      description,
    })),
  );
});

test(row('carousel'), async ({ page }) => {
  const { projectsSection } = await words();
  const projects = shownProjects(projectsSection.projects);
  await openProjects(page, home);
  const section = page.locator('#projects');
  const next = section.getByRole('button', { name: projectsSection.next });
  const previous = section.getByRole('button', { name: projectsSection.previous });
  // Hidden slides are not in the accessibility tree, so one heading is found.
  const isAt = async (index: number) => {
    await expect(section.getByText(`${index + 1} / ${projects.length}`)).toBeVisible();
    const heading = section.getByRole('heading', { level: 3 });
    await expect(heading).toHaveText(projects[index]?.title ?? '');
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

/** The content of a slide, also of a hidden one. */
const slidesOf = (page: Page) =>
  page.locator('[data-track] > *').evaluateAll((all) =>
    all.map((it) => ({
      title: it.querySelector('h3')?.textContent ?? '',
      textTransform: getComputedStyle(it.querySelector('h3') ?? it).textTransform,
      description: it.querySelector('p')?.textContent ?? '',
      pictures: [...it.querySelectorAll<HTMLImageElement>('img:not([data-cloth])')].map(
        (img) => /\/pictures\/(.+-(?:desktop|mobile|flat))-/.exec(img.src)?.[1] ?? img.src,
      ),
      link: it.querySelector('a')?.getAttribute('href') ?? '',
      target: it.querySelector('a')?.target ?? '',
      label: it.querySelector('a')?.textContent ?? '',
    })),
  );

test(row('slides'), async ({ page }) => {
  for (const code of codes) {
    const { projectsSection } = await wordsOf(code, 'home');
    const projects = shownProjects(projectsSection.projects);
    await open(page, `/?lang=${code}`);
    const slides = await slidesOf(page);
    expect(slides.map(({ title, description }) => [title, description])).toEqual(
      projects.map(({ title, description }) => [title, description]),
    );
    for (const [index, { title, textTransform, pictures }] of slides.entries()) {
      expect(title).toBe(title.toLocaleLowerCase(locales[code]));
      expect(textTransform).toBe('none');
      const kinds = ['desktop', 'mobile', 'flat'];
      expect(pictures.toSorted()).toEqual(
        kinds.map((kind) => `${projects[index]?.id}-${kind}`).toSorted(),
      );
    }
  }
});

test(row('see-more'), async ({ page }) => {
  for (const code of codes) {
    const { projectsSection } = await wordsOf(code, 'home');
    await open(page, `/?lang=${code}`);
    const slides = await slidesOf(page);
    for (const [index, { projectLink }] of shownProjects(projectsSection.projects).entries()) {
      const { link, target, label } = slides[index] ?? {};
      if (!projectLink) expect(link).toBe('');
      else {
        // A demonstration of the site's own opens in the language of the page.
        expect(link).toBe(
          projectLink.startsWith('/') ? `${projectLink}?lang=${code}` : projectLink,
        );
        expect(target).toBe('_blank');
        expect(label).toContain(projectsSection.ourProjectsBtn);
      }
    }
  }
});

test(row('slide-time'), async ({ page }) => {
  const { projectsSection } = await words();
  await openProjects(page, home);
  const next = page.getByRole('button', { name: projectsSection.next });
  // Pressed and read in one go, before the half second is over.
  const durations = await next.evaluate((button) => {
    (button as HTMLButtonElement).click();
    return [...(document.querySelector('[data-track]')?.getAnimations({ subtree: true }) ?? [])]
      .filter((it) => !(it instanceof CSSTransition))
      .map((it) => it.effect?.getTiming().duration);
  });
  expect(new Set(durations)).toEqual(new Set([500]));
});

test.describe('the questions', () => {
  for (const javaScriptEnabled of [true, false])
    test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
      test.use({ javaScriptEnabled });
      test(row('accordion'), async ({ page }) => {
        const { faqsSection } = await words();
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
      await item.locator('summary').click();
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
    expect(entrances).toEqual(
      entrances.map((_, index) => [`0.${(index % 3) + 1}s`, '0', '0px 24px']),
    );
    await cards(page).evaluateAll((all) =>
      Promise.all(all.flatMap((it) => it.getAnimations().map(({ finished }) => finished))),
    );
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await cards(page).first().scrollIntoViewIfNeeded();
    expect(
      await cards(page).evaluateAll((all) => all.flatMap((it) => it.getAnimations()).length),
    ).toBe(0);
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
  for (const path of ['/', '/contact', '/privacy-policy']) {
    await open(page, `${path}?lang=${mainLanguage}`);
    const times = await page.evaluate(() => {
      const seconds = (text: string) => text.split(', ').map(Number.parseFloat);
      const styles = [...document.querySelectorAll('body, body *')].flatMap((it) =>
        [undefined, '::before', '::after', '::backdrop'].map((part) => getComputedStyle(it, part)),
      );
      return {
        tokens: ['--duration-quick', '--duration', '--duration-slow'].map((name) =>
          Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue(name)),
        ),
        transitions: [...new Set(styles.flatMap((it) => seconds(it.transitionDuration)))],
      };
    });
    expect(times.tokens).toEqual([0.3, 0.5, 0.6]);
    // Elements that do not move have 0.
    for (const time of times.transitions.filter(Boolean)) expect([0.3, 0.5, 0.6]).toContain(time);
  }
});
