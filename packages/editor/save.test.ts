import '../../tests/editor/on-small-studio.ts';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { defaultLanguage, languageCodes } from '../../src/in-force/languages.ts';
import { pictureAddress } from '../../src/pages/home/project-pictures.ts';
import { type CopiedStudio, copyStudio } from '../../tests/editor/copied-studio.ts';
import { note } from '../../tests/editor/small-studio.ts';
import type { DeskFile } from './documents.ts';
import { endExaminer } from './examiner.ts';
import { keepWaiting } from './waiting-pictures.ts';

let studio: CopiedStudio;
beforeEach(() => {
  studio = copyStudio();
});
afterAll(endExaminer);

type Studio = { name: string; prices: { website: number; hour: number }; people: object[] };
type Home = {
  faqsSection: { faqs: { id: string }[] };
  projectsSection: { projects: { id: string }[] };
};

/** The files of a document with other values in those that are named, or in all. */
function edited<Data>(
  files: Record<string, DeskFile>,
  edit: (data: Data) => void,
  names = Object.keys(files),
): Record<string, DeskFile> {
  const changed = names.map((name) => {
    const file = structuredClone(files[name] as DeskFile);
    edit(file.data as Data);
    return [name, file] as const;
  });
  return { ...files, ...Object.fromEntries(changed) };
}

test('a link to no page, and a picture that is not there, are refused as by the build', async () => {
  const before = studio.everything();
  const { files } = await studio.read(note);
  const file = files[defaultLanguage] as DeskFile;
  const body = `${file.body}\n\n[x](/nowhere)\n\n![x](/notes/nothing.webp)`;
  const { problems } = await studio.save(note, { ...files, [defaultLanguage]: { ...file, body } });
  const at = (line: number) => ({
    ...{ document: note, file: defaultLanguage, path: 'body', place: { line } },
  });
  // Of the text, as its field shows it.
  expect(problems).toMatchObject([at(3), at(5)]);
  expect(studio.everything()).toEqual(before);
});

test('a disk that takes nothing is named, and nothing is saved', async () => {
  const before = studio.everything();
  const { files } = await studio.read(note);
  const file = files[defaultLanguage] as DeskFile;
  // No folder can be made where a file is.
  rmSync(join(studio.root, '.editor'), { recursive: true, force: true });
  writeFileSync(join(studio.root, '.editor'), '');
  vi.spyOn(console, 'error').mockReturnValueOnce();
  const changed = { ...file, body: `${file.body}\n\nMore.` };
  const { error } = await studio.save(note, { ...files, [defaultLanguage]: changed });
  expect(error).toBe('disk');
  expect(studio.everything()).toEqual({ ...before, '.editor': '' });
});

test('a mistake in a value that is one for all languages is told once', async () => {
  const { files } = await studio.read('home');
  const wrong = edited<Home>(files, ({ faqsSection: { faqs } }) => {
    if (faqs[0]) faqs[0].id = 'Two Words';
  });
  const { problems } = await studio.save('home', wrong);
  expect(Object.keys(files).length).toBeGreaterThan(1);
  expect(problems.map(({ path }) => path)).toEqual(['faqsSection.faqs[0].id']);
});

test('a mistake that was there before does not stop another document, and is told', async () => {
  writeFileSync(join(studio.root, 'content', defaultLanguage, 'forgotten.txt'), 'x');
  const { files } = await studio.read('studio');
  const saved = await studio.save(
    'studio',
    edited<Studio>(files, ({ prices }) => {
      prices.website += 10 * prices.hour;
    }),
  );
  expect(saved).toMatchObject({ problems: [], written: ['content/studio.yaml'] });
  expect(saved.site?.problems).toHaveLength(1);
});

test('a mistake that was there before stops the document that it is in', async () => {
  const path = `content/${defaultLanguage}/${note}.md`;
  writeFileSync(join(studio.root, path), `${studio.source(path)}\n[x](/nowhere)\n`);
  const { files } = await studio.read(note);
  const renamed = edited<{ title: string }>(files, (data) => {
    data.title = 'Gates';
  });
  const { problems, written } = await studio.save(note, renamed);
  expect(problems).toMatchObject([{ document: note, file: defaultLanguage, path: 'body' }]);
  expect(written).toEqual([]);
});

