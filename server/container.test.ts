/** The container has only the files that the last stage of the Dockerfile copies. */
import { spawnSync } from 'node:child_process';
import { cp, readFile, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { folderOfFile } from '../tests/temporary-folder.ts';

const folder = folderOfFile('container');

beforeAll(async () => {
  const copied = (await readFile('Dockerfile', 'utf8')).matchAll(
    /^COPY --from=build \/home\/node\/site\/(\S+) \S+$/gm,
  );
  for (const [, file = ''] of copied)
    if (file !== 'dist') await cp(file, join(folder, file), { recursive: true });
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
});

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
