/** Turns the messages in the queue into e-mails to the studio. */
import { causeOf, type Log } from '../../server/log.ts';
import { type MailIdentity, mailOf, type SendMail } from '../../server/mail/mail.ts';
import type { StoredMessage } from '../../server/mail/stored-message.ts';
import type { MessageBatch, SendEmail } from './platform.ts';

/**
 * Sends each message of a batch. One that cannot be sent goes back into the queue, for longer each
 * time, and after five days to the queue of those set aside: `max_retries` in wrangler.jsonc fits
 * these pauses. Why it failed makes no difference, so that wrong settings condemn nothing.
 */
export async function deliver(
  { messages }: MessageBatch<StoredMessage>,
  sendMail: SendMail | undefined,
  identity: MailIdentity,
  log: Log,
): Promise<void> {
  for (const message of messages) {
    const { id } = message.body;
    try {
      if (!sendMail) throw new Error('There is no EMAIL binding');
      await sendMail(mailOf(message.body, identity));
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
 * Sends by the platform's binding. The platform writes the e-mail, with a Message-ID of its own on each
 * attempt. A message that is sent twice is known by `X-Message-Reference`, which stays the same.
 */
export function createEmailBinding(binding: SendEmail): SendMail {
  return async ({ id, from, to, replyTo, subject, text }) => {
    const { messageId } = await binding.send({
      from: { name: from.name, email: from.address },
      to: to.address,
      ...(replyTo && { replyTo: { name: replyTo.name, email: replyTo.address } }),
      subject,
      text,
      headers: { 'X-Message-Reference': id },
    });
    return messageId;
  };
}
