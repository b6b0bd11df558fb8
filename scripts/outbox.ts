/** `npm run outbox`: lists the messages and their status. */
import '../tools/outbox.ts';
