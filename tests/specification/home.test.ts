/** Chapters 2 and 3: what the sections of the home page contain. */
import { expect, test } from 'vitest';
import { site } from '../../src/in-force/site.ts';
import { shownProjects } from '../../src/pages/home/shown-projects.ts';
import { mainLanguage } from '../languages.ts';
import { served, textsAt } from '../served.ts';
import { type Code, codes, locales, wordsOf } from '../words.ts';
import { row } from './rows.ts';

const home = `/?lang=${mainLanguage}`;

test(row('about'), async () => {
  const { aboutSection } = await wordsOf(mainLanguage, 'home');
  const [link] = await textsAt(home, `#about a[href="/contact?lang=${mainLanguage}"]`);
  expect(link).toContain(aboutSection.contactLink);
  // A site may have no film. That it plays where it is seen is another test's.
  expect(await served(home, '#about video[loop][muted][playsinline]')).toHaveLength(
    site.film ? 1 : 0,
  );
});

test(row('section-order'), async () => {
  const { aboutSection, servicesSection, whyChooseUsSection, industriesSection, ...rest } =
    await wordsOf(mainLanguage, 'home');
  const headings = await textsAt(home, 'main section > h2, main section > * > h2');
  const expected = [
    aboutSection.title,
    servicesSection.title,
    whyChooseUsSection.title,
    industriesSection?.title ?? '',
    rest.projectsSection.ourProjectsTitle,
    rest.faqsSection.faqsTitle,
  ];
  expect(headings.filter((heading) => expected.includes(heading))).toEqual(expected);
  const [hero] = await served(home, 'main section');
  expect(hero?.id).toBe('home');
});

test(row('cards'), async () => {
  const { servicesSection, industriesSection } = await wordsOf(mainLanguage, 'home');
  const items = await served(home, 'main li[data-card]:has(img, svg)');
  for (const { title, description } of [
    ...servicesSection.services,
    ...(industriesSection?.industries ?? []),
  ]) {
    const cards = items.filter((item) => item.querySelector('h3')?.textContent === title);
    expect(cards.map((card) => card.textContent)).toEqual([expect.stringContaining(description)]);
  }
  const cases = (industriesSection?.industries ?? []).flatMap(({ link }) => link?.case ?? []);
  for (const id of cases)
    expect(await served(home, `main li a[href^="/prices?"][href$="#case-${id}"]`)).toHaveLength(1);
});

test(row('reason-colours'), async () => {
  const { whyChooseUsSection } = await wordsOf(mainLanguage, 'home');
  const items = await served(home, 'section:has(> div > #why-title) > ol > li');
  expect(
    items.map((item) => ({
      colorScheme: item.dataset.color,
      number: /numeral-(\d+)/.exec(item.querySelector('img')?.src ?? '')?.[1],
      title: item.querySelector('h3')?.textContent,
      description: item.querySelector('p')?.textContent,
    })),
  ).toEqual(
    whyChooseUsSection.reasons.map(({ title, description }, index) => ({
      colorScheme: index % 2 ? 'blue' : 'pink',
      number: String(index + 1),
      title,
      description,
    })),
  );
});

/** Each slide of the carousel with the project that it shows. */
async function slidesIn(code: Code) {
  const { projectsSection } = await wordsOf(code, 'home');
  const projects = shownProjects(projectsSection.projects);
  const slides = await served(`/?lang=${code}`, '[data-track] > *');
  expect(slides).toHaveLength(projects.length);
  return projects.flatMap((project, index) => {
    const slide = slides[index];
    return slide ? [{ project, slide }] : [];
  });
}

test(row('slides'), async () => {
  for (const code of codes)
    for (const { project, slide } of await slidesIn(code)) {
      const { id, title, description } = project;
      expect(slide.querySelector('h3')?.textContent).toBe(title);
      expect(title).toBe(title.toLocaleLowerCase(locales[code]));
      expect(slide.querySelector('p')?.textContent).toBe(description);
      const pictures = [...slide.querySelectorAll<HTMLImageElement>('img:not([data-cloth])')];
      expect(
        pictures
          .map(({ src }) => /\/pictures\/(.+-(?:desktop|mobile|flat))-/.exec(src)?.[1])
          .sort(),
      ).toEqual(['desktop', 'flat', 'mobile'].map((kind) => `${id}-${kind}`));
    }
});

test(row('see-more'), async () => {
  for (const code of codes) {
    const { projectsSection } = await wordsOf(code, 'home');
    for (const { project, slide } of await slidesIn(code)) {
      const { projectLink } = project;
      const link = slide.querySelector('a');
      // A demonstration of the site's own opens in the language of the page.
      const isOwn = projectLink.startsWith('/');
      expect(link?.getAttribute('href') ?? '').toBe(
        projectLink && isOwn ? `${projectLink}?lang=${code}` : projectLink,
      );
      if (!projectLink) continue;
      expect(link?.target).toBe('_blank');
      expect(link?.textContent).toContain(projectsSection.ourProjectsBtn);
    }
  }
});
