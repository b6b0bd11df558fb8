import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { forAll } from '../../tests/generated.ts';
import { smallSite, texts } from '../../tests/relay/small-site.ts';
import { createPages } from './pages.ts';

const pages = createPages(smallSite());

function get(target: string, headers: Record<string, string> = {}, method = 'GET') {
  const request = new Request(`http://localhost${target}`, { headers, method });
  return pages.answer(request, new URL(request.url));
}

const textOf = (target: string, headers?: Record<string, string>) => get(target, headers).text();

describe('documents', () => {
  test.each([
    ['/', 'index.html'],
    ['/?lang=en', 'index.en.html'],
    ['/?utm_source=x&lang=es', 'index.es.html'],
    ['/contact?lang=es', 'contact.es.html'],
    ['/?lang=fr', 'index.html'],
    ['/?lang=EN', 'index.html'],
    ['/?lang=', 'index.html'],
    ['/?lang=en&lang=es', 'index.html'],
    ['/?lang=constructor', 'index.html'],
    ['/%63ontact?lang=en', 'contact.en.html'],
    ['/showcase/music-player/', 'showcase/music-player/index.html'],
    ['/showcase/music-player/?lang=en', 'showcase/music-player/index.en.html'],
    ['/showcase/music-player/?photo&lang=es', 'showcase/music-player/index.es.html'],
    ['/showcase/music-player/?lang=fr', 'showcase/music-player/index.html'],
    ['/tool/?lang=en', 'tool/index.html'],
  ])('%s is %s', async (target, file) => {
    const response = get(target);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('Cache-Control')).toBe('no-cache');
    expect(await response.text()).toBe(texts[file]);
  });

  test.each([
    ['/contact/', '/contact'],
    ['/contact//?lang=es&x=%20y', '/contact?lang=es&x=%20y'],
    ['/showcase/music-player?lang=es', '/showcase/music-player/?lang=es'],
    ['/showcase/music-player//', '/showcase/music-player/'],
    ['/2019/ol%C3%A1%20mundo/?x=1', '/contact?x=1&lang=es'],
    ['/2019/ola\u0301 mundo?lang=en', '/contact?lang=en'],
    ['/about.html', '/?ref=old#in%C3%ADcio'],
  ])('%s redirects to %s', (target, location) => {
    const response = get(target);
    expect(response.status).toBe(308);
    expect(response.headers.get('Location')).toBe(location);
  });

  test('have their own headers and those of every response', () => {
    expect(get('/').headers.get('Content-Security-Policy')).toBe("default-src 'self'");
    expect(get('/').headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(get('/?lang=en').headers.get('Content-Security-Policy')).toBe("default-src 'none'");
  });
});

test('a file with accents is found in either way to write them', () => {
  const site = {
    ...smallSite(),
    files: new Map([['olá.txt', { bytes: new Uint8Array(1), encoded: {}, hash: 'x' }]]),
  };
  for (const path of ['/ol%C3%A1.txt', '/ola%CC%81.txt']) {
    const url = new URL(path, 'http://localhost');
    expect(createPages(site).answer(new Request(url), url).status, path).toBe(200);
  }
});

describe('unknown addresses', () => {
  const others = `
    //evil.example/ // /index.html /404.html /favicon.svg.br /favicon.svg.gz /showcase /assets/
    /nothing/ /constructor /__proto__ /..%2fpackage.json /assets%2Fapp-3f2a.js
    /contact%00 /% /%ff /%5c..%5c`;
  test.each(others.trim().split(/\s+/))('%s is not found or refused', (target) => {
    expect([400, 404]).toContain(get(target).status);
  });

  test('are answered by the 404 page in the requested language', async () => {
    expect(await textOf('/nothing?lang=es')).toBe(texts['404.es.html']);
    expect(await textOf('/nothing?lang=xx')).toBe(texts['404.html']);
  });

  test('never redirect to another site', async () => {
    const pieces = '/ \\ . .. evil.example contact %2e %2f %0d%0a @ : ? # é'.split(' ');
    const piece = fc.constantFrom(...pieces, '\t');
    await forAll(2_000, fc.array(piece, { maxLength: 12 }), (pieces) => {
      const response = get(`/${pieces.join('')}`);
      expect(response.status).toBeLessThan(500);
      expect(response.headers.get('Location') ?? '/').toMatch(/^\/(?!\/)/);
    });
  });
});

