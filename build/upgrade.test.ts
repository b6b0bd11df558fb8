/**
 * tests/fixtures/first-studio/ was written by `npm run new-studio` when a studio became a folder. It is never changed:
 * today's engine must check and build it as it is.
 */
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runNode } from '../tests/relay/site-process.ts';
import { findBrowser } from './find-browser.ts';

const folder = mkdtempSync(join(tmpdir(), 'first-studio-'));
const builds = () => globSync(`dist-${basename(folder).toLowerCase()}-*`);
afterAll(() => {
  for (const each of [folder, ...builds()]) rmSync(each, { recursive: true });
});

test('the folder of the first version of this layout is checked and built without a change', async () => {
  cpSync('tests/fixtures/first-studio', folder, { recursive: true });
  const env = { STUDIO: folder, CHROMIUM_PATH: await findBrowser() };
  // The cards of shared links are too large for a fixture.
  for (const args of [['build/assets.ts', 'cards'], ['build/check.ts'], ['build/build.ts']]) {
    const { exited, lines } = runNode(args, '.', env);
    expect({ status: await exited, said: lines.join('\n') }).toMatchObject({ status: 0 });
  }
  const [built] = builds();
  const home = readFileSync(`${built}/site/index.html`, 'utf8');
  expect(home).toContain('We are a small studio in Delft.');
}, 1_800_000); // Longer than a slow machine takes for a build.
