/** `/readyz`: whether messages can be kept and delivered; `/healthz` only says that the server answers. */
import type { Client } from '../security/client-key.ts';
import { plainText } from './pages.ts';
import type { ResponseHeaders } from './site.ts';

export type Readiness = {
  studio: string;
  /** The folder that the messages are kept in. */
  outbox: string;
  /** What is wrong, a sentence each. */
  problems: string[];
};

/** What is wrong, and where things lie, is for this machine only; everybody else hears yes or no. */
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

/** A proxy on this machine calls from here too, but says for whom. */
function isLocal({ headers }: Request, { address }: Client) {
  const isForwarded = ['Forwarded', 'X-Forwarded-For', 'X-Real-IP', 'Via'].some((name) =>
    headers.has(name),
  );
  return !isForwarded && /^(127\.|::1$|::ffff:127\.)/.test(address);
}
