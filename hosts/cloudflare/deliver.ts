/** Turns the messages in the queue into e-mails to the studio. */
import { causeOf, type Log } from '../../server/log.ts';
import { subjectOf, textOf } from '../../server/mail/subject-and-text.ts';
import type { Email, MessageBatch, SendEmail, StoredMessage } from './platform.ts';

export type MailIdentity = { name: string; from: string; to: string };

/**
 * Sends each message of a batch. One that cannot be sent goes back into the queue, for longer each
 * time, and after five days to the queue of those set aside: `max_retries` in wrangler.jsonc fits
 * these pauses. Why it failed makes no difference, so that wrong settings condemn nothing.
 */
export async function deliver(
  { messages }: MessageBatch<StoredMessage>,
  email: SendEmail | undefined,
  identity: MailIdentity,
  log: Log,
): Promise<void> {
  for (const message of messages) {
    const { id } = message.body;
    try {
      if (!email) throw new Error('There is no EMAIL binding');
      await email.send(emailOf(message.body, identity));
      message.ack();
      log.info('message-sent', { id, attempts: message.attempts });
    } catch (error) {
      message.retry({ delaySeconds: pause(message.attempts) });
      log.error('message-put-off', { id, attempts: message.attempts, ...causeOf(error) });
    }
  }
}

const minute = 60;

/** In seconds; the platform allows twelve hours at most. */
export function pause(attempts: number): number {
  return ([1, 5, 15, 60, 180][attempts - 1] ?? 360) * minute;
}

/**
 * The platform writes the e-mail, with a Message-ID of its own on each attempt. A message that is
 * sent twice is known by `X-Message-Reference`, which stays the same.
 */
export function emailOf({ id, received, ...rest }: StoredMessage, identity: MailIdentity): Email {
  const message = { ...rest, language: rest.language, received: new Date(received) };
  const { name, email } = message.fields;
  return {
    from: { name: identity.name, email: identity.from },
    to: identity.to,
    replyTo: { name, email },
    subject: subjectOf(message, identity.name),
    text: textOf(message),
    headers: { 'X-Message-Reference': id },
  };
}
