/**
 * tests/fixtures/first-studio/ was written by `npm run new-studio` when a studio became a folder. It is never changed:
 * today's engine must check and build it as it is.
 */
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { honeypotName } from '../src/contact/contact-message.ts';
import { buildCopy } from '../tests/project-copy.ts';
import { runNode } from '../tests/relay/site-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'first-studio-'));
const builds = () => globSync(`dist-${basename(folder).toLowerCase()}-*`);
afterAll(() => {
  for (const each of [folder, ...builds()]) rmSync(each, { recursive: true });
});

test('the folder of the first version of this layout is checked and built without a change', async () => {
  cpSync('tests/fixtures/first-studio', folder, { recursive: true });
  const env = { STUDIO: folder };
  const { exited, lines } = runNode(['build/check.ts'], '.', env);
  expect({ status: await exited, said: lines.join('\n') }).toMatchObject({ status: 0 });
  await buildCopy('.', env);
  const [built] = builds();
  const home = readFileSync(`${built}/site/index.html`, 'utf8');
  expect(home).toContain('We are a small studio in Delft.');
  // Its texts are those of these fields, also when the engine knows more of them.
  const form = readFileSync(`${built}/site/contact.html`, 'utf8');
  expect([...form.matchAll(/<label for="contact-(\w+)"/g)].map(([, id]) => id)).toEqual([
    ...['name', 'email', 'subject', 'message'],
    honeypotName,
  ]);
});
