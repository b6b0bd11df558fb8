/** Sends the messages in the queue as e-mails to the studio. */
import { causeOf, type Log } from '../../server/log.ts';
import { type MailIdentity, mailOf, type SendMail } from '../../server/mail/mail.ts';
import { slowPause } from '../../server/mail/pauses.ts';
import type { StoredMessage } from '../../server/mail/stored-message.ts';
import type { MessageBatch, SendEmail } from './platform.ts';

/**
 * Sends each message of a batch. After a failure of any kind the message returns to the queue, with growing
 * pauses, and after five days it goes to the dead letter queue: `max_retries` in wrangler.jsonc matches the
 * pauses. No failure is treated as permanent, so that wrong settings do not discard messages.
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
      message.retry({ delaySeconds: slowPause(message.attempts) / 1_000 });
      log.error('message-put-off', { id, attempts: message.attempts, ...causeOf(error) });
    }
  }
}

/**
 * Sends with the email binding of the platform, which sets a new Message-ID for each attempt. Duplicates
 * can be recognized by `X-Message-Reference`, which stays the same.
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
