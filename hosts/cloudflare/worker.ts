/**
 * The whole site on Cloudflare Workers: the handler of this server, with the files from the platform's
 * static assets, messages kept in a queue, and e-mails sent from there.
 */
import { createReplyRenderer, files, manifest } from 'built-site';
import type { AcceptedMessage, MessageLimiter } from '../../server/contact/relay.ts';
import { createHandler, type Handler } from '../../server/handler.ts';
import { createPages } from '../../server/http/pages.ts';
import { createLog } from '../../server/log.ts';
import { type StoredMessage, storedMessage } from '../../server/mail/stored-message.ts';
import { createRateLimiter } from '../../server/security/rate-limit.ts';
import { describeSite, sendAsset } from './assets.ts';
import { createEmailBinding, deliver } from './deliver.ts';
import type { Env, MessageBatch, VisitorRequest } from './platform.ts';

// biome-ignore lint/suspicious/noConsole: what the platform keeps as the log
const log = createLog((line) => console.log(line.trimEnd()));
const now = Date.now;

/** Messages a client may send in an hour, counted by each of the platform's processes for itself. */
const perHour = 30;

/** Prepared at the first request. What fails is prepared again at the next: this process may live for days. */
let ready: Promise<Handler> | undefined;

function handlerFor(env: Env): Promise<Handler> {
  ready ??= prepare(env).catch((error) => {
    ready = undefined;
    throw error;
  });
  return ready;
}

async function prepare(env: Env): Promise<Handler> {
  const renderContactReply = await createReplyRenderer(manifest.replyAssets);
  return createHandler({
    manifest,
    pages: createPages(describeSite(manifest, files), sendAsset(env.ASSETS)),
    // The platform names the visitor in a header of its own that nobody else can set.
    settings: { trustProxy: 0, rateLimitMinute: 0, rateLimitHour: perHour },
    limiter: limiterOf(env),
    renderContactReply,
    keepMessage: (message) => keep(message, env),
    now,
    log,
  });
}

/** Stored in the queue when it resolves; a robot's goes where failed ones go, to be looked through. */
async function keep(accepted: AcceptedMessage, env: Env) {
  const queue = accepted.isJunk ? env.SET_ASIDE : env.OUTBOX;
  if (!queue) throw new Error('There is no queue to keep messages in');
  const message = storedMessage(accepted);
  await queue.send(message);
  return { id: message.id };
}

/** The minute is counted by the platform for all of a place's visitors, the hour in memory. */
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

// biome-ignore lint/style/noDefaultExport: the platform looks for it there
export default {
  async fetch(request: VisitorRequest, env: Env): Promise<Response> {
    const handler = await handlerFor(env);
    const address = request.headers.get('CF-Connecting-IP') ?? '';
    return handler(withVisitorsEncodings(request), { address });
  },

  queue(batch: MessageBatch<StoredMessage>, env: Env): Promise<void> {
    const to = env.MAIL_TO || manifest.site.email;
    const identity = { name: manifest.site.name, to, from: env.MAIL_FROM || to };
    return deliver(batch, env.EMAIL && createEmailBinding(env.EMAIL), identity, log);
  },
};
