import type { MailRules } from '../../src/contact/contact-message.ts';
import { fillReply } from '../../src/contact/contact-reply.ts';
import type { RenderContactReply, Replies } from '../http/built-site.ts';

/** What the manifest of a site says of its studio and its messages. */
type Rules = { site: { email: string }; mail: Pick<MailRules, 'fields'> };

export function createReplyRenderer(replies: Replies, { site, mail }: Rules): RenderContactReply {
  return (language, reply) => {
    const documents = replies[language];
    if (!documents) throw new Error(`There are no replies in ${language}`);
    return fillReply(documents[reply.status], reply, site.email, mail);
  };
}
