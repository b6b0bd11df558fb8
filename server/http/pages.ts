/** Serves the built site from memory. Nothing here touches a file system. */
import { newAddress } from '../../src/studio/old-addresses.ts';
import type { Content, Encoding, ResponseHeaders, Site, SiteFile } from './built-site.ts';
import { languageOf } from './built-site.ts';
import { parseRange } from './byte-range.ts';
import { contentType } from './content-type.ts';
import { chooseEncoding } from './negotiate.ts';

/** A file, in each encoding, with its response headers built in advance. */
type Servable<Body> = {
  plain: Form<Body>;
  encoded: Partial<Record<Encoding, Form<Body>>>;
  /** The keys of `encoded`, smallest first: used for clients that accept several equally. */
  smallestFirst: Encoding[];
};
type Form<Body> = {
  bytes: Body;
  etag: string;
  headers: ResponseHeaders;
  unchanged: ResponseHeaders;
};

/** Creates the response with a file or a part of it as the body; null for no body. */
type Send<Body> = (
  body: Body | null,
  init: { status?: number; headers: ResponseHeaders },
) => Response;

export type Pages = {
  /** Answers every request for a page or a file. `url` is the parsed URL of the request. */
  answer: (request: Request, url: URL) => Response;
};

/** Creates the functions that answer requests for pages and files from memory. */
export function createPages(site: Site): Pages;
/** The same for platforms that keep the files elsewhere: `send` creates the response. */
export function createPages<Body extends Content<Body>>(site: Site<Body>, send: Send<Body>): Pages;
export function createPages<Body extends Content<Body>>(
  site: Site<Body>,
  send: Send<Body> = (body, init) => new Response(body as BodyInit | null, init),
): Pages {
  const { manifest } = site;
  const everywhere = manifest.headers['*'] ?? {};
  const servables = new Map<string, Servable<Body>>();
  for (const [path, file] of site.files) {
    servables.set(path, prepare(path, file, { ...everywhere, ...manifest.headers[path] }));
  }

  // Documents are not served under their file names: each has one address only.
  const documentFiles = new Set(
    [...Object.values(manifest.documents), manifest.notFound].flatMap((files) =>
      typeof files === 'string' ? [files] : Object.values(files),
    ),
  );

  function documentAt(path: string, language: string) {
    // Without hasOwn, a path like /constructor would find a property of Object.prototype.
    if (!Object.hasOwn(manifest.documents, path)) return undefined;
    const files = manifest.documents[path];
    const file = typeof files === 'string' ? files : files?.[language];
    return file === undefined ? undefined : servables.get(file);
  }

  function notFound(request: Request, url: URL) {
    const page = servables.get(manifest.notFound[languageOf(url.searchParams, manifest)] ?? '');
    if (!page) return plainText(404, 'Not found', everywhere);
    const form = chooseForm(page, request);
    return send(request.method === 'HEAD' ? null : form.bytes, {
      status: 404,
      headers: form.headers,
    });
  }

  function answer(request: Request, url: URL) {
    const { method } = request;
    if (method !== 'GET' && method !== 'HEAD') {
      return plainText(405, 'Method not allowed', { ...everywhere, Allow: 'GET, HEAD' });
    }
    const path = decodePath(url.pathname);
    if (path === undefined) return plainText(400, 'Bad request', everywhere);

    const document = documentAt(path, languageOf(url.searchParams, manifest));
    if (document) return respond(document, request, send);

    const canonical = slashTwin(path, manifest.documents);
    if (canonical) return movedTo(canonical + url.search);

    const file = path.slice(1);
    const servable = documentFiles.has(file) ? undefined : servables.get(file);
    if (servable) return respond(servable, request, send);
    const moved = newAddress(manifest.redirects, url);
    return moved === undefined ? notFound(request, url) : movedTo(moved);
  }

  function movedTo(address: string) {
    const headers = {
      ...everywhere,
      Location: address,
      'Cache-Control': 'no-cache',
      'Content-Length': '0',
    };
    return new Response(null, { status: 308, headers });
  }

  return { answer };
}

/** Creates an uncached plain-text response of one line. */
export function plainText(status: number, line: string, headers: ResponseHeaders = {}): Response {
  return new Response(line, {
    status,
    headers: {
      ...headers,
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
    },
  });
}

