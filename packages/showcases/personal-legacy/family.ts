import { recordOf } from '../browser/kept.ts';
import type { Code } from '../browser/language.ts';

/** What the family has decided about a message. Visitors' messages wait until then. */
export type Decision = 'shown' | 'hidden';

export const parts = ['title', 'first', 'second'] as const;

export const chapters = [
  'storm',
  'flour',
  'beach',
  'bicycle',
  'thursday',
  'wall',
  'lens',
  'kite',
  'computer',
  'light',
] as const;

export const partLimits = { title: 80, first: 1000, second: 1000 };

export type Chapter = (typeof chapters)[number];
export type Part = (typeof parts)[number];
export type ChapterText = Record<Part, string>;

/** What somebody wrote, what stood there when they began, and what the page came with. */
export type Correction = { text: ChapterText; before: ChapterText; original: ChapterText };

/** Joins a correction with what others have saved since. `parts` are those that both have changed, differently. */
export function merge(
  { text, before }: Pick<Correction, 'text' | 'before'>,
  current: ChapterText,
): { text: ChapterText; parts: Part[] } {
  const isTheirs = (part: Part) => text[part] === before[part] || text[part] === current[part];
  const pick = (part: Part) => (isTheirs(part) ? current[part] : text[part]);
  return {
    text: { title: pick('title'), first: pick('first'), second: pick('second') },
    parts: parts.filter((part) => !isTheirs(part) && current[part] !== before[part]),
  };
}

export const isSameText = (one: ChapterText, other: ChapterText) =>
  parts.every((part) => one[part] === other[part]);

/** `decisions` by the id of a message, `edits` by language and chapter: `pt.storm`. */
export type Family = {
  decisions: Record<string, Decision>;
  edits: Record<string, ChapterText>;
};

/** Reads what was stored; whatever makes no sense is left out. */
export function parseFamily(value: unknown): Family {
  const { decisions, edits } = recordOf(value);
  const isText = (text: unknown) => typeof text === 'string' && text.trim() !== '';
  return {
    decisions: Object.fromEntries(
      Object.entries(recordOf(decisions)).flatMap(([id, decision]) =>
        decision === 'shown' || decision === 'hidden' ? [[id, decision]] : [],
      ),
    ),
    edits: Object.fromEntries(
      Object.entries(recordOf(edits)).flatMap(([chapter, edit]) => {
        const text = recordOf(edit);
        return parts.every((part) => isText(text[part])) ? [[chapter, text as ChapterText]] : [];
      }),
    ),
  };
}

/** The family's decision on a message, or null while there is none. */
export function decide(family: Family, id: string, decision: Decision | null): Family {
  const { [id]: _before, ...others } = family.decisions;
  return { ...family, decisions: decision ? { ...others, [id]: decision } : others };
}

/** A chapter's text in one language, or null for the one it came with. */
export function edit(
  family: Family,
  language: Code,
  chapter: Chapter,
  text: ChapterText | null,
): Family {
  const name = `${language}.${chapter}`;
  const { [name]: _before, ...others } = family.edits;
  return { ...family, edits: text ? { ...others, [name]: text } : others };
}

export const editOf = (
  { edits }: Family,
  language: Code,
  chapter: Chapter,
): ChapterText | undefined => edits[`${language}.${chapter}`];
