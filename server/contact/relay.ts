/**
 * Implements the endpoints of the e-mail provider (EmailJS). Answers 200 only after the message is stored.
 */
import { type ContactReply, sendFormPath } from '../../src/contact/contact-message.ts';
import { outcomeHeader, outcomeOf, refused } from '../../src/contact/contact-outcome.ts';
import { HttpError } from '../http/http-error.ts';
import { plainText } from '../http/pages.ts';
import { readBody } from '../http/read-body.ts';
import { causeOf, createSparingLog } from '../log.ts';
import { isAllowedOrigin } from '../security/allowed-origin.ts';
import { type Client, clientAddress, clientKey } from '../security/client-key.ts';
import { createRateLimiter, type RateLimiter } from '../security/rate-limit.ts';
import { createSlots } from '../security/slots.ts';
import { type ContactPageOptions, contactPage, pageLanguage, wantsPage } from './contact-page.ts';
import { createRepeats, type EarlierMessage } from './repeats.ts';
import { type ContactMessage, parseSend, parseSendForm } from './request.ts';

/** A valid message with the data that the server adds. */
export type AcceptedMessage = ContactMessage & {
  received: Date;
  /** Language of the page with the form; undefined when the request does not tell. */
  language: string | undefined;
};

/** Resolves when the message is stored durably; rejects when it could not be stored. */
type KeepMessage = (message: AcceptedMessage) => Promise<{ id: string }>;

/** Like RateLimiter, but `take` may be asynchronous. */
export type MessageLimiter = {
  take: (key: string) => ReturnType<RateLimiter['take']> | Promise<ReturnType<RateLimiter['take']>>;
  giveBack: RateLimiter['giveBack'];
};

export type RelayOptions = ContactPageOptions & {
  settings: {
    trustProxy: number;
    rateLimitMinute: number;
    rateLimitHour: number;
    /** Messages per hour from all clients together; undefined or 0 means no limit. */
    rateLimitHourAll?: number;
  };
  keepMessage: KeepMessage;
  /** Rate limiter of the platform. Default: in memory. */
  limiter?: MessageLimiter;
  /** What was kept within the last ten minutes, before this process started. */
  earlierMessages?: () => Promise<EarlierMessage[]>;
  noteRefusedOrigin?: (request: Request) => void;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Monotonic clock, in ms. */
  monotonic?: () => number;
  /** Time for a whole body to arrive, in ms. */
  bodyTime?: number;
};

const largestBody = 64 * 1024;

/** Request bodies read at the same time, in all and per client: 256 × 64 KB, 16 MB at most. */
const mostBodies = 256;
const mostBodiesEach = 100;

/** Returns the function that answers `sendPath` and `sendFormPath`. */
export function createContactRelay(options: RelayOptions) {
  const { manifest, settings, log, monotonic = () => performance.now() } = options;
  const bodyLimits = { size: largestBody, time: options.bodyTime ?? 15_000 };
  const logSparingly = createSparingLog(log, monotonic);
  const keep = createKeeper(options, monotonic, logSparingly);
  const bodies = createSlots(mostBodies, mostBodiesEach);
  const repeats = createRepeats(monotonic, options.earlierMessages);

  async function receive(request: Request, url: URL, client: Client): Promise<ContactMessage> {
    if (request.method !== 'POST') {
      throw new HttpError(405, 'Method not allowed', { headers: { Allow: 'POST' } });
    }
    if (!isAllowedOrigin(request, manifest.site.url, settings.trustProxy)) {
      options.noteRefusedOrigin?.(request);
      const values = await typedIn(request, url, client);
      throw new HttpError(403, 'Messages are taken from this site only', { values });
    }
    const coding = request.headers.get('Content-Encoding') ?? 'identity';
    if (coding.toLowerCase() !== 'identity') {
      throw new HttpError(415, 'Send the message without compression');
    }
    const key = keyOf(request, client);
    const body = await receiveBody(request, key);
    const contentType = request.headers.get('Content-Type');
    const message =
      url.pathname === sendFormPath
        ? await parseSendForm(contentType, body, manifest.mail)
        : parseSend(contentType, body, manifest.mail);
    await repeats.keepOnce(key, message, () => keep(request, url, key, message));
    return message;
  }

  /**
   * What was typed into a form that is refused for its origin: it comes back with the answer. Not to other sites,
   * which would put their own words into it.
   */
  async function typedIn(request: Request, url: URL, client: Client) {
    const isOther = request.headers.get('Sec-Fetch-Site') === 'cross-site';
    if (isOther || url.pathname !== sendFormPath) return {};
    try {
      const body = await receiveBody(request, keyOf(request, client));
      const contentType = request.headers.get('Content-Type');
      return (await parseSendForm(contentType, body, manifest.mail)).fields;
    } catch (error) {
      return (error instanceof HttpError && error.details.values) || {};
    }
  }

  function keyOf({ headers }: Request, { address }: Client) {
    const forwarded = headers.get('X-Forwarded-For') ?? '';
    return clientKey(clientAddress(forwarded, address, settings.trustProxy));
  }

  async function receiveBody(request: Request, key: string) {
    if (!bodies.take(key)) {
      throw new HttpError(503, 'Too many messages at once, try again', {
        headers: { 'Retry-After': '5', Connection: 'close' },
      });
    }
    try {
      return await readBody(request, bodyLimits);
    } finally {
      bodies.leave(key);
    }
  }

  /** Answers a form posted without JavaScript with a page, and every other request with a line of text. */
  function answer(
    request: Request,
    url: URL,
    status: number,
    line: string,
    reply: ContactReply,
    extra: Record<string, string>,
  ) {
    const isForm = url.pathname === sendFormPath && request.method === 'POST';
    const language = pageLanguage(manifest, url, request.headers) ?? manifest.defaultLanguage;
    const page =
      isForm && wantsPage(request.headers) ? contactPage(options, language, reply) : undefined;
    if (!page) return plainText(status, line, { ...manifest.headers['*'], ...extra });
    return new Response(page.body, { status, headers: { ...page.headers, ...extra } });
  }

  return async (request: Request, url: URL, client: Client): Promise<Response> => {
    // Somebody asks for the address of an answer again: the form is where they were.
    if (request.method === 'GET' && url.pathname === sendFormPath && wantsPage(request.headers)) {
      const language = pageLanguage(manifest, url, request.headers) ?? manifest.defaultLanguage;
      const Location = `/contact?lang=${language}`;
      const headers = { ...manifest.headers['*'], Location, 'Cache-Control': 'no-store' };
      return new Response(null, { status: 303, headers });
    }
    try {
      const { fields } = await receive(request, url, client);
      const reply: ContactReply = { status: 'success', values: fields, problems: {} };
      return answer(request, url, 200, 'OK', reply, {});
    } catch (error) {
      const refusal = asRefusal(error);
      const { values = {}, problems = {}, mayBeKept = false } = refusal.details;
      const headers = {
        ...refusal.details.headers,
        ...(!mayBeKept && { [outcomeHeader]: refused }),
      };
      const status = replyStatus(refusal);
      if (refusal.status !== 503) {
        // One kind for all invalid fields: there are hundreds of combinations, and the sparing log
        // remembers each kind.
        const kind = status === 'invalid' ? status : refusal.message;
        const details = { status: refusal.status, reason: refusal.message };
        logSparingly('info', 'message-refused', kind, details);
      }
      return answer(
        request,
        url,
        refusal.status,
        refusal.message,
        { status, values, problems },
        headers,
      );
    }
  };

  function asRefusal(error: unknown) {
    if (error instanceof HttpError) return error;
    log.error('unexpected', causeOf(error));
    return new HttpError(503, 'The message could not be kept, try again later', {
      mayBeKept: true,
    });
  }
}

