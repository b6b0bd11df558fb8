/**
 * The whole site on Cloudflare Workers: the handler of the server, with files from the static assets of the
 * platform and messages in a queue, from which they are sent as e-mails.
 */
import { files, manifest, replies } from 'built-site';
import type { AcceptedMessage, MessageLimiter } from '../../server/contact/relay.ts';
import { createReplyRenderer } from '../../server/contact/reply.ts';
import { createHandler, type Handler } from '../../server/handler.ts';
import { createPages } from '../../server/http/pages.ts';
import { createLog } from '../../server/log.ts';
import { type StoredMessage, storedMessage } from '../../server/mail/stored-message.ts';
import { createRateLimiter } from '../../server/security/rate-limit.ts';
import { ownerWords } from '../../server/words/owner-words.ts';
import { describeSite, sendAsset } from './assets.ts';
import { createEmailBinding, deliver } from './deliver.ts';
import type { Env, MessageBatch, VisitorRequest } from './platform.ts';

// biome-ignore lint/suspicious/noConsole: the platform stores it as the log
const log = createLog((line) => console.log(line.trimEnd()));
const now = Date.now;

/** Messages per client and hour. Counted in memory, by each instance of the worker separately. */
const perHour = 30;

/** Created at the first request, which brings the bindings. */
let handler: Handler | undefined;

function prepare(env: Env): Handler {
  return createHandler({
    manifest,
    pages: createPages(describeSite(manifest, files), sendAsset(env.ASSETS)),
    // No proxies: the platform sets CF-Connecting-IP, which clients cannot forge.
    settings: { trustProxy: 0, rateLimitMinute: 0, rateLimitHour: perHour },
    limiter: limiterOf(env),
    renderContactReply: createReplyRenderer(replies, manifest),
    keepMessage: (message) => keep(message, env),
    now,
    log,
  });
}

/**
 * Resolves when the message is in a queue. Junk goes to the dead letter queue, where it can be reviewed.
 */
async function keep(accepted: AcceptedMessage, env: Env) {
  const queue = accepted.isJunk ? env.SET_ASIDE : env.OUTBOX;
  if (!queue) throw new Error('There is no queue to keep messages in');
  const message = storedMessage(accepted);
  await queue.send(message);
  return { id: message.id };
}

/**
 * The limit per minute is counted by the platform for each of its locations, the limit per hour in memory.
 */
function limiterOf(env: Env): MessageLimiter {
  const hourly = createRateLimiter({ perMinute: 0, perHour }, now);
  return {
    async take(key) {
      const wait = hourly.take(key);
      if (wait !== undefined || !env.MESSAGE_RATE) return wait;
      const { success } = await env.MESSAGE_RATE.limit({ key });
      if (success) return undefined;
      hourly.giveBack(key);
      return 60;
    },
    giveBack: hourly.giveBack,
  };
}

function withVisitorsEncodings(request: VisitorRequest): Request {
  const encodings = request.cf?.clientAcceptEncoding;
  if (encodings === undefined || encodings === request.headers.get('Accept-Encoding'))
    return request;
  const own = new Request(request);
  own.headers.set('Accept-Encoding', encodings);
  return own;
}

// biome-ignore lint/style/noDefaultExport: required by the platform
export default {
  async fetch(request: VisitorRequest, env: Env): Promise<Response> {
    handler ??= prepare(env);
    const address = request.headers.get('CF-Connecting-IP') ?? '';
    return handler(withVisitorsEncodings(request), { address });
  },

  queue(batch: MessageBatch<StoredMessage>, env: Env): Promise<void> {
    const to = env.MAIL_TO || manifest.site.email;
    const words = ownerWords(manifest.defaultLanguage);
    const from = env.MAIL_FROM || to;
    const identity = { name: manifest.site.name, to, from, words, labels: manifest.labels };
    return deliver(batch, env.EMAIL && createEmailBinding(env.EMAIL), identity, log);
  },
};
