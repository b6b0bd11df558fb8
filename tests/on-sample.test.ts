import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { studioFolder } from '../src/studio/folder.ts';

const other = 'tests/fixtures/first-studio';

/** What a tool of the tests says when another studio is in force. */
function say(...toolArguments: string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, toolArguments, {
    env: { ...process.env, STUDIO: other },
    encoding: 'utf8',
  });
  expect(status, stdout + stderr).toBe(0);
  return stdout.trim();
}

test('unit tests run on the sample, whatever STUDIO says', () => {
  expect(studioFolder).toBe('studio');
  const program = "await import('./vitest.config.ts'); console.log(process.env.STUDIO)";
  expect(say('--input-type=module', '--eval', program)).toBe('undefined');
});

test('of the browser tests only those of a studio run on another one', () => {
  const list = say('node_modules/@playwright/test/cli.js', 'test', '--list', '--project=browser');
  const folders = [...list.matchAll(/› (.+)\/\S+\.spec\.ts:/g)].map(([, folder]) => folder);
  expect([...new Set(folders)]).toEqual(['studio']);
});
