/**
 * Whether the words are whole: build/check.ts asks here for all others. A missing or surplus key does not
 * compile; this finds what a compiler cannot know.
 */
import { fill } from '../src/i18n/fill.ts';
import { defaultLanguage, type Language, languageCodes, languages } from '../src/i18n/languages.ts';
import { conditions, factsIn } from '../src/site.ts';
import { truthsHere } from '../src/true-here.ts';
import { allTexts } from './all-texts.ts';
import { listProblems } from './list-problems.ts';
import { placeIn } from './place.ts';

/** What components put in themselves, beside the facts of src/site.ts. */
const ownPlaceholders = ['count', 'date', 'limit', 'number', 'person', 'projects', 'title', 'year'];

/** Characters that a search result shows at most. */
const limits: readonly (readonly [path: RegExp, most: number])[] = [
  [/^\.SEOContent\.(\w*T|t)itle$/, 65],
  [/^\.SEOContent\.\w*Description$/, 165],
];

/** Where the pages of a dictionary are kept. */
const files: Record<string, string> = {
  SEOContent: 'seo.ts',
  'privacy-policy': 'legal/privacy-policy.ts',
  'terms-and-conditions': 'legal/terms-and-conditions.ts',
  attributions: 'legal/attributions.ts',
};

const placeholdersOf = (text: string) =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/** What parts of a text depend on: `[film? …]`. */
const conditionsOf = (text: string) =>
  [...text.matchAll(/\[([\w-]+)\?/g)].map(([, name = '']) => name);

/** Also those of projects that are not shown: their texts may wait. */
async function knownConditions(code: Language) {
  const { projectsSection } = await languages[code].words.home();
  return [...Object.keys(conditions), ...projectsSection.projects.map(({ id }) => id)];
}

/** The file, the line where it can be found, and the key of a text. */
export async function placeOf(code: Language, path: string, text: string) {
  const [, page = '', ...key] = path.split('.');
  const file = `content/${code}/${files[page] ?? `${page}.ts`}`;
  return `${await placeIn(file, text.slice(0, 40))} (${key.join('.')})`;
}

/** What is true of this site, and is told by a section of the legal texts only: one that says nothing of it is not true. */
async function unsaidConditions() {
  const problems: string[] = [];
  for (const code of languageCodes) {
    const { words } = languages[code];
    const pages = [words['privacy-policy'], words['terms-and-conditions'], words.attributions];
    const texts = await Promise.all(pages.map((load) => load()));
    const said = texts.flatMap(({ sections }) => sections.map(({ when }) => when));
    for (const condition of truthsHere)
      if (!said.includes(condition))
        problems.push(
          `content/${code}/legal: no section has when: '${condition}', and it is so on this site: write one, or take the reason out of site.config.ts or of the build’s variables (.env).`,
        );
  }
  return problems;
}

/** One sentence for each mistake, with its file, its key and the remedy; empty when all is well. */
export async function contentProblems(): Promise<string[]> {
  const problems = await listProblems(defaultLanguage);
  const reference = await allTexts(defaultLanguage);
  const used = new Set<string>();
  for (const code of languageCodes) {
    const texts = await allTexts(code);
    const known = await knownConditions(code);
    const facts = Object.fromEntries(
      Object.entries(factsIn(code)).filter(([name]) => !(name in conditions)),
    );
    const say = async (path: string, problem: string) =>
      problems.push(`${await placeOf(code, path, texts.get(path) ?? '')}: ${problem}`);

    for (const path of reference.keys())
      if (!texts.has(path))
        problems.push(
          `content/${code}: ${path.slice(1)} is missing; content/${defaultLanguage} has it.`,
        );
    for (const [path, text] of texts) {
      if (!reference.has(path))
        await say(
          path,
          `content/${defaultLanguage} has no such text: take it out, or add it there.`,
        );
      // Two texts stand around a link, with the space between.
      if (text.trim() === '' || (text !== text.trim() && !/privacy(Before|After)$/.test(path)))
        await say(
          path,
          'is empty or has white space at an end: write a text, or take the space out.',
        );
      for (const name of placeholdersOf(text)) {
        used.add(name);
        if (!(name in facts) && !ownPlaceholders.includes(name))
          await say(
            path,
            `{${name}} is no fact of site.config.ts: write one of {${Object.keys(facts).join('}, {')}}.`,
          );
      }
      for (const name of conditionsOf(text))
        if (!known.includes(name))
          await say(
            path,
            `[${name}? is no condition: write one of ${[...new Set(known)].join(', ')}.`,
          );
      const { length } = fill(text, factsIn(code));
      for (const [pattern, most] of limits)
        if (pattern.test(path) && length > most)
          await say(
            path,
            `has ${length} characters; a search result shows ${most}: make it shorter.`,
          );
    }
  }
  for (const [name, fact] of Object.entries(factsIn(defaultLanguage)))
    if (!used.has(name) && !(name in conditions) && fact !== '')
      problems.push(
        `content/${defaultLanguage}: no text says {${name}}, which is ${JSON.stringify(fact)} here: name it in one, in every language.`,
      );
  return [...problems, ...(await unsaidConditions())];
}
