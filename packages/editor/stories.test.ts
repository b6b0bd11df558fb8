import { copyFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { textsToWrite } from '../../build/checks/texts-to-write.ts';
import { languageCodes } from '../../src/i18n/languages.ts';
import { settings } from '../../src/studio/settings.ts';
import { type CopiedStudio, copyStudio } from './copied-studio.ts';
import { endExaminer, examine } from './examiner.ts';

const slug = settings.projects.at(-1)?.slug ?? '';

let studio: CopiedStudio;
beforeEach(() => {
  studio = copyStudio();
});
afterEach(() => studio.remove());
afterAll(endExaminer);

const minute = 60_000;

/** Makes the last project one that is no demonstration. */
function withoutDemonstration() {
  const file = join(studio.root, 'settings.yaml');
  const document = parseDocument(studio.source('settings.yaml'));
  const at = ['projects', settings.projects.length - 1];
  for (const key of ['projectLink', 'ownerSide', 'industry']) document.deleteIn([...at, key]);
  writeFileSync(file, document.toString({ lineWidth: 0 }));
  const folder = join(studio.root, 'public/pictures');
  for (const name of readdirSync(folder).filter((it) => it.startsWith(`${slug}-`))) {
    if (name.includes(`.${languageCodes[0]}.`) && !name.includes('-tablet-'))
      copyFileSync(join(folder, name), join(folder, name.replace(`.${languageCodes[0]}.`, '.')));
    rmSync(join(folder, name));
  }
}

const post = async (path: string, body?: object) =>
  (await studio.ask('POST', path, JSON.stringify(body ?? {}))).value;
const hide = (id: string, isHidden: boolean) =>
  post(`/desk/hide?id=${encodeURIComponent(id)}`, { isHidden });
const entryOf = async (id: string) =>
  (await studio.ask('GET', '/desk/documents')).value.documents.find(
    (it: { id: string }) => it.id === id,
  );

test(
  'a story is deleted, made anew in every language, written, shown and renamed',
  async () => {
    withoutDemonstration();
    expect((await examine(studio.root)).problems).toEqual([]);
    const id = `project/${slug}`;
    const page = Object.fromEntries(
      languageCodes.map((code) => [
        code,
        {
          version: '',
          data: { title: 'Portas', description: 'Sobre portas.' },
          body: `Veja [a história](/projects/${slug}).`,
        },
      ]),
    );
    expect(await studio.save('pages/doors', page)).toMatchObject({ problems: [] });
    const found = (await studio.ask('GET', `/desk/references?id=${encodeURIComponent(id)}`)).value;
    expect(found.files).toEqual(languageCodes);
    expect(found.references).toEqual(
      expect.arrayContaining([{ document: 'pages/doors', file: languageCodes[0], path: 'body' }]),
    );
    const before = studio.everything();

    // Another address: the project follows, with its words and pictures.
    expect((await studio.move(id, 'project/melody')).value).toEqual({
      problems: [],
      id: 'project/melody',
    });
    const after = studio.everything();
    const told = Object.entries(after).flatMap(([path, text]) =>
      path.startsWith('content/') || path === 'settings.yaml' ? [text] : [],
    );
    expect(told.join('').includes(`projects/${slug}`)).toBe(false);
    expect(studio.source('settings.yaml')).toContain('slug: melody');
    expect(studio.source(`content/${languageCodes[0]}/pages/doors.md`)).toContain(
      '(/projects/melody)',
    );
    expect(Object.keys(after).filter((path) => path.includes(`pictures/${slug}-`))).toEqual([]);
    expect(Object.keys(after)).toHaveLength(Object.keys(before).length);
    expect((await examine(studio.root)).problems).toEqual([]);
    expect((await studio.move('project/melody', id)).value).toMatchObject({ problems: [] });
    expect(studio.everything()).toEqual(before);

    expect((await studio.move(id)).value).toMatchObject({ problems: [] });
    expect(studio.source(`content/${languageCodes[0]}/pages/doors.md`)).toContain(
      'Veja a história.',
    );
    expect(await entryOf(id)).toBe(undefined);

    // Hidden until its texts are written.
    expect(await post(`/desk/story?project=${slug}`)).toEqual({ problems: [], id });
    expect(await entryOf(id)).toMatchObject({ isHidden: true, group: 'stories' });
    expect(await hide(id, false)).toMatchObject({ error: 'textsToWrite' });
    expect(textsToWrite(studio.root)).toEqual([]);
    const { files } = await studio.read(id);
    expect(Object.keys(files)).toEqual(languageCodes);
    const written = JSON.parse(
      JSON.stringify(files, (key, value) =>
        typeof value === 'string' && key !== 'version' ? `${value}.` : value,
      ),
    );
    expect(await studio.save(id, written)).toMatchObject({ problems: [] });
    expect(await hide(id, false)).toMatchObject({ problems: [] });
    expect(studio.everything()['settings.yaml']).toBe(before['settings.yaml']);
    expect((await examine(studio.root)).problems).toEqual([]);
  },
  10 * minute,
);

test(
  'each page that can be hidden is, without another change than one line, and shown again',
  async () => {
    const before = studio.everything();
    const { documents } = (await studio.ask('GET', '/desk/documents')).value as {
      documents: { id: string; group: string; can: string[] }[];
    };
    const all = documents.filter(({ can }) => can.includes('hide'));
    const kinds = [...new Set(all.map(({ group }) => group))];
    expect(kinds.length).toBeGreaterThan(2);
    for (const kind of kinds) {
      const { id = '' } = all.find(({ group }) => group === kind) ?? {};
      expect(await hide(id, true), id).toMatchObject({ problems: [] });
      expect(await entryOf(id), id).toMatchObject({ isHidden: true });
      const now = studio.everything();
      const changed = Object.keys(now).filter((path) => now[path] !== before[path]);
      expect(changed.length, id).toBe(kind === 'notes' ? languageCodes.length : 1);
      expect(await hide(id, false), id).toMatchObject({ problems: [] });
      expect(studio.everything(), id).toEqual(before);
    }
    expect(await hide('home', true)).toMatchObject({ error: 'noDocument' });
    const [demonstration] = settings.projects;
    expect(
      (await studio.move(`project/${demonstration?.slug}`, 'project/other')).value,
    ).toMatchObject({ error: 'isDemonstration' });
  },
  10 * minute,
);
