/** The social card: the picture of a shared link, as an HTML page of 1200 × 630 px. */

import { escapeHtml } from '../../src/i18n/escape-html.ts';
import { plainIn } from '../../src/i18n/finished.ts';
import { words } from '../../src/in-force/content.ts';
import { type Language, languageCodes } from '../../src/in-force/languages.ts';
import { site } from '../../src/in-force/site.ts';
import { emblem, hero as picture } from '../../src/in-force/stitches.ts';
import { nameLength } from '../../src/layout/wordmark.ts';
import type * as HeroArtModule from '../../src/stitch/hero-art.tsx';
import { cardFile } from '../../src/studio/card-files.ts';
import { cardStyles, loadStitchArt, markup, withVite } from './card-parts.ts';

export const cardSize = { width: 1200, height: 630 };

/** The self-contained pages of the studio's cards by their files, one for each language. */
export const cardPages = (): Promise<Record<string, string>> =>
  withVite(async (vite) => {
    const { HeroArt } = (await vite.ssrLoadModule(
      '/src/stitch/hero-art.tsx',
    )) as typeof HeroArtModule;
    const { StitchArt, StitchDefs } = await loadStitchArt(vite);
    const parts = {
      css: (await cardStyles(vite, ['/src/stitch/hero-art.module.css'])) + layout,
      defs: markup(StitchDefs, {}),
      hoop: markup(HeroArt, {}),
      mark: markup(StitchArt, { map: emblem, className: 'mark' }),
    };
    return Object.fromEntries(languageCodes.map((code) => [cardFile(code), cardPage(code, parts)]));
  });

type CardParts = { css: string; defs: string; hoop: string; mark: string };

function cardPage(language: Language, { css, defs, hoop, mark }: CardParts) {
  const hero = plainIn(words[language].home.hero);
  const lines = [
    ...hero.lines.map(escapeHtml),
    `<em>${escapeHtml(hero.stitched)}</em>${escapeHtml(hero.after)}`,
  ];
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><style>${css}</style>${defs}
    <div class="hoop">${hoop}</div>
    <p class="name" data-length="${nameLength(site.name.toLowerCase())}">${mark}${escapeHtml(site.name.toLowerCase())}</p>
    <h1>${lines.map((line) => `<span>${line}</span>`).join('')}</h1>
    <svg class="lead" viewBox="0 0 1200 630"><path d="${picture.card ?? ''}"/></svg>`;
}

/** Three edges of the card cut the hoop, but not the scene inside it. */
const hoop = { left: 552, top: -68, side: 800 };

const layout = `
  .hoop { position: absolute; left: ${hoop.left}px; top: ${hoop.top}px; width: ${hoop.side}px; }
  /* The picture's thread continues the page's thread, which a card does not have. It has its own. */
  .hoop svg > path { display: none; }
  h1 { position: absolute; left: 60px; top: 164px; margin: 0; font: 800 121px/.94 var(--font-display);
    letter-spacing: -.026em; white-space: nowrap; }
  h1 span { display: block; }
  h1 em { font-style: normal; color: var(--thread-1); }
  .lead { position: absolute; inset: 0; fill: none; stroke: var(--thread-1); stroke-width: 5; stroke-linecap: round; }
`;
