/**
 * A studio's folder outside the project, also of before: tests/fixtures/first-studio/ was written by
 * `npm run new-studio` when a studio became a folder. It is never changed, and today's engine builds it as it is.
 */
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { honeypotName } from '../src/contact/contact-message.ts';
import { showcases } from '../src/in-force/site.ts';
import { studioFolder } from '../src/studio/folder.ts';
import { buildFolder } from '../src/studio/own-places.ts';
import { isWholeRun } from '../tests/generated.ts';
import { buildCopy, copyProject } from '../tests/project-copy.ts';
import { folderOfFile } from '../tests/temporary-folder.ts';

const root = folderOfFile('elsewhere');

/** As an owner's folder is on another system, in version control, with an editor open. */
function copyElsewhere(studio: string) {
  const folder = join(root, basename(studio), "Meu 'estúdio' %41 (1) {b,c} 日本");
  cpSync(studio, folder, { recursive: true });
  for (const file of globSync('**/*.{yaml,md,css,json}', { cwd: folder })) {
    const text = readFileSync(join(folder, file), 'utf8');
    writeFileSync(join(folder, file), text.replaceAll('\n', '\r\n'));
  }
  const foreign = ['.git', '.DS_Store', 'Thumbs.db', '.x.swp', 'x~', 'node_modules/a/b.js'];
  const parts = ['', 'content', 'stitches', 'public', 'public/pictures'];
  const own = ['README.md', 'dist/index.html', 'package.json', 'tsconfig.json'];
  for (const file of [
    ...parts.flatMap((part) => foreign.map((each) => join(part, each))),
    ...own,
  ]) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), '{}');
  }
  rmSync(join(root, 'link'), { force: true });
  symlinkSync(folder, join(root, 'link'));
  return folder;
}

/** Builds what `link` leads to. Returns the site's folder. */
async function buildElsewhere(folder: string) {
  const written = () =>
    globSync('**/*', { cwd: folder }).map((file) => [file, statSync(join(folder, file)).mtimeMs]);
  const project = await copyProject('elsewhere');
  const before = written();
  await buildCopy(project, { STUDIO: 'link', INIT_CWD: root });
  const [built, ...others] = globSync('dist*', { cwd: project });
  expect(others).toEqual([]);
  expect(built).toMatch(/^dist-meu-estudio-.*-[\da-f]{6}$/);
  expect(written()).toEqual(before);
  expect(existsSync(join(project, 'data'))).toBe(false);
  return join(project, built ?? '', 'site');
}

test('the folder of the first version is built elsewhere without a change', async () => {
  const site = await buildElsewhere(copyElsewhere('tests/fixtures/first-studio'));
  const home = readFileSync(`${site}/index.html`, 'utf8');
  expect(home).toContain('We are a small studio in Delft.');
  // Its texts are those of these fields, also when the engine knows more of them.
  const form = readFileSync(`${site}/contact.html`, 'utf8');
  expect([...form.matchAll(/<label for="contact-(\w+)"/g)].map(([, id]) => id)).toEqual([
    ...['name', 'email', 'subject', 'message'],
    honeypotName,
  ]);
  for (const file of globSync('**/*.{html,css,xml,txt}', { cwd: site }))
    expect(readFileSync(join(site, file), 'utf8'), file).not.toContain('\r');
});

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

test.runIf(isWholeRun)('the same studio elsewhere gives the same site', async () => {
  const found = filesIn(await buildElsewhere(copyElsewhere(studioFolder)));
  const wanted = filesIn(join(buildFolder, 'site'));
  expect([...found.keys()]).toEqual([...wanted.keys()]);
  expect([...wanted.keys()].filter((file) => found.get(file) !== wanted.get(file))).toEqual([]);
});

test('what a build for tests leaves out is in the full one', () => {
  const files = globSync('**/index.html.{br,gz}', { cwd: join(buildFolder, 'site') });
  for (const folder of ['', ...showcases.map((slug) => `showcase/${slug}/`)])
    expect(files).toEqual(
      expect.arrayContaining([`${folder}index.html.br`, `${folder}index.html.gz`]),
    );
});
