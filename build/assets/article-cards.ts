/** The social card of an article, as an HTML page: its title beside its drawing, or beside the emblem. */
import type { ViteDevServer } from 'vite';
import { escapeHtml } from '../../src/i18n/escape-html.ts';
import { plain } from '../../src/i18n/finished.ts';
import type { Language } from '../../src/in-force/languages.ts';
import { notes } from '../../src/in-force/markdown-list.ts';
import { wordsOf } from '../../src/in-force/page-words.ts';
import { site } from '../../src/in-force/site.ts';
import { drawings, emblem } from '../../src/in-force/stitches.ts';
import { nameLength } from '../../src/layout/wordmark.ts';
import { noteId } from '../../src/pages/note/note-id.ts';
import { cardFile } from '../../src/studio/card-files.ts';
import { cardStyles, loadStitchArt, markup, withVite } from './card-parts.ts';

/** The pages of an article's cards by their files, one for each language in which it is written. */
export const articleCardPages = (slug: string): Promise<Record<string, string>> =>
  withVite(async (vite) => {
    const { languages } = notes.find((note) => note.slug === slug) ?? { languages: [] };
    const parts = await partsOf(vite, slug);
    return Object.fromEntries(
      languages.map((code) => [cardFile(code, slug), cardPage(slug, code, parts)]),
    );
  });

type Parts = { css: string; defs: string; drawing: string; mark: string };

async function partsOf(vite: ViteDevServer, slug: string): Promise<Parts> {
  const { StitchArt, StitchDefs } = await loadStitchArt(vite);
  return {
    css: (await cardStyles(vite)) + layout,
    defs: markup(StitchDefs, {}),
    drawing: markup(StitchArt, { map: drawings[slug] ?? emblem }),
    mark: markup(StitchArt, { map: emblem, className: 'mark' }),
  };
}

function cardPage(slug: string, language: Language, { css, defs, drawing, mark }: Parts) {
  const name = site.name.toLowerCase();
  const title = plain(wordsOf(noteId(slug), language).page.name);
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><style>${css}</style>${defs}
    <svg class="thread" viewBox="0 0 1200 630"><path d="M-10 566C180 604 420 600 560 566S700 470 760 486"/></svg>
    <div class="cloth">${drawing}</div>
    <p class="name" data-length="${nameLength(name)}">${mark}${escapeHtml(name)}</p>
    <h1>${escapeHtml(title)}</h1><script>${fit}</script>`;
}

/** The largest size in which the title has room: titles have any length. */
const fit = `
  const title = document.querySelector('h1');
  const fits = () => title.scrollHeight <= 372 && title.scrollWidth <= 628;
  document.fonts.ready.then(() => {
    for (let size = 104; size > 30; size -= 2) {
      title.style.fontSize = size + 'px';
      if (fits()) break;
    }
  });
`;

const layout = `
  .cloth { position: absolute; left: 744px; top: -40px; width: 560px; height: 710px; box-sizing: border-box;
    display: grid; place-items: center; padding-right: 104px; background: var(--paper); rotate: 2deg;
    box-shadow: 0 0 0 1px var(--linen-weave), 0 24px 64px -24px color-mix(in srgb, var(--shade) 40%, transparent); }
  .cloth svg { width: 376px; rotate: -2deg; }
  .thread { position: absolute; inset: 0; fill: none; stroke: var(--thread-1); stroke-width: 5; stroke-linecap: round; }
  h1 { position: absolute; left: 62px; top: 158px; width: 628px; margin: 0; text-wrap: balance; overflow-wrap: break-word;
    font: 800 104px/.98 var(--font-display); letter-spacing: -.024em; }
`;
