/** A visitor's message as stored in the outbox, until it has expired. */
import type { AcceptedMessage } from '../contact/relay.ts';

export type StoredMessage = {
  /** Seconds since 1970, a dot and a random part. */
  id: string;
  /** The filled fields, in the order of the form. */
  fields: Record<string, string>;
  /** Local time as formatted by the visitor's browser; may be empty. */
  time: string;
  /** Language of the page with the form, if known. */
  language?: string | undefined;
  /** ISO 8601. */
  received: string;
};

export function storedMessage({
  fields,
  time,
  language,
  received,
}: AcceptedMessage): StoredMessage {
  return {
    id: `${Math.floor(received.getTime() / 1000)}.R${crypto.randomUUID().replaceAll('-', '')}`,
    fields,
    time,
    language,
    received: received.toISOString(),
  };
}

/** Parses a file of the outbox. Throws when it is not a message, or was cut off. */
export function parseStored(id: string, bytes: Buffer): StoredMessage {
  try {
    const message = JSON.parse(bytes.toString()) as StoredMessage;
    const { fields, received, time = '' } = message;
    const texts = [...Object.values(fields), time];
    const isMessage = texts.length > 1 && texts.every((text) => typeof text === 'string');
    if (isMessage && !Number.isNaN(Date.parse(received))) return { ...message, time, id };
  } catch {
    // The cause would contain what the visitor wrote.
  }
  throw Object.assign(new Error('The file is damaged: it is no message'), { code: 'DAMAGED' });
}