/** Returns the function that keeps a message within the limits, and tells whoever is over one. */
function createKeeper(
  { manifest, settings, keepMessage, now, log, ...options }: RelayOptions,
  monotonic: () => number,
  logSparingly: ReturnType<typeof createSparingLog>,
) {
  const limits = { perMinute: settings.rateLimitMinute, perHour: settings.rateLimitHour };
  const limiter = options.limiter ?? createRateLimiter(limits, monotonic);
  const all = settings.rateLimitHourAll ?? 0;
  const messagesOfAll = createRateLimiter({ perMinute: 0, perHour: all }, monotonic);
  // Junk has a limit of its own, so that robots cannot use up the limit of real messages. It is smaller,
  // because nobody reads junk.
  const junkOfAll = createRateLimiter({ perMinute: 0, perHour: Math.ceil(all / 10) }, monotonic);

  return async function keep(request: Request, url: URL, key: string, message: ContactMessage) {
    const values = message.fields;
    const refuse = (wait: number, whose: string) => {
      const headers = { 'Retry-After': String(wait) };
      throw new HttpError(429, `Too many messages${whose}, try again later`, { values, headers });
    };
    const wait = await limiter.take(key);
    if (wait !== undefined) refuse(wait, '');
    const everybody = message.isJunk ? junkOfAll : messagesOfAll;
    const waitOfAll = everybody.take('');
    if (waitOfAll !== undefined) {
      limiter.giveBack(key);
      refuse(waitOfAll, ' from everybody');
    }
    const received = new Date(now());
    const language = pageLanguage(manifest, url, request.headers);
    try {
      const { id } = await keepMessage({ ...message, received, language });
      log.info('message-kept', {
        id,
        junk: message.isJunk,
        milliseconds: now() - received.getTime(),
      });
    } catch (error) {
      limiter.giveBack(key);
      everybody.giveBack('');
      const cause = causeOf(error);
      logSparingly('error', 'message-not-kept', `${cause.cause} ${cause.code}`, cause);
      const mayBeKept = isPerhapsKept(error);
      throw new HttpError(503, 'The message could not be kept, try again later', {
        values,
        mayBeKept,
      });
    }
  };
}

/** What the page says that answers a form without scripts. */
function replyStatus({ status, details }: HttpError): ContactReply['status'] {
  const { values = {}, problems = {}, mayBeKept } = details;
  if (Object.keys(problems).length > 0) return 'invalid';
  const failure = outcomeOf(status, mayBeKept ? 'stranger' : 'site');
  const isGone = Object.values(values).every((value) => value === '');
  return isGone && (failure === 'notSent' || failure === 'notAccepted')
    ? `${failure}Gone`
    : failure;
}

/** A message that could not be taken back after a failure. */
const isPerhapsKept = (error: unknown) =>
  error instanceof Error && 'mayBeKept' in error && error.mayBeKept === true;
