import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { folderOfTest } from '../tests/temporary-folder.ts';
import { foreignBuild, planStart, recordOfBuild, sources } from './last-build.ts';

let folder: string;
beforeEach(() => {
  folder = folderOfTest('start');
  for (const source of sources) write(source.includes('.') ? source : `${source}/file`, '', 1_000);
});

/** Writes a file, and sets its modification time and that of its folders, in seconds since 1970. */
function write(path: string, text: string, seconds: number) {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  for (let at = file; at !== folder; at = dirname(at)) utimesSync(at, seconds, seconds);
}

function build() {
  write('dist/settings.json', JSON.stringify(recordOfBuild(folder)), 2_000);
  write('dist/manifest.json', '{}', 2_000);
}

test('the site is built when there is no build and when any source is newer', () => {
  expect(planStart(folder).action).toBe('build');
  build();
  expect(planStart(folder)).toEqual({ action: 'serve' });
  write('build/documents/response-headers.ts', '', 3_000);
  expect(planStart(folder).action).toBe('build');
});

test('every folder that the build imports from is one of its sources', () => {
  const files = globSync(['{build,server,src,packages}/**/*.{ts,tsx}', 'vite.config.ts'], {
    exclude: ['**/*.{test,spec}.ts', '**/node_modules/**'],
  });
  const imported = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)].map(
      ([, path = '']) => relative('.', resolve(dirname(file), path)).split('/')[0],
    ),
  );
  const missing = imported.filter((name = '') => !sources.includes(name) && existsSync(name));
  expect([...new Set(missing)]).toEqual([]);
});

test('of the .env files only changed build-time variables cause a build', () => {
  write('.env', 'VITE_SITE_URL=https://a.pt\nPORT=3000\n', 1_000);
  build();
  write('.env', 'PORT=4000\nMAIL_TO=b@a.pt\nVITE_SITE_URL="https://a.pt"\n', 3_000);
  expect(planStart(folder)).toEqual({ action: 'serve' });
  write('.env.local', 'VITE_SITE_URL=https://b.pt\n', 1_000);
  expect(planStart(folder).action).toBe('build');
});

test('without write access the old build is served, or an error says how to build', () => {
  const nowhere = () => false;
  expect(planStart(folder, nowhere)).toEqual({
    action: 'give up',
    note: expect.stringMatching(/^There is no built site[^\n]*npm run build/),
  });
  build();
  expect(planStart(folder, nowhere)).toEqual({ action: 'serve' });
  write('src/file', '', 3_000);
  expect(planStart(folder, nowhere)).toEqual({
    action: 'serve',
    note: expect.stringMatching(/^The built site is older than its sources[^\n]*npm run build/),
  });
});

test('a .env file that cannot be read is named, with the remedy', () => {
  build();
  // A folder cannot be read as a file by any user, not even root.
  mkdirSync(join(folder, '.env'));
  expect(() => planStart(folder)).toThrow(/\.env cannot be read \(EISDIR\)\. Give the user/);
});

test('a build says whose it is, and one that does not say so is taken as it is', () => {
  build();
  const site = join(folder, 'dist');
  expect(foreignBuild(site)).toBeUndefined();
  const record = { ...recordOfBuild(folder), studio: '/delft' };
  write('dist/settings.json', JSON.stringify(record), 2_000);
  const said = /is that of \/delft, and this command is for studio: set STUDIO /;
  expect(foreignBuild(site)).toMatch(said);
  expect(planStart(folder).action).toBe('build');
  expect(planStart(folder, () => false)).toEqual({ action: 'give up', note: foreignBuild(site) });
  rmSync(join(site, 'settings.json'));
  expect(foreignBuild(site)).toBeUndefined();
});

test('a folder that leads into itself has an end, and what is no source makes no build', () => {
  build();
  symlinkSync('.', join(folder, 'studio/again'));
  write('studio/.git/index', '', 1_000);
  utimesSync(join(folder, 'studio/.git/index'), 3_000, 3_000);
  utimesSync(join(folder, 'studio'), 1_000, 1_000);
  expect(planStart(folder)).toEqual({ action: 'serve' });
});
