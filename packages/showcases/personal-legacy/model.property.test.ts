/**
 * Visitors write, take out and put back, the family decides and corrects, in two tabs and in any order: the book
 * never holds more than it can, nothing is lost or doubled, and what is undone is as it was.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Shelf } from '../browser/kept.ts';
import { generated } from '../property.ts';
import { chapters, type Decision, editOf } from './family.ts';
import { entryErrors, entryLimit } from './guest-book.ts';
import { createModel, type TakenOut } from './model.ts';

function storage(): Shelf & { snapshot: () => unknown } {
  const values = new Map<string, string>();
  return {
    read: (key) => JSON.parse(values.get(key) ?? 'null'),
    write: (key, value) => void values.set(key, JSON.stringify(value)),
    isKept: () => true,
    onOtherTab: () => {},
    snapshot: () => Object.fromEntries(values),
  };
}

const language = fc.constantFrom('pt' as const, 'en' as const, 'es' as const);
const chapter = fc.constantFrom(...chapters);
const decision = fc.constantFrom<Decision | null>('shown', 'hidden', null);
const words = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 450 }),
  fc.constant('Ainda conto até quinze.'),
  fc.constant('Ainda conto até quinze.'),
);
const input = fc.record({
  name: fc.oneof(fc.constant('Helena'), fc.string({ unit: 'grapheme', maxLength: 70 })),
  relation: fc.constantFrom('family', 'school', 'ministro', ''),
  message: words,
});
const pick = fc.nat(30);

const action = fc.oneof(
  { weight: 8, arbitrary: fc.record({ do: fc.constant('write' as const), input }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('take out' as const), pick, isRegretted: fc.boolean() }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('put back' as const), pick }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('decide' as const),
      pick,
      decision,
      isRegretted: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('correct' as const),
      language,
      chapter,
      title: words,
      text: words,
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('original' as const), language, chapter }) },
);

test('whatever visitors and family do, nothing is lost, doubled or more than the book holds', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ tab: fc.constantFrom(0, 1), action }), { maxLength: 60, size: 'max' }),
      (steps) => {
        const shelf = storage();
        let count = 0;
        const tabs = [0, 1].map(() =>
          createModel(
            shelf,
            () => new Date('2026-05-14T12:00:00Z'),
            () => `message${++count}`,
          ),
        );
        /** What is in the book by the test's own count, and what was taken out. */
        const inBook = new Map<string, string>();
        const out: TakenOut[] = [];
        for (const { tab, action: step } of steps) {
          const model = tabs[tab];
          if (!model) throw new Error('no tab');
          const before = shelf.snapshot();
          const entries = model.entries();
          switch (step.do) {
            case 'write': {
              const isSound = Object.keys(entryErrors(step.input)).length === 0;
              const written = model.write(step.input);
              if (written === 'full') expect(entries).toHaveLength(entryLimit);
              if (written === 'full' || 'errors' in written) {
                expect(isSound && entries.length < entryLimit).toBe(false);
                expect(shelf.snapshot()).toEqual(before);
              } else {
                expect(isSound).toBe(true);
                expect(model.entries()[0]).toEqual(written.entry);
                // It waits: nobody has decided about a message that is new.
                expect(model.family().decisions[written.entry.id]).toBeUndefined();
                inBook.set(written.entry.id, JSON.stringify(written.entry));
              }
              break;
            }
            case 'take out': {
              const entry = entries[step.pick % Math.max(1, entries.length)];
              const taken = model.takeOut(entry?.id ?? 'nobody');
              expect(taken?.entry).toEqual(entry);
              if (!taken) break;
              // Another tab's button for the same message.
              expect(model.takeOut(taken.entry.id)).toBeNull();
              if (step.isRegretted) {
                expect(model.putBack(taken)).toBe(true);
                expect(model.entries()).toEqual(entries);
              } else {
                inBook.delete(taken.entry.id);
                out.push(taken);
              }
              break;
            }
            case 'put back': {
              const taken = out[step.pick % Math.max(1, out.length)];
              if (!taken) break;
              const isBack = model.putBack(taken);
              expect(isBack).toBe(inBook.size < entryLimit);
              if (!isBack) {
                expect(shelf.snapshot()).toEqual(before);
                break;
              }
              out.splice(out.indexOf(taken), 1);
              inBook.set(taken.entry.id, JSON.stringify(taken.entry));
              break;
            }
            case 'decide': {
              const id = entries[step.pick % Math.max(1, entries.length)]?.id ?? 'abel';
              const was = model.family();
              const earlier = model.decide(id, step.decision);
              expect(model.family().decisions[id] ?? null).toBe(step.decision);
              expect(model.family().edits).toEqual(was.edits);
              if (!step.isRegretted) break;
              model.decide(id, earlier);
              expect(model.family()).toEqual(was);
              break;
            }
            case 'correct': {
              const text = { title: step.title, first: step.text, second: 'Dois.' };
              const was = model.family();
              const isSaved = model.correct(step.language, step.chapter, text);
              if (!isSaved) expect(shelf.snapshot()).toEqual(before);
              else {
                const now = editOf(model.family(), step.language, step.chapter);
                expect(now?.title).toBe(step.title.trim());
                // The other languages and chapters are as they were.
                const key = `${step.language}.${step.chapter}`;
                const { [key]: _, ...others } = model.family().edits;
                const { [key]: __, ...wereOthers } = was.edits;
                expect(others).toEqual(wereOthers);
              }
              break;
            }
            case 'original':
              model.original(step.language, step.chapter);
              expect(editOf(model.family(), step.language, step.chapter)).toBeUndefined();
              break;
          }
          const now = model.entries();
          expect(now.length).toBeLessThanOrEqual(entryLimit);
          expect(new Map(now.map((entry) => [entry.id, JSON.stringify(entry)]))).toEqual(inBook);
          expect(now).toHaveLength(inBook.size);
        }
      },
    ),
    generated(200),
  );
});
