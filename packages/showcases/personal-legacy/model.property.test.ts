/**
 * Visitors write, take out and put back, the family decides and corrects, in two tabs and in any order: the book
 * never holds more than it can, nothing is lost or doubled, and what is undone is as it was.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Shelf } from '../browser/kept.ts';
import type { Code } from '../browser/language.ts';
import { forAll, step, storedShelf } from '../property.ts';
import { type Chapter, chapters, type Decision, editOf, parts } from './family.ts';
import { entryErrors, entryLimit } from './guest-book.ts';
import { createModel, type Model, type TakenOut } from './model.ts';

const modelOn = (shelf: Shelf, newId = () => 'new') =>
  createModel(shelf, () => new Date('2026-05-14T12:00:00Z'), newId);

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

const isRegretted = fc.boolean();
const action = fc.oneof(
  step(8, 'write', { input }),
  step(3, 'take out', { pick, isRegretted }),
  step(3, 'put back', { pick }),
  step(3, 'decide', { pick, decision, isRegretted }),
  step(2, 'correct', { language, chapter, title: words, text: words }),
  step(1, 'original', { language, chapter }),
);

// Without the Web Locks API a task runs at once. That tabs wait for each other is tested below.
beforeAll(() => void vi.stubGlobal('navigator', {}));
afterAll(() => vi.unstubAllGlobals());

/** The original is put back, taken back as it was, and put back again. */
async function expectOriginal(model: Model, ...place: [Code, Chapter]) {
  const was = model.family();
  const corrected = await model.original(...place);
  expect(corrected).toEqual(editOf(was, ...place) ?? null);
  expect(editOf(model.family(), ...place)).toBeUndefined();
  if (!corrected) return;
  expect(await model.undoOriginal(...place, corrected)).toBe(true);
  expect(model.family()).toEqual(was);
  // A correction that has come since stays.
  expect(await model.undoOriginal(...place, { ...corrected, title: 'Outro' })).toBe(false);
  expect(model.family()).toEqual(was);
  await model.original(...place);
}

