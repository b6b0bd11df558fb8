import { Key } from 'selenium-webdriver';
import { words } from '../../../src/in-force/content.ts';
import { site } from '../../../src/in-force/site.ts';
import { mainLanguage } from '../../../tests/languages.ts';
import {
  bringToLife,
  desktop,
  type Journey,
  openPage,
  scrollTo,
  scrollToElement,
} from '../journey.ts';
import type { Tab } from '../tab.ts';
import { waitFor } from '../wait-for.ts';

const island = '[data-island="project-carousel"]';
const track = '#projects [data-track]';

/** Waits until the position shows this number and this project is in the middle of the track. */
async function shows(tab: Tab, wanted: string) {
  await waitFor(`project ${wanted}`, async () => {
    const [position, index] = await tab.evaluate(
      (here, slides) => {
        const middle = (it: Element) => {
          const { left, right } = it.getBoundingClientRect();
          return (left + right) / 2;
        };
        const scroller = document.querySelector(slides) ?? document.body;
        const centred = [...scroller.children].findIndex(
          (slide) => Math.abs(middle(slide) - middle(scroller)) < 3,
        );
        return [document.querySelector(`${here} p`)?.textContent ?? '', centred] as const;
      },
      island,
      track,
    );
    if (position.startsWith(wanted) && wanted.startsWith(`${index + 1} `)) return true;
    throw new Error(`project ${index + 1} is in the middle, and the position is ${position}`);
  });
}

const projectJourneys: Journey[] = [
  {
    name: 'projects: they change with buttons, arrow keys and scrolling, and wrap around',
    async run({ tab, origin }) {
      await tab.setViewport(...desktop);
      await openPage(tab, `${origin}/?lang=${mainLanguage}`);
      await bringToLife(tab, 'project-carousel');
      const { projectsSection } = words[mainLanguage].home;
      const { previous, next, projects } = projectsSection;
      const last = `${projects.length} / ${projects.length}`;
      await shows(tab, `1 / ${projects.length}`);
      await tab.click(`${island} button[aria-label="${previous}"]`);
      await shows(tab, last);
      await tab.click(`${island} button[aria-label="${next}"]`);
      await shows(tab, `1 / ${projects.length}`);
      await tab.press(Key.ARROW_RIGHT);
      await shows(tab, `2 / ${projects.length}`);
      await tab.press(Key.ARROW_LEFT);
      await tab.press(Key.ARROW_LEFT);
      await shows(tab, last);
      // A real visitor would swipe, but touch does not scroll in either driver.
      await tab.evaluate((it) => document.querySelector(it)?.scrollTo({ left: 0 }), track);
      await shows(tab, `1 / ${projects.length}`);
    },
  },
];

const summary = (number: number) => `main details:nth-of-type(${number}) > summary`;

/** Waits until only this question is open and its answer is visible; 0 means none. */
const isOpen = (tab: Tab, number: number) =>
  waitFor(`question ${number} to be the open one`, () =>
    tab.evaluate((wanted) => {
      const open = [...document.querySelectorAll('main details')].filter((it) =>
        it.querySelector('p')?.checkVisibility({ contentVisibilityAuto: true }),
      );
      if (wanted === 0) return open.length === 0;
      return open.length === 1 && open[0]?.matches(`:nth-of-type(${wanted})`);
    }, number),
  );

const questionJourneys: Journey[] = [
  {
    name: 'questions: one is open at a time, without JavaScript',
    options: { javaScript: false },
    async run({ tab, origin }) {
      await tab.setViewport(...desktop);
      await tab.goto(`${origin}/?lang=${mainLanguage}`);
      for (const number of [1, 2]) {
        await tab.click(summary(number));
        await isOpen(tab, number);
      }
      await tab.click(summary(2));
      await isOpen(tab, 0);
    },
  },
  {
    name: 'questions: they open with the keyboard',
    async run({ tab, origin }) {
      await tab.setViewport(...desktop);
      await openPage(tab, `${origin}/?lang=${mainLanguage}`);
      // A click on the words: from elsewhere in the summary Tab does not find the way in WebKit.
      await tab.click(`${summary(1)} h3`);
      await isOpen(tab, 1);
      await tab.press(Key.RETURN);
      await isOpen(tab, 0);
      await tab.press(Key.TAB);
      await tab.press(Key.RETURN);
      await isOpen(tab, 2);
      await tab.press(Key.TAB);
      await tab.press(' ');
      await isOpen(tab, 3);
    },
  },
];

const film = '#about video';

const stateOf = (tab: Tab) =>
  tab.evaluate((it) => {
    const video = document.querySelector<HTMLVideoElement>(it);
    return { isPaused: video?.paused ?? true, time: video?.currentTime ?? 0 };
  }, film);

/** A film may report that it plays while it does not, so its time must advance. */
async function plays(tab: Tab) {
  const { time } = await stateOf(tab);
  await waitFor('the film to play', async () => {
    // Each time anew: the page moves when its fonts come, and out of sight the film rests.
    await scrollToElement(tab, '[data-film]');
    const now = await stateOf(tab);
    return !now.isPaused && now.time !== time;
  });
}

const pauses = (tab: Tab) =>
  waitFor('the film to pause', async () => (await stateOf(tab)).isPaused);

const filmJourney: Journey = {
  name: 'film: it plays while visible and pauses with its button',
  async run({ tab, origin }) {
    await tab.setViewport(...desktop);
    await openPage(tab, `${origin}/?lang=${mainLanguage}`);
    await plays(tab);
    await tab.click('#about button');
    await pauses(tab);
    await tab.click('#about button');
    await plays(tab);
    await scrollTo(tab, 1e6);
    await pauses(tab);
  },
};

export const homeJourneys = [
  ...projectJourneys,
  ...questionJourneys,
  ...(site.film ? [filmJourney] : []),
];
