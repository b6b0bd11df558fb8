/**
 * The texts of a new studio: what every studio may say in the words of this project's own site, and for the rest the
 * short texts of starter/, which say nothing about anybody.
 */
import { existsSync, readFileSync } from 'node:fs';
import {
  Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  Pair,
  parseDocument,
  Scalar,
  visit,
  YAMLMap,
} from 'yaml';
import type { Answers, Part } from './answers.ts';
import { adaptLegal } from './law.ts';
import { tidy } from './tidy.ts';

const sample = 'studio/content';
export const starter = 'build/new-studio/starter';

/** The languages in which this project writes. Another one gets the texts of the first, to be translated. */
const shipped = ['en', 'pt', 'es'] as const;
type Shipped = (typeof shipped)[number];
const isShipped = (code: string): code is Shipped => shipped.some((each) => each === code);

/** The language in which a language gets its texts. */
export const languageOfTexts = (code: string): Shipped => (isShipped(code) ? code : 'en');

/** What each file takes from this project's own site: all of it, or the groups that are named. */
type Source = { file: string; takes: 'all' | readonly string[]; only?: Part };

const sources = (parts: readonly Part[]): Source[] => [
  { file: 'common.yaml', takes: 'all' },
  { file: 'consent.yaml', takes: 'all' },
  { file: 'contact.yaml', takes: 'all' },
  {
    file: 'home.yaml',
    takes: [
      'page.name',
      'page.sections',
      'hero.contactButton',
      'hero.scrollCue',
      ...(parts.includes('reverse') ? ['hero.reverse', 'whyChooseUsSection.reverseLink'] : []),
      'aboutSection.contactLink',
      'aboutSection.since',
      'aboutSection.videoLabel',
      'aboutSection.portrait',
      'aboutSection.playVideo',
      'aboutSection.pauseVideo',
      ...['lead', 'ourProjectsBtn', 'newTab', 'carouselLabel', 'slideLabel', 'position', 'previous']
        .concat('next', parts.includes('demonstrations') ? ['projects'] : [])
        .map((key) => `projectsSection.${key}`),
      'faqsSection.faqsTitle',
      'faqsSection.lead',
      'faqsSection.contactLink',
    ],
  },
  { file: 'not-found.yaml', takes: 'all' },
  { file: 'prices.yaml', takes: [], only: 'prices' },
  { file: 'how-we-work.yaml', takes: [], only: 'how-we-work' },
  { file: 'notes.yaml', takes: 'all', only: 'notes' },
  { file: 'reverse.yaml', takes: 'all', only: 'reverse' },
  { file: 'legal/privacy-policy.yaml', takes: 'all' },
  { file: 'legal/terms-and-conditions.yaml', takes: 'all' },
  { file: 'legal/attributions.yaml', takes: 'all' },
];

/** What the parts that a studio does not have would need. */
const without: Readonly<Partial<Record<Part, readonly [file: string, path: readonly string[]][]>>> =
  {
    stories: [['common.yaml', ['projects']]],
    demonstrations: [['legal/attributions.yaml', ['disclaimer']]],
  };

/**
 * Every file of content/<code>/, by its path there.
 * @param stories - the slugs of the projects with a story, if the studio has stories
 * @param today - as 2026-11-25
 */
export function textsIn(
  code: string,
  answers: Answers,
  stories: readonly string[],
  today: string,
): Map<string, string> {
  const { parts } = answers;
  const from = languageOfTexts(code);
  const files = new Map<string, string>();
  for (const { file, takes, only } of sources(parts)) {
    if (only && !parts.includes(only)) continue;
    const document = merged(
      read(`${sample}/${from}/${file}`),
      readIfThere(`${starter}/${from}/${file}`),
      takes,
    );
    for (const [part, places] of Object.entries(without) as [Part, [string, string[]][]][])
      for (const [place, path] of places)
        if (place === file && !parts.includes(part)) document.deleteIn(path);
    if (file === 'home.yaml' && !parts.includes('demonstrations'))
      document.setIn(['projectsSection', 'projects'], []);
    if (file.startsWith('legal/') || file === 'reverse.yaml')
      adaptLegal(document, read(`${starter}/${from}/law.yaml`), answers);
    files.set(file, written(document, code));
  }
  for (const slug of stories)
    files.set(`projects/${slug}.yaml`, storyIn(code, titleOf(slug, from)));
  if (parts.includes('notes'))
    files.set(
      `notes/${today}-first.md`,
      readFileSync(`${starter}/${from}/note.md`, 'utf8').replace(/^---\n\n/, '---\n'),
    );
  return files;
}

