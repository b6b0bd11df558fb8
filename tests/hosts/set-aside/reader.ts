/** Reads the queue of messages set aside aloud, as its owner would look through it. */
import type { MessageBatch, StoredMessage } from '../../../hosts/cloudflare/platform.ts';

// biome-ignore lint/style/noDefaultExport: the platform looks for it there
export default {
  queue({ messages }: MessageBatch<StoredMessage>) {
    for (const { body } of messages) console.log(`SET ASIDE ${JSON.stringify(body)}`);
  },
};
