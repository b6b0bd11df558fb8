import assert from 'node:assert/strict';
import { words as allWords } from '../../../src/content/content.ts';
import { mainLanguage } from '../../languages.ts';
import type { Tab } from '../engine.ts';
import { desktop, isAlive, type Journey, openPage, phone } from '../journey.ts';
import { waitFor } from '../wait-for.ts';

const island = '[data-island="project-carousel"]';
const track = '#projects [data-track]';
const code = mainLanguage;

async function openProjects(tab: Tab, origin: string) {
  await openPage(tab, `${origin}/?lang=${code}`);
  await tab.evaluate(() =>
    document.querySelector('#projects')?.scrollIntoView({ behavior: 'instant' }),
  );
  await isAlive(tab, 'project-carousel');
  const { projectsSection } = allWords[code].home;
  const { previous, next, projects } = projectsSection;
  return {
    projects,
    previous: `${island} button[aria-label="${previous}"]`,
    next: `${island} button[aria-label="${next}"]`,
  };
}

/** Until the position says so and that project has come to rest in the middle of the track. */
async function shows(tab: Tab, number: number, count: number) {
  const look = () =>
    tab.evaluate(
      (here, slides) => {
        const middle = (it: Element) => {
          const { left, right } = it.getBoundingClientRect();
          return (left + right) / 2;
        };
        const scroller = document.querySelector(slides);
        return {
          position: document.querySelector(`${here} p`)?.textContent ?? '',
          at: [...(scroller?.children ?? [])].findIndex(
            (slide) => scroller && Math.abs(middle(slide) - middle(scroller)) < 3,
          ),
        };
      },
      island,
      track,
    );
  await waitFor(`project ${number} of ${count}`, async () => {
    const { position, at } = await look();
    if (position.startsWith(`${number} / ${count}`) && at === number - 1) return true;
    throw new Error(`the slide in the middle is ${at + 1}, and it says ${position}`);
  });
}

export const projectJourneys: Journey[] = [
  {
    name: 'the projects turn by their buttons and wrap around both ways',
    async run({ tab, origin }) {
      await tab.setViewport(...desktop);
      const { projects, previous, next } = await openProjects(tab, origin);
      const { length } = projects;
      await shows(tab, 1, length);
      await tab.click(previous);
      await shows(tab, length, length);
      await tab.click(next);
      await shows(tab, 1, length);
      for (let number = 2; number <= length; number += 1) {
        await tab.click(next);
        await shows(tab, number, length);
      }
      const shown = await tab.evaluate((slides) => {
        const box = document.querySelector(slides)?.getBoundingClientRect() ?? new DOMRect();
        const there = document.elementFromPoint(
          box.left + box.width / 2,
          Math.min(box.top + box.height / 2, innerHeight - 1),
        );
        return there?.closest(`${slides} > *`)?.textContent ?? '';
      }, track);
      assert.ok(shown.includes(projects.at(-1)?.title ?? '?'), shown);
      await tab.click(next);
      await shows(tab, 1, length);
    },
  },
  {
    name: 'the projects turn by the arrow keys',
    async run({ tab, origin }) {
      await tab.setViewport(...desktop);
      const { projects, next } = await openProjects(tab, origin);
      const { length } = projects;
      await tab.click(next);
      await shows(tab, 2, length);
      await tab.press('ArrowRight');
      await shows(tab, 3, length);
      await tab.press('ArrowLeft');
      await shows(tab, 2, length);
      await tab.press('ArrowLeft');
      await shows(tab, 1, length);
      await tab.press('ArrowLeft');
      await shows(tab, length, length);
    },
  },
  {
    name: 'the projects turn by a swipe',
    async run({ tab, origin }) {
      await tab.setViewport(...phone);
      const { projects } = await openProjects(tab, origin);
      const { length } = projects;
      await tab.swipe(track, -240);
      await shows(tab, 2, length);
      await tab.swipe(track, 240);
      await shows(tab, 1, length);
    },
  },
];
