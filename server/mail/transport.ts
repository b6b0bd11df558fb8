/** The way to send that the settings choose. A service of another kind is a file like smtp.ts and a line here. */
import type { Settings } from '../settings.ts';
import type { SendMail } from './mail.ts';
import { createSmtp } from './smtp.ts';

/** Undefined when messages stay in the outbox. */
export function createTransport({ delivery }: Settings): SendMail | undefined {
  return delivery && createSmtp(delivery.smtp);
}
