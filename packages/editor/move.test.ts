import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { languageCodes } from '../../src/i18n/languages.ts';
import { type CopiedStudio, copyStudio } from './copied-studio.ts';
import { endExaminer, examine } from './examiner.ts';
import { takeBack, writeTogether } from './write-together.ts';

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
  'when one file cannot be written, all are as before; so after an interrupted save',
  async () => {
    const before = studio.everything();
    // A file stands where a folder is needed.
    const changes = [
      { path: 'content/studio.yaml', content: 'name: x\n' },
      { path: 'content/pt/home.yaml', content: undefined },
      { path: 'content/studio.yaml/x', content: 'x' },
    ];
    await expect(writeTogether(studio.root, changes)).rejects.toThrow();
    expect(studio.everything()).toEqual(before);

    const failing = writeTogether(studio.root, changes.slice(0, 2));
    await failing;
    expect(studio.everything()).not.toEqual(before);
    await writeTogether(studio.root, [
      { path: 'content/studio.yaml', content: String(before['content/studio.yaml']) },
      { path: 'content/pt/home.yaml', content: String(before['content/pt/home.yaml']) },
    ]);
    // The journal of a save that was interrupted after its first file.
    const folder = join(studio.root, '.editor/save');
    await import('node:fs').then(({ mkdirSync }) =>
      mkdirSync(join(folder, 'old'), { recursive: true }),
    );
    writeFileSync(join(folder, 'old/0'), 'name: old\n');
    const steps = [{ path: 'content/studio.yaml', wasThere: true, remains: true }];
    writeFileSync(join(folder, 'journal.json'), JSON.stringify(steps));
    await takeBack(studio.root);
    expect(studio.source('content/studio.yaml')).toBe('name: old\n');
  },
  5 * minute,
);
