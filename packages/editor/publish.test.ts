import '../../tests/editor/on-small-studio.ts';
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { type Problem, problemAt } from '../../src/problems/problem.ts';
import { type CopiedStudio, copyStudio } from '../../tests/editor/copied-studio.ts';
import { folderOfTest } from '../../tests/temporary-folder.ts';
import type { Examined } from './examine.ts';
import type { PublishAnswer } from './handler.ts';
import { sourcesOf } from './sources.ts';

/** What the checks find, one time after another: whether it is right is no question of this file. */
let problems: Problem[][];
const wrong = problemAt({ file: 'content/studio.yaml' }, 'missing');
vi.mock('./examiner.ts', () => {
  const examine = async (): Promise<Examined> => ({ problems: problems.shift() ?? [], facts: {} });
  return { examine, examineWith: examine };
});

let studio: CopiedStudio;
let server = '';

// Neither the settings of this machine's owner nor a repository around the folder count.
Object.assign(process.env, {
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_SYSTEM: '/dev/null',
  GIT_CEILING_DIRECTORIES: tmpdir(),
});

const git = (folder: string, ...words: string[]) =>
  execFileSync('git', ['-C', folder, ...words], { encoding: 'utf8', stdio: 'pipe' });
const identify = (folder: string) => {
  git(folder, 'config', 'user.name', 'Ana');
  git(folder, 'config', 'user.email', 'ana@linha.example');
};

beforeEach(() => {
  problems = [];
  studio = copyStudio();
  server = folderOfTest('editor-server');
  git(server, 'init', '--quiet', '--bare', '--initial-branch=main');
});

const state = async () => (await studio.ask('GET', '/desk/publish')).value as PublishAnswer;
const publish = async () =>
  (await studio.ask('POST', '/desk/publish', JSON.stringify({ message: 'Edit' }))).value;

/** A repository whose first commit is published. */
function publishFirst(folder = studio.root) {
  git(folder, 'init', '--quiet', '--initial-branch=main');
  identify(folder);
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--message=First');
  git(folder, 'remote', 'add', 'backup', join(server, 'nowhere'));
  git(folder, 'remote', 'add', 'origin', server);
  git(folder, 'push', '--quiet', '--set-upstream', 'origin', 'main');
}

async function changePrice() {
  const { files } = await studio.read('studio');
  const file = files.studio;
  const data = structuredClone(file?.data) as { prices: { website: number; hour: number } };
  data.prices.website += data.prices.hour;
  expect(
    await studio.save('studio', { studio: { version: file?.version ?? '', data } }),
  ).toMatchObject({ problems: [] });
}

/** The repository of somebody else. */
function clone() {
  const other = folderOfTest('editor-other');
  git(other, 'clone', '--quiet', '--branch=main', server, '.');
  identify(other);
  return other;
}

test('what changed is told by its fields, committed and pushed', async () => {
  publishFirst();
  expect(await state()).toEqual({ changes: [] });
  await changePrice();
  writeFileSync(join(studio.root, 'public/people.txt'), 'x');
  mkdirSync(join(studio.root, 'public/pictures'), { recursive: true });
  for (const size of ['desktop-640.avif', 'desktop-640.webp', 'mobile-390.webp'])
    writeFileSync(join(studio.root, `public/pictures/new-shop-${size}`), 'x');
  for (const size of ['desktop-1.avif', 'desktop-640.avif'])
    writeFileSync(join(studio.root, `public/pictures/shop-${size}`), 'x');
  expect(await state()).toEqual({
    changes: [
      {
        document: 'studio',
        file: 'studio',
        path: 'content/studio.yaml',
        kind: 'changed',
        fields: [{ path: 'prices.website', kind: 'changed', entry: '' }],
      },
      { document: '', file: '', path: 'public/people.txt', kind: 'new', fields: [] },
      expect.objectContaining({ kind: 'new', fields: [], project: 'new-shop' }),
      // One size of it is new.
      expect.objectContaining({ kind: 'changed', fields: [], project: 'shop' }),
    ],
  });
  rmSync(join(studio.root, 'public/pictures'), { recursive: true });
  git(studio.root, 'checkout', '--', 'public');
  expect(await publish()).toEqual({ changes: [] });
  expect(git(server, 'log', '-1', '--format=%s %an', 'main').trim()).toBe('Edit Ana');
  expect(git(server, 'show', 'main:content/studio.yaml')).toBe(
    studio.source('content/studio.yaml'),
  );
});

test('what was begun elsewhere in the repository stays as it is', async () => {
  writeFileSync(join(studio.around, 'code.ts'), 'begun');
  publishFirst(studio.around);
  await changePrice();
  writeFileSync(join(studio.around, 'code.ts'), 'half');
  expect(await publish()).toEqual({ changes: [] });
  expect(git(studio.around, 'status', '--porcelain')).toBe(' M code.ts\n');

  // Also where somebody else has published.
  const other = clone();
  git(other, 'commit', '--quiet', '--allow-empty', '--message=Other');
  git(other, 'push', '--quiet', 'origin', 'main');
  await changePrice();
  expect(await publish()).toEqual({ changes: [] });
  expect(git(studio.around, 'status', '--porcelain')).toBe(' M code.ts\n');
});

