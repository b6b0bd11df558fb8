/** The HTTP server on Node: connection limits, timeouts and graceful shutdown. */
import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import { Server as NetServer } from 'node:net';
import type { Duplex } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { outcomeHeader, refused } from '../../src/contact/contact-outcome.ts';
import { causeOf, type Log } from '../log.ts';
import type { Client } from '../security/client-key.ts';
import type { ResponseHeaders } from './built-site.ts';
import {
  type ConnectionLimits,
  type Connections,
  limitConnections,
  usualLimits,
} from './connections.ts';
import { plainText } from './pages.ts';
import { createProxyWarning } from './proxy-warning.ts';

export type HttpOptions = {
  handler: (request: Request, client: Client) => Response | Promise<Response>;
  log: Log;
  /** Headers of every response, including those that are sent without calling the handler. */
  everywhere?: ResponseHeaders;
  trustProxy: number;
  limits?: ConnectionLimits;
  /** Told of every answer that the handler gives at once. Must not throw. */
  noteAnswer?: ((request: IncomingMessage, status: number) => void) | undefined;
  /** The page for a visitor whose request is refused here; undefined where a line of text is right. */
  unreadPage?: (asked: Asked, status: number) => Page | undefined;
};

/** What is known of a request that is refused here: perhaps only its first line. */
type Asked = { method: string; target: string; headers?: Headers };

type Page = { headers: ResponseHeaders; body: string };

export function createHttpServer(options: HttpOptions): Server {
  const { handler, log, everywhere = {}, trustProxy, limits = usualLimits, noteAnswer } = options;
  /** A message that is refused here was not read: the form may say so. */
  const unread = { ...everywhere, [outcomeHeader]: refused };
  const listener = getRequestListener(
    (request, bindings) => {
      const { incoming } = bindings as HttpBindings;
      if (!isWellFormed(incoming))
        return plainText(400, 'Bad request', { ...unread, Connection: 'close' });
      if (isOddTarget(incoming.url ?? '')) return plainText(400, 'Bad request', unread);
      const response = handler(request, { address: incoming.socket.remoteAddress ?? '' });
      if (noteAnswer && !(response instanceof Promise)) noteAnswer(incoming, response.status);
      return response;
    },
    {
      // Host of the request URL for HTTP/1.0 requests without a Host header.
      hostname: 'localhost',
      errorHandler(error) {
        if (error instanceof Error && error.name === 'RequestError')
          return plainText(400, 'Bad request', unread);
        log.error('unexpected', causeOf(error));
        return plainText(500, 'Something went wrong', everywhere);
      },
    },
  );
  const warnOfProxies = createProxyWarning(trustProxy, log);
  const connections = limitConnections(limits, trustProxy);
  const traffic: Traffic = { connections, held: undefined };
  const server = createServer(
    {
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      connectionsCheckingInterval: 2_000,
      // Longer than the 60 s after which common proxies close idle connections: the proxy must close first,
      // or it may send a request into a closed connection.
      keepAliveTimeout: 75_000,
      // Checked in the listener instead (isWellFormed), so that the 400 response has our headers.
      requireHostHeader: false,
    },
    (incoming, outgoing) => {
      if (!connections.admit(incoming, outgoing)) return;
      // Only POST requests: health checks on the same machine bypass the proxies.
      if (incoming.method === 'POST') warnOfProxies(incoming.headers);
      if (traffic.isStopping) outgoing.setHeader('Connection', 'close');
      if (traffic.held) traffic.held.push(() => void listener(incoming, outgoing));
      else void listener(incoming, outgoing);
    },
  );
  // A client may close its side when it has asked, as `nc -N` does. Without this, answers that take a moment are lost.
  Object.assign(server, { httpAllowHalfOpen: true });
  server.setTimeout(300_000);
  traffics.set(server, traffic);
  server.maxConnections = limits.connections;
  server.on('connection', (socket) => {
    if (!connections.open(socket, socket.remoteAddress ?? '')) socket.destroy();
  });
  server.on('clientError', (error: ClientError, socket) => {
    const answering = [...connections.answeringOn(socket)];
    // What has come whole may be kept by now: nobody may say that it was refused.
    const isPast = answering.some(({ headersSent, req }) => headersSent || req.complete);
    if (isPast || !socket.writable) socket.destroy();
    else {
      const status = statusOf(error);
      const asked = askedIn(answering, error);
      const page = asked && options.unreadPage?.(asked, status);
      refuse(socket, status, { ...unread, ...page?.headers }, page?.body);
    }
  });
  server.on('checkExpectation', (_, response) => {
    const headers = {
      ...unread,
      'Cache-Control': 'no-store',
      'Content-Length': '0',
      Connection: 'close',
    };
    response.writeHead(417, headers).end();
  });
  // CONNECT is not supported; without this listener Node closes the connection without a response.
  server.on('connect', (_, socket) => refuse(socket, 405, { ...everywhere, Allow: 'GET, HEAD' }));
  return server;
}