function prepare<Body extends Content<Body>>(
  path: string,
  file: SiteFile<Body>,
  headers: ResponseHeaders,
): Servable<Body> {
  const common: ResponseHeaders = { ...headers, 'Cache-Control': cacheControl(path) };
  const isVaried = Object.keys(file.encoded).length > 0;
  if (isVaried) common.Vary = 'Accept-Encoding';

  function form(bytes: Body, encoding?: Encoding): Form<Body> {
    const etag = encoding ? `"${file.hash}-${encoding}"` : `"${file.hash}"`;
    const unchanged = { ...common, ETag: etag };
    const full: ResponseHeaders = {
      ...unchanged,
      'Content-Type': contentType(path),
      'Content-Length': String(bytes.byteLength),
    };
    if (encoding) full['Content-Encoding'] = encoding;
    else full['Accept-Ranges'] = 'bytes';
    return { bytes, etag, headers: full, unchanged };
  }

  const encoded: Servable<Body>['encoded'] = {};
  const forms = Object.entries(file.encoded) as [Encoding, Body][];
  for (const [encoding, bytes] of forms) encoded[encoding] = form(bytes, encoding);
  // Transfer costs more than decompression on slow connections, so size decides. Brotli wins except for a
  // few very small files.
  forms.sort(([, one], [, other]) => one.byteLength - other.byteLength);
  return {
    plain: form(file.bytes),
    encoded,
    smallestFirst: forms.map(([encoding]) => encoding),
  };
}

/** Cache-Control of the assets folders: file names contain a hash of the content. */
export const cacheOfAssets = 'public, max-age=31536000, immutable';

/** Cache-Control of a file. */
export function cacheControl(path: string): string {
  if (/^(showcase\/)?assets\//.test(path)) return cacheOfAssets;
  return path.endsWith('.html') ? 'no-cache' : 'public, max-age=3600';
}

/**
 * Decodes the path of a URL, in NFC as the build names files; undefined when the percent-encoding is invalid or contains NUL. Encoded
 * slashes and backslashes stay encoded, so that they cannot become path separators.
 */
function decodePath(pathname: string) {
  if (!pathname.includes('%')) return pathname;
  try {
    const path = pathname
      .split(/(%2f|%5c)/i)
      .map((part) => (/^%(2f|5c)$/i.test(part) ? part : decodeURIComponent(part)))
      .join('')
      .normalize('NFC');
    return path.includes('\0') ? undefined : path;
  } catch {
    return undefined;
  }
}

/**
 * Returns the document's address when the path differs from it only by slashes at the end. Returns only
 * addresses of documents, so that `//elsewhere.example/` cannot become an open redirect.
 */
function slashTwin(path: string, documents: object) {
  let end = path.length;
  // Not the regular expression /\/+$/: it takes quadratic time for a path with many slashes that does not
  // end in one.
  while (path[end - 1] === '/') end -= 1;
  const bare = path.slice(0, end);
  if (bare === '') return undefined;
  return [bare, `${bare}/`].find((twin) => twin !== path && Object.hasOwn(documents, twin));
}

function chooseForm<Body>({ plain, encoded, smallestFirst }: Servable<Body>, request: Request) {
  const encoding = chooseEncoding(request.headers.get('Accept-Encoding'), smallestFirst);
  return (encoding && encoded[encoding]) || plain;
}

function respond<Body extends Content<Body>>(
  servable: Servable<Body>,
  request: Request,
  send: Send<Body>,
) {
  const form = chooseForm(servable, request);
  const isHead = request.method === 'HEAD';
  const known = request.headers.get('If-None-Match');
  if (known !== null && matches(known, form.etag)) {
    return new Response(null, { status: 304, headers: form.unchanged });
  }
  // Ranges only of the uncompressed form: films, the files worth seeking in, are not compressed.
  const asked = isHead || form !== servable.plain ? null : request.headers.get('Range');
  if (asked !== null && isCurrent(request.headers.get('If-Range'), form.etag)) {
    const partial = partOf(form, asked, send);
    if (partial) return partial;
  }
  return send(isHead ? null : form.bytes, { headers: form.headers });
}

/** If-None-Match uses weak comparison (RFC 9110, section 13.1.2). */
function matches(header: string, etag: string) {
  return header.split(',').some((part) => {
    const candidate = part.trim().replace(/^W\//, '');
    return candidate === etag || candidate === '*';
  });
}

/** If-Range with a date never matches, because no response has Last-Modified. */
function isCurrent(ifRange: string | null, etag: string) {
  return ifRange === null || ifRange.trim() === etag;
}

function partOf<Body extends Content<Body>>(
  { bytes, headers, unchanged }: Form<Body>,
  asked: string,
  send: Send<Body>,
) {
  const size = bytes.byteLength;
  const range = parseRange(asked, size);
  if (range === undefined) return undefined;
  if (range === 'beyond') {
    return plainText(416, 'Range not satisfiable', {
      ...unchanged,
      'Content-Range': `bytes */${size}`,
    });
  }
  const part = bytes.subarray(range.first, range.last + 1);
  return send(part, {
    status: 206,
    headers: {
      ...headers,
      'Content-Length': String(part.byteLength),
      'Content-Range': `bytes ${range.first}-${range.last}/${size}`,
    },
  });
}
