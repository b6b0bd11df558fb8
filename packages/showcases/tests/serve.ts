/**
 * Serves `dist/` as a site would: the language by `?lang=`, and the content security policy that each page asks
 * for in `pages.json`, so that a test fails on what a site would refuse. `PORT` is where.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import type { pages as allPages } from '../pages.ts';

const dist = new URL('../dist/', import.meta.url).pathname;
const base = '/showcase/';
const { pages, documents }: { pages: typeof allPages; documents: Record<string, string> } =
  JSON.parse(readFileSync(`${dist}/pages.json`, 'utf8'));

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
};

function policyOf(slug: string) {
  const { pictures = [], workers = [], scriptPolicies = [], isEmbeddable } = pages[slug] ?? {};
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    ["img-src 'self'", ...pictures].join(' '),
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    `worker-src ${workers.join(' ') || "'none'"}`,
    "form-action 'self'",
    "base-uri 'none'",
    ...(isEmbeddable ? [] : ["frame-ancestors 'none'"]),
    "require-trusted-types-for 'script'",
    `trusted-types ${scriptPolicies.join(' ') || "'none'"}`,
  ].join('; ');
}

/** The file of an address, if there is one. */
function fileAt({ pathname, searchParams }: URL) {
  if (!pathname.startsWith(base)) return undefined;
  const path = normalize(pathname.slice(base.length));
  const name = path.endsWith('/')
    ? `${path}${documents[searchParams.get('lang') ?? ''] ?? 'index.html'}`
    : path;
  const file = join(dist, name);
  return file.startsWith(dist) && existsSync(file) && statSync(file).isFile() ? file : undefined;
}

createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const file = fileAt(url);
  const slug = url.pathname.slice(base.length, -1);
  response.setHeader('Content-Security-Policy', policyOf(slug));
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader(
    'Cross-Origin-Resource-Policy',
    file?.endsWith('.jpg') ? 'cross-origin' : 'same-origin',
  );
  if (!file) {
    // The site that links here: a page stands for all of it.
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.writeHead(url.pathname.startsWith(base) ? 404 : 200);
    response.end(
      '<!doctype html><html lang="en"><title>The site</title><main><h1>The site</h1></main>',
    );
    return;
  }
  response.setHeader('Content-Type', types[extname(file)] ?? 'application/octet-stream');
  response.setHeader(
    'Cache-Control',
    url.pathname.startsWith(`${base}assets/`) ? 'public, max-age=31536000, immutable' : 'no-cache',
  );
  response.end(readFileSync(file));
}).listen(Number(process.env.PORT ?? 4174));
