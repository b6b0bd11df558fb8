import { inTurn } from '../browser/in-turn.ts';
import type { Shelf } from '../browser/kept.ts';
import type { Code } from '../browser/language.ts';
import {
  type Chapter,
  type ChapterText,
  type Correction,
  type Decision,
  decide,
  edit,
  editOf,
  type Family,
  isSameText,
  merge,
  type Part,
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
  parseWithdrawals,
  tidyMessage,
} from './guest-book.ts';

/** A message that its author took out, and where it stood. */
export type TakenOut = { entry: GuestEntry; index: number };

/** Nothing is saved while two have changed one part: `theirs` is what stands there now. */
type Corrected =
  | { status: 'saved' | 'refused' }
  | { status: 'conflict'; theirs: ChapterText; parts: Part[] };

type Written = { entry: GuestEntry } | { errors: EntryErrors } | 'full';

/**
 * All that visitors and the family write, and the only functions that change it. Each reads what is stored, because
 * another tab may have written since, and writes while no other tab does.
 */
export type Model = ReturnType<typeof createModel>;

/** @param newId - a name that no other message has, also one that was taken out */
export function createModel(shelf: Shelf, clock: () => Date, newId: () => string) {
  const listeners: (() => void)[] = [];
  const save = (key: string, value: unknown) => {
    shelf.write(key, value);
    for (const listener of listeners) listener();
  };
  /** Two tabs write one after the other. */
  const alone = <Result>(task: () => Result) => inTurn('showcase-legacy', task);
  const saveEntries = (entries: readonly GuestEntry[]) => save('guestbook', entries);
  const saveFamily = (family: Family) => save('family', family);

  const entriesNow = () => parseEntries(shelf.read('guestbook'));
  const familyNow = () => parseFamily(shelf.read('family'));
  const withdrawals = () => parseWithdrawals(shelf.read('withdrawals'));
  const withdrawalsBut = (id: string) => withdrawals().filter((one) => one.id !== id);

  return {
    /** False if the browser does not store: what is written lasts as long as the page. */
    isKept: shelf.isKept,
    /** The messages that their writers took out and have not put back. */
    withdrawals,
    entries: entriesNow,
    family: familyNow,
    write: (input: EntryInput) =>
      alone((): Written => {
        const errors = entryErrors(input);
        const { relation } = input;
        if (Object.keys(errors).length > 0 || !isRelation(relation)) return { errors };
        const entries = entriesNow();
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
      }),
    /** Null if it is not there any more. */
    takeOut: (id: string) =>
      alone((): TakenOut | null => {
        const entries = entriesNow();
        const index = entries.findIndex((entry) => entry.id === id);
        const entry = entries[index];
        if (!entry) return null;
        const { message: _, ...withdrawal } = entry;
        shelf.write('withdrawals', [withdrawal, ...withdrawalsBut(id)].slice(0, entryLimit));
        saveEntries(entries.toSpliced(index, 1));
        return { entry, index };
      }),
    /** False if others have filled the book: then the message stays out. */
    putBack: ({ entry, index }: TakenOut) =>
      alone(() => {
        const others = entriesNow().filter(({ id }) => id !== entry.id);
        if (others.length >= entryLimit) return false;
        shelf.write('withdrawals', withdrawalsBut(entry.id));
        saveEntries(others.toSpliced(index, 0, entry));
        return true;
      }),
    /** Returns what was decided before. */
    decide: (id: string, decision: Decision | null) =>
      alone(() => {
        const family = familyNow();
        saveFamily(decide(family, id, decision));
        return family.decisions[id] ?? null;
      }),
    /** Takes a decision back. False if somebody has decided differently since: that stays. */
    undecide: (id: string, decision: Decision, before: Decision | null) =>
      alone(() => {
        const family = familyNow();
        if (family.decisions[id] !== decision) return false;
        saveFamily(decide(family, id, before));
        return true;
      }),
    /**
     * Corrects a chapter in one language, and keeps what others have changed in it since. Refused if a part is
     * empty or too long.
     */
    correct: (language: Code, chapter: Chapter, { text: typed, before, original }: Correction) =>
      alone((): Corrected => {
        const text: ChapterText = {
          title: typed.title.trim(),
          first: typed.first.trim(),
          second: typed.second.trim(),
        };
        const isSound = parts.every(
          (part) => text[part].length > 0 && text[part].length <= partLimits[part],
        );
        if (!isSound) return { status: 'refused' };
        const family = familyNow();
        const theirs = editOf(family, language, chapter) ?? original;
        const merged = merge({ text, before }, theirs);
        if (merged.parts.length > 0) return { status: 'conflict', theirs, parts: merged.parts };
        const isOriginal = isSameText(merged.text, original);
        saveFamily(edit(family, language, chapter, isOriginal ? null : merged.text));
        return { status: 'saved' };
      }),
    /** The chapter has the text again that it came with, in this language. Returns the correction that it had. */
    original: (language: Code, chapter: Chapter) =>
      alone(() => {
        const family = familyNow();
        saveFamily(edit(family, language, chapter, null));
        return editOf(family, language, chapter) ?? null;
      }),
    /** Brings that correction back. False if somebody has corrected the chapter since: that stays. */
    undoOriginal: (language: Code, chapter: Chapter, before: ChapterText) =>
      alone(() => {
        const family = familyNow();
        if (editOf(family, language, chapter)) return false;
        saveFamily(edit(family, language, chapter, before));
        return true;
      }),
    onChange(listener: () => void) {
      listeners.push(listener);
      shelf.onOtherTab(listener);
    },
  };
}
