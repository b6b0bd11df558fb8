/**
 * Twice as long a text is twice the work to read and check. Work is counted, not timed: how often each part of the
 * code ran, as V8 counts it for coverage.
 */
import { Session } from 'node:inspector/promises';
import { setFlagsFromString } from 'node:v8';
import { afterAll, expect, test } from 'vitest';
import type { Finished } from '../../src/i18n/finished.ts';
import { defaultLanguage } from '../../src/in-force/languages.ts';
import type { Problem } from '../../src/problems/problem.ts';
import type { MarkdownNode } from '../../src/studio/markdown-nodes.ts';

// Calls of code that V8 has optimized are not counted, and when it optimizes depends on how busy the machine is.
setFlagsFromString('--no-opt');
setFlagsFromString('--no-maglev');
// V8 forgets the counts of functions whose bytecode it drops to save memory.
setFlagsFromString('--no-flush-bytecode');
const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
afterAll(() => session.disconnect());

// Only now, because V8 counts in the parts of what it compiles from now on.
const { parseMarkdown } = await import('../../src/studio/markdown.ts');
const { parseYaml } = await import('../../src/studio/parse-yaml.ts');
const { finishContent, readContent } = await import('../../src/studio/read-content.ts');
const { pagesOf } = await import('../../src/pages/registry.ts');
const { object, textsByName } = await import('../../src/studio/schema.ts');
const { showMarks } = await import('../../src/document/show-marks.ts');
const { site } = await import('../../src/in-force/site.ts');
const { settings } = await import('../../src/in-force/settings.ts');
const { linkProblems } = await import('./link-problems.ts');
const { markdownProblems } = await import('./markdown-problems.ts');
const { publicFiles } = await import('./public-file.ts');

const { collectStitches } = await import('../../src/studio/read-stitches.ts');

const files = publicFiles(collectStitches().articles);

/** How often the parts of this project's code ran, and those of its parsers. */
async function workOf(run: () => void): Promise<number> {
  // Taking the numbers sets them to zero.
  await session.post('Profiler.takePreciseCoverage');
  run();
  const { result } = await session.post('Profiler.takePreciseCoverage');
  return result
    .filter(({ url }) => /\/(src|build)\/|markdown-it|\/yaml\//.test(url))
    .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges))
    .reduce((sum, { count }) => sum + count, 0);
}

const content = readContent(settings, pagesOf);

/** Everything that happens to an article between its file and its document, without React. */
function checkArticle(source: string) {
  const { body, problems } = parseMarkdown(source, 'long.md', 1);
  const page = { name: 'x', title: 'x', description: 'x' };
  const article = { page, title: 'x', body };
  const pages = { ...content.raw[defaultLanguage], 'note/long': article };
  const raw = { ...content.raw, [defaultLanguage]: pages };
  const long = finishContent({ ...content, raw }, site);
  expect([...problems, ...markdownProblems(long, files), ...linkProblems(long, files)]).toEqual([]);
  const { 'note/long': finished } = long.words[defaultLanguage] as unknown as {
    'note/long': typeof article;
  };
  showMarks(htmlOf(finished.body) as Finished);
}

const htmlOf = (nodes: readonly MarkdownNode[]): string =>
  nodes
    .map((node) => (typeof node === 'string' ? node : `<i>${htmlOf(node.children)}</i>`))
    .join('');

const checkYaml = (source: string) => {
  const problems: Problem[] = [];
  parseYaml({ file: 'long.yaml', source }, object({ texts: textsByName() }), problems);
  expect(problems).toEqual([]);
};

const paragraph =
  'A text with *stress*, [a link](/contact), {pt lenço}, and {email}.\nAnd a line.\n\n';

test.each<[what: string, part: string, before?: string]>([
  ['paragraphs', paragraph],
  ['sections with links to them', '## A title\n\n[There](#a-title).\n\n'],
  ['lines of one paragraph', 'words and *words*\n'],
  ['entries of a list', '- words and `code`\n'],
  ['rows of a table', '| a | b |\n', '| a | b |\n|-|-|\n'],
  ['quotes', '> words\n>\n> > more words\n\n'],
  ['lines of code', 'const a = [1];\n', '```\n'],
  ['signs and entities', 'a \\[ b \\{ c &amp; '],
  ['addresses below', '[a]\n\n[b](/contact)\n\n', '[a]: /contact\n\n'],
  ['comments', 'a <!-- b --> c\n\n<!-- d -->\n\n'],
  ['pictures', '![A heart](/favicon.svg "A heart")\n\n'],
  ['brackets', 'a [b {email}] c '],
])('%s: twice as many are twice the work', async (_, part, before = '') => {
  const work = async (count: number) => workOf(() => checkArticle(before + part.repeat(count)));
  // What does not depend on the length is not counted.
  const [none, once, twice] = [await work(1), await work(201), await work(401)];
  expect((twice - none) / (once - none)).toBeLessThan(2.05);
});

test.each<[what: string, part: (index: number) => string]>([
  ['texts', (index) => `  text${index}: some words\n`],
  ['long texts', (index) => `  text${index}: >-\n    some words # and more\n    and "more"\n`],
  ['comments', (index) => `  # a comment\n  text${index}: 'words' # another\n`],
])('%s of YAML: twice as many are twice the work', async (_, part) => {
  const yaml = (count: number) =>
    `texts:\n${Array.from({ length: count }, (_, i) => part(i)).join('')}`;
  const work = async (count: number) => workOf(() => checkYaml(yaml(count)));
  const [none, once, twice] = [await work(1), await work(201), await work(401)];
  expect((twice - none) / (once - none)).toBeLessThan(2.05);
});
