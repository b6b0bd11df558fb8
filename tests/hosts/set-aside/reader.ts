/** Reads the queue of messages set aside aloud, as its owner would look through it. */
import type { MessageBatch } from '../../../hosts/cloudflare/platform.ts';
import type { StoredMessage } from '../../../server/mail/stored-message.ts';

// biome-ignore lint/style/noDefaultExport: the platform looks for it there
export default {
  queue({ messages }: MessageBatch<StoredMessage>) {
    for (const { body } of messages) console.log(`SET ASIDE ${JSON.stringify(body)}`);
  },
};
