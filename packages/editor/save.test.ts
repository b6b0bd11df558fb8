import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { defaultLanguage, languageCodes } from '../../src/i18n/languages.ts';
import { generated } from '../../tests/generated.ts';
import { type CopiedStudio, copyStudio } from './copied-studio.ts';
import type { DeskFile } from './documents.ts';
import { endExaminer, examine } from './examiner.ts';
import { type Path, pathName, valueAt, withValue } from './page/json-schema.ts';
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
  'what was saved is what was typed, and the build accepts it; what was refused leaves no trace',
  async () => {
    const typed = fc.oneof(
      fc.constantFrom(
        'no',
        '1e3',
        'a: b',
        '#x',
        '“x”',
        'x\u200By',
        ' x ',
        '{name}',
        '{nobody}',
        '[x]',
        '',
      ),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.nat(),
        fc.nat(),
        typed,
        fc.nat(9000),
        async (which, where, text, number) => {
          const list = listDocuments(studio.root);
          const { id } = list[which % list.length] ?? { id: 'studio' };
          const { files } = await studio.read(id);
          const names = Object.keys(files);
          const name = names[where % names.length] ?? '';
          const places = valuesIn(files[name]?.data);
          const path = places[where % places.length] ?? [];
          const before = studio.everything();
          const old = valueAt(files[name]?.data, path);
          const value = typeof old === 'number' ? number : typeof old === 'boolean' ? !old : text;
          const data = withValue(files[name]?.data, path, value);
          const saved = await studio.save(id, {
            ...files,
            [name]: { ...files[name], data } as DeskFile,
          });
          expect(saved.status).toBe(200);
          if (saved.problems.length > 0) {
            expect(studio.everything()).toEqual(before);
            return;
          }
          expect((await examine(studio.root)).problems).toEqual([]);
          const now = valueAt((await studio.read(id)).files[name]?.data, path);
          expect(now, `${id} ${name} ${pathName(path)}`).toBe(
            typeof value === 'string' ? cleaned(value, now) : value,
          );
        },
      ),
      generated(6),
    );
  },
  20 * minute,
);

/** As typed, without spaces around it and without signs that nobody sees. */
const cleaned = (text: string, now: unknown) => {
  const seen = text.replaceAll(/[\u200B\uFEFF]/g, '').replaceAll(/[\u0085\u2028\u2029]/g, ' ');
  // A text beside a link may keep its spaces.
  return now === seen ? seen : seen.trim();
};

function valuesIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, it]) =>
    valuesIn(it, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

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
    expect(saved).toMatchObject({ problems: [], elsewhere: 1, written: ['content/studio.yaml'] });
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
