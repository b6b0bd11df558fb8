/** Checks the links, pictures and code blocks of the Markdown files. */
import { bundledLanguagesInfo } from 'shiki/langs';
import { elementsIn, type MarkdownElement } from '../../src/content/markdown-nodes.ts';
import type { Content } from '../../src/content/read-content.ts';
import type { Words } from '../../src/content/words.ts';
import { type Language, languageCodes } from '../../src/i18n/languages.ts';
import { pageAt } from '../../src/routes.ts';
import { inStudio } from '../../src/studio/folder.ts';
import { problemWith } from './link-problems.ts';
import { publicPath } from './public-file.ts';

const codeLanguages = new Set(
  bundledLanguagesInfo.flatMap(({ id, aliases = [] }) => [id, ...aliases]),
);

/** A sentence for each problem, with its file and line and the remedy. */
export const markdownProblems = (content: Content): string[] =>
  languageCodes.flatMap((code) =>
    Object.entries(content.words[code]).flatMap(([id, page]) => {
      if (!page || !('body' in page)) return [];
      // Of the whole file: the elements know their lines.
      const [file] = content.placeOf(code, id as keyof Words, ['title']).split(':');
      return elementsIn(page.body).flatMap((element) => {
        const problem = problemOf(element, id, content, code);
        return problem ? [`${file}:${element.line}: ${problem}.`] : [];
      });
    }),
  );

function problemOf(
  { tag, attributes = {} }: MarkdownElement,
  id: string,
  content: Content,
  code: Language,
): string | undefined {
  const { href = '', src = '', language = '' } = attributes;
  // broken-pictures.ts opens those that are there.
  if (tag === 'img' && publicPath(src) === undefined)
    return `there is no picture ${inStudio(`public${decodeURI(src)}`)}: put it there, or correct its address`;
  if (tag === 'pre' && language !== '' && !codeLanguages.has(language))
    return `"${language}" is no language of code: write one like ts, html, css, json or bash, or none`;
  if (tag !== 'a' || !/^[/#]/.test(href)) return undefined;
  const [path = '', fragment = ''] = href.split('#', 2);
  const count = sectionCount(content, code, path === '' ? id : pageAt(path));
  if (fragment && count !== undefined && !isSection(fragment, count))
    return `${href} leads to no place on its page: there are #section-1 to #section-${count}, its headings`;
  return path === '' ? undefined : problemWith(href);
}

/** The number of sections of a Markdown page; undefined for other pages, and for one in another language. */
function sectionCount({ words }: Content, code: Language, id: string) {
  const [, page] = Object.entries(words[code]).find(([name]) => name === id) ?? [];
  return page && 'body' in page
    ? elementsIn(page.body).filter(({ tag }) => tag === 'h2').length
    : undefined;
}

const isSection = (fragment: string, count: number) => {
  const number = Number(/^section-(\d+)$/.exec(fragment)?.[1]);
  return number >= 1 && number <= count;
};
