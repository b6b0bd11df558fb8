import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { folderOfTest } from '../tests/temporary-folder.ts';
import { readEnvironment } from './environment.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

test('the file in the folder of the studio says what is not set already', () => {
  const folder = folderOfTest('environment');
  writeFileSync(join(folder, '.env'), 'PORT=1\nHOST=127.0.0.2\n');
  for (const [name, value] of Object.entries({ STUDIO: folder, PORT: '2', HOST: undefined }))
    vi.stubEnv(name, value);
  expect(readEnvironment()).toMatchObject({ PORT: '2', HOST: '127.0.0.2' });
});
