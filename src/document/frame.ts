/** The HTML of a document around the page. */

import colourSheet from '#studio/colours.css?raw';
import { directionOf } from '../i18n/direction.ts';
import { escapeHtml } from '../i18n/escape-html.ts';
import type { Finished, Outgoing } from '../i18n/finished.ts';
import { type Language, languages } from '../in-force/languages.ts';
import { wordsOf } from '../in-force/page-words.ts';
import type { PageId } from '../in-force/routes.ts';
import { elementsIn } from '../studio/markdown-nodes.ts';
import { colourOf, parseColours } from '../styles/colours.ts';
import type { Head } from './head.ts';
import { showMarks } from './show-marks.ts';

/** Assets of a document; the type is the same in a build and in development. */
export type DocumentAssets = {
  /** All styles of the page, inlined in the document. */
  css: string;
  inlineScript: string;
  /** URL of the module script, the same on every page. */
  module: string;
};

type DocumentParts = {
  page: PageId;
  language: Language;
  /**
   * File name without language and extension. The inline script needs it on static hosts, where each
   * language has its own file.
   */
  file: string;
  head: Head;
  /** As React has rendered it. */
  body: Finished;
  assets: DocumentAssets;
};

/** Colours for `theme-color`: the page background, also used by mobile browsers for their bars. */
const { light, dark } = parseColours(colourSheet);
const ground = colourOf(light.usual, 'linen');
const groundInTheDark = colourOf(dark.usual, 'linen');

/**
 * Styles are understood whole or not at all: an engine without nesting would take a half of them, and lay texts over each
 * other. It gets the document as it is, without what is drawn and what is there twice, at a length of line that can
 * be read. All others take that back first.
 */
const plainStyles =
  'body{max-width:45em;margin:1em auto;padding:0 1em}img,video{max-width:100%;height:auto}svg,template,[hidden],[data-double]{display:none}';
const restored = 'body{max-width:none;margin:0;padding:0}[data-double]{display:revert}';

/**
 * What no higher than the window means for the width of each picture of a text, as a number: styles cannot read it from
 * the attributes, and the shape of the picture itself is known only when it is there.
 */
function shapesOf(page: PageId, language: Language) {
  const words = wordsOf(page, language);
  const sizes = ('body' in words ? elementsIn(words.body) : []).flatMap(({ attributes }) => {
    const { width, height } = attributes ?? {};
    return width && height
      ? `img[width="${width}"][height="${height}"]{--shape:${(Number(width) / Number(height)).toFixed(4)}}`
      : [];
  });
  return [...new Set(sizes)].join('');
}

export function documentHtml(parts: DocumentParts): Outgoing {
  const { page, language, file, head, body, assets } = parts;
  const { locale } = languages[language];
  const tags = head.tags.map(({ name, attributes }) => {
    const pairs = Object.entries(attributes).map(([key, value]) => `${key}="${escapeHtml(value)}"`);
    return `<${name} ${pairs.join(' ')}>`;
  });
  const html: Outgoing[] = [
    `<!doctype html><html lang="${locale}"${directionOf(locale) === 'rtl' ? ' dir="rtl"' : ''} data-language="${language}" data-page="${page}" data-file="${file}">`,
    '<head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    // The first frame has the bar. Without this Chromium may make one of the empty page when the styles have come.
    '<link rel="expect" href="#bar" blocking="render">',
    `<title>${escapeHtml(head.title)}</title>`,
    `<script>${assets.inlineScript}</script>`,
    `<style>${plainStyles}@supports selector(&){${restored}${assets.css}${shapesOf(page, language)}}</style>`,
    ...tags,
    // Browsers use the first meta element whose media query matches.
    `<meta name="theme-color" media="(prefers-color-scheme:dark)" content="${groundInTheDark}">`,
    `<meta name="theme-color" content="${ground}">`,
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    '</head><body>',
    showMarks(body),
    `<script type="module" src="${assets.module}" fetchpriority="low"></script>`,
    // Escaping `<` does not change the JSON, and keeps the text from closing the script element.
    head.data
      ? `<script type="application/ld+json">${JSON.stringify(head.data).replaceAll('<', '\\u003c')}</script>`
      : '',
    '</body></html>',
  ];
  return html.join('') as Outgoing;
}