/** The story of a project with this title, to be written anew. */
function storyIn(code: string, title: string): string {
  const document = read(`${starter}/${languageOfTexts(code)}/story.yaml`);
  visit(document, {
    Scalar: (key, node) => {
      if (key !== 'key' && typeof node.value === 'string')
        node.value = node.value.replaceAll('%title%', title);
    },
  });
  return written(document, code);
}

/** The texts of a project's story in a language, and what all stories say (`projects` of common.yaml). */
export const storyTexts = (code: string, title: string) => ({
  story: storyIn(code, title.charAt(0).toLocaleUpperCase(code) + title.slice(1)),
  projects: read(`${sample}/${languageOfTexts(code)}/common.yaml`).toJS().projects as unknown,
});

const read = (path: string): Document => parseDocument(readFileSync(path, 'utf8'));
const readIfThere = (path: string) => (existsSync(path) ? read(path) : new Document({}));

/** The name of a demonstration in the texts of this project's own site, as a sentence begins. */
function titleOf(slug: string, code: string): string {
  const { projectsSection } = read(`${sample}/${code}/home.yaml`).toJS();
  const { title = slug } =
    projectsSection.projects.find(({ id }: { id: string }) => id === slug) ?? {};
  return title.charAt(0).toLocaleUpperCase(code) + title.slice(1);
}

/** The own texts in the order of the others, and of the others those that are taken. */
function merged(theirs: Document, own: Document, takes: Source['takes']): Document {
  const isTaken = (path: string) =>
    takes === 'all' || takes.some((each) => path === each || path.startsWith(`${each}.`));
  const has = (path: string) =>
    takes === 'all' || takes.some((each) => each.startsWith(`${path}.`));

  function merge(their: unknown, mine: unknown, path: string): unknown {
    if (mine !== undefined && !(isMap(mine) && isMap(their))) return mine;
    if (!isMap(their)) return isTaken(path) ? withoutComments(their) : undefined;
    if (mine === undefined && !isTaken(path) && !has(path)) return undefined;
    const group = new YAMLMap();
    const keys = [...new Set([...namesOf(their), ...namesOf(mine)])];
    for (const key of keys) {
      const below = path ? `${path}.${key}` : key;
      const value = merge(valueIn(their, key), valueIn(mine, key), below);
      if (value !== undefined) group.add(new Pair(new Scalar(key), value));
    }
    return group.items.length > 0 ? group : undefined;
  }

  const document = new Document();
  document.contents = merge(theirs.contents, own.contents ?? undefined, '') as Document['contents'];
  return document;
}

const namesOf = (node: unknown) =>
  isMap(node) ? node.items.map(({ key }) => String(isScalar(key) ? key.value : key)) : [];
const valueIn = (node: unknown, key: string) => (isMap(node) ? node.get(key, true) : undefined);

/** Comments of this project's own site speak to its owner. */
function withoutComments(node: unknown) {
  if (isMap(node) || isSeq(node) || isScalar(node))
    visit(node as Node, (_, each) => {
      if (typeof each === 'object' && each !== null && 'comment' in each)
        Object.assign(each, { comment: undefined, commentBefore: undefined });
    });
  return node;
}

/** A text in English on a site in another language is left to write. */
function written(document: Document, code: string): string {
  if (!isShipped(code)) markAll(document);
  return tidy(document);
}

const notTexts = ['id', 'when', 'law', 'page'];

function markAll(document: Document) {
  visit(document, {
    Pair: (_, { key, value }) =>
      isScalar(key) && isScalar(value) && notTexts.includes(String(key.value))
        ? visit.SKIP
        : undefined,
    Scalar: (key, node) => {
      if (key !== 'key' && typeof node.value === 'string' && /\p{L}{2}/u.test(node.value))
        node.comment ??= ' TO WRITE';
    },
  });
}
