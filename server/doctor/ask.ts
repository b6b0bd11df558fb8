/** Asks a host without decoding, without redirects and with the path as it is written. */
import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { request as requestSecurely } from 'node:https';

export type Answer = {
  status: number;
  headers: IncomingHttpHeaders;
  /** Names of headers that came more than once. */
  doubled: string[];
  body: Buffer;
};

export type Question = {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  /** The address of this machine to ask from. */
  localAddress?: string;
  /** The name in the TLS handshake, if not that of the origin. */
  servername?: string;
  /** False takes any certificate. */
  rejectUnauthorized?: boolean;
  /** 4 or 6; without it either version of addresses. */
  family?: number;
};

/** Rejects when there is no answer within two minutes, and when the certificate is not valid. */
export async function ask(origin: string, path: string, question: Question = {}): Promise<Answer> {
  const { body, ...rest } = question;
  const { protocol, hostname, port } = new URL(origin);
  const begin = protocol === 'https:' ? requestSecurely : request;
  const signal = AbortSignal.timeout(120_000);
  const asking = begin({ hostname, port, path, agent: false, ...rest, signal }).end(body);
  const [response]: IncomingMessage[] = await once(asking, 'response');
  if (!response) throw new Error(`${path}: no answer`);
  const distinct = Object.entries(response.headersDistinct);
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    doubled: distinct.flatMap(([name, values = []]) => (values.length > 1 ? [name] : [])),
    body: Buffer.concat(await response.toArray()),
  };
}
