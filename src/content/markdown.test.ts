import { expect, test } from 'vitest';
import { parseMarkdown } from './markdown.ts';
import { elementsIn, plainText } from './markdown-nodes.ts';

const parse = (source: string) => parseMarkdown(source, 'x.md', 5);
const problemsIn = (source: string) => parse(source).problems;
const tagsIn = (source: string) => elementsIn(parse(source).body).map(({ tag }) => tag);

test('headings, lists, quotes, tables, pictures and code become elements', () => {
  expect(tagsIn('## One\n\n### Two')).toEqual(['h2', 'h3']);
  expect(tagsIn('- a\n- b')).toEqual(['ul', 'li', 'li']);
  expect(tagsIn('> a\n\n1. b')).toEqual(['blockquote', 'p', 'ol', 'li']);
  expect(tagsIn('|a|\n|-|\n|b|')).toEqual(['table', 'thead', 'tr', 'th', 'tbody', 'tr', 'td']);
  expect(tagsIn('![a](/b.svg)')).toEqual(['figure', 'img']);
  expect(tagsIn('a *b* **c** `d`')).toEqual(['p', 'em', 'strong', 'code']);
});

test('the lines of a paragraph are one text, so a part in brackets may go over the end of a line', () => {
  expect(parse('It costs\na lot[, from\n{priceWebsite}].').body).toEqual([
    { tag: 'p', line: 5, children: ['It costs a lot[, from {priceWebsite}].'] },
  ]);
});

test('code is not a text: it may contain braces and brackets', () => {
  const { body, problems } = parse('```ts\nconst a = b[0];\n```\n\nand `{c}`');
  expect(problems).toEqual([]);
  expect(body[0]).toMatchObject({ attributes: { language: 'ts', code: 'const a = b[0];' } });
  expect(plainText(body)).toContain('and {c}');
});

test('an element knows its line, and the alignment of a cell', () => {
  const { body } = parse('a\n\nb\n[c](/d)\n\n| e |\n| -: |\n| f |');
  const lines = elementsIn(body).map(({ tag, line, attributes }) => [tag, line, attributes?.align]);
  expect(lines).toContainEqual(['a', 8, undefined]);
  expect(lines).toContainEqual(['td', 12, 'end']);
});

test('HTML comments are left out', () => {
  expect(parse('<!-- note -->\n\na <!-- b --> c')).toMatchObject({ problems: [] });
});

test.each([
  [
    'a picture without alternative text',
    'a\n\n![](/b.svg)',
    7,
    /b\.svg has no alternative text: say/,
  ],
  ['a picture beside the file', '![a](b.svg)', 5, /"b\.svg" is not in public\/: put it there/],
  ['a link beside the file', 'a\n[b](c.md)', 6, /"c\.md" leads nowhere: write it from the root/],
  ['an unknown fact', 'a\n\n- {b}', 7, /\{b\} is no fact: write one of/],
  ['brackets without a fact', 'a [b] c', 5, /\[b\] names no fact/],
  ['a second title', '# a', 5, /"#" is the title, which stands above: begin with "##"/],
  ['a heading that leaves out a level', '## a\n\n#### b', 7, /"####" comes after "##"/],
  ['HTML', 'a\n\n<div>b</div>', 7, /<div>b<\/div> is HTML: write it in Markdown/],
])('%s is reported with its line and the remedy', (_, source, line, message) => {
  const [problem = '', ...others] = problemsIn(source);
  expect(others).toEqual([]);
  expect(problem).toMatch(new RegExp(`^x\\.md:${line}: `));
  expect(problem).toMatch(message);
});
