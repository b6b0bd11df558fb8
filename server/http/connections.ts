/**
 * Limits the connections and requests that are open at the same time, so that clients cannot exhaust the
 * memory.
 */
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { clientKey } from '../security/client-key.ts';
import { createSlots } from '../security/slots.ts';

/** Maximum numbers at the same time. */
export type ConnectionLimits = {
  connections: number;
  /**
   * Per client; an IPv6 /64 network is one client. Ignored behind a trusted proxy, where all connections
   * come from the proxy.
   */
  connectionsEach: number;
  /** Pipelined requests on one connection whose response is not finished. */
  waitingEach: number;
  /** The same for all connections together. The first request of a connection is always admitted. */
  waiting: number;
};

/**
 * Fits into 512 MB of memory, and is several times what the visitors of a studio need. docs/performance.md
 * has the memory per connection and request; `npm run test:pressure` checks it.
 */
export const usualLimits: ConnectionLimits = {
  connections: 12_000,
  connectionsEach: 1_000,
  waitingEach: 10,
  waiting: 5_000,
};

/** File descriptors reserved for messages, mail and the log. */
const filesForMessages = 64;

/** Returns usualLimits, with fewer connections where the file descriptor limit of the process is low. */
export async function limitsHere(): Promise<ConnectionLimits> {
  const text = await readFile('/proc/self/limits', 'utf8').catch(() => '');
  const files = Number(/^Max open files\s+(\d+)/m.exec(text)?.[1] ?? Number.POSITIVE_INFINITY);
  const connections = Math.max(16, Math.min(usualLimits.connections, files - filesForMessages));
  return { ...usualLimits, connections };
}

/** How long a client that pipelined too many requests is rejected, in ms. */
const rejectTime = 10_000;

export type Connections = ReturnType<typeof limitConnections>;

type Connection = { client: string; answering: Set<ServerResponse> };

export function limitConnections(limits: ConnectionLimits, trustProxy: number) {
  const open = new Map<Duplex, Connection>();
  const rejectedClients = new Set<string>();
  const each = trustProxy === 0 ? limits.connectionsEach : limits.connections;
  const slots = createSlots(limits.connections, each);
  let waiting = 0;

  /**
   * Node parses everything that arrived with a request, possibly thousands of small ones, and cannot be
   * stopped. A thousand such connections block the event loop for seconds, so the client cannot reconnect
   * for a while.
   */
  function shutClientOut(client: string) {
    rejectedClients.add(client);
    setTimeout(() => rejectedClients.delete(client), rejectTime).unref();
    for (const [socket, other] of open) if (other.client === client) socket.destroy();
  }

  return {
    /** Counts a new connection. False when the client has too many or is rejected; the caller then closes it. */
    open(socket: Duplex, address: string): boolean {
      const client = clientKey(address);
      if (rejectedClients.has(client) || !slots.take(client)) return false;
      open.set(socket, { client, answering: new Set() });
      socket.once('close', () => {
        open.delete(socket);
        slots.leave(client);
      });
      return true;
    },

    /**
     * Counts a request until its response is closed. False when the connection has too many requests; it is
     * then destroyed.
     */
    admit(request: IncomingMessage, response: ServerResponse): boolean {
      const connection = open.get(request.socket);
      // Node still parses buffered requests after the connection was destroyed.
      if (!connection || request.socket.destroyed) return false;
      const { client, answering } = connection;
      const isGreedy = answering.size >= limits.waitingEach;
      // Behind a trusted proxy all connections have the same client key, so nobody is rejected there.
      if (isGreedy && trustProxy === 0) shutClientOut(client);
      if (isGreedy || (answering.size > 0 && waiting >= limits.waiting)) {
        request.socket.destroy();
        return false;
      }
      answering.add(response);
      waiting += 1;
      // `close` is emitted for each pipelined response, also when the connection breaks.
      response.once('close', () => {
        answering.delete(response);
        waiting -= 1;
      });
      return true;
    },

    /** Responses that are not finished; on shutdown they get `Connection: close`. */
    *answering() {
      for (const { answering } of open.values()) yield* answering;
    },
    answeringOn: (socket: Duplex): Iterable<ServerResponse> => open.get(socket)?.answering ?? [],
  };
}
