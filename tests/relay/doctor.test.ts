/** The doctor's command beside a running server: its one message is followed up to the mail server's answer. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { freePort } from '../process.ts';
import { folderOfTest } from '../temporary-folder.ts';
import { mailServerOfTest, mailTo, siteOfTest } from './of-test.ts';
import { runNode } from './site-process.ts';
import { manifest, writeSmallSite } from './small-site.ts';

const script = join(import.meta.dirname, '../../server/commands/doctor.ts');
let folder: string;
let places: Record<string, string>;

beforeEach(async () => {
  folder = folderOfTest('doctor');
  await writeSmallSite(join(folder, 'dist'));
  places = { SITE_DIR: join(folder, 'dist'), OUTBOX_DIR: join(folder, 'outbox') };
});

test('the server itself looks at its public address when it may, with all its checks', async () => {
  const port = await freePort();
  const file = join(folder, 'dist/manifest.json');
  const site = { ...manifest.site, url: `http://127.0.0.1:${port}` };
  await writeFile(file, JSON.stringify({ ...manifest, site }));
  const env = { ...places, PORT: String(port), HOST: '127.0.0.1', DOCTOR_DAILY: '1' };
  const { lines } = await siteOfTest(folder, env);
  const visited = () => lines.find((line) => line.includes('doctor-visited'));
  await expect.poll(visited, { timeout: 20_000 }).toContain('"faults":"visitors-as-one"');
});

test('an example’s address is not visited, and the start says so', async () => {
  const { lines, child, exited } = await siteOfTest(folder, { ...places, DOCTOR_DAILY: '1' });
  child.kill('SIGTERM');
  await exited;
  expect(lines.join('\n')).toContain(
    'DOCTOR_DAILY is 1, but the build is for https://studio.example',
  );
});

test('one message is followed to the mail server, which takes or refuses it', async () => {
  const mailServer = await mailServerOfTest();
  const env = { ...places, ...mailTo(mailServer) };
  const site = await siteOfTest(folder, env);
  for (const [refusal, line, words] of [
    [undefined, '✔ one message', 'The mail server has taken it.'],
    [{ at: 'data', code: 554, text: 'No' }, '✖ one message', '554 No'],
  ] as const) {
    mailServer.refusal = refusal;
    const { exited, lines } = runNode([script, site.origin], folder, env);
    // Nothing is in front of it that could say who asks, and this machine hears the reasons of /readyz.
    expect(await exited).toBe(1);
    expect(lines.filter((each) => each.startsWith('✖ ') && each !== line)).toEqual([
      '✖ the server hears who asks',
    ]);
    expect(lines).toContain(line);
    expect(lines.join('\n')).toContain(words);
  }
  expect(mailServer.received).toHaveLength(1);
});
