/** This site's own server, as a service manager starts it. */
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { startSite } from '../relay/site-process.ts';
import { readMail } from '../relay/stored-mail.ts';
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
      const mails = names.map((name) => readFile(join(outbox, 'new', name), 'utf8'));
      return (await Promise.all(mails)).map((mail) => readMail(mail).body);
    },
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
