/** A host that sends documents as a bad connection does: piece by piece. */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Serves what `origin` serves, documents in pieces that end after each link, list, heading and
 * paragraph up to the end of the first section. After each piece it waits for what `shown` promises.
 */
export async function servePieces(origin: string, shown: () => Promise<void>) {
  return serve(origin, async (original, response) => {
    const html = await original.text();
    const end = html.indexOf('</section>');
    for (const piece of html.slice(0, end).split(/(?<=<\/(?:a|ul|nav|h1|p)>)/)) {
      response.write(piece);
      await shown();
    }
    response.end(html.slice(end));
  });
}

type Send = (original: Response, response: ServerResponse) => Promise<void>;

/** Passes everything on, documents by `send`. */
async function serve(origin: string, send: Send) {
  const server = createServer(async (request, response) => {
    const original = await fetch(`${origin}${request.url}`);
    const {
      'content-encoding': _,
      'content-length': __,
      ...headers
    } = Object.fromEntries(original.headers);
    response.writeHead(original.status, headers);
    if (headers['content-type']?.startsWith('text/html')) return void send(original, response);
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
