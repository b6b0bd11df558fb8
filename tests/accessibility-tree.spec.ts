/**
 * What a screen reader is given: landmarks, headings, controls and their names, in their order. The
 * words are the dictionary's; running text is left out, it is in the documents' own tests.
 */
import type { Page } from '@playwright/test';
import { fill } from '../src/i18n/fill.ts';
import { languageCodes, languages } from '../src/i18n/languages.ts';
import { shownProjects } from '../src/pages/home/shown-projects.ts';
import { factsIn, site } from '../src/site.ts';
import {
  type Code,
  codes,
  commonWords,
  expect,
  mainLanguage,
  open,
  openProjects,
  test,
  wordsOf,
} from './site.ts';

const node =
  /^\s*- '?(banner|navigation|main|region|contentinfo|complementary|form|group|dialog|heading|link|button|textbox|img|status|alert)(?: "((?:[^"\\]|\\.)*)")?(?:.* (\[level=\d\]))?/;

/** One line each: the role, the name in quotes and the level of a heading. */
async function treeOf(page: Page) {
  const snapshot = await page.locator('body').ariaSnapshot();
  return snapshot.split('\n').flatMap((line) => {
    const [found, role = '', name, level] = node.exec(line) ?? [];
    if (!found) return [];
    const parts = [role, name === undefined ? '' : `"${words(name)}"`, level];
    return [parts.filter(Boolean).join(' ')];
  });
}

