import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { smallSite, writeSmallSite } from '../../tests/relay/small-site.ts';
import { folderOfTest } from '../../tests/temporary-folder.ts';
import { loadReplies, loadSite } from './load-site.ts';

let folder: string;
beforeEach(async () => {
  folder = folderOfTest('site');
  await writeSmallSite(folder);
});

test('compressed copies are forms of the file beside them, and have no address', async () => {
  const { manifest, files } = await loadSite(folder);
  const written = smallSite();
  expect(manifest).toEqual(written.manifest);
  expect([...files.keys()].sort()).toEqual([...written.files.keys()].sort());
  for (const [path, { bytes, encoded }] of written.files) {
    expect(files.get(path)?.bytes.length).toBe(bytes.length);
    expect(Object.keys(files.get(path)?.encoded ?? {})).toEqual(Object.keys(encoded));
  }
});

test('an archive of the owner has an address, and the file for other hosts has none', async () => {
  for (const name of ['songs.tar.gz', '_headers']) await writeFile(join(folder, 'site', name), 'x');
  const { files } = await loadSite(folder);
  expect([files.has('songs.tar.gz'), files.has('_headers')]).toEqual([true, false]);
});

test.each([
  ['manifest.json', loadSite],
  ['replies.json', loadReplies],
])('a build whose %s is cut short is named in one line', async (file, load) => {
  await writeFile(join(folder, file), '{"languages": ["pt"');
  await expect(load(folder)).rejects.toThrow(
    `The built site in ${folder} is not whole. Run "npm run build" again.`,
  );
});
