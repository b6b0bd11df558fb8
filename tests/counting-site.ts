/** The built site on a server that counts arrivals, and another site with links to it. Both in this process. */
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHandler } from '../server/handler.ts';
import { createHttpServer } from '../server/http/listener.ts';
import { loadSite } from '../server/http/load-site.ts';
import { createPages } from '../server/http/pages.ts';
import { createLog } from '../server/log.ts';
import { startCounter } from '../server/visits/counter.ts';
import { openDayFiles } from '../server/visits/day-files.ts';
import { escapeHtml } from '../src/i18n/escape-html.ts';
import { buildFolder } from '../src/studio/own-places.ts';

async function listen(server: Server) {
  await new Promise<void>((listening) => server.listen(0, listening));
  const { port } = server.address() as AddressInfo;
  return port;
}

export type CountingSite = {
  /** The site, and the other one. */
  origin: string;
  other: string;
  /** The headers of every request to the site that was not for a file of a page. */
  seen: { url: string; headers: IncomingHttpHeaders }[];
  /** What has been counted since the last call. */
  counted: () => Promise<Record<string, number>>;
  stop: () => Promise<void>;
};

/** The host of the other site: another name of this machine. */
export const otherHost = 'news.localhost';

export async function startCountingSite(): Promise<CountingSite> {
  const outbox = await mkdtemp(join(tmpdir(), 'visits-'));
  const { manifest, files } = await loadSite(buildFolder);
  const log = createLog(() => {});
  const dayFiles = openDayFiles(outbox);
  const counter = startCounter({ files: dayFiles, manifest, timeZone: 'UTC', now: Date.now, log });
  const seen: CountingSite['seen'] = [];
  const site = createHttpServer({
    handler: createHandler({
      manifest,
      pages: createPages({ manifest, files }),
      settings: { trustProxy: 0, rateLimitMinute: 0, rateLimitHour: 0 },
      renderContactReply: () => '',
      keepMessage: async () => ({ id: '' }),
      now: Date.now,
      log,
    }),
    log,
    trustProxy: 0,
    noteAnswer(request, status) {
      const { url = '', headers } = request;
      if (!/\.\w+$/.test(url)) seen.push({ url, headers });
      counter.noteAnswer(request, status);
    },
  });
  const elsewhere = createServer((request, response) => {
    response.setHeader('Content-Type', 'text/html').end(pageElsewhere(request.url ?? ''));
  });
  const origin = `http://localhost:${await listen(site)}`;
  const other = `http://${otherHost}:${await listen(elsewhere)}`;

  let before: Record<string, number> = {};
  return {
    origin,
    other,
    seen,
    async counted() {
      await counter.write();
      const now: Record<string, number> = {};
      for (const day of await dayFiles.days())
        for (const [name, count] of (await dayFiles.read(day)) as Map<string, number>)
          now[name] = (now[name] ?? 0) + count;
      const added = Object.entries(now).map(([name, count]) => [name, count - (before[name] ?? 0)]);
      before = now;
      return Object.fromEntries(added.filter(([, count]) => count !== 0));
    },
    async stop() {
      await counter.stop();
      for (const server of [site, elsewhere]) {
        server.closeAllConnections();
        await new Promise((closed) => server.close(closed));
      }
      await rm(outbox, { recursive: true });
    },
  };
}

/** A page with a link to `to`, which is fetched `ahead` by a hint if that is asked for. */
function pageElsewhere(url: string) {
  const query = new URL(url, 'http://localhost').searchParams;
  const to = query.get('to') ?? '';
  const hint = query.has('ahead') ? `<link rel="prefetch" href="${escapeHtml(to)}">` : '';
  const rel = query.has('silent') ? ' rel="noreferrer"' : '';
  return `<!doctype html><title>Elsewhere</title>${hint}
<a href="${escapeHtml(to)}"${rel} style="font-size: 4rem">On</a>`;
}

/** The address of the page elsewhere. */
export const elsewhere = (
  { other }: CountingSite,
  to: string,
  more: Record<string, string> = {},
): string => `${other}/?${new URLSearchParams({ to, ...more })}`;
