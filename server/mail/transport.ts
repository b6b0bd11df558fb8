/** Selects the transport by the settings. To add one, write a file like smtp.ts and select it here. */
import type { Settings } from '../settings.ts';
import type { SendMail } from './mail.ts';
import { createSmtp } from './smtp.ts';

/** Undefined when messages stay in the outbox. */
export function createTransport({ delivery }: Settings): SendMail | undefined {
  return delivery && createSmtp(delivery.smtp);
}