const words = (text: string, code: Code = mainLanguage) =>
  // A part that is heard only stands apart from the one before it.
  fill(text, factsIn(code))
    .replaceAll('\u2060', '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(' :', ':')
    .trim();
const named = (role: string, name: string) => `${role} "${words(name)}"`;
const heading = (level: number, name: string) => `${named('heading', name)} [level=${level}]`;

function frame({ navigation, footer }: Awaited<ReturnType<typeof commonWords>>, main: string[]) {
  const homeLink = named('link', navigation.homeLink);
  const newTab = (name: string) => named('link', `${name} (${footer.newTab})`);
  return [
    named('link', navigation.skipToContent),
    'banner',
    homeLink,
    named('navigation', navigation.mainLabel),
    ...navigation.bar.map((name) => named('link', name)),
    ...(languageCodes.length > 1
      ? languageCodes.map((code) => named('link', `${code.toUpperCase()}, ${languages[code].name}`))
      : []),
    named('link', navigation.contact),
    'main',
    ...main,
    'contentinfo',
    homeLink,
    named('region', footer.contactTitle),
    heading(2, footer.contactTitle),
    named('link', site.email),
    ...(site.phone ? [named('link', site.phone)] : []),
    ...[...(site.messenger ? [site.messenger] : []), ...site.social].map(({ name }) =>
      newTab(name),
    ),
    named('navigation', footer.legalTitle),
    heading(2, footer.legalTitle),
    ...footer.pages.map((name) => named('link', name)),
    ...(site.consumer.complaintsBook ? [newTab(footer.complaintsBook)] : []),
    ...(site.consumer.disputeResolution ? [newTab(footer.disputeResolution)] : []),
  ];
}

async function homeTree(code: Code) {
  const home = await wordsOf(code, 'home');
  const section = (title: string, level: number, rest: string[]) => [
    named('region', title),
    heading(level, title),
    ...rest,
  ];
  const { hero, aboutSection, servicesSection, whyChooseUsSection } = home;
  const { industriesSection, projectsSection, faqsSection } = home;
  const projects = shownProjects(projectsSection.projects);
  const count = projects.length;
  const [first] = projects;
  if (!first) throw new Error('There is no project');
  return frame(await commonWords(code), [
    ...section(`${hero.lines.join(' ')} ${hero.stitched}${hero.after}`, 1, [
      named('link', hero.contactButton),
      named('link', hero.scrollCue),
      named('img', hero.artLabel),
    ]),
    ...section(aboutSection.title, 2, [
      ...(site.film
        ? [named('img', aboutSection.videoLabel), named('button', aboutSection.pauseVideo)]
        : []),
      ...site.people
        .filter(({ picture }) => picture)
        .map(({ name }) => named('img', fill(aboutSection.portrait, { person: name }))),
      named('link', aboutSection.contactLink),
    ]),
    ...section(
      servicesSection.title,
      2,
      servicesSection.services.map(({ title }) => heading(3, title)),
    ),
    ...section(
      whyChooseUsSection.title,
      2,
      [...whyChooseUsSection.reasons, whyChooseUsSection.steps].map(({ title }) =>
        heading(3, title),
      ),
    ),
    ...section(
      industriesSection.title,
      2,
      industriesSection.industries.map(({ title }) => heading(3, title)),
    ),
    ...section(projectsSection.ourProjectsTitle, 2, [
      ...(count > 1
        ? [
            named('button', projectsSection.previous),
            named('button', projectsSection.next),
            named(
              'group',
              fill(projectsSection.slideLabel, { number: 1, count, title: first.title }),
            ),
          ]
        : [named('group', first.title)]),
      heading(3, first.title),
      // "See more" alone says nothing to somebody who goes from link to link.
      ...(first.projectLink
        ? [
            named(
              'link',
              `${projectsSection.ourProjectsBtn}: ${first.title} (${projectsSection.newTab})`,
            ),
          ]
        : []),
      named('img', first.desktopAlt),
      named('img', first.mobileAlt),
    ]),
    ...section(
      faqsSection.faqsTitle,
      2,
      faqsSection.faqs.flatMap(({ question }) => ['group', heading(3, question)]),
    ),
    ...section(faqsSection.lead, 2, [
      named('link', faqsSection.contactLink),
      named('link', site.email),
    ]),
  ]);
}

async function contactTree(code: Code) {
  const contact = await wordsOf(code, 'contact');
  const { aside, labels } = contact;
  return frame(await commonWords(code), [
    heading(1, contact.title),
    named('form', contact.title),
    ...Object.values(labels).map((label) => named('textbox', label)),
    named('button', contact.submitButton),
    'status',
    named('complementary', aside.title),
    heading(2, aside.title),
    heading(3, aside.emailTitle),
    named('link', site.email),
    ...(site.phone ? [named('link', site.phone)] : []),
    ...(site.messenger ? [named('link', site.messenger.name)] : []),
    heading(3, aside.answerTitle),
    heading(3, aside.nextTitle),
    named('link', aside.privacyLink),
  ]);
}

for (const code of codes) {
  test(`home in ${code} reads as its sections, each with its heading`, async ({ page }) => {
    await openProjects(page, `/?lang=${code}`);
    expect(await treeOf(page)).toEqual(await homeTree(code));
  });

  test(`contact in ${code} reads as a form with its name and what stands beside it`, async ({
    page,
  }) => {
    await open(page, `/contact?lang=${code}`);
    expect(await treeOf(page)).toEqual(await contactTree(code));
  });
}

for (const id of ['privacy-policy', 'terms-and-conditions', 'attributions'] as const) {
  test(`${id} reads as a list of its sections, and the sections`, async ({ page }) => {
    for (const code of codes) {
      const legal = await wordsOf(code, id);
      await open(page, `/${id}?lang=${code}`);
      const tree = await treeOf(page);
      const main = tree.slice(tree.indexOf('main') + 1, tree.indexOf('contentinfo'));
      expect(main.slice(0, 3)).toEqual([
        heading(1, legal.title),
        named('navigation', legal.contents),
        heading(2, legal.contents),
      ]);
      // Each entry of the list is a section of the page, by the same name and in the same order.
      const listed = await page.locator('main nav a').allTextContents();
      const sections = main.slice(3).filter((line) => line.startsWith('heading'));
      expect(sections.filter((line) => /^heading "\d+\. /.test(line))).toEqual(
        listed.map((text, index) => heading(2, `${index + 1}. ${text}`)),
      );
    }
  });
}

test.describe('an unknown address', () => {
  test.use({ expectedConsole: /404/ });

  for (const code of codes) {
    test(`reads in ${code} as what happened and where to go`, async ({ page }) => {
      const words = await wordsOf(code, 'not-found');
      await open(page, `/no/such/page?lang=${code}`);
      expect(await treeOf(page)).toEqual(
        frame(await commonWords(code), [
          heading(1, words.title),
          named('link', words.homeLink),
          named('link', words.contactLink),
          named('img', words.artLabel),
        ]),
      );
    });
  }
});

test('the menu of a phone is a dialog that says what it is, and where one is', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const code of codes) {
    const { navigation } = await commonWords(code);
    await open(page, `/contact?lang=${code}`);
    const button = page.getByRole('button', { name: navigation.openMenu });
    await button.click();
    const menu = page.getByRole('dialog', { name: navigation.menuLabel });
    await expect(menu.getByRole('button', { name: navigation.closeMenu })).toBeVisible();
    await expect(menu.getByRole('navigation', { name: navigation.mainLabel })).toBeVisible();
    const current = menu.locator('[aria-current]');
    await expect(current.last()).toHaveAccessibleName(
      `${code.toUpperCase()}, ${languages[code].name}`,
    );
    // What lies behind is out of reach of a screen reader too.
    await expect(page.locator('dialog:modal')).toHaveCount(1);
  }
});

test('a sent message is said, and so is one that is refused', async ({ page }) => {
  const contact = await wordsOf(mainLanguage, 'contact');
  await open(page, `/contact?lang=${mainLanguage}`);
  await page.getByRole('button', { name: contact.submitButton }).click();
  const name = page.getByRole('textbox', { name: contact.labels.name });
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(contact.validation.required);
  for (const [field, label] of Object.entries(contact.labels))
    await page
      .getByRole('textbox', { name: label })
      .fill(field === 'email' ? 'a.reader@example.com' : 'Listening');
  await page.getByRole('button', { name: contact.submitButton }).click();
  const outcome = page.getByText(contact.success);
  // The focus goes there, which is read out, and not only shown.
  await expect(page.locator(':focus')).toContainText(contact.success);
  await expect(outcome).toBeVisible();
});
