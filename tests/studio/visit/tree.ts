/**
 * The accessibility tree: landmarks, headings, pictures and their names, in order. The expected names come from
 * the site's texts. Other questions are about running text and controls.
 */
import { diff } from 'node:util';
import type { Page } from '@playwright/test';
import { fill } from '../../../src/i18n/fill.ts';
import { routePaths, routesIn } from '../../../src/in-force/routes.ts';
import { factsIn, site } from '../../../src/in-force/site.ts';
import { scenes } from '../../../src/in-force/stitches.ts';
import { shownProjects } from '../../../src/pages/home/shown-projects.ts';
import { mainLanguage } from '../../languages.ts';
import { expect, pointAt } from '../../open-page.ts';
import { commonWords, wordsOf } from '../../words.ts';
import { unknownPath, type VisitedDocument } from './question.ts';

const node =
  /^\s*- '?(banner|navigation|main|region|contentinfo|complementary|form|dialog|heading|img|status)(?: "((?:[^"\\]|\\.)*)")?(?:.* (\[level=\d\]))?/;

/** One line each: the role, the name in quotes and the level of a heading. */
async function treeOf(page: Page) {
  const snapshot = await page.locator('body').ariaSnapshot();
  return snapshot.split('\n').flatMap((line) => {
    const [found, role = '', name, level] = node.exec(line) ?? [];
    const quoted = name === undefined ? '' : `"${words(name)}"`;
    return found ? [[role, quoted, level].filter(Boolean).join(' ')] : [];
  });
}

const words = (text: string) =>
  // Visually hidden text is separated from the text before it.
  fill(text, factsIn(mainLanguage))
    .replaceAll('\u2060', '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(' :', ':')
    .trim();
const named = (role: string, name: string) => `${role} "${words(name)}"`;
const heading = (level: number, name: string) => `${named('heading', name)} [level=${level}]`;
const section = (title: string, level: number, rest: string[] = []) => [
  named('region', title),
  heading(level, title),
  ...rest,
];

const { navigation, footer } = await commonWords(mainLanguage);
const frame = (main: string[]) => [
  'banner',
  named('navigation', navigation.mainLabel),
  'main',
  ...main,
  'contentinfo',
  ...routesIn('footer', mainLanguage)
    .slice(0, 1)
    .map(() => named('navigation', footer.pagesLabel)),
  ...section(footer.contactTitle, 2),
  named('navigation', footer.legalTitle),
  heading(2, footer.legalTitle),
];

async function homeTree(page: Page) {
  const { hero, aboutSection, servicesSection, whyChooseUsSection, ...home } = await wordsOf(
    mainLanguage,
    'home',
  );
  const { industriesSection, projectsSection, faqsSection } = home;
  const [project] = shownProjects(projectsSection.projects);
  const titles = (cards: readonly { title: string }[]) =>
    cards.map(({ title }) => heading(3, title));
  // What a part has only when it is near: the arrows of the projects, and the film's poster, which may stand beside a
  // long list of people.
  if (project) {
    const carousel = page.locator('[data-island="project-carousel"]');
    await carousel.scrollIntoViewIfNeeded();
    await pointAt(page, 'project-carousel');
    await expect(carousel).toHaveAttribute('data-alive', '');
  }
  if (site.film) {
    await page.locator('[data-film]').scrollIntoViewIfNeeded();
    await expect(page.locator('[data-film] img')).toBeVisible();
  }
  return [
    ...section(`${hero.lines.join(' ')} ${hero.stitched}${hero.after}`, 1, [
      named('img', hero.artLabel),
    ]),
    ...section(aboutSection.title, 2, [
      ...(site.film ? [named('img', aboutSection.videoLabel)] : []),
      ...site.people
        .filter(({ picture }) => picture)
        .map(({ name }) => named('img', fill(aboutSection.portrait, { person: name }))),
    ]),
    ...section(servicesSection.title, 2, titles(servicesSection.services)),
    ...section(
      whyChooseUsSection.title,
      2,
      titles([...whyChooseUsSection.reasons, whyChooseUsSection.steps]),
    ),
    ...(industriesSection
      ? section(industriesSection.title, 2, titles(industriesSection.industries))
      : []),
    ...(project
      ? section(projectsSection.ourProjectsTitle, 2, [
          heading(3, project.title),
          named('img', project.desktopAlt),
          named('img', project.mobileAlt),
        ])
      : []),
    ...section(
      faqsSection.faqsTitle,
      2,
      faqsSection.faqs.map(({ question }) => heading(3, question)),
    ),
    ...section(faqsSection.lead, 2),
  ];
}

async function contactTree() {
  const { aside, title } = await wordsOf(mainLanguage, 'contact');
  return [
    heading(1, title),
    named('form', title),
    'status',
    named('complementary', aside.title),
    heading(2, aside.title),
    heading(3, aside.emailTitle),
    heading(3, aside.answerTitle),
    heading(3, aside.nextTitle),
  ];
}

async function legalTree(page: Page) {
  const { title, contents } = await wordsOf(mainLanguage, 'privacy-policy');
  const listed = await page.locator('main nav a').allTextContents();
  return [
    heading(1, title),
    named('navigation', contents),
    heading(2, contents),
    ...listed.map((text, index) => heading(2, `${index + 1}. ${text}`)),
  ];
}

async function notFoundTree() {
  const { title, artLabel } = await wordsOf(mainLanguage, 'not-found');
  return [heading(1, title), ...(scenes['not-found'] ? [named('img', artLabel)] : [])];
}

/** What the main part of a document contains, by path. */
const trees: Readonly<Record<string, (page: Page) => Promise<string[]>>> = {
  [routePaths.home]: homeTree,
  [routePaths.contact]: contactTree,
  [routePaths['privacy-policy']]: legalTree,
  [unknownPath]: notFoundTree,
};

export const hasTree = ({ path, code }: VisitedDocument) => code === mainLanguage && path in trees;

export async function unexpectedTree(page: Page, { path }: VisitedDocument): Promise<string[]> {
  const expected = frame((await trees[path]?.(page)) ?? []);
  return changes(await treeOf(page), expected);
}

const changes = (found: string[], expected: string[]) =>
  diff(found, expected)
    .filter(([change]) => change !== 0)
    .map(([change, line]) => `${change > 0 ? 'unexpected' : 'missing'}: ${line}`);

export const isHome = ({ path, code }: VisitedDocument) =>
  code === mainLanguage && path === routePaths.home;

/** Links out of the site that say no more than "See more", which is of no use in a list of links. */
export async function unclearLinks(page: Page): Promise<string[]> {
  const { projectsSection } = await wordsOf(mainLanguage, 'home');
  const [project] = shownProjects(projectsSection.projects);
  if (!project) return [];
  const more = `${projectsSection.ourProjectsBtn}: ${project.title} (${projectsSection.newTab})`;
  const tree = await page.locator('#projects').ariaSnapshot();
  const links = Array.from(tree.matchAll(/link "(.*)"/g), ([, name = '']) => words(name));
  const opening = links.filter((name) => name.endsWith(`${words(projectsSection.newTab)})`));
  const expected = project.projectLink ? [words(more)] : [];
  return changes(opening, expected);
}
