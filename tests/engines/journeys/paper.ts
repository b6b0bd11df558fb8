import assert from 'node:assert/strict';
import { words as allWords } from '../../../src/content/content.ts';
import { fill } from '../../../src/i18n/fill.ts';
import { type Language, languageCodes } from '../../../src/i18n/languages.ts';
import { shownProjects } from '../../../src/pages/home/shown-projects.ts';
import { routePaths } from '../../../src/routes.ts';
import { factsIn, site } from '../../../src/site.ts';
import { type Paper, readPaper } from '../../paper.ts';
import { desktop, type Journey, openPage } from '../journey.ts';

/** What is read as one is not to be torn apart: title and text of a card, question and answer. */
async function homeCards(code: Language) {
  const home = allWords[code].home;
  return [
    ...home.servicesSection.services.map(({ title, description }) => [title, description]),
    ...home.whyChooseUsSection.reasons.map(({ title, description }) => [title, description]),
    ...home.whyChooseUsSection.steps.list.map(({ title, text }) => [title, text]),
    ...home.industriesSection.industries.map(({ title, description }) => [title, description]),
    ...shownProjects(home.projectsSection.projects).map(({ title, description }) => [
      title,
      description,
    ]),
    ...home.faqsSection.faqs.map(({ question, answer }) => [question, answer]),
  ];
}

function assertWhole(paper: Paper, cards: (string | undefined)[][], code: Language) {
  for (const card of cards) {
    const [title = '', text = ''] = card.map((part) => fill(part ?? '', factsIn(code)));
    assert.equal(paper.countOf(text), 1, `"${text.slice(0, 60)}" is there so often`);
    const [page] = paper.pagesWith(text);
    assert.ok(page !== undefined, `"${text.slice(0, 60)}" is torn apart`);
    assert.ok(paper.pagesWith(title).includes(page), `"${title}" is not where its text is`);
  }
}

/** WebKit's driver cannot be asked to print. */
const journey = (name: string, run: Journey['run']): Journey => ({
  name,
  async run(stage) {
    if (stage.engine.name !== 'WebKit') await run(stage);
  },
});

export const paperJourneys: Journey[] = languageCodes.map((code) =>
  journey(`every page in ${code} is on paper with all it has, once`, async ({ tab, origin }) => {
    await tab.setViewport(...desktop);
    const { navigation } = allWords[code].common;
    const { aboutSection } = allWords[code].home;
    const { aside } = allWords[code].contact;
    for (const path of Object.values(routePaths)) {
      await openPage(tab, `${origin}${path}?lang=${code}`);
      // Firefox does not say in a PDF which letters stand in a font of many weights: the systems' do.
      await tab.evaluate(() => delete document.documentElement.dataset.fonts);
      const pdf = await tab.pdf();
      assert.ok(pdf, 'no paper came out');
      const paper = await readPaper(pdf);
      if (path === routePaths.home) {
        assertWhole(paper, await homeCards(code), code);
        for (const text of aboutSection.paragraphs) assert.equal(paper.countOf(text), 1, text);
        assert.equal(paper.countOf(aboutSection.pauseVideo), 0, 'a button is no use on paper');
        for (const { projectLink } of site.projects.filter((it) => it.projectLink))
          assert.ok(paper.countOf(projectLink) >= 1);
      } else if (path === routePaths.contact) {
        for (const text of aside.steps) assert.equal(paper.countOf(text), 1, text);
      } else {
        const words = allWords[code][path.slice(1) as 'attributions'];
        assert.ok(paper.countOf(words.title) >= 1);
        const texts = await tab.evaluate(() =>
          [...document.querySelectorAll('main section p, main section li')].map(
            (it) => it.textContent,
          ),
        );
        assert.ok(texts.length > 5);
        for (const text of texts) assert.ok(paper.countOf(text) >= 1, `"${text}" is missing`);
      }
      assert.equal(paper.countOf(navigation.skipToContent), 0, path);
      // Where to write to is on every sheet that somebody takes along.
      assert.ok(paper.countOf(site.email) >= 1, path);
    }
  }),
);
