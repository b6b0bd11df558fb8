/** `npm run outbox`: lists the messages and their status. */
import '../src/studio/use-folder.ts';

// Dynamic, so that the studio is known first.
await import('../tools/outbox.ts');
