/** `npm run outbox`: what became of the messages. */
import '../tools/outbox.ts';
