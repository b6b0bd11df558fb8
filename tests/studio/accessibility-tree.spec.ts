/**
 * The accessibility tree: landmarks, headings, pictures and their names, in order. The expected names come from
 * the site's texts. Other tests cover running text and controls.
 */
import type { Page } from '@playwright/test';
import { fill } from '../../src/i18n/fill.ts';
import { shownProjects } from '../../src/pages/home/shown-projects.ts';
import { routesIn } from '../../src/routes.ts';
import { factsIn, site } from '../../src/site.ts';
import { scenes } from '../../src/stitch/stitches.ts';
import {
  commonWords,
  expect,
  mainLanguage,
  open,
  openProjects,
  paths,
  test,
  wordsOf,
} from '../site.ts';

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

test('home has its sections, each with its heading', async ({ page }) => {
  const home = await wordsOf(mainLanguage, 'home');
  const { hero, aboutSection, servicesSection, whyChooseUsSection } = home;
  const { industriesSection, projectsSection, faqsSection } = home;
  const [project] = shownProjects(projectsSection.projects);
  const titles = (cards: readonly { title: string }[]) =>
    cards.map(({ title }) => heading(3, title));
  await (project ? openProjects : open)(page, `/?lang=${mainLanguage}`);
  // The film's poster is not there before the film is near, which may stand beside a long list of people.
  if (site.film) {
    await page.locator('[data-film]').scrollIntoViewIfNeeded();
    await expect(page.locator('[data-film] img')).toBeVisible();
  }
  expect(await treeOf(page)).toEqual(
    frame([
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
    ]),
  );
  if (!project) return;
  // "See more" alone is no useful link text in a list of links.
  const more = `${projectsSection.ourProjectsBtn}: ${project.title} (${projectsSection.newTab})`;
  const tree = await page.locator('#projects').ariaSnapshot();
  const links = Array.from(tree.matchAll(/link "(.*)"/g), ([, name = '']) => words(name));
  const opening = links.filter((name) => name.endsWith(`${words(projectsSection.newTab)})`));
  expect(opening).toEqual(project.projectLink ? [words(more)] : []);
});

test('contact has a named form and the contact details', async ({ page }) => {
  const { aside, title } = await wordsOf(mainLanguage, 'contact');
  await open(page, `/contact?lang=${mainLanguage}`);
  expect(await treeOf(page)).toEqual(
    frame([
      heading(1, title),
      named('form', title),
      'status',
      named('complementary', aside.title),
      heading(2, aside.title),
      heading(3, aside.emailTitle),
      heading(3, aside.answerTitle),
      heading(3, aside.nextTitle),
    ]),
  );
});

test('a legal page has a list of its sections, then the sections', async ({ page }) => {
  const { title, contents } = await wordsOf(mainLanguage, 'privacy-policy');
  await open(page, `/privacy-policy?lang=${mainLanguage}`);
  const listed = await page.locator('main nav a').allTextContents();
  expect(await treeOf(page)).toEqual(
    frame([
      heading(1, title),
      named('navigation', contents),
      heading(2, contents),
      ...listed.map((text, index) => heading(2, `${index + 1}. ${text}`)),
    ]),
  );
});

test.describe('an unknown address', () => {
  test.use({ expectedConsole: /404/ });

  test('says that the page was not found', async ({ page }) => {
    const { title, artLabel } = await wordsOf(mainLanguage, 'not-found');
    await open(page, `/no/such/page?lang=${mainLanguage}`);
    expect(await treeOf(page)).toEqual(
      frame([heading(1, title), ...(scenes['not-found'] ? [named('img', artLabel)] : [])]),
    );
  });
});

test('every list without markers says that it is a list, and what can be scrolled has a name', async ({
  page,
}) => {
  for (const path of paths) {
    await open(page, `${path}?lang=${mainLanguage}`);
    const faults = await page.evaluate(() => {
      const isBare = (list: Element) => {
        const items = [...list.children].map((item) => getComputedStyle(item));
        // Only a list item has a marker.
        return items.some((it) => it.display !== 'list-item' || it.listStyleType === 'none');
      };
      const lists = [...document.querySelectorAll('ul, ol')].filter(
        (it) => it.role !== 'list' && isBare(it),
      );
      const scrolled = [...document.querySelectorAll('body *')].filter((it) => {
        const { overflowX, overflowY } = getComputedStyle(it);
        const isScroller = [overflowX, overflowY].some((each) => /auto|scroll/.test(each));
        const isStop = it instanceof HTMLElement && it.tabIndex >= 0;
        const isNative = it.matches('a, button, input, textarea, select, summary');
        return isScroller && isStop && !isNative && !(it.role && it.ariaLabel);
      });
      return [...lists, ...scrolled].map((it) => it.outerHTML.slice(0, 120));
    });
    expect.soft(faults, path).toEqual([]);
  }
});

for (const width of [390, 1280])
  test(`every target outside a sentence is at least 24 px high and wide at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const path of paths) {
      await open(page, `${path}?lang=${mainLanguage}`);
      const small = await page.evaluate(() => {
        // https://www.w3.org/TR/WCAG22/#target-size-minimum excepts what stands in a line of text.
        const isInText = (it: Element) => {
          const line = it.closest('p, li, dd, td, figcaption, span, h2, h3');
          return line !== null && line.textContent.trim() !== it.textContent.trim();
        };
        const inFlow = (it: Element) => getComputedStyle(it).display === 'inline' && isInText(it);
        const targets = [...document.querySelectorAll('a[href], button, summary, input, textarea')]
          .filter((it) => it.checkVisibility({ visibilityProperty: true }))
          .filter((it) => !it.closest('[inert]') && getComputedStyle(it).clipPath === 'none')
          .filter((it) => !inFlow(it));
        const words = targets.map((it) => it.textContent.trim() || it.outerHTML.slice(0, 120));
        // No word of any studio in any font is narrower.
        for (const target of targets) {
          const texts = document.createTreeWalker(target, NodeFilter.SHOW_TEXT);
          while (texts.nextNode())
            if (texts.currentNode.nodeValue?.trim()) texts.currentNode.nodeValue = 'i';
        }
        return targets.flatMap((it, index) => {
          const { width: wide, height: high } = (it.closest('label') ?? it).getBoundingClientRect();
          const isSmall = wide > 1 && high > 1 && (wide < 24 || high < 24);
          return isSmall ? [`${wide} × ${high}: ${words[index]}`] : [];
        });
      });
      expect.soft(small, path).toEqual([]);
    }
  });
