/** A host that has nothing but the files: it finds `contact.html` for `/contact`. */
import { join } from 'node:path';
import type { Host } from './host.ts';
import { freePort, start, untilItAnswers } from './process.ts';

const sirv = join(import.meta.dirname, '../../node_modules/sirv-cli/bin.js');

export async function startFolder(build: string): Promise<Host> {
  const port = String(await freePort());
  const options = ['--quiet', '--host', '127.0.0.1', '--port', port];
  const program = start(process.execPath, [sirv, join(build, 'site'), ...options]);
  const origin = `http://127.0.0.1:${port}`;
  await untilItAnswers(origin, program);
  return { origin, messages: async () => [], stop: program.stop };
}
