/** Checks the links, pictures and code blocks of the Markdown files. */
import { bundledLanguagesInfo } from 'shiki/langs';
import { type Language, languagesIn } from '../../src/i18n/language.ts';
import { type Problem, problem } from '../../src/problems/problem.ts';
import { spotOf } from '../../src/problems/sentences.ts';
import { inStudio } from '../../src/studio/folder.ts';
import { elementsIn, type MarkdownElement } from '../../src/studio/markdown-nodes.ts';
import { asTyped } from '../../src/studio/own-address.ts';
import type { Content } from '../../src/studio/read-content.ts';
import type { Words } from '../../src/studio/words.ts';
import { ownAddresses, problemWith, problemWithPlace } from './link-problems.ts';
import { type PublicFiles, publicPath } from './public-file.ts';

const codeLanguages = new Set(
  bundledLanguagesInfo.flatMap(({ id, aliases = [] }) => [id, ...aliases]),
);

/** Plain text has no colours: a name that says so is none of a language. */
const plainText = ['plain', 'plaintext', 'text', 'txt'];

export function markdownProblems(content: Content, files: PublicFiles): Problem[] {
  return elementsOf(content).flatMap(({ code, id, place, element }) => {
    const wrong = mistakeOf(element, id, code, content, files);
    return wrong ? [{ ...wrong, place }] : [];
  });
}

/** A sentence for each language of code that has no colours here, with the first place. Its code is shown plain. */
export function codeWithoutColours(content: Content): string[] {
  const places = Map.groupBy(
    elementsOf(content).filter(({ element: { tag, attributes } }) => {
      const language = attributes?.language ?? '';
      return (
        tag === 'pre' && ![...plainText, ''].includes(language) && !codeLanguages.has(language)
      );
    }),
    ({ element }) => element.attributes?.language,
  );
  return [...places].map(
    ([language, [first, ...others]]) =>
      `${first ? spotOf(first.place) : ''}${others.length > 0 ? ` and ${others.length} more` : ''}: "${language}" is no language of code, so it has no colours: ts, html, css, json and bash have some.`,
  );
}

/** The elements of all texts in Markdown, with their places. */
export const elementsOf = ({ settings, words, placeOf }: Content) =>
  languagesIn(settings).languageCodes.flatMap((code) =>
    Object.entries(words[code]).flatMap(([id, page]) => {
      if (!page || !('body' in page)) return [];
      // Of the whole file: the elements know their lines.
      const { file } = placeOf(code, id as keyof Words, ['title']);
      return elementsIn(page.body).map((element) => ({
        code,
        id,
        element,
        place: { file, line: element.line },
      }));
    }),
  );

function mistakeOf(
  { tag, attributes = {} }: MarkdownElement,
  id: string,
  code: Language,
  content: Content,
  files: PublicFiles,
): Problem | undefined {
  const { href = '', src = '' } = attributes;
  // broken-pictures.ts opens those that are there.
  // parseMarkdown has said what an address without a slash is.
  if (tag === 'img' && src.startsWith('/') && publicPath(src, files) === undefined)
    return problem('noPicture', { file: asTyped(inStudio(`public${src}`)) });
  if (tag !== 'a') return undefined;
  if (href.startsWith('#')) return problemWithPlace(href, id, content, code);
  const [own] = ownAddresses(href, content.site);
  if (!own && !href.startsWith('/')) return undefined;
  return problemWith(own ?? href, content, files, code);
}
