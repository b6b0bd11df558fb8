import assert from 'node:assert/strict';
import { fill } from '../../../src/i18n/fill.ts';
import { words } from '../../../src/in-force/content.ts';
import { routePaths } from '../../../src/in-force/routes.ts';
import { factsIn, site } from '../../../src/in-force/site.ts';
import { shownProjects } from '../../../src/pages/home/shown-projects.ts';
import { mainLanguage } from '../../../tests/languages.ts';
import { readPaper } from '../../../tests/paper.ts';
import { assertQuiet, desktop, type Journey, openPage } from '../journey.ts';
import type { Tab } from '../tab.ts';
import { waitFor } from '../wait-for.ts';

const headings = (tab: Tab) =>
  tab.evaluate(() => [...document.querySelectorAll('h1')].map((it) => it.textContent.trim()));

/** Runs in the page. */
const hasFonts = () =>
  'fonts' in document.documentElement.dataset && document.fonts.status === 'loaded';

const documents: Journey[] = [
  {
    name: 'documents: every page opens with a heading and a silent console',
    async run({ tab, browser, origin }) {
      for (const path of Object.values(routePaths)) {
        await openPage(tab, `${origin}${path}?lang=${mainLanguage}`);
        assert.equal((await headings(tab)).filter(Boolean).length, 1, path);
        // Firefox warns of a font that is still loading when its page is left.
        await waitFor('the fonts', () => tab.evaluate(hasFonts));
      }
      await assertQuiet(browser);
      // Links are underlined in running text.
      await openPage(tab, `${origin}/contact?lang=${mainLanguage}`);
      const line = await tab.evaluate((it) => {
        const link = document.querySelector(it);
        return link && getComputedStyle(link).textDecorationLine;
      }, `main a[href="mailto:${site.email}"]`);
      assert.equal(line, 'underline');
      await openPage(tab, `${origin}/no/such/page?lang=${mainLanguage}`);
      const { title } = words[mainLanguage]['not-found'];
      assert.deepEqual(await headings(tab), [title]);
      // The browser itself reports that the document was not found.
      await assertQuiet(browser, /404/);
    },
  },
];

/** The title and text of each card, which must be on the same sheet. */
async function homeCards(): Promise<[string, string][]> {
  const home = words[mainLanguage].home;
  const { services } = home.servicesSection;
  const { reasons, steps } = home.whyChooseUsSection;
  const projects = shownProjects(home.projectsSection.projects);
  const described = [
    ...services,
    ...reasons,
    ...(home.industriesSection?.industries ?? []),
    ...projects,
  ];
  const cards = [
    ...described.map(({ title, description }) => [title, description]),
    ...steps.list.map(({ title, text }) => [title, text]),
    ...home.faqsSection.faqs.map(({ question, answer }) => [question, answer]),
  ];
  const filled = (text = '') => fill(text, factsIn(mainLanguage));
  return cards.map(([title, text]) => [filled(title), filled(text)]);
}

const paper: Journey[] = [
  {
    name: 'paper: every page prints, and no card is split between sheets',
    // WebKit's driver cannot print.
    only: 'Firefox',
    async run({ tab, origin }) {
      await tab.setViewport(...desktop);
      for (const path of Object.values(routePaths)) {
        await openPage(tab, `${origin}${path}?lang=${mainLanguage}`);
        // Firefox's PDF has readable text only for system fonts, not for variable fonts.
        await waitFor('the fonts', () => tab.evaluate(hasFonts));
        await tab.evaluate(() => document.fonts.clear());
        const pdf = await tab.pdf();
        const headings = await tab.evaluate(() =>
          [...document.querySelectorAll('h1, h2, h3')].map(({ textContent }) => textContent),
        );
        const printed = await readPaper(pdf);
        assert.deepEqual(printed.headingsAtEnds(headings), [], path);
        assert.ok(printed.countOf(site.email) >= 1, `${path} does not say where to write to`);
        if (path !== routePaths.home) continue;
        for (const [title, text] of await homeCards()) {
          assert.equal(printed.countOf(text), 1, `"${text.slice(0, 60)}" is there so often`);
          const [page] = printed.pagesWith(text);
          assert.ok(page !== undefined, `"${text.slice(0, 60)}" is torn apart`);
          assert.ok(printed.pagesWith(title).includes(page), `"${title}" is not where its text is`);
        }
      }
    },
  },
];

export const documentJourneys = [...documents, ...paper];
