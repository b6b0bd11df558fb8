/** What the worker uses of its platform, as far as it uses it. */

import type { StoredMessage } from '../../server/mail/stored-message.ts';

/** Bindings and variables: wrangler.jsonc declares them. */
export type Env = {
  ASSETS: { fetch: (address: string) => Promise<Response> };
  /** Absent when the browsers send to a provider and the queues were taken out. */
  OUTBOX?: Queue<StoredMessage>;
  SET_ASIDE?: Queue<StoredMessage>;
  EMAIL?: SendEmail;
  MESSAGE_RATE?: { limit: (options: { key: string }) => Promise<{ success: boolean }> };
  MAIL_TO?: string;
  MAIL_FROM?: string;
};

/** `send` resolves once the message is stored. */
type Queue<Body> = { send: (body: Body) => Promise<unknown> };

export type MessageBatch<Body> = { messages: readonly QueueMessage<Body>[] };

export type QueueMessage<Body> = {
  body: Body;
  /** Counts from 1. */
  attempts: number;
  ack: () => void;
  retry: (options: { delaySeconds: number }) => void;
};

type Address = { name: string; email: string };

export type Email = {
  from: Address;
  to: string;
  replyTo?: Address;
  subject: string;
  text: string;
  headers: Record<string, string>;
};

export type SendEmail = { send: (email: Email) => Promise<{ messageId: string }> };

/** The visitor's own header; the one in the request is what the platform itself understands. */
export type VisitorRequest = Request & { cf?: { clientAcceptEncoding?: string } };