test('whatever visitors and family do, nothing is lost, doubled or more than the book holds', () =>
  forAll(
    200,
    fc.array(fc.record({ tab: fc.constantFrom(0, 1), action }), { maxLength: 60, size: 'max' }),
    async (steps) => {
      const shelf = storedShelf();
      let count = 0;
      const tabs = [0, 1].map(() => modelOn(shelf, () => `message${++count}`));
      /** What is in the book by the test's own count, and what was taken out. */
      const inBook = new Map<string, string>();
      const out: TakenOut[] = [];
      for (const { tab, action: done } of steps) {
        const model = tabs[tab];
        if (!model) throw new Error('no tab');
        const stored = shelf.snapshot();
        const entries = model.entries();
        switch (done.do) {
          case 'write': {
            const isSound = Object.keys(entryErrors(done.input)).length === 0;
            const written = await model.write(done.input);
            if (written === 'full') expect(entries).toHaveLength(entryLimit);
            if (written === 'full' || 'errors' in written) {
              expect(isSound && entries.length < entryLimit).toBe(false);
              expect(shelf.snapshot()).toEqual(stored);
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
            const entry = entries[done.pick % Math.max(1, entries.length)];
            const taken = await model.takeOut(entry?.id ?? 'nobody');
            expect(taken?.entry).toEqual(entry);
            if (!taken) break;
            // Another tab's button for the same message.
            expect(await model.takeOut(taken.entry.id)).toBeNull();
            if (done.isRegretted) {
              expect(await model.putBack(taken)).toBe(true);
              expect(model.entries()).toEqual(entries);
            } else {
              inBook.delete(taken.entry.id);
              out.push(taken);
            }
            break;
          }
          case 'put back': {
            const taken = out[done.pick % Math.max(1, out.length)];
            if (!taken) break;
            const isBack = await model.putBack(taken);
            expect(isBack).toBe(inBook.size < entryLimit);
            if (!isBack) {
              expect(shelf.snapshot()).toEqual(stored);
              break;
            }
            out.splice(out.indexOf(taken), 1);
            inBook.set(taken.entry.id, JSON.stringify(taken.entry));
            break;
          }
          case 'decide': {
            const id = entries[done.pick % Math.max(1, entries.length)]?.id ?? 'abel';
            const was = model.family();
            const earlier = await model.decide(id, done.decision);
            expect(model.family().decisions[id] ?? null).toBe(done.decision);
            expect(model.family().edits).toEqual(was.edits);
            if (!done.isRegretted) break;
            const isSame =
              done.decision !== null && (await model.undecide(id, done.decision, earlier));
            if (isSame) expect(model.family()).toEqual(was);
            break;
          }
          case 'correct': {
            const original = { title: 'Título', first: 'Um.', second: 'Dois.' };
            const was = model.family();
            const before = editOf(was, done.language, done.chapter) ?? original;
            const text = { title: done.title, first: done.text, second: before.second };
            const { status } = await model.correct(done.language, done.chapter, {
              text,
              before,
              original,
            });
            if (status !== 'saved') {
              // Nobody has changed it meanwhile: only what is empty or too long is refused.
              expect(status).toBe('refused');
              expect(shelf.snapshot()).toEqual(stored);
            } else {
              const now = editOf(model.family(), done.language, done.chapter) ?? original;
              expect(now.title).toBe(done.title.trim());
              // The other languages and chapters are as they were.
              const key = `${done.language}.${done.chapter}`;
              const { [key]: _, ...others } = model.family().edits;
              const { [key]: __, ...wereOthers } = was.edits;
              expect(others).toEqual(wereOthers);
            }
            break;
          }
          case 'original':
            await expectOriginal(model, done.language, done.chapter);
            break;
        }
        const now = model.entries();
        expect(now.length).toBeLessThanOrEqual(entryLimit);
        expect(new Map(now.map((entry) => [entry.id, JSON.stringify(entry)]))).toEqual(inBook);
        expect(now).toHaveLength(inBook.size);
        // The family is told of the latest that are out, whoever took them out, and of none that is back.
        const told = model.withdrawals().map(({ id }) => id);
        expect(told.length).toBeLessThanOrEqual(entryLimit);
        expect(told.filter((id) => inBook.has(id))).toEqual([]);
        if (done.do === 'take out' && !done.isRegretted) expect(told[0]).toBe(out.at(-1)?.entry.id);
      }
    },
  ));

const original = { title: 'Título', first: 'Primeiro.', second: 'Segundo.' };
const relatives = ['Inês', 'Tomás'] as const;
/** Few texts, so that two relatives often write the same. */
const someText = fc.constantFrom('Um.', 'Outro.', 'Terceiro.');
const relativesStep = fc.oneof(
  step(2, 'begin'),
  step(4, 'write', { part: fc.constantFrom(...parts), text: someText }),
  step(3, 'save', { isMineKept: fc.boolean() }),
);

test('two relatives correct one chapter: no part that one has saved goes without being shown to the other', () =>
  forAll(
    500,
    fc.array(fc.record({ who: fc.constantFrom(0, 1), done: relativesStep }), { maxLength: 40 }),
    async (steps) => {
      const shelf = storedShelf();
      const chapter: Chapter = 'storm';
      const models = relatives.map((name) => modelOn(shelf, () => name));
      const saved = (index: number) =>
        editOf(models[index]?.family() ?? { decisions: {}, edits: {} }, 'pt', chapter) ?? original;
      const drafts = relatives.map(() => ({ before: original, text: original }));
      for (const { who, done } of steps) {
        const model = models[who];
        const draft = drafts[who];
        if (!model || !draft) throw new Error('nobody');
        if (done.do === 'begin') {
          drafts[who] = { before: saved(who), text: saved(who) };
        } else if (done.do === 'write') {
          drafts[who] = { ...draft, text: { ...draft.text, [done.part]: done.text } };
        } else {
          const was = saved(who);
          const outcome = await model.correct('pt', chapter, { ...draft, original });
          const now = saved(who);
          const isMine = (part: (typeof parts)[number]) => draft.text[part] !== draft.before[part];
          const isOthers = (part: (typeof parts)[number]) => was[part] !== draft.before[part];
          const both = parts.filter(
            (part) => isMine(part) && isOthers(part) && was[part] !== draft.text[part],
          );
          if (outcome.status === 'conflict') {
            expect(outcome.parts).toEqual(both);
            expect(outcome.theirs).toEqual(was);
            expect(now).toEqual(was);
            // Whoever has seen both chooses, and the other's choice is not asked again.
            const chosen = done.isMineKept ? draft.text : was;
            const text = { ...draft.text };
            const before = { ...draft.before };
            for (const part of both) {
              text[part] = chosen[part];
              before[part] = was[part];
            }
            expect((await model.correct('pt', chapter, { text, before, original })).status).toBe(
              'saved',
            );
            for (const part of both) expect(saved(who)[part]).toBe(chosen[part]);
          } else {
            expect(outcome.status).toBe('saved');
            expect(both).toEqual([]);
            for (const part of parts)
              expect(now[part]).toBe(isMine(part) ? draft.text[part] : was[part]);
          }
          drafts[who] = { before: saved(who), text: saved(who) };
        }
      }
    },
  ));

test('a decision is taken back as it was, unless somebody has decided differently since', () =>
  forAll(
    100,
    fc.constantFrom<Decision>('shown', 'hidden'),
    decision,
    decision,
    async (mine, earlier, others) => {
      const shelf = storedShelf();
      const [model, other] = [modelOn(shelf), modelOn(shelf)];
      await model.decide('abel', earlier);
      const before = await model.decide('abel', mine);
      expect(before).toBe(earlier);
      await other.decide('abel', others);
      const isUndone = await model.undecide('abel', mine, before);
      expect(isUndone).toBe(others === mine);
      expect(model.family().decisions.abel ?? null).toBe(isUndone ? earlier : others);
    },
  ));

test('nothing is written while another tab writes', async () => {
  vi.unstubAllGlobals();
  const text = { title: 'Novo', first: 'Um.', second: 'Dois.' };
  const taken = {
    entry: {
      id: 'm',
      name: 'Helena',
      relation: 'family' as const,
      message: 'Ainda conto até quinze.',
      date: '2026-05-14T12:00:00Z',
    },
    index: 0,
  };
  const writes: Record<string, (model: Model) => Promise<unknown>> = {
    write: (model) => model.write(taken.entry),
    takeOut: (model) => model.takeOut('m'),
    putBack: (model) => model.putBack(taken),
    decide: (model) => model.decide('abel', 'hidden'),
    undecide: (model) => model.undecide('clara', 'hidden', null),
    correct: (model) => model.correct('pt', 'storm', { text, before: original, original }),
    original: (model) => model.original('pt', 'flour'),
    undoOriginal: (model) => model.undoOriginal('pt', 'wall', text),
  };
  for (const [name, write] of Object.entries(writes)) {
    const shelf = storedShelf();
    shelf.write('guestbook', name === 'takeOut' ? [taken.entry] : []);
    shelf.write('family', { decisions: { clara: 'hidden' }, edits: { 'pt.flour': text } });
    const model = modelOn(shelf);
    const before = JSON.stringify(shelf.snapshot());
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    const other = navigator.locks.request('showcase-legacy', () => held);
    const done = write(model);
    await Promise.resolve();
    expect(JSON.stringify(shelf.snapshot()), name).toBe(before);
    release();
    await other;
    await done;
    expect(JSON.stringify(shelf.snapshot()), name).not.toBe(before);
  }
});