test('changes to other fields are merged; a field that both changed is shown with both', async () => {
  const { files } = await studio.read('studio');
  const rename = (name: string) =>
    edited<Studio>(files, (data) => {
      data.name = name;
    });
  const other = edited<{ company: { legalName: string } }>(files, ({ company }) => {
    company.legalName = 'Outra, Lda.';
  });
  expect((await studio.save('studio', other)).problems).toEqual([]);
  expect((await studio.save('studio', rename('Agulha'))).conflicts).toEqual([]);
  const merged = { name: 'Agulha', company: { legalName: 'Outra, Lda.' } };
  expect(parse(studio.source('content/studio.yaml'))).toMatchObject(merged);
  const before = studio.everything();
  const both = await studio.save('studio', rename('Dedal'));
  const conflicts = [{ file: 'studio', path: 'name', theirs: 'Agulha' }];
  expect(both).toMatchObject({ conflicts, written: [] });
  expect(studio.everything()).toEqual(before);
  // One's own value is chosen.
  expect(await studio.save('studio', both.files)).toMatchObject({ conflicts: [], problems: [] });
  expect(parse(studio.source('content/studio.yaml')).name).toBe('Dedal');
});

test('a picture waits on the disk for its text, and goes when no text names it', async () => {
  const create = { width: 3000, height: 1500, channels: 3, background: 'red' } as const;
  const photo = await sharp({ create }).jpeg().toBuffer();
  const drop = async () =>
    (await studio.ask('POST', '/desk/picture?kind=person&name=Ana', new Uint8Array(photo))).value;
  expect(await drop()).toEqual({ value: 'ana.webp' });
  expect(await drop()).toEqual({ value: 'ana-2.webp' });
  const path = 'public/people/ana.webp';
  expect(existsSync(join(studio.root, path))).toBe(false);
  // Another window reads the document, which forgot the picture once.
  const { files } = await studio.read('studio');
  const role = Object.fromEntries(languageCodes.map((code) => [code, 'x']));
  const withAna = (before: typeof files) =>
    edited<Studio>(before, ({ people }) => {
      people.push({ name: 'Ana', role, since: 2019, picture: 'ana.webp' });
    });
  const saved = await studio.save('studio', withAna(files));
  expect(saved).toMatchObject({ problems: [], written: ['content/studio.yaml', path] });
  const { width, height } = await sharp(join(studio.root, path)).metadata();
  expect({ width, height }).toEqual({ width: 288, height: 288 });
  const without = edited<{ people: { picture?: string }[] }>(saved.files, ({ people }) => {
    for (const person of people) delete person.picture;
  });
  const gone = await studio.save('studio', without);
  expect(gone.written).toContain(path);
  expect(existsSync(join(studio.root, path))).toBe(false);
  // Nor does it come back when a text names it again: its bytes are forgotten.
  expect((await studio.save('studio', withAna(gone.files))).problems).not.toEqual([]);
});

test('the pictures of a project are saved with the first text that names it, and no others', async () => {
  const content = new Uint8Array([1]);
  const pathOf = (slug: string) => `public${pictureAddress(slug, 'desktop', 640, 'avif')}`;
  for (const slug of ['mill', 'not-named'])
    await keepWaiting(studio.root, { value: slug, files: [{ path: pathOf(slug), content }] });
  const { files } = await studio.read('home');
  const saved = await studio.save(
    'home',
    edited<Home>(files, ({ projectsSection: { projects } }) => {
      projects.push({ ...structuredClone(projects[0]), id: 'mill' });
    }),
  );
  expect(saved.problems).toEqual([]);
  const homes = languageCodes.map((code) => `content/${code}/home.yaml`);
  expect(saved.written).toEqual([...homes, pathOf('mill')]);
});
