import { fillReply } from '../../src/contact/contact-reply.ts';
import type { RenderContactReply, Replies } from '../http/site.ts';

/** `email`: the studio's address. */
export function createReplyRenderer(replies: Replies, email: string): RenderContactReply {
  return (language, reply) => {
    const documents = replies[language];
    if (!documents) throw new Error(`There are no replies in ${language}`);
    return fillReply(documents[reply.status], reply, email);
  };
}
