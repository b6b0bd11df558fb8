import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { defaultLanguage, languageCodes } from '../../src/i18n/languages.ts';
import { type CopiedStudio, copyStudio } from './copied-studio.ts';
import type { DeskFile } from './documents.ts';
import { endExaminer } from './examiner.ts';
import { listDocuments, sourcesOf } from './sources.ts';

let studio: CopiedStudio;
beforeEach(() => {
  studio = copyStudio();
});
afterEach(() => studio.remove());
afterAll(endExaminer);

const minute = 60_000;
type Studio = { prices: { website: number; hour: number }; people: { picture?: string }[] };

/** The files of a document with other values in one of them. */
const edited = (
  files: Record<string, DeskFile>,
  name: string,
  edit: (data: never) => void,
): Record<string, DeskFile> => {
  const file = files[name];
  if (!file) throw new Error(`No file ${name}.`);
  const data = structuredClone(file.data);
  edit(data as never);
  return { ...files, [name]: { ...file, data } };
};

test('the list has every file that the reader reads', () => {
  const paths = sourcesOf(studio.root).flatMap(({ files, path }) => files.map(path));
  const there = readdirSync(join(studio.root, 'content'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(yaml|md)$/.test(name))
    // Only a test reads them.
    .filter((name) => !name.endsWith('unwanted-words.yaml'))
    .map((name) => `content/${name}`);
  expect(paths).toEqual(expect.arrayContaining([...there, 'settings.yaml']));
  expect(listDocuments(studio.root).length).toBeGreaterThan(0);
});

test(
  'a link to no page, and a picture that is not there, are refused as by the build',
  async () => {
    const before = studio.everything();
    const id = listDocuments(studio.root).find(({ group }) => group === 'notes')?.id ?? '';
    const { files } = await studio.read(id);
    const file = files[defaultLanguage] as DeskFile;
    for (const added of ['[x](/nowhere)', '![x](/notes/nothing.webp)']) {
      const body = `${file.body}\n\n${added}`;
      const saved = await studio.save(id, { ...files, [defaultLanguage]: { ...file, body } });
      expect(saved.problems).toMatchObject([
        {
          document: id,
          file: defaultLanguage,
          path: 'body',
          message: expect.stringMatching(/^Line \d/),
        },
      ]);
    }
    expect(studio.everything()).toEqual(before);
  },
  5 * minute,
);

test(
  'a mistake in a value that is one for all languages is told once',
  async () => {
    const { files } = await studio.read('home');
    const wrong = Object.keys(files).reduce(
      (all, file) =>
        edited(all, file, (data: { faqsSection: { faqs: { id: string }[] } }) => {
          const [first] = data.faqsSection.faqs;
          if (first) first.id = 'Two Words';
        }),
      files,
    );
    const { problems } = await studio.save('home', wrong);
    expect(Object.keys(files).length).toBeGreaterThan(1);
    expect(problems.map(({ path }) => path)).toEqual(['faqsSection.faqs[0].id']);
  },
  5 * minute,
);

test(
  'a mistake that was there before does not stop another document, and is told',
  async () => {
    writeFileSync(join(studio.root, 'content', defaultLanguage, 'forgotten.txt'), 'x');
    const { files } = await studio.read('studio');
    const saved = await studio.save(
      'studio',
      edited(files, 'studio', ({ prices }: Studio) => {
        prices.website += 10 * prices.hour;
      }),
    );
    expect(saved).toMatchObject({ problems: [], written: ['content/studio.yaml'] });
    expect(saved.site?.problems).toHaveLength(1);
  },
  5 * minute,
);

test(
  'changes to other fields are merged; a field that both changed is shown with both',
  async () => {
    const { files } = await studio.read('studio');
    const rename = (name: string) =>
      edited(files, 'studio', (data: { name: string }) => {
        data.name = name;
      });
    const other = await studio.save(
      'studio',
      edited(files, 'studio', (data: { company: { legalName: string } }) => {
        data.company.legalName = 'Outra, Lda.';
      }),
    );
    expect(other.problems).toEqual([]);
    expect((await studio.save('studio', rename('Agulha'))).conflicts).toEqual([]);
    expect(parse(studio.source('content/studio.yaml'))).toMatchObject({
      name: 'Agulha',
      company: { legalName: 'Outra, Lda.' },
    });
    const before = studio.everything();
    const both = await studio.save('studio', rename('Dedal'));
    expect(both).toMatchObject({
      conflicts: [{ file: 'studio', path: 'name', theirs: 'Agulha' }],
      written: [],
    });
    expect(studio.everything()).toEqual(before);
    // One's own value is chosen.
    expect(await studio.save('studio', both.files)).toMatchObject({ conflicts: [], problems: [] });
    expect(parse(studio.source('content/studio.yaml')).name).toBe('Dedal');
  },
  5 * minute,
);

test(
  'a picture waits on the disk for its text, and goes when no text names it',
  async () => {
    const photo = await sharp({
      create: { width: 3000, height: 1500, channels: 3, background: 'red' },
    })
      .jpeg()
      .toBuffer();
    const drop = async () =>
      (
        (await studio.ask('POST', '/desk/picture?kind=person&name=Ana', new Uint8Array(photo)))
          .value as { value: string }
      ).value;
    expect(await drop()).toBe('ana.webp');
    expect(await drop()).toBe('ana-2.webp');
    expect(existsSync(join(studio.root, 'public/people/ana.webp'))).toBe(false);
    // Another window reads the document, which forgot the picture once.
    const { files } = await studio.read('studio');
    const role = Object.fromEntries(languageCodes.map((code) => [code, 'x']));
    const saved = await studio.save(
      'studio',
      edited(files, 'studio', ({ people }: Studio) => {
        people.push({ name: 'Ana', role, since: 2019, picture: 'ana.webp' } as Studio['people'][0]);
      }),
    );
    expect(saved).toMatchObject({
      problems: [],
      written: ['content/studio.yaml', 'public/people/ana.webp'],
    });
    const { width, height } = await sharp(join(studio.root, 'public/people/ana.webp')).metadata();
    expect({ width, height }).toEqual({ width: 288, height: 288 });
    const without = await studio.save(
      'studio',
      edited(saved.files, 'studio', ({ people }: Studio) => {
        for (const person of people) delete person.picture;
      }),
    );
    expect(without.written).toContain('public/people/ana.webp');
    expect(existsSync(join(studio.root, 'public/people/ana.webp'))).toBe(false);
  },
  5 * minute,
);

test(
  'every document can be read and saved unchanged',
  async () => {
    const before = studio.everything();
    for (const { id } of listDocuments(studio.root)) {
      const { files } = await studio.read(id);
      expect(await studio.save(id, files), id).toMatchObject({ problems: [], written: [] });
    }
    expect(studio.everything()).toEqual(before);
  },
  5 * minute,
);