const dateOf = (studioRoot: string) =>
  /^legalUpdated: (\S+)/m.exec(readFileSync(join(studioRoot, 'settings.yaml'), 'utf8'))?.[1];

/** What is said of the date of the legal texts after a save, and before a publication. */
async function legalDates(id: string, edit: (data: Record<string, unknown>) => object) {
  const { files } = await studio.read(id);
  const [name = '', file] = Object.entries(files)[0] ?? [];
  const data = edit(file?.data as Record<string, unknown>);
  const saved = await studio.save(id, { [name]: { version: file?.version ?? '', data } });
  expect(saved).toMatchObject({ problems: [], written: [expect.any(String)] });
  return [saved.legalDate, (await state()).legalDate];
}

test('a legal text that changed without the date of the legal texts is told after the save, and when publishing', async () => {
  publishFirst();
  const id = sourcesOf(studio.root).find(({ group }) => group === 'legal')?.id ?? '';
  const old = dateOf(studio.root);
  const ending = (sign: string) => (data: Record<string, unknown>) => ({
    ...data,
    title: String(data.title).replace(/.$/, sign),
  });
  const dated = (legalUpdated: string | undefined) =>
    legalDates('settings', (data) => ({ ...data, legalUpdated }));
  expect(await legalDates(id, ending('!'))).toEqual([old, old]);
  // Another change of the settings is no date.
  const hosted = (data: Record<string, unknown>) => ({
    ...data,
    hosting: { ...(data.hosting as object), company: 'Alojamento, Lda.' },
  });
  expect(await legalDates('settings', hosted)).toEqual([undefined, old]);
  expect(await dated('2026-12-01')).toEqual([undefined, undefined]);
  expect(await legalDates(id, ending('?'))).toEqual([undefined, undefined]);
  expect(await dated(old)).toEqual([undefined, old]);
  // Without anything to compare with, today's date is the right one.
  rmSync(join(studio.root, '.git'), { recursive: true });
  expect(await legalDates(id, ending('!'))).toEqual([old, undefined]);
  await dated(new Date().toISOString().slice(0, 10));
  expect(await legalDates(id, ending('?'))).toEqual([undefined, undefined]);
});

test('what the checks refuse is not published', async () => {
  publishFirst();
  await changePrice();
  problems = [[wrong]];
  expect(await publish()).toEqual({ error: 'notPublishable', values: { count: '1' } });
  expect(git(server, 'log', '--format=%s', 'main').trim()).toBe('First');
});

test('without a repository, a server or a name, it is told what is missing', async () => {
  expect(await state()).toEqual({ obstacle: 'noRepository', changes: [] });
  expect(await publish()).toMatchObject({ error: 'noRepository' });
  git(studio.root, 'init', '--quiet', '--initial-branch=main');
  expect(await state()).toEqual({ obstacle: 'noRemote', changes: [] });
  git(studio.root, 'remote', 'add', 'origin', server);
  git(studio.root, 'config', 'user.useConfigOnly', 'true');
  expect(await publish()).toMatchObject({ error: 'noAuthor' });
  identify(studio.root);
  expect(await publish()).toEqual({ changes: [] });
  const path = process.env.PATH;
  process.env.PATH = '/nowhere';
  try {
    expect(await state()).toEqual({ obstacle: 'noGit', changes: [] });
  } finally {
    process.env.PATH = path;
  }
});

test('why the server refuses is told in its own words', async () => {
  publishFirst();
  await changePrice();
  const refusing = '#!/bin/sh\necho "Only Rui publishes." >&2\nexit 1\n';
  mkdirSync(join(server, 'hooks'), { recursive: true });
  writeFileSync(join(server, 'hooks/pre-receive'), refusing, { mode: 0o755 });
  const why = 'Only Rui publishes.';
  expect(await publish()).toEqual({ error: 'gitRefused', values: { why } });
});

test('what somebody else has published is taken first; what does not fit is refused, and nothing is lost', async () => {
  publishFirst();
  const other = clone();
  const publishElsewhere = (edit: (text: string) => string) => {
    const file = join(other, 'content/studio.yaml');
    git(other, 'pull', '--quiet', 'origin', 'main');
    writeFileSync(file, edit(git(other, 'show', 'HEAD:content/studio.yaml')));
    git(other, 'commit', '--quiet', '--all', '--message=Other');
    git(other, 'push', '--quiet', 'origin', 'main');
  };
  publishElsewhere((text) => text.replace(/^name: .*$/m, 'name: Outra'));
  await changePrice();
  expect(await publish()).toEqual({ changes: [] });
  expect(git(server, 'show', 'main:content/studio.yaml')).toContain('name: Outra');

  // Together they are no site.
  publishElsewhere((text) => text.replace(/^name: .*$/m, 'name: Terceira'));
  await changePrice();
  const alone = studio.source('content/studio.yaml');
  problems = [[], [wrong]];
  expect(await publish()).toMatchObject({ error: 'publishedMeanwhile' });
  expect(studio.source('content/studio.yaml')).toBe(alone);
  expect(await publish()).toEqual({ changes: [] });

  publishElsewhere((text) => text.replace(/^( {2}website): .*$/m, '$1: 12000'));
  await changePrice();
  const mine = studio.source('content/studio.yaml');
  expect(await publish()).toMatchObject({ error: 'publishedMeanwhile' });
  expect(studio.source('content/studio.yaml')).toBe(mine);
});
