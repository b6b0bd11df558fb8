/** Hosts that know nothing but a folder. */
import { join, resolve } from 'node:path';
import type { Host, Promises } from './host.ts';
import { freePort, start, untilItAnswers } from './process.ts';
import { startWrangler } from './wrangler.ts';

const dumb: Promises = {
  language: 'browser',
  headers: 'none',
  notFound: 'bare',
  oneAddress: false,
  encodings: [],
  picksSmallest: true,
  ranges: 'simple',
  messages: 'none',
};

/** A file server with clean addresses and not one more idea. */
export async function startStatic(build: string): Promise<Host> {
  const port = await freePort();
  const entry = join(import.meta.dirname, '../../node_modules/sirv-cli/bin.js');
  const options = ['--etag', '--no-gzip', '--no-brotli', '--quiet', '--host', '127.0.0.1'];
  const program = start(process.execPath, [
    entry,
    join(build, 'site'),
    '--port',
    String(port),
    ...options,
  ]);
  const origin = `http://127.0.0.1:${port}`;
  await untilItAnswers(origin, program);
  return { origin, promises: dumb, messages: async () => [], stop: program.stop };
}

/** One that reads `_headers` and knows `404.html`: Cloudflare Pages as wrangler runs it. */
export async function startPages(build: string, folder: string): Promise<Host> {
  const port = await freePort();
  const program = startWrangler(
    [
      ...['pages', 'dev', resolve(build, 'site'), '--ip', '127.0.0.1', '--port', String(port)],
      ...['--inspector-port', String(await freePort()), '--compatibility-date', '2026-09-01'],
      ...['--persist-to', resolve(folder, 'pages')],
    ],
    // It reads a configuration from where it stands.
    folder,
  );
  const origin = `http://127.0.0.1:${port}`;
  await untilItAnswers(origin, program);
  return {
    origin,
    promises: {
      ...dumb,
      headers: 'headers-file',
      notFound: 'in the default language',
      // It compresses by itself.
      encodings: ['br', 'gzip'],
      picksSmallest: false,
      ranges: 'none',
    },
    messages: async () => [],
    stop: program.stop,
  };
}
