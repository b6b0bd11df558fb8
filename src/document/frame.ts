/** The frame of a document: what stands around the page. */
import { type Language, languages } from '../i18n/languages.ts';
import type { PageId } from '../routes.ts';
import colourSheet from '../styles/colours.css?raw';
import { colourOf, parseColours } from '../styles/colours.ts';
import { escapeHtml } from './escape-html.ts';
import type { Head } from './head.ts';

/** What a document brings along; the same in a build and while developing. */
export type DocumentAssets = {
  /** All of the page's styles: they stand in the document. */
  css: string;
  inlineScript: string;
  /** The address of the module of every page. */
  module: string;
  /** What islands of this page will import right after the first paint. */
  preload: readonly string[];
};

type DocumentParts = {
  page: PageId;
  language: Language;
  /** The document's file without its language and ending, for hosts that know nothing but files. */
  file: string;
  head: Head;
  body: string;
  assets: DocumentAssets;
};

/** Of the page, and of what a phone draws around it. */
const { light, dark } = parseColours(colourSheet);
const ground = colourOf(light.usual, 'linen');
const groundInTheDark = colourOf(dark.usual, 'linen');

export function documentHtml(parts: DocumentParts): string {
  const { page, language, file, head, body, assets } = parts;
  const tags = head.tags.map(({ name, attributes }) => {
    const pairs = Object.entries(attributes).map(([key, value]) => `${key}="${escapeHtml(value)}"`);
    return `<${name} ${pairs.join(' ')}>`;
  });
  return [
    `<!doctype html><html lang="${languages[language].locale}" data-language="${language}" data-page="${page}" data-file="${file}">`,
    '<head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeHtml(head.title)}</title>`,
    `<script>${assets.inlineScript}</script>`,
    `<style>${assets.css}</style>`,
    ...tags,
    // The first that fits counts.
    `<meta name="theme-color" media="(prefers-color-scheme:dark)" content="${groundInTheDark}">`,
    `<meta name="theme-color" content="${ground}">`,
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    `</head><body>${body}`,
    `<script type="module" src="${assets.module}" fetchpriority="low"></script>`,
    ...assets.preload.map(
      (address) => `<link rel="modulepreload" href="${address}" fetchpriority="low">`,
    ),
    // An escaped `<` means the same to JSON and cannot end the element.
    head.data
      ? `<script type="application/ld+json">${JSON.stringify(head.data).replaceAll('<', '\\u003c')}</script>`
      : '',
    '</body></html>',
  ].join('');
}
