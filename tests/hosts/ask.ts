/** Asks a host as a program does that takes nothing for granted: no decoding, no redirects, the path as written. */
import { type IncomingHttpHeaders, request } from 'node:http';

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

type Question = {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
};

/** Rejects when there is no answer within two minutes. */
export function ask(origin: string, path: string, question: Question = {}): Promise<Answer> {
  const { method = 'GET', headers = {}, body } = question;
  const { hostname, port } = new URL(origin);
  const answered = Promise.withResolvers<Answer>();
  const asking = request(
    { hostname, port, path, method, agent: false, timeout: 120_000, headers },
    (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', answered.reject);
      response.on('end', () =>
        answered.resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    },
  );
  asking.on('error', answered.reject);
  asking.on('timeout', () => asking.destroy(new Error(`${method} ${path}: no answer`)));
  asking.end(body);
  return answered.promise;
}
