/** The server's relay in development: messages are stored in the outbox, with the current texts. */
import { createContactRelay } from '../../server/contact/relay.ts';
import { createReplyRenderer } from '../../server/contact/reply.ts';
import type { Replies } from '../../server/http/built-site.ts';
import { createLog } from '../../server/log.ts';
import { openOutbox } from '../../server/mail/outbox.ts';
import { makeOutbox } from '../../server/mail/outbox-files.ts';
import type { Settings } from '../../server/settings.ts';
import type { RenderedSite } from './pages.ts';

type Relay = (request: Request, site: RenderedSite) => Promise<Response>;

export async function openRelay(settings: Settings): Promise<Relay> {
  await makeOutbox(settings.outboxFolder);
  const { keep } = openOutbox(settings.outboxFolder);
  const log = createLog((line) => process.stdout.write(line));

  return async (request, { prerender, assets }) => {
    const { defaultLanguage, languageCodes, renderReplies, site } = prerender;
    const manifest = {
      defaultLanguage,
      languages: languageCodes,
      site: { name: site.name, email: site.email, url: site.url },
      mail: site.mail,
      keepDays: site.mail.keepDays,
      exampleFacts: [],
      documents: {},
      redirects: {},
      notFound: {},
      headers: {},
    };
    const replies: Replies = {};
    for (const language of languageCodes)
      replies[language] = await renderReplies(language, await assets());
    const relay = createContactRelay({
      manifest,
      settings,
      renderContactReply: createReplyRenderer(replies, { site, mail: site.mail }),
      keepMessage: keep,
      now: Date.now,
      log,
    });
    return relay(request, new URL(request.url), { address: '127.0.0.1' });
  };
}
