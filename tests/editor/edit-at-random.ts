/**
 * Edits random fields of the studio in force through the editor, also on a disk that fails, and judges each save by the
 * check of the build and by the reader. Ends with what was untrue. Its arguments are a seed and a number of edits.
 */
import '../../src/studio/use-folder.ts';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import type { DeskDocument, DeskFile } from '../../packages/editor/documents.ts';
import { type Path, pathName, valueAt, withValue } from '../../packages/editor/page/json-schema.ts';
import type { Language } from '../../src/i18n/language.ts';
import { inEnglish } from '../../src/problems/problem.ts';
import { type Fault, onFailingDisk } from './failing-disk.ts';

const { endExaminer, examine } = await import('../../packages/editor/examiner.ts');
const { readValues } = await import('../../packages/editor/file-text.ts');
const { listDocuments, sourceOf } = await import('../../packages/editor/sources.ts');
const { takeBack } = await import('../../packages/editor/write-together.ts');
const { copyStudio } = await import('./copied-studio.ts');
const { readFiles } = await import('../../src/studio/read-content.ts');
const { pagesOf } = await import('../../src/pages/registry.ts');
const { readSettings } = await import('../../src/studio/read-settings.ts');

const [seed = 1, runs = 1] = process.argv.slice(2).map(Number);
const studio = copyStudio();

const text = fc.oneof(
  { weight: 4, arbitrary: fc.stringMatching(/^[a-zãéñ]{2,9}( [a-zãéñ]{2,9}){0,5}[.?]?$/) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      '',
      ' ',
      ' x ',
      'x\u200By',
      'x\u2028y',
      'x\u0007y',
      'x\u0000',
      '\uD800',
      '{name}',
      '{nobody}',
      '{',
      '[x]',
      '[x {phone}]',
      'no',
      '1e3',
      'a: b # c',
      '- x',
      '“x” & <b>',
      'x'.repeat(3_000),
      'none.webp',
      '2026-02-31',
      '/nowhere',
    ),
  },
);
const edit = fc.record({
  which: fc.nat(),
  file: fc.nat(),
  where: fc.nat(),
  text,
  number: fc.oneof(fc.integer({ min: -5, max: 9_000 }), fc.constantFrom(0.5, 2 ** 53)),
  /** Added at the end of the text of a page or an article. */
  body: fc.option(
    fc.constantFrom(
      'Mais uma frase.',
      '[x](/nowhere)',
      '![x](/notes/nothing.webp)',
      '![](/x.png)',
      '{nobody}',
      '## x\n\n- y\n- z',
      'x\u200By',
    ),
  ),
  fault: fc.option(
    fc.record({
      kind: fc.constantFrom<Fault['kind'][]>('full', 'broken', 'stopped'),
      step: fc.integer({ min: 1, max: 60 }),
    }),
    { freq: 3 },
  ),
});

type Edit = typeof edit extends fc.Arbitrary<infer Value> ? Value : never;

/** In a process of its own, which has examined no other folder before. */
const check = () => {
  const { status, stderr, stdout } = spawnSync(process.execPath, ['build/check.ts'], {
    env: { ...process.env, STUDIO: studio.root },
    encoding: 'utf8',
  });
  return status === 0 ? '' : `${stdout}${stderr}`;
};

function placesIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, inner]) =>
    placesIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** What the site's reader finds at a place. */
function read({ id, group }: DeskDocument, file: string, path: Path): unknown {
  if (id === 'settings') return valueAt(readSettings(join(studio.root, 'settings.yaml')), path);
  const settings = readSettings(join(studio.root, 'settings.yaml'));
  const { raw, studio: facts } = readFiles(settings, pagesOf, join(studio.root, 'content'));
  if (id === 'studio') return valueAt(facts, path);
  if (group !== 'markdown' && group !== 'notes') return valueAt(raw[file as Language]?.[id], path);
  const source = sourceOf(studio.root, id);
  return valueAt(
    readValues(readFileSync(join(studio.root, source.path(file)), 'utf8'), source),
    path,
  );
}

/** As typed, but for spaces around it and signs that nobody sees. */
const seen = (value: unknown) =>
  typeof value === 'string'
    ? value
        .replaceAll(/[\u200B\uFEFF]/g, '')
        .replaceAll(/\s+/g, ' ')
        .trim()
    : value;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What became of an edit; throws what is untrue. */
async function tryEdit(given: Edit): Promise<'saved' | 'refused'> {
  const list = listDocuments(studio.root);
  const { id = 'studio' } = list[given.which % list.length] ?? {};
  const document = await studio.read(id);
  const names = Object.keys(document.files);
  const file = names[given.file % names.length] ?? '';
  const old = document.files[file] as DeskFile;
  const isBody = old.body !== undefined && given.body !== null;
  const places = placesIn(old.data);
  const inData = places[given.where % places.length] ?? [];
  const was = valueAt(old.data, inData);
  const typed = isBody
    ? `${old.body}\n\n${given.body}`
    : typeof was === 'number'
      ? given.number
      : typeof was === 'boolean'
        ? !was
        : given.text;
  const next = isBody
    ? { ...old, body: String(typed) }
    : { ...old, data: withValue(old.data, inData, typed) };
  const path = isBody
    ? ['body']
    : document.group === 'notes' || document.group === 'markdown'
      ? ['data', ...inData]
      : inData;
  const place = `${id} ${file} ${pathName(path)}: ${JSON.stringify(typed)}, ${JSON.stringify(given.fault)}`;

  const before = studio.everything();
  let saved: Awaited<ReturnType<typeof studio.save>> | undefined;
  const save = async () => {
    saved = await studio.save(id, { ...document.files, [file]: next });
  };
  const outcome = given.fault ? await onFailingDisk(given.fault, save) : await save();
  // As the editor does it when it starts again.
  if (outcome === 'stopped') studio.restart();
  await takeBack(studio.root);
  const after = studio.everything();
  const isRefused = saved === undefined || saved.status !== 200 || saved.problems.length > 0;
  if (!given.fault && saved?.status !== 200) throw new Error(`${place}: ${JSON.stringify(saved)}`);
  if (isRefused) {
    if (isSame(before, after)) return 'refused';
    // A program that was stopped after all was written has saved, and could not say so.
    if (outcome !== 'stopped') throw new Error(`${place}: refused, and changed`);
  }
  const { problems } = await examine(studio.root);
  if (problems.length > 0)
    throw new Error(`${place}: saved, and the check says: ${problems.map(inEnglish).join('\n')}`);
  const found = read(document, file, path);
  if (seen(found ?? '') !== seen(typed) && !isSame(before, after))
    throw new Error(`${place}: read as ${JSON.stringify(found)}`);
  if (isSame(before, after) && seen(was ?? '') !== seen(typed) && !isBody)
    throw new Error(`${place}: called saved, and nothing changed`);
  return 'saved';
}

const untrue: string[] = [];
const counts = { saved: 0, refused: 0 };
try {
  for (const given of fc.sample(edit, { seed, numRuns: runs }))
    try {
      counts[await tryEdit(given)] += 1;
    } catch (error) {
      untrue.push(String(error));
    }
  const told = check();
  if (told) untrue.push(`In the end: ${told}`);
} finally {
  studio.remove();
  endExaminer();
}
console.log(`Saved ${counts.saved}, refused ${counts.refused}.`);
if (untrue.length > 0) {
  console.error(untrue.join('\n'));
  process.exit(1);
}
process.exit(0);
