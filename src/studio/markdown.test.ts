import { expect, test } from 'vitest';
import { plain } from '../i18n/finished.ts';
import { withMarks } from '../i18n/marks.ts';
import { inEnglish } from '../problems/problem.ts';
import { parseMarkdown } from './markdown.ts';
import { elementsIn, plainText } from './markdown-nodes.ts';

const parse = (source: string) => parseMarkdown(source, 'x.md', 5);
const problemsIn = (source: string) => parse(source).problems.map(inEnglish);
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
  expect(plain(plainText(body))).toContain('and {c}');
});

test('an element knows its line, and the alignment of a cell', () => {
  const { body } = parse('a\n\nb\n[c](/d)\n\n| e |\n| -: |\n| f |');
  const lines = elementsIn(body).map(({ tag, line, attributes }) => [tag, line, attributes?.align]);
  expect(lines).toContainEqual(['a', 8, undefined]);
  expect(lines).toContainEqual(['td', 12, 'end']);
});

test('escaped signs and entities are themselves, and a phrase may stand in emphasis', () => {
  const source = String.raw`a \[b\] \{c\} &#123;d&#125; C:\e \\ *{pt f}* [g](/h "{pt i}")`;
  const { body, problems } = parse(source);
  expect(problems).toEqual([]);
  const [paragraph] = elementsIn(body);
  expect(plain(withMarks(String(paragraph?.children[0])))).toBe(String.raw`a [b] {c} {d} C:\e \ `);
  expect(paragraph?.children[1]).toMatchObject({ tag: 'em', children: ['{pt f}'] });
});

test('HTML comments are left out', () => {
  expect(parse('<!-- note\n## -->\n\na <!-- b --> c')).toMatchObject({ problems: [] });
});

test('an alternative text has no marks, and titles of pictures and links are kept', () => {
  const [paragraph] = elementsIn(parse('![a *b* `c`](/d.jpg "e") [f](/g "h")').body);
  expect(paragraph?.children).toMatchObject([
    { tag: 'img', children: ['a b c', 'e'] },
    ' ',
    { tag: 'a', attributes: { href: '/g', title: 'h' } },
  ]);
});

test('braces that an address has by itself are no fact', () => {
  expect(problemsIn('[a](https://x.example/?q=%7Bname%7D%7B%7D)')).toEqual([]);
});

test('what is nested deeper than the parser reads is reported', () => {
  expect(problemsIn(`${'>'.repeat(120)}a`)[0]).toMatch(/too many quotes or lists/);
});

test.each([
  [
    'a picture without alternative text',
    'a\n\n![](/b.svg)',
    7,
    /b\.svg has no alternative text: say/,
  ],
  [
    'a picture beside the file',
    '![a](./b.svg?c)',
    5,
    /"\.\/b\.svg\?c" is none of public\/.* as \S+\/public\/\S*b\.svg, and write \/\S*b\.svg\.$/,
  ],
  ['a link beside the file', 'a\n[b](c.md)', 6, /"c\.md" leads nowhere: write it from the root/],
  ['an unknown fact', 'a\n\n- {b}', 7, /\{b\} is no fact: write one of/],
  ['brackets without a fact', 'a [b] c', 5, /\[b\] names no fact/],
  ['a second title', '## a\n\n# b', 7, /"#" is the title, which stands above: begin with "##"/],
  ['a heading that leaves out a level', '## a\n\n#### b', 7, /"####" comes after "##"/],
  ['a text beside comments', 'a\n\n<!-- b --> c <!-- d -->', 7, /"c" stands beside a comment/],
  ['a comment without an end', '<!-- a\n\nb', 5, /the comment has no end: write "-->"/],
  ['an address that no link uses', '[a]: /b\n\nc', 5, /"\[a\]: \/b" is an address that no link/],
  ['a second address', '[a]\n\n[a]: /b\n[a]: /c', 8, /"\[a\]: \/c" has another address above/],
  ['a cell too many', '|a|\n|-|\n|b|c|', 7, /more cells than the table has columns/],
  ['a fact in an address', '[a](/b?c={name})', 5, /"\/b\?c=\{name\}" contains a fact/],
  ['an unknown fact in a title', '[a](/b "{c}")', 5, /\{c\} is no fact/],
  ['HTML', 'a\n\n<div>b</div>', 7, /<div>b<\/div> is HTML: write it in Markdown/],
])('%s is reported with its line and the remedy', (_, source, line, message) => {
  const [problem = '', ...others] = problemsIn(source);
  expect(others).toEqual([]);
  expect(problem).toMatch(new RegExp(`^x\\.md:${line}: `));
  expect(problem).toMatch(message);
});

test.each(['js', 'JS', 'js{1,3}', 'js:app.js', ' js title="x"'])(
  'the language of code is read from %j, as other tools write it',
  (info) => {
    const [node] = parseMarkdown(`\`\`\`${info}\n1\n\`\`\`\n`, 'x.md', 1).body;
    expect(node).toMatchObject({ tag: 'pre', attributes: { language: 'js' } });
  },
);

test('headings that begin with the level of the title stand one lower, all of them', () => {
  const { body, problems } = parseMarkdown('# a\n\n## b\n\n# c\n\n###### d\n', 'x.md', 1);
  expect(elementsIn(body).map(({ tag }) => tag)).toEqual(['h2', 'h3', 'h2', 'h6']);
  expect(problems.map(inEnglish)).toEqual([
    expect.stringMatching(/^x\.md:7: "######" comes after "#"/),
  ]);
});

test('a list begins with the number that is written, also with 0', () => {
  const startOf = (source: string) => {
    const [list] = parseMarkdown(source, 'x.md', 1).body;
    return typeof list === 'object' ? list.attributes?.start : undefined;
  };
  expect([startOf('0. a'), startOf('1. a'), startOf('7. a')]).toEqual(['0', undefined, '7']);
});

test('whole addresses and those of mail are links, names with a dot are none', () => {
  const { body, problems } = parseMarkdown('https://a.pt/b, c@d.pt, node.js', 'x.md', 1);
  const addresses = elementsIn(body).flatMap(({ attributes }) => attributes?.href ?? []);
  expect(addresses).toEqual(['https://a.pt/b', 'mailto:c@d.pt']);
  expect(problems).toEqual([]);
});
