/** Any files in public/, made from a seed, for the sample. */
import { existsSync, mkdirSync, readdirSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { site } from '../../src/in-force/site.ts';
import { forAll } from '../../tests/generated.ts';
import { folderOfFile } from '../../tests/temporary-folder.ts';
import { copyPublicFiles, refusedByHost, unusedFiles } from './public-files.ts';

const root = folderOfFile('public-files');

const path = fc
  .tuple(
    fc.constantFrom('', 'pictures/', 'people/', 'notes/', 'film/', 'pictures-of-us/', 'a/b/'),
    fc.constantFrom('social-pt', 'social-xx', 'bakery-desktop', 'door', 'film'),
    fc.constantFrom('.png', '.avif', '.mp4'),
  )
  .map((parts) => parts.join(''));

let count = 0;

test('each file of public/ is published, or the check counts it among those that no page shows', () =>
  forAll(40, fc.uniqueArray(path, { minLength: 1, maxLength: 12 }), async (paths) => {
    count += 1;
    const folder = join(root, `public-${count}`);
    const target = join(root, `built-${count}`);
    for (const each of paths) {
      mkdirSync(dirname(join(folder, each)), { recursive: true });
      writeFileSync(join(folder, each), '');
    }
    await copyPublicFiles(target, folder);
    const left = paths.filter((each) => !existsSync(join(target, each))).sort();
    const advice = unusedFiles(folder);
    expect(advice).toHaveLength(left.length > 0 ? 1 : 0);
    for (const each of left.slice(0, 3)) expect(advice[0]).toContain(each);
    if (left.length > 3) expect(advice[0]).toContain(` and ${left.length - 3} more: `);
  }));

test('a name with accents is published as every system types it', async () => {
  const [folder, target] = [join(root, 'accents'), join(root, 'accents-built')];
  const name = 'praça/João 1.PNG';
  mkdirSync(join(folder, 'praça'.normalize('NFD')), { recursive: true });
  writeFileSync(join(folder, name.normalize('NFD')), '');
  await copyPublicFiles(target, folder);
  expect(readdirSync(target, { recursive: true })).toEqual(
    expect.arrayContaining([name.normalize('NFC')]),
  );
});

test('a published file that the chosen host refuses is named with the remedy', () => {
  const folder = join(root, 'large');
  mkdirSync(join(folder, 'people'), { recursive: true });
  for (const [name, size] of [
    ['talk.mp4', 25 * 1024 * 1024 + 1],
    ['short.mp4', 25 * 1024 * 1024],
    // Of nobody in the studio, so it is not published.
    ['people/nobody.mp4', 27 * 1024 * 1024],
  ] as const) {
    writeFileSync(join(folder, name), '');
    truncateSync(join(folder, name), size);
  }
  const on = (kind: typeof site.hosting.kind) => refusedByHost(folder, { ...site.hosting, kind });
  expect(on('workers')).toEqual([
    expect.stringMatching(/talk\.mp4: Cloudflare Workers take no file of more than 25 MiB/),
  ]);
  expect([...on('server'), ...on('folder')]).toEqual([]);
});
