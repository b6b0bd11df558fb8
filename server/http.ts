/** The handler on Node: limits on connections and time, and stopping without dropping anybody. */
import { createServer, type Server, type ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import type { Handler } from './handler.ts';
import { causeOf, type Log } from './log.ts';
import { plainText } from './pages.ts';

export function createHttpServer(handler: Handler, log: Log): Server {
  const listener = getRequestListener(
    (request, bindings) => {
      const { incoming } = bindings as HttpBindings;
      if (isOddTarget(incoming.url ?? '')) return plainText(400, 'Bad request');
      return handler(request, { address: incoming.socket.remoteAddress ?? '' });
    },
    {
      // What HTTP/1.0 clients without a Host header are taken to ask for.
      hostname: 'localhost',
      errorHandler(error) {
        if (error instanceof Error && error.name === 'RequestError')
          return plainText(400, 'Bad request');
        log.error('unexpected', causeOf(error));
        return plainText(500, 'Something went wrong');
      },
    },
  );
  const server = createServer(
    {
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      connectionsCheckingInterval: 2_000,
      // Longer than the minute after which proxies drop a quiet connection, so that they are first.
      keepAliveTimeout: 75_000,
    },
    listener,
  );
  server.setTimeout(300_000);
  const responses = new Set<ServerResponse>();
  inFlight.set(server, responses);
  server.prependListener('request', (_, response) => {
    responses.add(response);
    response.once('close', () => responses.delete(response));
  });
  return server;
}

/** What is being answered, so that stopping can say goodbye in it. */
const inFlight = new WeakMap<Server, Set<ServerResponse>>();

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
export function stopHttpServer(server: Server): Promise<void> {
  const closed = Promise.withResolvers<void>();
  const isLast = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('Connection', 'close');
  };
  for (const response of inFlight.get(server) ?? []) isLast(response);
  server.prependListener('request', (_, response) => isLast(response));
  // The HTTP server's own close() cuts idle connections at once, and with them a request on its way.
  NetServer.prototype.close.call(server, () => closed.resolve());
  const idle = setInterval(() => server.closeIdleConnections(), 1_000);
  return closed.promise.finally(() => clearInterval(idle));
}
