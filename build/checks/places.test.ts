/** Headings made at random, in several scripts: what links to them says the check, and the page has them. */
import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { defaultLanguage as language } from '../../src/in-force/languages.ts';
import { PageProvider } from '../../src/in-force/page-context.tsx';
import { settings } from '../../src/in-force/settings.ts';
import { articles } from '../../src/in-force/stitches.ts';
import { MarkdownArticle } from '../../src/pages/markdown/markdown-article.tsx';
import { pagesOf } from '../../src/pages/registry.ts';
import { parseMarkdown } from '../../src/studio/markdown.ts';
import { elementsIn, type MarkdownWords } from '../../src/studio/markdown-nodes.ts';
import { type Content, readContent } from '../../src/studio/read-content.ts';
import { forAll } from '../../tests/generated.ts';
import { markdownProblems } from './markdown-problems.ts';
import { publicFiles } from './public-file.ts';

const content = readContent(settings, pagesOf);
const { common } = content.words[language];
const files = publicFiles(Object.keys(articles));

const idsOf = (source: string) => {
  const { body } = parseMarkdown(source, 'x.md', 1);
  return elementsIn(body).flatMap(({ attributes }) => attributes?.id ?? []);
};

test.each([
  ['## Preços', ['preços']],
  ['## Prec\u0327os {#valores}', ['valores']],
  [
    '## 1. What *it* costs, `x`!\n\n## 1. What it costs x',
    ['1-what-it-costs-x', '1-what-it-costs-x-2'],
  ],
  ['## A {#b}\n\n## B', ['b', 'b-2']],
  ['## Menu\n\n### Section 1', ['menu-2', 'section-1-2']],
  ['## O {fr déjà} de {name}', ['o-déjà-de-name']],
  ['## 料金\n\n## Ποια\n\n## الأسعار\n\n## …', ['料金', 'ποια', 'الأسعار']],
])('the headings of %j are named %j', (source, ids) => {
  expect(idsOf(source)).toEqual(ids);
});

test('the text of a heading is without its id, and an id that is there twice is told', () => {
  const { body, problems } = parseMarkdown('## A {#x}\n\n## B {#x}\n\n## C {#menu}', 'x.md', 1);
  expect(body).toMatchObject([{ children: ['A'] }, { children: ['B'] }, { children: ['C'] }]);
  expect(problems).toMatchObject([{ place: { line: 3 } }, { place: { line: 5 } }]);
});

const heading = fc.tuple(
  fc.constantFrom('##', '##', '###'),
  fc.constantFrom(
    ...'Preços¦preços¦Prec\u0327os¦Section 2¦料金¦…¦*O* que é `x`?¦Content'.split('¦'),
  ),
  fc.constantFrom('', '', ' {#preços}', ' {#o-q}'),
);

/** The article with these links below it, and what is said of each. */
function told(source: string, links: readonly string[]) {
  const text = `${source}\n\n${links.map((link) => `[a](${link})`).join('\n')}\n`;
  const { body } = parseMarkdown(text, 'x.md', 1);
  const article = { page: { name: 'X', title: 'X', description: 'X' }, title: 'X', body };
  const own = { ...content.words[language], 'markdown/x': article };
  const words = { ...content.words, [language]: own };
  const found = markdownProblems({ ...content, words } as Content, files);
  const first = text.split('\n').length - 1 - links.length;
  return {
    article: article as MarkdownWords,
    said: links.map((_, index) => {
      const [one] = found.filter(
        ({ place }) => place?.file.endsWith(language) && place.line === first + index + 1,
      );
      return one?.kind === 'numberedPlace' ? one.values.name : one?.kind;
    }),
  };
}

test('a link by a name leads there, one by a number is told the name, any other is refused', () =>
  forAll(40, fc.uniqueArray(heading, { minLength: 1, maxLength: 6 }), (headings) => {
    const written = headings.filter(
      ([, , id], index) => id === '' || headings.findIndex((each) => each[2] === id) === index,
    );
    const source = ['## One', ...written.map((parts) => `${parts[0]} ${parts[1]}${parts[2]}`)].join(
      '\n\nText.\n\n',
    );
    const ids = idsOf(source);
    expect(new Set(ids).size).toBe(ids.length);
    const named = ids
      .flatMap((id) => [id, id.normalize('NFD'), encodeURIComponent(id)])
      .map((id) => `#${id}`);
    const { article, said } = told(source, [...named, '#section-1', '#nowhere', '#section-99']);
    expect(said).toEqual([...named.map(() => undefined), 'one', 'noPlaceAt', 'noPlaceAt']);

    const place = { page: 'contact', language, textLanguage: language, common } as const;
    const children = createElement(MarkdownArticle, { words: article });
    const html = renderToStaticMarkup(PageProvider({ ...place, children }));
    const inPage = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(new Set(inPage).size).toBe(inPage.length);
    expect(inPage).toEqual(expect.arrayContaining([...ids, 'section-1']));
    // What the browser looks for.
    for (const [, to = ''] of html.matchAll(/ href="#([^"]*)"/g))
      if (!['nowhere', 'section-99'].includes(to)) expect(inPage).toContain(decodeURIComponent(to));
  }));

test('an address of this site has one answer, whole or from its root', () => {
  const { url } = content.site;
  const both = (path: string) => [path, `${url}${path}`];
  const isThere = ['/contact', '/#about', '/sitemap.xml', '/privacy-policy#section-1'];
  const answers = {
    ...{ '/nowhere': 'noPageAt', '/#nowhere': 'noPlaceAt' },
    ...{ '/privacy-policy#section-99': 'noPlaceAt' },
    ...Object.fromEntries(isThere.map((link) => [link, undefined])),
  };
  const { said } = told('Text.', Object.keys(answers).flatMap(both));
  expect(said).toEqual(Object.values(answers).flatMap((it) => [it, it]));
});
