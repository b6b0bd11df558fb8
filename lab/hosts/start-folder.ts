/** A host that has nothing but the files: it finds `contact.html` for `/contact`. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort, start, untilItAnswers } from '../../tests/process.ts';
import type { Host } from './host.ts';

const sirv = join(dirname(fileURLToPath(import.meta.resolve('sirv-cli/package.json'))), 'bin.js');

export async function startFolder(build: string): Promise<Host> {
  const port = String(await freePort());
  const options = ['--quiet', '--host', '127.0.0.1', '--port', port];
  const program = start(process.execPath, [sirv, join(build, 'site'), ...options]);
  const origin = `http://127.0.0.1:${port}`;
  await untilItAnswers(origin, program);
  return { origin, messages: async () => [], stop: program.stop };
}
