/** What the pages of all social cards share. */
import { readFile } from 'node:fs/promises';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createServer, type ViteDevServer } from 'vite';
import type * as StitchArtModule from '../../src/stitch/stitch-art.tsx';
import { madeFolder } from '../../src/studio/own-places.ts';

/** The drawings are components of the site, so Vite loads them as it does for the site. */
export async function withVite<Result>(use: (vite: ViteDevServer) => Promise<Result>) {
  const vite = await createServer({
    appType: 'custom',
    logLevel: 'warn',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  try {
    return await use(vite);
  } finally {
    await vite.close();
  }
}

export const loadStitchArt = (vite: ViteDevServer): Promise<typeof StitchArtModule> =>
  vite.ssrLoadModule('/src/stitch/stitch-art.tsx') as Promise<typeof StitchArtModule>;

export function markup<Props extends object>(
  component: ComponentType<Props>,
  props: Props,
): string {
  return renderToStaticMarkup(createElement(component, props));
}

/** @param more - style sheets of other drawings */
export async function cardStyles(vite: ViteDevServer, more: readonly string[] = []) {
  const files = ['/src/styles/tokens.css', '/src/stitch/stitch-art.module.css', ...more];
  const modules = await Promise.all(files.map((file) => vite.ssrLoadModule(`${file}?inline`)));
  const face = await readFile(`${madeFolder}/fonts/bricolage-grotesque.woff2`, 'base64');
  return [
    `@font-face{font-family:'Bricolage Grotesque';font-weight:500 800;src:url(data:font/woff2;base64,${face})}`,
    ...modules.map((module) => String(module.default)),
    ":root{--font-display:'Bricolage Grotesque'}",
    layout,
  ].join('\n');
}

const layout = `
  html { background: var(--linen); color: var(--ink); }
  body { margin: 0; position: relative; width: 1200px; height: 630px; overflow: hidden;
    -webkit-font-smoothing: antialiased; }
  .name { position: absolute; left: 64px; top: 52px; margin: 0; display: flex; align-items: center;
    gap: 14px; font: 800 50px/1 var(--font-display); letter-spacing: -.022em; }
  .name[data-length=long] { font-size: 44px; }
  .name[data-length=longest] { font-size: 28px; }
  .mark { width: 56px; }
`;
