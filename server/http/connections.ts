/** What clients hold of the server at the same time: counted, so that its memory is bounded whatever they do. */
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { clientKey } from '../security/client-key.ts';
import { createSlots } from '../security/slots.ts';

/** The most of each at the same time. */
export type ConnectionLimits = {
  connections: number;
  /** Of one client, an IPv6 network counting as one; behind a trusted proxy all are the proxy's. */
  connectionsEach: number;
  /** Requests on one connection that wait for their answers, however many were sent ahead. */
  waitingEach: number;
  /** The same on all connections together; the first of a connection always finds room. */
  waiting: number;
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

/** In ms: for so long nobody is let in who sent more ahead than it reads. */
const shutOut = 10_000;

export type Connections = {
  /** Notes a new connection. False when the client has enough already, or is shut out. */
  open: (socket: Duplex, address: string) => boolean;
  /** Notes a request until its answer is sent. False when its connection asks for more than it reads, and is ended. */
  admit: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** What is being answered, so that stopping can say goodbye in it. */
  answering: () => Iterable<ServerResponse>;
  answeringOn: (socket: Duplex) => Iterable<ServerResponse>;
};

/** Whose it is, and what of it waits to be answered. */
type Connection = { client: string; answering: Set<ServerResponse> };

export function countConnections(limits: ConnectionLimits, trustProxy: number): Connections {
  const open = new Map<Duplex, Connection>();
  const shutOutClients = new Set<string>();
  const each = trustProxy === 0 ? limits.connectionsEach : limits.connections;
  const slots = createSlots(limits.connections, each);
  let waiting = 0;

  /**
   * Node has no way to leave unread what came together with a request, thousands of small ones perhaps.
   * A thousand such connections would hold everybody up for seconds, each time that they come again.
   */
  function shutClientOut(client: string) {
    shutOutClients.add(client);
    setTimeout(() => shutOutClients.delete(client), shutOut).unref();
    for (const [socket, other] of open) if (other.client === client) socket.destroy();
  }

  return {
    open(socket, address) {
      const client = clientKey(address);
      if (shutOutClients.has(client) || !slots.take(client)) return false;
      open.set(socket, { client, answering: new Set() });
      socket.once('close', () => {
        open.delete(socket);
        slots.leave(client);
      });
      return true;
    },

    admit(request, response) {
      const connection = open.get(request.socket);
      // What a connection had sent ahead is still read after its end.
      if (!connection || request.socket.destroyed) return false;
      const { client, answering } = connection;
      const isGreedy = answering.size >= limits.waitingEach;
      // All connections of a trusted proxy are the same client's.
      if (isGreedy && trustProxy === 0) shutClientOut(client);
      if (isGreedy || (answering.size > 0 && waiting >= limits.waiting)) {
        request.socket.destroy();
        return false;
      }
      answering.add(response);
      waiting += 1;
      // Also when the connection ends, for those behind the first as well.
      response.once('close', () => {
        answering.delete(response);
        waiting -= 1;
      });
      return true;
    },

    *answering() {
      for (const { answering } of open.values()) yield* answering;
    },
    answeringOn: (socket) => open.get(socket)?.answering ?? [],
  };
}
