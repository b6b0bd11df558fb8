/** This site's own server, as a service manager starts it. */
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { mailOf } from '../../server/mail/mail.ts';
import { parseStored } from '../../server/mail/stored-message.ts';
import { startSite } from '../relay/site-process.ts';
import type { Host, ReceivedMessage } from './host.ts';

type Options = { build: string; folder: string; trustProxy: boolean };

export async function startNode({ build, folder, trustProxy }: Options): Promise<Host> {
  const outbox = resolve(folder, 'outbox');
  const site = await startSite(folder, {
    SITE_DIR: resolve(build),
    OUTBOX_DIR: outbox,
    HOST: '127.0.0.1',
    TRUST_PROXY: trustProxy ? '1' : '0',
  });
  return {
    origin: site.origin,
    promises: {
      language: 'host',
      headers: 'everything',
      notFound: 'in the language',
      oneAddress: true,
      encodings: ['br', 'gzip'],
      picksSmallest: true,
      ranges: 'all',
      messages: 'itself',
    },
    messages: async () => [
      ...(await readFolder(join(outbox, 'new'), false)),
      ...(await readFolder(join(outbox, 'junk'), true)),
    ],
    async stop() {
      site.child.kill('SIGTERM');
      await site.exited;
    },
  };
}

async function readFolder(folder: string, isJunk: boolean): Promise<ReceivedMessage[]> {
  const names = await readdir(folder);
  return Promise.all(
    names.map(async (name) => {
      const message = parseStored(name, await readFile(join(folder, name)));
      const { replyTo, subject, text } = mailOf(message, { name: '', from: '', to: '' });
      return {
        replyTo: replyTo?.address ?? '',
        subject,
        text,
        isJunk,
      };
    }),
  );
}
