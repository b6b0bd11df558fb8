/** The handler on Node: limits on connections and time, and stopping without dropping anybody. */
import { createServer, type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import { Server as NetServer } from 'node:net';
import type { Duplex } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { causeOf, type Log } from '../log.ts';
import type { Client } from '../security/client-key.ts';
import {
  type ConnectionLimits,
  type Connections,
  countConnections,
  usualLimits,
} from './connections.ts';
import { plainText } from './pages.ts';
import { createProxyWarning } from './proxy-warning.ts';
import type { ResponseHeaders } from './site.ts';

export type HttpOptions = {
  handler: (request: Request, client: Client) => Response | Promise<Response>;
  log: Log;
  /** The headers that go with every response, also those that no handler gives. */
  everywhere?: ResponseHeaders;
  trustProxy: number;
  limits?: ConnectionLimits;
};

export function createHttpServer(options: HttpOptions): Server {
  const { handler, log, everywhere = {}, trustProxy, limits = usualLimits } = options;
  const listener = getRequestListener(
    (request, bindings) => {
      const { incoming } = bindings as HttpBindings;
      if (!isWellFormed(incoming))
        return plainText(400, 'Bad request', { ...everywhere, Connection: 'close' });
      if (isOddTarget(incoming.url ?? '')) return plainText(400, 'Bad request', everywhere);
      return handler(request, { address: incoming.socket.remoteAddress ?? '' });
    },
    {
      // What HTTP/1.0 clients without a Host header are taken to ask for.
      hostname: 'localhost',
      errorHandler(error) {
        if (error instanceof Error && error.name === 'RequestError')
          return plainText(400, 'Bad request', everywhere);
        log.error('unexpected', causeOf(error));
        return plainText(500, 'Something went wrong', everywhere);
      },
    },
  );
  const warnOfProxies = createProxyWarning(trustProxy, log);
  const connections = countConnections(limits, trustProxy);
  const traffic: Traffic = { connections, held: undefined };
  const server = createServer(
    {
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      connectionsCheckingInterval: 2_000,
      // Longer than the minute after which proxies drop a quiet connection, so that they are first.
      keepAliveTimeout: 75_000,
      // Looked at in the listener instead, so that the answer carries our headers.
      requireHostHeader: false,
    },
    (incoming, outgoing) => {
      if (!connections.admit(incoming, outgoing)) return;
      // Only messages: a probe of the machine's own comes past the proxies.
      if (incoming.method === 'POST') warnOfProxies(incoming.headers);
      if (traffic.isStopping) outgoing.setHeader('Connection', 'close');
      if (traffic.held) traffic.held.push(() => void listener(incoming, outgoing));
      else void listener(incoming, outgoing);
    },
  );
  server.setTimeout(300_000);
  traffics.set(server, traffic);
  server.maxConnections = limits.connections;
  server.on('connection', (socket) => {
    if (!connections.open(socket, socket.remoteAddress ?? '')) socket.destroy();
  });
  server.on('clientError', (error: ClientError, socket) => {
    const isBegun = [...connections.answeringOn(socket)].some(({ headersSent }) => headersSent);
    if (isBegun || !socket.writable) socket.destroy();
    else refuse(socket, statusOf(error), everywhere);
  });
  server.on('checkExpectation', (_, response) => {
    const headers = {
      ...everywhere,
      'Cache-Control': 'no-store',
      'Content-Length': '0',
      Connection: 'close',
    };
    response.writeHead(417, headers).end();
  });
  // Nothing is tunnelled; without this the connection would end without a word.
  server.on('connect', (_, socket) => refuse(socket, 405, { ...everywhere, Allow: 'GET, HEAD' }));
  return server;
}

/** What Node says of bytes that are no request. */
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
      // A request in all but a method that Node knows, or no HTTP at all.
      const start = Buffer.from(rawPacket?.subarray(0, 200) ?? []).toString('latin1');
      return /^[A-Z]+ \S+ HTTP\/1\.[01]\r\n/.test(start) ? 501 : 400;
    }
    default:
      return 400;
  }
}

/** Says why on a connection that has no response to say it in, and ends it. */
function refuse(socket: Duplex, status: number, headers: ResponseHeaders) {
  const line = STATUS_CODES[status] ?? '';
  const all: ResponseHeaders = {
    ...headers,
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': String(line.length),
    'Cache-Control': 'no-store',
    Connection: 'close',
  };
  const fields = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.on('error', () => {});
  socket.end(`HTTP/1.1 ${status} ${line}\r\n${fields.join('')}\r\n${line}`, () => {
    socket.destroy();
  });
}

type Traffic = {
  connections: Connections;
  /** What waits for its answer until the server listens no more; undefined when nothing has to. */
  held: (() => void)[] | undefined;
  /** Every answer is the last of its connection. */
  isStopping?: boolean;
};

const traffics = new WeakMap<Server, Traffic>();

/**
 * Whom it asks is said once, which only HTTP/1.0 may leave out; and HTTP/1.0 knows no chunks, so that
 * an old proxy in between may see another end of the message than we do.
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
 * Dot segments, also encoded, backslashes and NUL in the path. URL parsing would quietly turn them
 * into other paths; nobody asks for them but those who look for a way out of the folder.
 */
function isOddTarget(target: string) {
  const path = target.split('?', 1)[0] ?? '';
  return /(^|\/)(\.|%2e){1,2}(\/|$)|\\|%5c|%00/i.test(path);
}

/**
 * Stops accepting connections, answers what is in flight and resolves when all is done. Requests
 * that arrive meanwhile on connections kept alive are answered too, each the last of its connection.
 */
export async function stopHttpServer(server: Server): Promise<void> {
  const traffic = traffics.get(server);
  const closed = Promise.withResolvers<void>();
  if (traffic) traffic.isStopping = true;
  for (const response of traffic?.connections.answering() ?? []) {
    if (!response.headersSent) response.setHeader('Connection', 'close');
  }

  // The system takes connections on before we know of them, and resets those still in its queue
  // when we stop listening. Nobody is answered until the queue is empty, lest they come back at once.
  const held: (() => void)[] = [];
  if (traffic) traffic.held = held;
  await queueIsEmpty(server);
  // The HTTP server's own close() cuts idle connections at once, and with them a request on its way.
  NetServer.prototype.close.call(server, () => closed.resolve());
  if (traffic) traffic.held = undefined;
  for (const answer of held) answer();

  const idle = setInterval(() => server.closeIdleConnections(), 1_000);
  return closed.promise.finally(() => clearInterval(idle));
}

/** Resolves when three turns of the event loop in a row brought no connection, or after half a second. */
async function queueIsEmpty(server: Server) {
  let isNew = false;
  const notice = () => {
    isNew = true;
  };
  server.on('connection', notice);
  const end = performance.now() + 500;
  for (let quiet = 0; quiet < 3 && performance.now() < end; quiet = isNew ? 0 : quiet + 1) {
    isNew = false;
    await nextTurn();
  }
  server.off('connection', notice);
}
