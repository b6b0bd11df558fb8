/** The container has only the files that the last stage of the Dockerfile copies. */
import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'container-'));
  const copied = (await readFile('Dockerfile', 'utf8')).matchAll(
    /^COPY --from=build \/home\/node\/site\/(\S+) \S+$/gm,
  );
  for (const [, file = ''] of copied)
    if (file !== 'dist') await cp(file, join(folder, file), { recursive: true });
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
});

afterAll(() => rm(folder, { recursive: true }));

test.each([
  'server/index.ts',
  ...['outbox', 'visits', 'doctor'].map((name) => `server/commands/${name}.ts`),
])('%s finds every module, and misses only the built site', (script) => {
  const { stderr } = spawnSync(process.execPath, [script], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, OUTBOX_DIR: join(folder, 'outbox') },
  });
  expect(stderr).not.toMatch(/ERR_MODULE_NOT_FOUND|Cannot find/);
});
