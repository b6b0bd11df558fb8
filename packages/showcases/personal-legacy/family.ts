import { find } from '../browser/element.ts';
import { inline } from '../browser/inline.ts';
import { isRecord } from '../browser/kept.ts';
import { code } from '../browser/language.ts';
import { shelf } from './kept-here.ts';
import { words } from './words.ts';

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

export type Chapter = (typeof chapters)[number];
export type ChapterText = Record<(typeof parts)[number], string>;

/** `decisions` by the id of a message, `edits` by language and chapter: `pt.storm`. */
export type Family = {
  decisions: Record<string, Decision>;
  edits: Record<string, ChapterText>;
};

const key = 'family';

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

const recordOf = (value: unknown) => (isRecord(value) ? value : {});

/** The family's decision on a message, or null while there is none. */
export function decide(family: Family, id: string, decision: Decision | null): Family {
  const { [id]: _before, ...others } = family.decisions;
  return { ...family, decisions: decision ? { ...others, [id]: decision } : others };
}

/** A chapter's text in this language, or null for the one it came with. */
export function edit(family: Family, chapter: Chapter, text: ChapterText | null): Family {
  const name = `${code}.${chapter}`;
  const { [name]: _before, ...others } = family.edits;
  return { ...family, edits: text ? { ...others, [name]: text } : others };
}

export const editOf = ({ edits }: Family, chapter: Chapter): ChapterText | undefined =>
  edits[`${code}.${chapter}`];

const listeners: (() => void)[] = [];

export const readFamily = () => parseFamily(shelf.read(key));

export function saveFamily(family: Family): void {
  shelf.write(key, family);
  for (const listener of listeners) listener();
}

/** Calls back when the family or a visitor has changed something, in this tab or another. */
export function onFamily(listener: () => void): void {
  listeners.push(listener);
  shelf.onOtherTab(listener);
}

/** Shows the family's decisions and texts on the page, now and whenever they change. */
export function followFamily(): void {
  const show = () => {
    const family = readFamily();
    for (const item of document.querySelectorAll<HTMLElement>('[data-entry]')) {
      item.hidden = family.decisions[item.dataset.entry ?? ''] === 'hidden';
    }
    for (const chapter of chapters) {
      const text: ChapterText = editOf(family, chapter) ?? words.page[chapter];
      for (const part of parts) {
        const place = find(`[data-word="${chapter}.${part}"]`, HTMLElement);
        place.replaceChildren(...inline(text[part]));
      }
    }
  };
  show();
  onFamily(show);
}
