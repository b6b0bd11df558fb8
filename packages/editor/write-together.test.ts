import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Fault, onFailingDisk } from '../../tests/editor/failing-disk.ts';
import { forAll } from '../../tests/generated.ts';
import { folderOfTest } from '../../tests/temporary-folder.ts';
import { type Change, ownFolder, takeBack, writeTogether } from './write-together.ts';

/** The files of a studio, without the editor's own. */
const filesIn = (root: string) =>
  Object.fromEntries(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((it) => it.isFile() && !it.parentPath.startsWith(join(root, '.editor')))
      .map((it) => join(it.parentPath, it.name))
      .map((file) => [relative(root, file), readFileSync(file, 'utf8')]),
  );

type Files = Record<string, string>;

const withChanges = (files: Files, changes: readonly Change[]): Files => {
  const next = { ...files };
  for (const { path, content } of changes)
    if (content === undefined) delete next[path];
    else next[path] = String(content);
  return next;
};

const paths = ['a.yaml', 'content/pt/home.yaml', 'content/studio.yaml', 'public/notes/x.webp'];
const text = fc.string({ minLength: 2, maxLength: 9 });
const files = fc.dictionary(fc.constantFrom(...paths), text);
const changes = fc.uniqueArray(
  fc.record({ path: fc.constantFrom(...paths), content: fc.option(text, { nil: undefined }) }),
  { minLength: 1, selector: ({ path }) => path },
);
const fault: fc.Arbitrary<Fault> = fc.record({
  kind: fc.constantFrom('full', 'broken', 'stopped'),
  step: fc.integer({ min: 1, max: 40 }),
});

async function inFolder(before: Files, work: (root: string) => Promise<void>): Promise<void> {
  const root = folderOfTest('editor-disk');
  for (const [path, content] of Object.entries(before)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), content);
  }
  await work(root);
}

test('on a failing disk all files of a save are written or none, also after the next save', () =>
  forAll(200, files, changes, changes, fault, async (before, first, second, failure) =>
    inFolder(before, async (root) => {
      const outcome = await onFailingDisk(failure, () => writeTogether(root, first));
      // A disk that only is full can still put back what was there.
      if (failure.kind === 'full' && outcome === 'refused') expect(filesIn(root)).toEqual(before);
      const after = withChanges(before, first);
      if (outcome === 'done') expect(filesIn(root)).toEqual(after);
      if (outcome === 'stopped') {
        // At the next start, which may be stopped as well.
        await onFailingDisk({ ...failure, step: (failure.step % 5) + 1 }, () => takeBack(root));
        await takeBack(root);
        expect([before, after]).toContainEqual(filesIn(root));
      }
      const now = outcome === 'refused' ? before : filesIn(root);
      await writeTogether(root, second);
      expect(filesIn(root)).toEqual(withChanges(now, second));
    }),
  ));

test('git never sees the folder of the editor, however the disk failed when it was made', async () => {
  for (const kind of ['full', 'broken', 'stopped'] as const)
    for (const step of [1, 2, 3])
      await inFolder({}, async (root) => {
        await onFailingDisk({ kind, step }, () => ownFolder(root));
        const own = await ownFolder(root);
        expect(readFileSync(join(own, '.gitignore'), 'utf8')).toBe('*\n');
      });
});
