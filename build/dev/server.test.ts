import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { madeFolder } from '../../src/studio/own-places.ts';
import { freePort } from '../../tests/process.ts';

/** The server runs in plain Node, so importing a page module directly would stop it. */
test('the development server answers with a page and with libraries of its own', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dev-'));
  const port = await freePort();
  const server = spawn(process.execPath, ['build/dev/start.ts'], {
    env: { ...process.env, PORT: String(port), OUTBOX_DIR: join(folder, 'outbox') },
    stdio: 'ignore',
  });
  const ended = new Promise((done) => server.once('exit', done));
  const page = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
    return answer && { status: answer.status, html: await answer.text() };
  };
  try {
    let answer = await page();
    while (!answer && server.exitCode === null) {
      await wait(200);
      answer = await page();
    }
    expect(answer?.status).toBe(200);
    expect(answer?.html).toContain('<h1');

    const island = await fetch(
      `http://127.0.0.1:${port}/src/islands/project-carousel/project-carousel.tsx`,
    );
    // In a folder that no other server writes to.
    expect(await island.text()).toContain(`libraries-${port}/deps/react.js`);
  } finally {
    server.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
    await rm(`${madeFolder}/libraries-${port}`, { recursive: true, force: true });
  }
});
