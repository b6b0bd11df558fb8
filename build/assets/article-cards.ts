/**
 * The social card of an article, as an HTML page: its title beside its drawing, or beside the emblem; and that of a
 * project's story: its title beside the project's picture.
 */
import { readFile } from 'node:fs/promises';
import type { ViteDevServer } from 'vite';
import { escapeHtml } from '../../src/i18n/escape-html.ts';
import { plain } from '../../src/i18n/finished.ts';
import type { Language } from '../../src/in-force/languages.ts';
import { wordsOf } from '../../src/in-force/page-words.ts';
import { languagesOf } from '../../src/in-force/routes.ts';
import { site } from '../../src/in-force/site.ts';
import { drawings, emblem } from '../../src/in-force/stitches.ts';
import { nameLength } from '../../src/layout/wordmark.ts';
import { noteId } from '../../src/pages/note/note-id.ts';
import { cardFile, storyCard } from '../../src/studio/card-files.ts';
import { storyId } from '../../src/studio/story-id.ts';
import { cardStyles, loadStitchArt, markup, withVite } from './card-parts.ts';
import { pictureOfStory } from './picture-of-story.ts';

/** @param name - the article's in its address, or that of a story's card */
export const ownCardPages = (name: string): Promise<Record<string, string>> =>
  withVite(async (vite) => {
    const story = site.projects.find(({ slug }) => storyCard(slug) === name);
    const page = story ? storyId(story.slug) : noteId(name);
    const pictures = new Map(story && pictureOfStory(story.slug, site));
    const parts = await partsOf(vite, name);
    const pages = languagesOf(page).map(async (code) => {
      const picture = pictures.get(code);
      const shown = picture ? await screen(picture) : `<div class="cloth">${parts.drawing}</div>`;
      const title = plain(wordsOf(page as 'note/*', code).page.name);
      return [cardFile(code, name), cardPage(title, code, shown, parts)];
    });
    return Object.fromEntries(await Promise.all(pages));
  });

const screen = async (file: string) =>
  `<img class="screen" alt="" src="data:image/avif;base64,${await readFile(file, 'base64')}">`;

type Parts = { css: string; defs: string; drawing: string; mark: string };

async function partsOf(vite: ViteDevServer, name: string): Promise<Parts> {
  const { StitchArt, StitchDefs } = await loadStitchArt(vite);
  return {
    css: (await cardStyles(vite)) + layout,
    defs: markup(StitchDefs, {}),
    drawing: markup(StitchArt, { map: drawings[name] ?? emblem }),
    mark: markup(StitchArt, { map: emblem, className: 'mark' }),
  };
}

function cardPage(title: string, language: Language, shown: string, { css, defs, mark }: Parts) {
  const name = site.name.toLowerCase();
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><style>${css}</style>${defs}
    <svg class="thread" viewBox="0 0 1200 630"><path d="M-10 566C180 604 420 600 560 566S700 470 760 486"/></svg>
    ${shown}
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
  .screen { position: absolute; left: 724px; top: 120px; width: 720px; border-radius: 14px; rotate: 2deg;
    box-shadow: 0 0 0 10px var(--device-1), 0 24px 64px -16px color-mix(in srgb, var(--shade) 50%, transparent); }
  .thread { position: absolute; inset: 0; fill: none; stroke: var(--thread-1); stroke-width: 5; stroke-linecap: round; }
  h1 { position: absolute; left: 62px; top: 158px; width: 628px; margin: 0; text-wrap: balance; overflow-wrap: break-word;
    font: 800 104px/.98 var(--font-display); letter-spacing: -.024em; }
`;
