import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { freePort } from '../process.ts';
import { folderOfTest } from '../temporary-folder.ts';

/** As npm does it: a shell in between, which ends at the signal and leaves behind what it started. */
test('the server ends when npm, which started it, ends', async () => {
  const folder = folderOfTest('signal');
  const port = await freePort();
  const script = `${process.execPath} -e 'import("${resolve('build/end-with-npm.ts')}").then((it) => { it.endWithNpm(); require("node:http").createServer((_, response) => response.end("here")).listen(${port}); })'; true`;
  const shell = spawn('/bin/sh', ['-c', script], {
    cwd: folder,
    env: { ...process.env, npm_lifecycle_event: 'start' },
    stdio: 'ignore',
  });
  const answers = () =>
    fetch(`http://127.0.0.1:${port}`).then(
      () => true,
      () => false,
    );
  await expect.poll(answers).toBe(true);
  shell.kill('SIGTERM');
  await expect.poll(answers).toBe(false);
});
