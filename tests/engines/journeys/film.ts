import assert from 'node:assert/strict';
import { site } from '../../../src/site.ts';
import { mainLanguage } from '../../languages.ts';
import type { Tab } from '../engine.ts';
import { desktop, type Journey, openPage, scrollTo } from '../journey.ts';
import { waitFor } from '../wait-for.ts';

const look = (tab: Tab) =>
  tab.evaluate(() => {
    const film = document.querySelector<HTMLVideoElement>('#about video');
    return { isPaused: film?.paused ?? true, time: film?.currentTime ?? 0 };
  });

/** That it says so is not enough: time must go on. */
async function plays(tab: Tab) {
  const { time } = await look(tab);
  await waitFor('the film to play', async () => {
    const now = await look(tab);
    return !now.isPaused && now.time !== time;
  });
}

const isPaused = (tab: Tab) => waitFor('the film to pause', async () => (await look(tab)).isPaused);

const show = (tab: Tab) =>
  tab.evaluate(() =>
    document
      .querySelector('#about video, #about picture')
      ?.scrollIntoView({ behavior: 'instant', block: 'center' }),
  );

const journeys: Journey[] = [
  {
    name: 'the film plays in sight and pauses by its button',
    async run({ tab, origin }) {
      await tab.setViewport(...desktop);
      await openPage(tab, `${origin}/?lang=${mainLanguage}`);
      assert.ok((await look(tab)).isPaused);
      await show(tab);
      await plays(tab);
      await tab.click('#about button');
      await isPaused(tab);
      await tab.click('#about button');
      await plays(tab);
      await scrollTo(tab, 1e6);
      await isPaused(tab);
    },
  },
  {
    name: 'the film stands still for those who want less motion',
    options: { reducedMotion: true },
    async run({ tab, origin }) {
      await tab.setViewport(...desktop);
      await openPage(tab, `${origin}/?lang=${mainLanguage}`);
      await show(tab);
      await waitFor('the poster', () =>
        tab.evaluate(() => document.querySelector<HTMLImageElement>('#about img')?.naturalWidth),
      );
      assert.ok((await look(tab)).isPaused);
    },
  },
];

export const filmJourneys = site.film ? journeys : [];
