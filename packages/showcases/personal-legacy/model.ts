import type { Shelf } from '../browser/kept.ts';
import type { Code } from '../browser/language.ts';
import {
  type Chapter,
  type ChapterText,
  type Decision,
  decide,
  edit,
  type Family,
  parseFamily,
  partLimits,
  parts,
} from './family.ts';
import {
  type EntryErrors,
  type EntryInput,
  entryErrors,
  entryLimit,
  type GuestEntry,
  isRelation,
  parseEntries,
  tidyMessage,
} from './guest-book.ts';

/** A message that its author took out, and where it stood. */
export type TakenOut = { entry: GuestEntry; index: number };

type Written = { entry: GuestEntry } | { errors: EntryErrors } | 'full';

/**
 * All that visitors and the family write, and the only functions that change it. Each reads what is stored when
 * it is called, because another tab may have written since.
 */
export type Model = {
  entries: () => GuestEntry[];
  family: () => Family;
  write: (input: EntryInput) => Written;
  /** Null if it is not there any more. */
  takeOut: (id: string) => TakenOut | null;
  /** False if others have filled the book: then the message stays out. */
  putBack: (taken: TakenOut) => boolean;
  /** Returns what was decided before. */
  decide: (id: string, decision: Decision | null) => Decision | null;
  /** Corrects a chapter in one language. False if a part of it is empty or too long. */
  correct: (language: Code, chapter: Chapter, text: ChapterText) => boolean;
  /** The chapter has the text again that it came with, in this language. */
  original: (language: Code, chapter: Chapter) => void;
  onChange: (listener: () => void) => void;
};

/** @param newId - a name that no other message has, also one that was taken out */
export function createModel(shelf: Shelf, clock: () => Date, newId: () => string): Model {
  const listeners: (() => void)[] = [];
  const save = (key: string, value: unknown) => {
    shelf.write(key, value);
    for (const listener of listeners) listener();
  };
  const saveEntries = (entries: readonly GuestEntry[]) => save('guestbook', entries);
  const saveFamily = (family: Family) => save('family', family);

  const model: Model = {
    entries: () => parseEntries(shelf.read('guestbook')),
    family: () => parseFamily(shelf.read('family')),
    write(input) {
      const errors = entryErrors(input);
      const { relation } = input;
      if (Object.keys(errors).length > 0 || !isRelation(relation)) return { errors };
      const entries = model.entries();
      if (entries.length >= entryLimit) return 'full';
      const entry: GuestEntry = {
        id: newId(),
        name: tidyMessage(input.name),
        relation,
        message: tidyMessage(input.message),
        date: clock().toISOString(),
      };
      saveEntries([entry, ...entries]);
      return { entry };
    },
    takeOut(id) {
      const entries = model.entries();
      const index = entries.findIndex((entry) => entry.id === id);
      const entry = entries[index];
      if (!entry) return null;
      saveEntries(entries.toSpliced(index, 1));
      return { entry, index };
    },
    putBack({ entry, index }) {
      const others = model.entries().filter(({ id }) => id !== entry.id);
      if (others.length >= entryLimit) return false;
      saveEntries(others.toSpliced(index, 0, entry));
      return true;
    },
    decide(id, decision) {
      const family = model.family();
      saveFamily(decide(family, id, decision));
      return family.decisions[id] ?? null;
    },
    correct(language, chapter, text) {
      const tidy = Object.fromEntries(parts.map((part) => [part, text[part].trim()]));
      const isSound = parts.every((part) => {
        const { length } = tidy[part] ?? '';
        return length > 0 && length <= partLimits[part];
      });
      if (isSound) saveFamily(edit(model.family(), language, chapter, { ...text, ...tidy }));
      return isSound;
    },
    original: (language, chapter) => saveFamily(edit(model.family(), language, chapter, null)),
    onChange(listener) {
      listeners.push(listener);
      shelf.onOtherTab(listener);
    },
  };
  return model;
}
