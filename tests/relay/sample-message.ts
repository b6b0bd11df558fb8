import type { AcceptedMessage } from '../../server/contact/relay.ts';
import { en } from '../../server/words/en.ts';
import type { ContactFields } from '../../src/contact/contact-message.ts';

export const identity = {
  name: 'Studio',
  from: 'site@studio.example',
  to: 'ola@studio.example',
  words: en,
};

/** A visitor's message as the relay passes it on. */
export function sampleMessage(
  changes: Partial<ContactFields> = {},
  details: Partial<AcceptedMessage> = {},
): AcceptedMessage {
  return {
    fields: {
      name: 'Ana Conceição',
      email: 'ana@example.pt',
      subject: 'Um sítio',
      message: 'Bom dia',
      ...changes,
    },
    time: '21/11/2025, 10:00:00',
    isJunk: false,
    received: new Date(),
    language: 'pt',
    ...details,
  };
}
