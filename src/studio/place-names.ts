/** The names of places in a text: headings have ids, from their words or written behind them as `{#prices}`. */
import { type Problem, problemAt } from '../problems/problem.ts';
import { elementsIn, type MarkdownNode, plainText } from './markdown-nodes.ts';

export const isHeading = (tag: string): boolean => /^h[1-6]$/.test(tag);

const writtenId = /[ \t]*\{#([^\s{}]+)\}[ \t]*$/;

/** Ids of the page around a text, and those of its sections by their number. */
export const taken = /^(?:content|menu|contents-of-page|footer-[a-z]+|consent-title|section-\d+)$/;

/** In every script. Of a phrase in another language, `{fr déjà vu}`, its words count. */
export const nameFrom = (text: string) =>
  text
    .replaceAll(/\{[a-z-]+ ([^{}]*)\}/g, '$1')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

/**
 * Takes the written id out of the text of a heading, and returns it.
 * @param children - of the heading
 */
export function takeWrittenId(children: MarkdownNode[]): string | undefined {
  const last = children.at(-1);
  const [all, id] = (typeof last === 'string' && writtenId.exec(last)) || [];
  if (typeof last !== 'string' || all === undefined) return undefined;
  children[children.length - 1] = last.slice(0, -all.length);
  return id?.normalize('NFC');
}

/** Gives each heading without a written id one from its words: two that are equal get `-2`, one without words none. */
export function nameHeadings(body: readonly MarkdownNode[], file: string): Problem[] {
  const headings = elementsIn(body).filter(({ tag }) => isHeading(tag));
  const used = new Set<string>();
  /** The next number of a name. */
  const counts = new Map<string, number>();
  const problems: Problem[] = [];
  for (const { attributes, line } of headings) {
    const { id } = attributes ?? {};
    if (id === undefined) continue;
    if (used.has(id) || taken.test(id)) problems.push(problemAt({ file, line }, 'idTwice', { id }));
    used.add(id);
  }
  for (const heading of headings) {
    const name = nameFrom(plainText(heading.children));
    if (heading.attributes?.id !== undefined || name === '') continue;
    let id = name;
    let count = counts.get(name) ?? 2;
    for (; used.has(id) || taken.test(id); count += 1) id = `${name}-${count}`;
    counts.set(name, count);
    used.add(id);
    heading.attributes = { id };
  }
  return problems;
}
