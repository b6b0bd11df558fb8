/** The social card: the picture of a shared link, as an HTML page of 1200 × 630 px. */
import { readFile } from 'node:fs/promises';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createServer, type ViteDevServer } from 'vite';
import { words } from '../../src/content/content.ts';
import { plainIn } from '../../src/content/marks.ts';
import { escapeHtml } from '../../src/document/escape-html.ts';
import { type Language, languageCodes } from '../../src/i18n/languages.ts';
import { nameLength } from '../../src/layout/wordmark.ts';
import { site } from '../../src/site.ts';
import type * as HeroArtModule from '../../src/stitch/hero-art.tsx';
import type * as StitchArtModule from '../../src/stitch/stitch-art.tsx';
import { emblem, hero as picture } from '../../src/stitch/stitches.ts';
import { madeFolder } from '../../src/studio/own-places.ts';

export const cardSize = { width: 1200, height: 630 };

/** The self-contained page of each language's card. */
export async function cardPages(): Promise<Record<Language, string>> {
  // The pictures are components of the site, so Vite loads them as it does for the site.
  const vite = await createServer({
    appType: 'custom',
    logLevel: 'warn',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  try {
    const { HeroArt } = (await vite.ssrLoadModule(
      '/src/stitch/hero-art.tsx',
    )) as typeof HeroArtModule;
    const { StitchArt, StitchDefs } = (await vite.ssrLoadModule(
      '/src/stitch/stitch-art.tsx',
    )) as typeof StitchArtModule;
    const parts = {
      css: await cardStyles(vite),
      defs: markup(StitchDefs, {}),
      hoop: markup(HeroArt, {}),
      mark: markup(StitchArt, { map: emblem, className: 'mark' }),
    };
    const pages = languageCodes.map(async (code) => [code, await cardPage(code, parts)] as const);
    return Object.fromEntries(await Promise.all(pages)) as Record<Language, string>;
  } finally {
    await vite.close();
  }
}

function markup<Props extends object>(component: ComponentType<Props>, props: Props) {
  return renderToStaticMarkup(createElement(component, props));
}

async function cardStyles(vite: ViteDevServer) {
  const files = [
    '/src/styles/tokens.css',
    '/src/stitch/stitch-art.module.css',
    '/src/stitch/hero-art.module.css',
  ];
  const modules = await Promise.all(files.map((file) => vite.ssrLoadModule(`${file}?inline`)));
  const face = await readFile(`${madeFolder}/fonts/bricolage-grotesque.woff2`, 'base64');
  return [
    `@font-face{font-family:'Bricolage Grotesque';font-weight:500 800;src:url(data:font/woff2;base64,${face})}`,
    ...modules.map((module) => String(module.default)),
    ":root{--font-display:'Bricolage Grotesque'}",
    layout,
  ].join('\n');
}

type CardParts = { css: string; defs: string; hoop: string; mark: string };

async function cardPage(language: Language, { css, defs, hoop, mark }: CardParts) {
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
  html { background: var(--linen); color: var(--ink); }
  body { margin: 0; position: relative; width: 1200px; height: 630px; overflow: hidden;
    -webkit-font-smoothing: antialiased; }
  .hoop { position: absolute; left: ${hoop.left}px; top: ${hoop.top}px; width: ${hoop.side}px; }
  /* The picture's thread continues the page's thread, which a card does not have. It has its own. */
  .hoop svg > path { display: none; }
  .name { position: absolute; left: 64px; top: 52px; margin: 0; display: flex; align-items: center;
    gap: 14px; font: 800 50px/1 var(--font-display); letter-spacing: -.022em; }
  .name[data-length=long] { font-size: 44px; }
  .name[data-length=longest] { font-size: 28px; }
  .mark { width: 56px; }
  h1 { position: absolute; left: 60px; top: 164px; margin: 0; font: 800 121px/.94 var(--font-display);
    letter-spacing: -.026em; white-space: nowrap; }
  h1 span { display: block; }
  h1 em { font-style: normal; color: var(--thread-1); }
  .lead { position: absolute; inset: 0; fill: none; stroke: var(--thread-1); stroke-width: 5; stroke-linecap: round; }
`;
