/**
 * Finishes texts: the parts whose conditions are met, with facts, what keeps words on one line, and marks for
 * signs and phrases of other languages (i18n/marks.ts). It happens once, where a
 * studio is read, and nowhere else: what pages get can be shown.
 */
import type { z } from 'zod';
import { fill, namesIn } from '../i18n/fill.ts';
import { type Finished, plain } from '../i18n/finished.ts';
import { withMarks } from '../i18n/marks.ts';
import { unbroken } from '../i18n/unbroken.ts';
import type { Conditions } from './conditions.ts';
import type { Facts } from './facts.ts';
import type { MarkdownNode, MarkdownWords } from './markdown-nodes.ts';
import { finishing } from './schema.ts';

export type Finish = {
  /** @param holes - names that stay, because they are filled where the text is shown */
  text: (text: string, holes?: readonly string[]) => string;
  isMet: Conditions['isMet'];
};

export const finishWith = (facts: Facts, { isMet }: Conditions): Finish => ({
  text: (text, holes = []) => fillFacts(withMarks(unbroken(text)), facts, holes),
  isMet,
});

/** What is in brackets with a hole keeps its brackets: whether it stays is known where the hole is filled. */
function fillFacts(text: string, facts: Facts, holes: readonly string[]) {
  const known: Readonly<Record<string, string | number>> = facts;
  const hasHole = (part: string) => namesIn(part).some((name) => holes.includes(name));
  return text
    .split(/(\[[^[\]]*\])/)
    .map((part) =>
      part.startsWith('[') && hasHole(part) && namesIn(part).every((name) => known[name] !== '')
        ? `[${fill(part.slice(1, -1), facts)}]`
        : fill(part, facts),
    )
    .join('');
}

type Part = string | { when: string; text: string };

/**
 * What a schema describes, finished. Entries of a list that do not apply, or of which nothing is left, are
 * left out.
 */
export function finish(schema: z.ZodType, value: unknown, by: Finish): unknown {
  if (value === undefined) return undefined;
  const { as, holes = [] } = finishing.get(schema) ?? {};
  const partsOf = (parts: readonly Part[]) =>
    parts
      .filter((part) => typeof part === 'string' || by.isMet(part.when))
      .map((part) => by.text(typeof part === 'string' ? part : part.text, holes))
      .filter((text) => text !== '');
  if (as === 'text') return by.text(value as string, holes);
  if (as === 'additions') return partsOf(value as Part[]);
  if (as === 'parts') return partsOf(Array.isArray(value) ? value : ([value] as Part[])).join(' ');

  const { def } = (schema as unknown as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'optional':
      return finish(def.innerType as z.ZodType, value, by);
    case 'array':
      return (value as unknown[])
        .filter((entry) => !isConditional(entry) || by.isMet(entry.when))
        .map((entry) => finish(def.element as z.ZodType, entry, by))
        .filter((entry) => entry !== '');
    case 'record':
      return mapValues(value as object, (inner) => finish(def.valueType as z.ZodType, inner, by));
    case 'object':
      return mapValues(value as object, (inner, key) =>
        finish(def.shape[key] as z.ZodType, inner, by),
      );
    default:
      return value;
  }
}

const mapValues = (group: object, change: (value: unknown, key: string) => unknown) =>
  Object.fromEntries(Object.entries(group).map(([key, value]) => [key, change(value, key)]));

const isConditional = (entry: unknown): entry is { when: string } =>
  typeof entry === 'object' && entry !== null && 'when' in entry && entry.when !== undefined;

/** What a result of a search shows, in characters. */
export const longestShown = { title: 65, description: 165 };

/**
 * The texts of a page. Where the name of the studio makes its title too long, the title is without it: the name is in the
 * head of the page in any case.
 */
export function finishPage(schema: z.ZodType, data: unknown, by: Finish): unknown {
  const words = finish(schema, data, by);
  if (!hasTitle(words) || plain(words.page.title).length <= longestShown.title) return words;
  const { page } = data as typeof words;
  // A title may have parts with conditions.
  const title = JSON.parse(JSON.stringify(page.title).replaceAll(' | {name}', ''));
  return finish(schema, { ...(data as object), page: { ...page, title } }, by);
}

const hasTitle = (words: unknown): words is { page: { title: Finished } } =>
  typeof words === 'object' &&
  words !== null &&
  'page' in words &&
  typeof words.page === 'object' &&
  words.page !== null &&
  'title' in words.page;

/**
 * The texts of a Markdown file. A long title is without the name of the studio. Code stays as it is written.
 * @param hidden - addresses of pages that are not shown: links to them are plain words
 */
export function finishMarkdown<Words extends MarkdownWords>(
  words: Words,
  { text }: Finish,
  hidden: readonly string[] = [],
): Words {
  const finishNode = (node: MarkdownNode): MarkdownNode[] => {
    if (typeof node === 'string') return [text(node)];
    const { tag, attributes, children } = node;
    const [path = ''] = (attributes?.href ?? '').split(/[?#]/, 1);
    if (tag === 'a' && hidden.includes(path)) return children.flatMap(finishNode);
    const title = attributes?.title && { title: text(attributes.title) };
    return [
      {
        ...node,
        ...(attributes && { attributes: { ...attributes, ...title } }),
        children: children.flatMap(finishNode),
      },
    ];
  };
  const { name, title, description } = words.page;
  const own = text(words.title);
  const whole = text(title);
  return {
    ...words,
    page: {
      name: text(name),
      // The studio's name is in the head of the page in any case.
      title: plain(whole).length > longestShown.title ? own : whole,
      description: text(description),
    },
    title: own,
    body: words.body.flatMap(finishNode),
  };
}
