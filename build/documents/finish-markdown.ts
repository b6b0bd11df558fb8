/**
 * What pages and articles in Markdown get at build time: the sizes of their pictures, so that nothing moves
 * when one arrives, and the colours of their code.
 */
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import {
  elementsIn,
  type MarkdownElement,
  type MarkdownNode,
} from '../../src/studio/markdown-nodes.ts';
import { nightPicture } from '../checks/night-picture.ts';
import { fileAt, type PublicFiles, publicPath } from '../checks/public-file.ts';
import { madePublic } from './made-files.ts';

type WordsByPage = Readonly<Record<string, object | undefined>>;

/** Changes the elements in the texts of a language. */
export async function finishMarkdown(words: WordsByPage, files: PublicFiles): Promise<void> {
  for (const page of Object.values(words)) {
    if (!page || !('body' in page)) continue;
    for (const element of elementsIn(page.body as MarkdownNode[])) {
      if (element.tag === 'img') await measure(element, files);
      if (element.tag === 'pre') await highlight(element);
    }
  }
}

async function measure({ attributes }: MarkdownElement, files: PublicFiles) {
  const path = publicPath(attributes?.src ?? '', files);
  // The check reports missing pictures.
  if (!attributes || path === undefined) return;
  const { width, height } = await shownSize(
    files.made.includes(path) ? madePublic + path : (fileAt(files.folder, path) ?? ''),
  );
  const dark = nightPicture(attributes.src ?? '');
  Object.assign(attributes, {
    width: String(width),
    height: String(height),
    ...(publicPath(dark, files) !== undefined && { dark }),
  });
}

/** In CSS pixels, as a browser shows it: turned as its camera was held. */
export async function shownSize(file: string): Promise<{ width: number; height: number }> {
  // By its name sharp would remember it, also when the file has been replaced.
  const content = await readFile(file);
  const { format, autoOrient, width, height } = await sharp(content).metadata();
  // Browsers do not turn a WebP.
  if (format === 'webp') return { width, height };
  if (format !== 'svg' || !hasLengths.test(content.toString())) return autoOrient;
  return {
    width: Math.round((autoOrient.width * 4) / 3),
    height: Math.round((autoOrient.height * 4) / 3),
  };
}

/** The size of a drawing in a unit of paper or of type. For sharp an inch has 72 pixels, for browsers 96. */
const hasLengths =
  /<svg\b[^>]*?\s(?:width|height)\s*=\s*["']\s*[\d.]+(?:mm|cm|in|pt|pc|em|ex|ch)\s*["']/i;

/** Pieces of code by its language and itself: the development server would colour all again after each change. */
const coloured = new Map<string, MarkdownElement[]>();

/** Replaces the code by pieces, each with the kind of its token. Code without a known language stays plain. */
async function highlight(element: MarkdownElement) {
  const { code = '', language = '' } = element.attributes ?? {};
  if (language === '') return;
  const key = `${language}\n${code}`;
  const pieces = coloured.get(key) ?? (await piecesOf(code, language));
  if (!pieces) return;
  coloured.set(key, pieces);
  element.attributes = { language };
  element.children = pieces;
}

async function piecesOf(code: string, language: string): Promise<MarkdownElement[] | undefined> {
  // Loaded only where there is code.
  const { bundledLanguages, codeToTokensBase, createCssVariablesTheme } = await import('shiki');
  if (!(language in bundledLanguages)) return undefined;
  const lines = await codeToTokensBase(code, {
    lang: language as keyof typeof bundledLanguages,
    theme: createCssVariablesTheme(),
    // No limit: on a slow machine the default one ends a line early, and the next lines get its colour.
    tokenizeTimeLimit: 0,
  });
  return lines.flatMap((tokens, index) => [
    ...(index > 0 ? [piece('\n')] : []),
    ...tokens.map(({ content, color }) => piece(content, color)),
  ]);
}

/** @param colour - as the theme has it: `var(--shiki-token-keyword)` */
const piece = (code: string, colour = ''): MarkdownElement => {
  const [, token] = /--shiki-token-([\w-]+)/.exec(colour) ?? [];
  return { tag: 'span', line: 0, attributes: { code, ...(token && { token }) }, children: [] };
};