type ClientError = Error & { code?: string; rawPacket?: Uint8Array };

function statusOf({ code, rawPacket }: ClientError) {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return 431;
    case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
      return 413;
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return 408;
    case 'HPE_INVALID_METHOD': {
      // 501 for a well-formed request with a method that Node does not know, 400 for anything else.
      const start = Buffer.from(rawPacket?.subarray(0, 200) ?? []).toString('latin1');
      return /^[A-Z]+ \S+ HTTP\/1\.[01]\r\n/.test(start) ? 501 : 400;
    }
    default:
      return 400;
  }
}

/** The request whose body did not come to its end, else what the first bytes say. */
function askedIn([response]: ServerResponse[], { rawPacket }: ClientError): Asked | undefined {
  if (response) {
    const { method = '', url = '', headersDistinct } = response.req;
    const fields = Object.entries(headersDistinct).flatMap(([name, values = []]) =>
      values.map((value): [string, string] => [name, value]),
    );
    return { method, target: url, headers: new Headers(fields) };
  }
  const start = Buffer.from(rawPacket?.subarray(0, 500) ?? []).toString('latin1');
  const [, method, target] = /^([A-Z]+) (\S+) HTTP\/1\.[01]\r\n/.exec(start) ?? [];
  return method && target ? { method, target } : undefined;
}

/** Writes an error response to a socket that has no ServerResponse, and closes it. */
function refuse(
  socket: Duplex,
  status: number,
  headers: ResponseHeaders,
  body = STATUS_CODES[status] ?? '',
) {
  const line = STATUS_CODES[status] ?? '';
  const all: ResponseHeaders = {
    'Content-Type': 'text/plain; charset=utf-8',
    ...headers,
    'Content-Length': String(Buffer.byteLength(body)),
    'Cache-Control': 'no-store',
    Connection: 'close',
  };
  const fields = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.on('error', () => {});
  socket.end(`HTTP/1.1 ${status} ${line}\r\n${fields.join('')}\r\n${body}`, () => {
    socket.destroy();
  });
}

type Traffic = {
  connections: Connections;
  /** Requests held back until the server no longer listens; undefined when requests are not held back. */
  held: (() => void)[] | undefined;
  /** During shutdown each response has `Connection: close`. */
  isStopping?: boolean;
};

const traffics = new WeakMap<Server, Traffic>();

/**
 * Requires exactly one Host header (optional in HTTP/1.0). HTTP/1.0 has no chunked encoding: an old proxy
 * could see the end of the message elsewhere (request smuggling).
 */
function isWellFormed({ httpVersion, headers, rawHeaders }: IncomingMessage) {
  if (httpVersion === '1.0') return headers['transfer-encoding'] === undefined;
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts === 1;
}

/**
 * Detects dot segments (also encoded), backslashes and NUL in the path. URL parsing would silently rewrite
 * the path; only path traversal attempts send them.
 */
function isOddTarget(target: string) {
  const path = target.split('?', 1)[0] ?? '';
  return /(^|\/)(\.|%2e){1,2}(\/|$)|\\|%5c|%00/i.test(path);
}

/**
 * Stops accepting connections, finishes the requests in flight and resolves when all connections are
 * closed. Requests that arrive meanwhile on kept-alive connections are answered with `Connection: close`.
 */
export async function stopHttpServer(server: Server): Promise<void> {
  const traffic = traffics.get(server);
  const closed = Promise.withResolvers<void>();
  if (traffic) traffic.isStopping = true;
  for (const response of traffic?.connections.answering() ?? []) {
    if (!response.headersSent) response.setHeader('Connection', 'close');
  }

  // The kernel accepts connections before Node sees them, and resets those still in its queue when
  // listening ends. Responses are held back until the queue is empty, because answered clients would
  // reconnect at once.
  const held: (() => void)[] = [];
  if (traffic) traffic.held = held;
  await queueIsEmpty(server);
  // http.Server.close() also closes idle connections at once, which would drop a request that is on its
  // way.
  NetServer.prototype.close.call(server, () => closed.resolve());
  if (traffic) traffic.held = undefined;
  for (const answer of held) answer();

  // In the next turn, because a request that has arrived is read after the timers.
  const idle = setInterval(() => void nextTurn().then(() => server.closeIdleConnections()), 1_000);
  return closed.promise.finally(() => clearInterval(idle));
}

/** In turns of the event loop. Under a flood of connections the queue never becomes empty. */
const longestWait = 1_000;

/** Resolves after three consecutive turns of the event loop without a new connection. */
async function queueIsEmpty(server: Server) {
  let isNew = false;
  const notice = () => {
    isNew = true;
  };
  server.on('connection', notice);
  let quiet = 0;
  for (let turn = 0; turn < longestWait && quiet < 3; turn += 1) {
    isNew = false;
    await nextTurn();
    quiet = isNew ? 0 : quiet + 1;
  }
  server.off('connection', notice);
}
