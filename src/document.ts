/** The frame of a document: what stands around the React root. */
import { headMark } from './apply-head.ts';
import type { Head } from './head.ts';
import type { Language } from './i18n/languages.ts';
import type { PageId } from './routes.ts';
import type { StartPlan } from './start-plan.ts';

export type DocumentAssets = {
  /** The styles of the page, to stand in the document: all of them, or those for the first screen. */
  css: string;
  /** The inline script and what it starts; without them the document is one without JavaScript. */
  start?: { inlineScript: string; plan: StartPlan };
  /**
   * Style sheets whose rules are in `css` already: named, so that they are not fetched again.
   * `later` when `css` has not all of them: then they come after the first paint.
   */
  sheets?: { addresses: readonly string[]; when: 'never' | 'later' };
  /** Ready-made tags for the head, from the development server. */
  extraHead?: string;
};

type DocumentParts = {
  page: PageId;
  language: Language;
  head: Head;
  body: string;
  assets: DocumentAssets;
};

export function documentHtml({ page, language, head, body, assets }: DocumentParts): string {
  const tags = head.tags.map(({ name, attributes, text }) => {
    const pairs = Object.entries(attributes).map(([key, value]) => `${key}="${escapeHtml(value)}"`);
    const tag = `<${name} ${pairs.join(' ')} ${headMark}>`;
    // An escaped `<` means the same to JSON and cannot end the element.
    return text === undefined ? tag : `${tag}${text.replaceAll('<', '\\u003c')}</${name}>`;
  });
  const { start } = assets;
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeHtml(head.title)}</title>`,
    ...tags,
    '<meta name="theme-color" content="#fbf7f1">',
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    ...sheetTags(assets.sheets),
    `<style>${assets.css}</style>`,
    assets.extraHead ?? '',
    start
      ? `<script type="application/json" id="start">${JSON.stringify(start.plan)}</script><script>${start.inlineScript}</script>`
      : '',
    `</head><body><div id="root" data-page="${page}">${body}</div></body></html>`,
  ].join('');
}

function sheetTags(
  { addresses, when }: DocumentAssets['sheets'] = { addresses: [], when: 'never' },
) {
  const link = (href: string, how: string) => `<link rel="stylesheet" href="${href}"${how}>`;
  if (when === 'never') return addresses.map((href) => link(href, ' disabled'));
  const plain = addresses.map((href) => link(href, '')).join('');
  return [
    ...addresses.map((href) => link(href, ' disabled data-later')),
    `<noscript>${plain}</noscript>`,
  ];
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string) {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}
