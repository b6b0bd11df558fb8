/** The module of every page: the small things that documents do not do by themselves. */
import { startIslands } from '../islands/loader.ts';
import { sewThreadOnScroll } from '../thread/sew-on-scroll.ts';
import { enterCards } from './cards.ts';
import { showCurrentYear } from './current-year.ts';
import { keepDraft } from './draft.ts';
import { runFilm } from './film.ts';
import { rememberLanguage } from './language-choice.ts';
import { makeMenuModal } from './menu.ts';
import { findPlace } from './place.ts';
import { prefetchPages } from './prefetch.ts';
import { markScrolled } from './scrolled.ts';
import { finishSewing } from './sewing.ts';
import { whenShown } from './when-shown.ts';

const parts = [
  keepDraft,
  findPlace,
  markScrolled,
  makeMenuModal,
  rememberLanguage,
  showCurrentYear,
  enterCards,
  finishSewing,
  sewThreadOnScroll,
  prefetchPages,
  startIslands,
];
if (import.meta.env.SITE_FILM) parts.push(() => whenShown(runFilm));
if (import.meta.env.VITE_GA_MEASUREMENT_ID)
  parts.push(() =>
    whenShown(() => void import('../analytics/visit.ts').then(({ startVisit }) => startVisit())),
  );
// Each on its own: one that breaks is told in the console and stops no other.
for (const start of parts)
  try {
    start();
  } catch (error) {
    reportError(error);
  }
document.documentElement.dataset.ready = '';
