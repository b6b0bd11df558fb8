/** A host that sends a document piece by piece, as a bad connection does. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** In ms: long enough for a browser to paint what it has. */
const pause = 60;

/**
 * Serves what `origin` serves, documents in pieces that end after each link, list, heading and
 * paragraph up to the end of the first section.
 */
export async function servePieces(origin: string) {
  const server = createServer(async (request, response) => {
    const original = await fetch(`${origin}${request.url}`);
    const {
      'content-encoding': _,
      'content-length': __,
      ...headers
    } = Object.fromEntries(original.headers);
    response.writeHead(original.status, headers);
    if (!headers['content-type']?.startsWith('text/html')) {
      response.end(Buffer.from(await original.arrayBuffer()));
      return;
    }
    const html = await original.text();
    const end = html.indexOf('</section>');
    for (const piece of html.slice(0, end).split(/(?<=<\/(?:a|ul|nav|h1|p)>)/)) {
      response.write(piece);
      await wait(pause);
    }
    response.end(html.slice(end));
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
