/** The script of every page. It starts each part that enhances the document. */
import { startIslands } from '../islands/loader.ts';
import { sewThreadOnScroll } from '../thread/sew-on-scroll.ts';
import { animateCards } from './cards.ts';
import { showCurrentYear } from './current-year.ts';
import { persistDraft } from './draft.ts';
import { runFilm } from './film.ts';
import { rememberLanguage } from './language-choice.ts';
import { makeMenuModal } from './menu.ts';
import { restorePlace } from './place.ts';
import { prefetchPages } from './prefetch.ts';
import { printInOwnFonts } from './printed-fonts.ts';
import { offerReverse } from './reverse.ts';
import { markScrolled } from './scrolled.ts';
import { finishSewing } from './sewing.ts';
import { showStaleness } from './stale.ts';
import { whenShown } from './when-shown.ts';

const parts = [
  persistDraft,
  restorePlace,
  markScrolled,
  makeMenuModal,
  rememberLanguage,
  showCurrentYear,
  showStaleness,
  animateCards,
  finishSewing,
  sewThreadOnScroll,
  offerReverse,
  prefetchPages,
  printInOwnFonts,
  startIslands,
];
if (import.meta.env.SITE_FILM) parts.push(() => whenShown(runFilm));
if (import.meta.env.VITE_GA_MEASUREMENT_ID)
  parts.push(() =>
    whenShown(() => void import('../analytics/visit.ts').then(({ startVisit }) => startVisit())),
  );
// A part that throws is reported in the console and does not stop the others.
for (const start of parts)
  try {
    start();
  } catch (error) {
    reportError(error);
  }
const { dataset } = document.documentElement;
// It may have come so late that the inline script has given it up.
dataset.js = '';
dataset.ready = '';
