/** What clients hold of the server at the same time: counted, so that its memory is bounded whatever they do. */
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { clientAddress, clientKey } from '../security/client-key.ts';

/** The most of each at the same time. */
export type ConnectionLimits = {
  connections: number;
  /** Of one client, an IPv6 network counting as one; behind a trusted proxy all are the proxy's. */
  connectionsEach: number;
  /** Requests on one connection that wait for their answers, however many were sent ahead. */
  waitingEach: number;
  /** The same on all connections together; the first of a connection always finds room. */
  waiting: number;
  /** Requests that bring a body. */
  bodies: number;
  bodiesEach: number;
};

/**
 * What 512 MB have room for, and several times what a studio's visitors need. What one of each takes is
 * in docs/performance.md, and `npm run test:pressure` holds it.
 */
export const usualLimits: ConnectionLimits = {
  connections: 12_000,
  connectionsEach: 1_000,
  waitingEach: 10,
  waiting: 5_000,
  bodies: 256,
  bodiesEach: 100,
};

/** Of the files that the system lets a process open, these are for messages, mail and the log. */
const filesForMessages = 64;

/** The usual ones, and fewer connections where the system gives a process only a few files. */
export async function limitsHere(): Promise<ConnectionLimits> {
  const text = await readFile('/proc/self/limits', 'utf8').catch(() => '');
  const files = Number(/^Max open files\s+(\d+)/m.exec(text)?.[1] ?? Number.POSITIVE_INFINITY);
  const connections = Math.max(16, Math.min(usualLimits.connections, files - filesForMessages));
  return { ...usualLimits, connections };
}

type Admission =
  | 'admitted'
  /** The connection asks for more than it reads: it is over. */
  | 'cut off'
  /** Too many bodies are under way: said in an answer, which ends the connection. */
  | 'busy';

export type Connections = {
  /** Notes a new connection. False when the client has enough already. */
  open: (socket: Duplex, address: string) => boolean;
  /** Notes a request until its answer is sent. */
  admit: (request: IncomingMessage, response: ServerResponse) => Admission;
  /** What is being answered, so that stopping can say goodbye in it. */
  answering: () => Iterable<ServerResponse>;
  answeringOn: (socket: Duplex) => Iterable<ServerResponse>;
};

/** What of a connection waits to be answered, and whose body each brings, if it brings any. */
type Answering = Map<ServerResponse, string | undefined>;

export function countConnections(limits: ConnectionLimits, trustProxy: number): Connections {
  const open = new Map<Duplex, Answering>();
  const perClient = new Map<string, number>();
  const bodiesPerClient = new Map<string, number>();
  let waiting = 0;
  let bodies = 0;

  /** Whose body it brings; undefined when it brings none. */
  function bodyOf({ headers, socket }: IncomingMessage) {
    const length = headers['content-length'];
    if (headers['transfer-encoding'] === undefined && (length ?? '0') === '0') return undefined;
    const forwarded = String(headers['x-forwarded-for'] ?? '');
    return clientKey(clientAddress(forwarded, socket.remoteAddress ?? '', trustProxy));
  }

  function leave(answering: Answering, response: ServerResponse) {
    const client = answering.get(response);
    if (!answering.delete(response)) return;
    waiting -= 1;
    if (client === undefined) return;
    bodies -= 1;
    add(bodiesPerClient, client, -1);
  }

  return {
    open(socket, address) {
      const client = clientKey(address);
      if (trustProxy === 0 && (perClient.get(client) ?? 0) >= limits.connectionsEach) return false;
      add(perClient, client, 1);
      const answering: Answering = new Map();
      open.set(socket, answering);
      socket.once('close', () => {
        open.delete(socket);
        add(perClient, client, -1);
      });
      return true;
    },

    admit(request, response) {
      const answering = open.get(request.socket);
      // Ended a moment ago; what it had sent ahead is still being read.
      if (!answering || request.socket.destroyed) return 'cut off';
      const isAhead = answering.size > 0;
      if (isAhead && (answering.size >= limits.waitingEach || waiting >= limits.waiting)) {
        return 'cut off';
      }
      const client = bodyOf(request);
      const isBusy =
        client !== undefined &&
        (bodies >= limits.bodies || (bodiesPerClient.get(client) ?? 0) >= limits.bodiesEach);
      if (client !== undefined && !isBusy) {
        bodies += 1;
        add(bodiesPerClient, client, 1);
      }
      answering.set(response, isBusy ? undefined : client);
      waiting += 1;
      // Also when the connection ends, for those behind the first as well.
      response.once('close', () => leave(answering, response));
      return isBusy ? 'busy' : 'admitted';
    },

    *answering() {
      for (const answering of open.values()) yield* answering.keys();
    },
    answeringOn: (socket) => open.get(socket)?.keys() ?? [],
  };
}

function add(counts: Map<string, number>, key: string, change: 1 | -1) {
  const count = (counts.get(key) ?? 0) + change;
  if (count > 0) counts.set(key, count);
  else counts.delete(key);
}
