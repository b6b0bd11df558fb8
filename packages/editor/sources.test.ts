/** On the sample, which has every kind of document. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { studioFolder } from '../../src/studio/folder.ts';
import { copyStudio } from '../../tests/editor/copied-studio.ts';
import { isWholeRun } from '../../tests/generated.ts';
import { listDocuments, sourcesOf } from './sources.ts';

test('the list has every file that the reader reads', () => {
  const paths = sourcesOf(studioFolder).flatMap(({ files, path }) => files.map(path));
  const there = readdirSync(join(studioFolder, 'content'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(yaml|md)$/.test(name))
    // Only a test reads them.
    .filter((name) => !name.endsWith('unwanted-words.yaml'))
    .map((name) => `content/${name}`);
  expect(paths).toEqual(expect.arrayContaining([...there, 'settings.yaml']));
  expect(listDocuments(studioFolder).length).toBeGreaterThan(0);
});

test('documents of every group can be read and saved unchanged', async () => {
  const studio = copyStudio();
  const before = studio.everything();
  const all = listDocuments(studio.root);
  const firsts = all.filter(
    ({ group }, index) => all.findIndex((it) => it.group === group) === index,
  );
  for (const { id } of isWholeRun ? all : firsts) {
    const { files } = await studio.read(id);
    expect(await studio.save(id, files), id).toMatchObject({ problems: [], written: [] });
  }
  expect(studio.everything()).toEqual(before);
});
