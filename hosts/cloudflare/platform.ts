/** Types of the platform, as far as the worker uses it. */

import type { StoredMessage } from '../../server/mail/stored-message.ts';

/** Bindings and variables, declared in wrangler.jsonc. */
export type Env = {
  ASSETS: { fetch: (address: string) => Promise<Response> };
  /** Absent when browsers send to a provider and the queues were removed from wrangler.jsonc. */
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

/**
 * `cf.clientAcceptEncoding` is the header of the visitor; the platform replaces Accept-Encoding in the
 * request.
 */
export type VisitorRequest = Request & { cf?: { clientAcceptEncoding?: string } };
