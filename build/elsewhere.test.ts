/** A studio's folder outside the project. */
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { showcases } from '../src/in-force/site.ts';
import { studioFolder } from '../src/studio/folder.ts';
import { buildFolder } from '../src/studio/own-places.ts';
import { buildCopy, copyProject } from '../tests/project-copy.ts';

const root = realpathSync(mkdtempSync(join(tmpdir(), 'elsewhere-')));
const name = "Meu 'estúdio' %41 (1) {b,c} 日本";
const folder = join(root, name);
cpSync(studioFolder, folder, { recursive: true });
afterAll(() => rmSync(root, { recursive: true }));

// What a folder of an owner has on another system, in version control, with an editor open.
for (const file of globSync('**/*.{yaml,md,css,json}', { cwd: folder })) {
  const text = readFileSync(join(folder, file), 'utf8');
  writeFileSync(join(folder, file), text.replaceAll('\n', '\r\n'));
}
for (const part of ['', 'content', 'stitches', 'public', 'public/pictures'])
  for (const foreign of ['.git', '.DS_Store', 'Thumbs.db', '.x.swp', 'x~', 'node_modules/a/b.js']) {
    mkdirSync(join(folder, part, foreign, '..'), { recursive: true });
    writeFileSync(join(folder, part, foreign), 'x');
  }
for (const own of ['README.md', 'dist/index.html', 'package.json', 'tsconfig.json']) {
  mkdirSync(join(folder, own, '..'), { recursive: true });
  writeFileSync(join(folder, own), '{}');
}
symlinkSync(folder, join(root, 'link'));

const written = () =>
  globSync('**/*', { cwd: folder }).map((file) => [file, statSync(join(folder, file)).mtimeMs]);

/** What says until when it is valid, and what a build for tests has not, or names less in. */
const unlike = /security\.txt$|\.(br|gz)$|^showcase|^(_headers|licences\.txt)$/;

const filesIn = (site: string) =>
  new Map(
    globSync('**/*', { cwd: site })
      .filter((file) => statSync(join(site, file)).isFile())
      .filter((file) => !unlike.test(file))
      .sort()
      .map((file) => [file, readFileSync(join(site, file)).toString('base64')]),
  );

test('the same studio elsewhere gives the same site, and keeps its folder as it is', async () => {
  const project = await copyProject('elsewhere');
  const before = written();
  await buildCopy(project, { STUDIO: 'link', INIT_CWD: root });
  const [built, ...others] = globSync('dist*', { cwd: project });
  expect(others).toEqual([]);
  expect(built).toMatch(/^dist-meu-estudio-.*-[\da-f]{6}$/);
  const found = filesIn(join(project, built ?? '', 'site'));
  const wanted = filesIn(join(buildFolder, 'site'));
  expect([...found.keys()]).toEqual([...wanted.keys()]);
  expect([...wanted.keys()].filter((file) => found.get(file) !== wanted.get(file))).toEqual([]);
  expect(written()).toEqual(before);
  expect(existsSync(join(project, 'data'))).toBe(false);
});

test('what a build for tests leaves out is in the full one', () => {
  const files = globSync('**/index.html.{br,gz}', { cwd: join(buildFolder, 'site') });
  for (const folder of ['', ...showcases.map((slug) => `showcase/${slug}/`)])
    expect(files).toEqual(
      expect.arrayContaining([`${folder}index.html.br`, `${folder}index.html.gz`]),
    );
});