describe('files', () => {
  test.each([
    ['/assets/app-3f2a.js', 'text/javascript; charset=utf-8', '31536000, immutable'],
    ['/assets/film-77aa.mp4', 'video/mp4', '31536000, immutable'],
    ['/favicon.svg', 'image/svg+xml', '3600'],
    ['/site.webmanifest', 'application/manifest+json', '3600'],
    ['/robots.txt', 'text/plain; charset=utf-8', '3600'],
  ])('%s is %s', (target, type, age) => {
    const { headers } = get(target);
    expect(headers.get('Content-Type')).toBe(type);
    expect(headers.get('Cache-Control')).toBe(`public, max-age=${age}`);
  });

  test('are compressed for clients that accept it, with an ETag for each encoding', () => {
    const plain = get('/').headers;
    const brotli = get('/', { 'Accept-Encoding': 'gzip, br' }).headers;
    expect(plain.get('Content-Encoding')).toBeNull();
    expect(brotli.get('Content-Encoding')).toBe('br');
    expect(brotli.get('ETag')).not.toBe(plain.get('ETag'));
    expect([plain.get('Vary'), brotli.get('Vary')]).toEqual(['Accept-Encoding', 'Accept-Encoding']);
  });

  test('are sent in the smallest encoding to clients that accept all', () => {
    const bytes = new Uint8Array(100);
    const encoded = { br: bytes.subarray(3), gzip: bytes.subarray(6) };
    const site = smallSite();
    const files = new Map([...site.files, ['robots.txt', { bytes, hash: 'h', encoded }]]);
    const request = new Request('http://localhost/robots.txt', {
      headers: { 'Accept-Encoding': 'gzip, br, zstd' },
    });
    const { headers } = createPages({ ...site, files }).answer(request, new URL(request.url));
    expect(headers.get('Content-Encoding')).toBe('gzip');
  });

  test('are answered 304 to clients that have them', async () => {
    const tag = get('/').headers.get('ETag') ?? '';
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const response = get('/', { 'If-None-Match': known });
      expect(response.status).toBe(304);
      expect(response.headers.get('ETag')).toBe(tag);
      expect(await response.text()).toBe('');
    }
    expect(get('/', { 'If-None-Match': '"other"' }).status).toBe(200);
  });

  test('are answered to HEAD with the headers only', async () => {
    const response = get('/', {}, 'HEAD');
    expect(response.headers.get('Content-Length')).toBe(String(texts['index.html']?.length));
    expect(await response.text()).toBe('');
  });

  const methods = ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'WHATEVER'];
  test.each(methods)('%s is not allowed', (method) => {
    const response = get('/', {}, method);
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('GET, HEAD');
  });
});

describe('ranges of a film', () => {
  const part = (headers: Record<string, string>) => get('/assets/film-77aa.mp4', headers);

  test('are sent as requested', async () => {
    const response = part({ Range: 'bytes=250-252' });
    expect(response.status).toBe(206);
    expect(response.headers.get('Content-Range')).toBe('bytes 250-252/10000');
    expect(response.headers.get('Content-Length')).toBe('3');
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(new Uint8Array([250, 0, 1]));
  });

  test('beyond its end are answered 416', () => {
    const response = part({ Range: 'bytes=10000-' });
    expect(response.status).toBe(416);
    expect(response.headers.get('Content-Range')).toBe('bytes */10000');
  });

  test('are replaced by the whole file when the film has changed', () => {
    const tag = part({}).headers.get('ETag') ?? '';
    for (const [known, status] of [
      [tag, 206],
      ['"old"', 200],
      ['Fri, 21 Nov 2025 10:00:00 GMT', 200],
    ] as const)
      expect(part({ Range: 'bytes=0-1', 'If-Range': known }).status, known).toBe(status);
  });

  test('are announced by Accept-Ranges', () => {
    expect(part({}).headers.get('Accept-Ranges')).toBe('bytes');
  });
});
