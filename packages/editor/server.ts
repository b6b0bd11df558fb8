/**
 * The owner's editor for content/, for this machine only. It serves its own page, and starts
 * the development server, which shows the edited pages.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { endWithNpm } from '../../build/end-with-npm.ts';
import { studioAlias } from '../../build/studio-alias.ts';
import { contentType } from '../../server/http/content-type.ts';
import { languages } from '../../src/in-force/languages.ts';
import { studioFolder } from '../../src/studio/folder.ts';
import { endExaminer } from './examiner.ts';
import { createHandler, type DeskSettings } from './handler.ts';
import { forgetOld } from './waiting-pictures.ts';
import { takeBack } from './write-together.ts';

endWithNpm();
const port = await ownPort(process.env.DESK_PORT || '3100');
const previewPort = await freePort(port + 1);
await takeBack(studioFolder);
await forgetOld(studioFolder);

/** Ends the editor with a sentence if it cannot listen at that port. */
async function ownPort(setting: string): Promise<number> {
  const wanted = Number(setting);
  if (!Number.isInteger(wanted) || wanted < 1 || wanted > 65_534)
    giveUp(`DESK_PORT is "${setting}". Give a number from 1 to 65534, for example 3100.`);
  if ((await freePort(wanted)) !== wanted)
    giveUp(
      `Port ${wanted} is taken, perhaps by an editor that is open. Stop it, or set DESK_PORT to another number.`,
    );
  return wanted;
}

function giveUp(reason: string): never {
  console.error(reason);
  process.exit(1);
}

/** The wanted port, or another one if something listens there: its pages would stand beside the form. */
async function freePort(wanted: number): Promise<number> {
  const probe = createServer();
  const opened = once(probe, 'listening');
  probe.listen(wanted, '127.0.0.1');
  const isFree = await opened.then(
    () => true,
    () => false,
  );
  if (!isFree) return freePort(0);
  const { port: found } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return found;
}

/** Built in memory at the start: nothing of it is in the build of the site. */
async function buildPage(): Promise<DeskSettings['page']> {
  const result = await build({
    root: join(import.meta.dirname, 'page'),
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    resolve: { alias: studioAlias },
    build: { write: false },
  });
  if (!('output' in result)) throw new Error('Vite built no page.');
  return new Map(
    result.output.map((file) => [
      `/${file.fileName}`,
      {
        type: contentType(file.fileName),
        source: file.type === 'chunk' ? file.code : file.source,
      },
    ]),
  );
}

let preview: ChildProcess | undefined;

/** The development server ends when it starts with a mistake in the texts; a save may have mended it. */
function startPreview() {
  if (preview && preview.exitCode === null) return;
  // The editor runs the checks itself.
  preview = spawn(process.execPath, ['build/dev/start.ts', '--unchecked'], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(previewPort) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

process.on('exit', () => {
  preview?.kill('SIGTERM');
  endExaminer();
});
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    if (!preview || preview.exitCode !== null) process.exit();
    preview.once('exit', () => process.exit()).kill('SIGTERM');
  });

const answer = createHandler({
  root: studioFolder,
  port,
  preview: `http://localhost:${previewPort}`,
  page: await buildPage(),
  languages,
});
startPreview();
const listen = getRequestListener(async (request) => {
  const response = await answer(request);
  if (request.method === 'PUT' && response.ok) startPreview();
  return response;
});
createServer(listen).listen(port, '127.0.0.1', () =>
  console.log(`Open http://localhost:${port} in your browser. Ctrl+C ends the editor.`),
);
