/** Hosts that send a document as a bad connection does: piece by piece, or its beginning only. */
import { createServer, get, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { createBrotliDecompress } from 'node:zlib';
import { brotliSizes } from '../tools/bench/page-weight.ts';

/** In ms: long enough for a browser to paint what it has. */
const pause = 60;

/**
 * Serves what `origin` serves, documents in pieces that end after each link, list, heading and
 * paragraph up to the end of the first section.
 */
export async function servePieces(origin: string) {
  return serve(origin, async (original, response) => {
    const html = await original.text();
    const end = html.indexOf('</section>');
    for (const piece of html.slice(0, end).split(/(?<=<\/(?:a|ul|nav|h1|p)>)/)) {
      response.write(piece);
      await wait(pause);
    }
    response.end(html.slice(end));
  });
}

/** Serves what `origin` serves, of documents what arrives in the first `bytes` with their heads, and no more. */
export async function serveFirstBytes(origin: string, bytes: number) {
  return serve(origin, async (_, response, address) => {
    const { head } = await brotliSizes(address);
    const compressed = await compressedBody(address);
    const begun = createBrotliDecompress();
    begun.on('data', (part) => response.write(part));
    begun.write(compressed.subarray(0, bytes - head));
    begun.flush();
  });
}

/** As it is on the wire: `fetch` would decompress it. */
function compressedBody(address: string) {
  return new Promise<Buffer>((resolve, reject) => {
    get(address, { headers: { 'Accept-Encoding': 'br' } }, async (response) => {
      const parts: Buffer[] = [];
      for await (const part of response) parts.push(part);
      resolve(Buffer.concat(parts));
    }).on('error', reject);
  });
}

type Send = (original: Response, response: ServerResponse, address: string) => Promise<void>;

/** Passes everything on, documents by `send`. */
async function serve(origin: string, send: Send) {
  const server = createServer(async (request, response) => {
    const address = `${origin}${request.url}`;
    const original = await fetch(address);
    const {
      'content-encoding': _,
      'content-length': __,
      ...headers
    } = Object.fromEntries(original.headers);
    response.writeHead(original.status, headers);
    if (headers['content-type']?.startsWith('text/html'))
      return void send(original, response, address);
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
