/** Serves the built site from memory. Nothing here touches a file system. */
import { parseRange } from './byte-range.ts';
import { contentType } from './content-type.ts';
import { chooseEncoding } from './negotiate.ts';
import type { Content, Encoding, ResponseHeaders, Site, SiteFile } from './site.ts';
import { languageOf } from './site.ts';

/** The path begins with the first slash behind it. */
const longestScheme = 'https://'.length;

/** A file with its response headers made once, in each of its forms. */
type Servable<Body> = {
  plain: Form<Body>;
  encoded: Partial<Record<Encoding, Form<Body>>>;
  /** The keys of `encoded`, in the order that suits a client to whom all are equal. */
  smallestFirst: Encoding[];
};
type Form<Body> = {
  bytes: Body;
  etag: string;
  headers: ResponseHeaders;
  unchanged: ResponseHeaders;
};

/** Makes the response that carries a file, or a part of one; null for none of it. */
type Send<Body> = (
  body: Body | null,
  init: { status?: number; headers: ResponseHeaders },
) => Response;

export type Pages = {
  /**
   * Answers a request whose address is written as the site itself writes it, without parsing it:
   * nearly all are. Undefined for every other, about which nothing is said by that.
   */
  answerKnown: (request: Request) => Response | undefined;
  /** Answers every request for a page or a file; `url` is the request's. */
  answer: (request: Request, url: URL) => Response;
};

/** Builds what answers every request for a page or a file. */
export function createPages(site: Site): Pages;
/** The same where the bytes are not in memory: `send` says how to answer with them. */
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

  // Documents answer at their own addresses only: one document, one address.
  const documentFiles = new Set(
    [...Object.values(manifest.documents), manifest.notFound].flatMap((files) =>
      typeof files === 'string' ? [files] : Object.values(files),
    ),
  );

  const known = new Map<string, Servable<Body>>();
  const know = (address: string, path: string) => {
    const servable = servables.get(path);
    if (servable) known.set(address, servable);
  };
  for (const path of servables.keys()) if (!documentFiles.has(path)) know(`/${path}`, path);
  for (const [address, files] of Object.entries(manifest.documents)) {
    for (const language of manifest.languages) {
      const file = typeof files === 'string' ? files : files[language];
      if (file === undefined) continue;
      know(`${address}?lang=${language}`, file);
      if (language === manifest.defaultLanguage) know(address, file);
    }
  }

  function documentAt(path: string, language: string) {
    // A path like /constructor must not find what every object has.
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
    if (canonical) {
      const headers = {
        ...everywhere,
        Location: canonical + url.search,
        'Cache-Control': 'no-cache',
        'Content-Length': '0',
      };
      return new Response(null, { status: 308, headers });
    }

    const file = path.slice(1);
    const servable = documentFiles.has(file) ? undefined : servables.get(file);
    return servable ? respond(servable, request, send) : notFound(request, url);
  }

  return {
    answerKnown(request) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
      const { url } = request;
      const servable = known.get(url.slice(url.indexOf('/', longestScheme)));
      return servable && respond(servable, request, send);
    },
    answer,
  };
}

/** A one-line answer. */
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
  // On a slow line bytes cost more than decompressing them does, so size decides: brotli but for a few
  // of the smallest files.
  forms.sort(([, one], [, other]) => one.byteLength - other.byteLength);
  return {
    plain: form(file.bytes),
    encoded,
    smallestFirst: forms.map(([encoding]) => encoding),
  };
}

function cacheControl(path: string) {
  // The bundler puts a hash of the content into the names of the files in its assets folders.
  if (/^(showcase\/)?assets\//.test(path)) return 'public, max-age=31536000, immutable';
  return path.endsWith('.html') ? 'no-cache' : 'public, max-age=3600';
}

/**
 * The path of a URL with its percent signs resolved, or undefined when they make no sense. An
 * encoded slash stays encoded: it is part of a name, and no file has such a name.
 */
function decodePath(pathname: string) {
  if (!pathname.includes('%')) return pathname;
  try {
    const path = pathname
      .split(/(%2f|%5c)/i)
      .map((part) => (/^%(2f|5c)$/i.test(part) ? part : decodeURIComponent(part)))
      .join('');
    return path.includes('\0') ? undefined : path;
  } catch {
    return undefined;
  }
}

/**
 * The document's real address when the path differs from it by slashes at the end. Only addresses
 * of documents are ever returned, so that `//elsewhere.example/` cannot become a redirect.
 */
function slashTwin(path: string, documents: object) {
  let end = path.length;
  // Not /\/+$/: that begins anew at each of ten thousand slashes with something behind them.
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
  // Ranges of a compressed form would help nobody; the files worth seeking in have none.
  const asked = isHead || form !== servable.plain ? null : request.headers.get('Range');
  if (asked !== null && isCurrent(request.headers.get('If-Range'), form.etag)) {
    const partial = partOf(form, asked, send);
    if (partial) return partial;
  }
  return send(isHead ? null : form.bytes, { headers: form.headers });
}

/** Weak comparison, as the specification wants it for this header. */
function matches(header: string, etag: string) {
  return header.split(',').some((part) => {
    const candidate = part.trim().replace(/^W\//, '');
    return candidate === etag || candidate === '*';
  });
}

/** A date never matches: no response carries one. */
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
