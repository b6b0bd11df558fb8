import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { languageCodes } from '../../src/i18n/languages.ts';
import { type CopiedStudio, copyStudio } from './copied-studio.ts';
import { endExaminer, examine } from './examiner.ts';

let studio: CopiedStudio;
beforeEach(() => {
  studio = copyStudio();
});
afterEach(() => studio.remove());
afterAll(endExaminer);

const minute = 60_000;
const page = (body: string) =>
  Object.fromEntries(
    languageCodes.map((code) => [
      code,
      { version: '', data: { title: 'Portas', description: 'Sobre portas.' }, body },
    ]),
  );

test(
  'links follow a page to its new address, and become words when it goes',
  async () => {
    const before = studio.everything();
    expect(await studio.save('pages/doors', page('Sobre portas.'))).toMatchObject({ problems: [] });
    const linking = page('Leia [sobre portas](/doors), e [o início](/).');
    expect(await studio.save('pages/windows', linking)).toMatchObject({ problems: [] });
    const found = await studio.ask('GET', '/desk/references?id=pages%2Fdoors');
    expect(found.value).toEqual({
      references: languageCodes.map((file) => ({ document: 'pages/windows', file, path: 'body' })),
      files: languageCodes,
      pictures: [],
    });
    expect((await studio.move('pages/doors', 'pages/gates')).value).toMatchObject({ problems: [] });
    const [code = ''] = languageCodes;
    const linked = () => studio.source(`content/${code}/pages/windows.md`);
    expect(linked()).toContain('[sobre portas](/gates), e [o início](/)');
    expect((await studio.move('pages/gates')).value).toMatchObject({ problems: [] });
    expect(linked()).toContain('Leia sobre portas, e [o início](/).');
    expect((await examine(studio.root)).problems).toEqual([]);
    expect((await studio.move('pages/windows')).value).toMatchObject({ problems: [] });
    expect(studio.everything()).toEqual(before);
  },
  5 * minute,
);

test(
  'an article gets another date; a name that is taken or none is refused',
  async () => {
    expect(await studio.save('notes/2026-01-01-doors', page('Sobre portas.'))).toMatchObject({
      problems: [],
    });
    const moved = await studio.move('notes/2026-01-01-doors', 'notes/2026-01-31-doors');
    expect(moved.value).toMatchObject({ problems: [], id: 'notes/2026-01-31-doors' });
    const before = studio.everything();
    for (const to of [
      'notes/2026-02-31-doors',
      'notes/doors',
      'pages/doors',
      'notes/2026-01-31-../x',
    ])
      expect((await studio.move('notes/2026-01-31-doors', to)).value, to).toMatchObject({
        error: 'noName',
      });
    expect(
      (await studio.move('notes/2026-01-31-doors', 'notes/2026-01-31-doors')).value,
    ).toMatchObject({ error: 'nameTaken' });
    expect(studio.everything()).toEqual(before);
  },
  5 * minute,
);

test(
  'an article and a page that others link to are hidden, and shown again with their links',
  async () => {
    const note = 'notes/2026-01-01-doors';
    expect(await studio.save(note, page('Sobre portas.'))).toMatchObject({ problems: [] });
    expect(await studio.save('pages/gates', page('Sobre portões.'))).toMatchObject({
      problems: [],
    });
    const linking = page('Leia [sobre portas](/notes/doors) e [portões](/gates).');
    expect(await studio.save('pages/windows', linking)).toMatchObject({ problems: [] });
    const hide = async (id: string, isHidden: boolean) =>
      (
        await studio.ask(
          'POST',
          `/desk/hide?id=${encodeURIComponent(id)}`,
          JSON.stringify({ isHidden }),
        )
      ).value;
    const before = studio.everything();
    for (const id of [note, 'pages/gates']) {
      expect(await hide(id, true)).toEqual({ problems: [], id });
      expect((await examine(studio.root)).problems).toEqual([]);
      expect(await hide(id, false)).toEqual({ problems: [], id });
    }
    expect(studio.everything()).toEqual(before);
  },
  5 * minute,
);
