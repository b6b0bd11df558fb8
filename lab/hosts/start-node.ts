/** This site's own server, as a service manager starts it. */
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { mailOf } from '../../server/mail/mail.ts';
import { parseStored } from '../../server/mail/stored-message.ts';
import { ownerWords } from '../../server/words/owner-words.ts';
import { defaultLanguage } from '../../src/in-force/languages.ts';
import { startSite } from '../../tests/relay/site-process.ts';
import type { Host } from './host.ts';

export async function startNode(build: string, folder: string, trustProxy = '0'): Promise<Host> {
  const outbox = resolve(folder, 'outbox');
  const { origin, child, exited } = await startSite(folder, {
    SITE_DIR: resolve(build),
    OUTBOX_DIR: outbox,
    HOST: '127.0.0.1',
    TRUST_PROXY: trustProxy,
  });
  return {
    origin,
    async messages() {
      const names = await readdir(join(outbox, 'new'));
      const identity = { name: '', from: '', to: '', words: ownerWords(defaultLanguage) };
      return Promise.all(
        names.map(async (name) => {
          const message = parseStored(name, await readFile(join(outbox, 'new', name)));
          return mailOf(message, identity).text;
        }),
      );
    },
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
