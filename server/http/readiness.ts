/**
 * `/readyz` tells whether messages can be stored and delivered; `/healthz` only that the server answers.
 */
import type { Client } from '../security/client-key.ts';
import type { ResponseHeaders } from './built-site.ts';
import { plainText } from './pages.ts';

export type Readiness = {
  studio: string;
  outbox: string;
  /** The number of messages that wait to be sent; without a mail server, to be read. */
  waiting: number;
  /** When the oldest of them was received: `2025-11-21 10:00 UTC`. */
  waitingSince: string | null;
  /** One sentence for each problem. */
  problems: string[];
};

/**
 * Answers with the problems and paths to requests from this machine, and with the status only to all
 * others.
 */
export async function answerReadiness(
  request: Request,
  client: Client,
  readiness: () => Promise<Readiness>,
  everywhere: ResponseHeaders = {},
): Promise<Response> {
  if (!/^(GET|HEAD)$/.test(request.method)) {
    return plainText(405, 'Method not allowed', { ...everywhere, Allow: 'GET, HEAD' });
  }
  const found = await readiness();
  const isReady = found.problems.length === 0;
  const status = isReady ? 200 : 503;
  if (!isLocal(request, client)) return plainText(status, isReady ? 'OK' : 'Not ready', everywhere);
  const headers = { ...everywhere, 'Cache-Control': 'no-store' };
  return Response.json(found, { status, headers });
}

/**
 * Requests through a proxy on this machine also come from a loopback address, but have forwarding headers.
 */
function isLocal({ headers }: Request, { address }: Client) {
  const isForwarded = ['Forwarded', 'X-Forwarded-For', 'X-Real-IP', 'Via'].some((name) =>
    headers.has(name),
  );
  return !isForwarded && /^(127\.|::1$|::ffff:127\.)/.test(address);
}
