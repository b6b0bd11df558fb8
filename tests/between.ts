/** Proxies between a browser and the site. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Sends documents as a bad connection does: in pieces that end after each link, list, heading, label
 * and paragraph up to the end of the first section. After each piece it waits for what `shown` promises.
 * What is before the main part is the same everywhere: only home's comes in pieces.
 */
export async function servePieces(origin: string, shown: () => Promise<void>) {
  return serve(origin, async (original, response, { url }) => {
    const html = await original.text();
    const start = url?.startsWith('/?') ? 0 : html.indexOf('<main');
    const end = html.indexOf('</section>');
    response.write(html.slice(0, start));
    for (const piece of html.slice(start, end).split(/(?<=<\/(?:a|ul|nav|h1|p|label)>)/)) {
      response.write(piece);
      await shown();
    }
    response.end(html.slice(end));
  });
}

/** Records the speculative requests of a browser and their purpose: `prefetch` or `prefetch;prerender`. */
export async function serveAndNote(origin: string) {
  const early: { path: string; purpose: string }[] = [];
  const host = await serve(origin, async (original, response, { url, headers }) => {
    const purpose = headers['sec-purpose'];
    if (purpose) early.push({ path: url ?? '', purpose: String(purpose) });
    response.end(await original.bytes());
  });
  return { ...host, early };
}

type Send = (
  original: Response,
  response: ServerResponse,
  request: IncomingMessage,
) => Promise<void>;

/** Passes all requests on, documents through `send`. */
async function serve(origin: string, send: Send) {
  const server = createServer(async (request, response) => {
    const original = await fetch(`${origin}${request.url}`);
    const {
      'content-encoding': _,
      'content-length': __,
      ...headers
    } = Object.fromEntries(original.headers);
    response.writeHead(original.status, headers);
    if (headers['content-type']?.startsWith('text/html'))
      return void send(original, response, request);
    response.end(Buffer.from(await original.arrayBuffer()));
  });
  await new Promise<void>((listening) => server.listen(0, listening));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
