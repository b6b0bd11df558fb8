/** Everything that is no document: types, caching, compression, parts, and what must not be had. */
import assert from 'node:assert/strict';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { contentType } from '../../server/http/content-type.ts';
import type { Encoding } from '../../server/http/site.ts';
import { languageCodes } from '../../src/i18n/languages.ts';
import { allPictures } from '../../src/pages/home/all-pictures.ts';
import { routePaths } from '../../src/routes.ts';
import { site } from '../../src/site.ts';
import { mainLanguage } from '../languages.ts';
import { ask } from './ask.ts';
import { contentOf, documentFiles, headersFor } from './built-site.ts';
import type { Build, Check, Host } from './host.ts';

const decode: Record<Encoding, (bytes: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

const filesOf = ({ files, manifest }: Build) => {
  const documents = documentFiles(manifest);
  return [...files].filter(([file]) => !documents.has(file) && file !== '_headers');
};

const cacheOf = (file: string) =>
  /^(showcase\/)?assets\//.test(file)
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=3600';

/** The first part of a media type: static hosts name the charset or do not. */
const essence = (type: string) => type.split(';')[0]?.trim().toLowerCase();

/** Some hosts still use the older name. */
const sameType: Record<string, string> = {
  'application/xml': 'text/xml',
  'text/javascript': 'application/javascript',
  'image/x-icon': 'image/vnd.microsoft.icon',
};

const acceptances: [header: string | undefined, best: Encoding[]][] = [
  [undefined, []],
  ['identity', []],
  ['gzip', ['gzip']],
  ['br', ['br']],
  ['zstd', []],
  ['gzip, deflate, br', ['br', 'gzip']],
  ['gzip, deflate, br, zstd', ['br', 'gzip']],
  ['gzip;q=0', []],
  ['gzip;q=0, br;q=0, zstd;q=0', []],
];

/** Of some size, and sent as it is: the film, or where there is none an icon. */
const large = site.film ? 'film/film.mp4' : 'icon-512.png';

/** What begins with these would be the inside of the host. */
const secrets =
  /root:x:|replyAssets|"dependencies"|server_tokens|createReplyRenderer|BEGIN [A-Z ]*KEY/;

const waysOut = [
  '/../manifest.json',
  '/../../package.json',
  '/%2e%2e/manifest.json',
  '/%2e%2e%2fmanifest.json',
  '/..%2fmanifest.json',
  '/assets/../../manifest.json',
  '/assets/..%2f..%2fmanifest.json',
  '/assets/%2e%2e/%2e%2e/manifest.json',
  '/..\\manifest.json',
  '/..%5cmanifest.json',
  '/%5c..%5c..%5cmanifest.json',
  '//manifest.json',
  '//../manifest.json',
  '/./../manifest.json',
  '/.../manifest.json',
  '/manifest.json',
  '/prerender/prerender.js',
  '/hosts/nginx/server.conf',
  '/../hosts/nginx/server.conf',
  '/%00',
  '/robots.txt%00.html',
  '/etc/passwd',
  '/../../../../../../etc/passwd',
  '/..%2f..%2f..%2f..%2f..%2f..%2fetc%2fpasswd',
  '/%252e%252e/manifest.json',
  '/%c0%ae%c0%ae/manifest.json',
  '/%',
  '/%zz',
  '/%ff',
  '/~root/.profile',
  '/.git/config',
  '/.env',
  '/package.json',
  '/server/index.ts',
  '/_headers/../../manifest.json',
];

/** An answer is a page of ours, a redirect within the site, or says that there is nothing. */
function assertNothingLeaks(
  host: Host,
  build: Build,
  path: string,
  answer: Awaited<ReturnType<typeof ask>>,
) {
  const where = `${path} gives ${answer.status}`;
  assert.doesNotMatch(answer.body.toString('latin1'), secrets, where);
  if (answer.status === 200) {
    const isOurs = [...build.files.values()].some((content) => content.equals(answer.body));
    assert.ok(isOurs, where);
  } else if (answer.status >= 300 && answer.status < 400) {
    const target = new URL(answer.headers.location ?? '', `${host.origin}/`);
    assert.equal(target.origin, host.origin, where);
  } else if (host.promises.headers === 'everything') {
    assert.ok([400, 404].includes(answer.status), where);
    if (answer.status === 404) return;
    assert.equal(answer.body.toString(), 'Bad request', where);
    for (const [name, value] of Object.entries(headersFor(build.manifest, '')))
      assert.equal(answer.headers[name.toLowerCase()], value, `${name}: ${where}`);
    assert.equal(answer.headers['cache-control'], 'no-store', where);
  } else assert.ok(answer.status >= 400, where);
}

export const fileChecks: Check[] = [
  {
    name: 'every file, byte for byte, with its type',
    async run(host, build) {
      const files = filesOf(build);
      const names = files.map(([file]) => `/${file}`);
      for (const picture of site.projects.flatMap(({ slug }) => allPictures(slug)))
        assert.ok(names.includes(picture), picture);
      for (const [file, content] of files) {
        const answer = await ask(host.origin, `/${file}`);
        assert.equal(answer.status, 200, file);
        assert.ok(answer.body.equals(content), file);
        const type = answer.headers['content-type'] ?? '';
        if (host.promises.headers === 'everything') {
          assert.equal(type.replace('; ', ';'), contentType(file).replace('; ', ';'), file);
        } else {
          const wanted = essence(contentType(file)) ?? '';
          // Without a type the browser looks at the bytes; with a wrong one it does not.
          assert.ok([wanted, sameType[wanted], ''].includes(essence(type)), `${file} is ${type}`);
        }
      }
    },
  },
  {
    name: 'the headers and the caching of files',
    async run(host, build) {
      for (const [file] of filesOf(build)) {
        const { headers } = await ask(host.origin, `/${file}`);
        if (host.promises.headers === 'everything') {
          const wanted = { ...headersFor(build.manifest, file), 'Cache-Control': cacheOf(file) };
          for (const [name, value] of Object.entries(wanted))
            assert.equal(headers[name.toLowerCase()], value, `${name} of ${file}`);
        } else if (host.promises.headers === 'headers-file') {
          assert.equal(headers['x-content-type-options'], 'nosniff', file);
          if (/^(showcase\/)?assets\//.test(file))
            assert.match(headers['cache-control'] ?? '', /max-age=31536000, immutable/, file);
          // A picture that others show must not be closed to them, nor a hashed file be stale.
          assert.notEqual(headers['cross-origin-resource-policy'], 'same-origin', file);
        } else {
          // A host that is told nothing may say little, but nothing that would break a page.
          assert.doesNotMatch(headers['cache-control'] ?? '', /immutable/, file);
          assert.equal(headers['content-security-policy'], undefined, file);
        }
      }
    },
  },
  {
    name: 'how to find the way: robots, sitemap, security.txt, manifest',
    async run(host, build) {
      const { url, email } = build.manifest.site;
      const text = async (path: string) => {
        const { status, body } = await ask(host.origin, path);
        assert.equal(status, 200, path);
        return body.toString();
      };
      assert.match(await text('/robots.txt'), new RegExp(`^Sitemap: ${url}/sitemap.xml$`, 'm'));
      const documents = languageCodes.length * Object.keys(routePaths).length;
      assert.equal((await text('/sitemap.xml')).match(/<loc>/g)?.length, documents);
      assert.match(
        await text('/.well-known/security.txt'),
        new RegExp(`^Contact: mailto:${email}$`, 'm'),
      );
      assert.equal(JSON.parse(await text('/manifest.webmanifest')).start_url, '/');
      assert.match(await text('/humans.txt'), new RegExp(RegExp.escape(site.name)));
    },
  },
  {
    name: 'what browsers may prepare, as the type that they insist on',
    async run(host) {
      for (const path of ['/', `/contact?lang=${mainLanguage}`]) {
        const { headers } = await ask(host.origin, path);
        const named = headers['speculation-rules'];
        // Who sends no headers must not be asked for the file: its type would be wrong.
        if (host.promises.headers === 'none') {
          assert.equal(named, undefined, path);
          continue;
        }
        const [, address = ''] = /^"(\/[^"]+)"$/.exec(String(named)) ?? [];
        assert.notEqual(address, '', `${path} names ${named}`);
        const answer = await ask(host.origin, address);
        assert.equal(answer.status, 200, address);
        assert.equal(answer.headers['content-type'], 'application/speculationrules+json');
        assert.ok(JSON.parse(answer.body.toString()).prerender.length > 0, address);
      }
    },
  },
  {
    name: 'HEAD says what GET would',
    async run(host) {
      for (const path of [
        '/',
        `/contact?lang=${mainLanguage}`,
        '/robots.txt',
        `/${large}`,
        '/nothing',
      ]) {
        const headers = { 'Accept-Encoding': 'gzip' };
        const get = await ask(host.origin, path, { headers });
        const head = await ask(host.origin, path, { headers, method: 'HEAD' });
        assert.equal(head.status, get.status, path);
        assert.equal(head.body.length, 0, path);
        const names = [
          'content-type',
          'content-length',
          'cache-control',
          'etag',
          'content-security-policy',
        ];
        for (const name of names) {
          // A response whose length is not known before its end says none.
          if (name !== 'content-length' || (get.headers[name] && head.headers[name]))
            assert.equal(head.headers[name], get.headers[name], `${name} of ${path}`);
        }
      }
    },
  },
  {
    name: 'parts of a large file',
    async run(host, build) {
      const content = contentOf(build, large);
      const size = content.length;
      const part = (range: string, more: Record<string, string> = {}) =>
        ask(host.origin, `/${large}`, { headers: { Range: range, ...more } });
      if (host.promises.ranges === 'none') {
        const whole = await part('bytes=100-199');
        assert.equal(whole.status, 200);
        assert.ok(whole.body.equals(content));
        return;
      }
      const simple: [range: string, first: number, last: number][] = [
        ['bytes=100-199', 100, 199],
        [`bytes=${size - 5}-`, size - 5, size - 1],
        [`bytes=10-${size + 99}`, 10, size - 1],
      ];
      const special: typeof simple = [
        ['bytes=0-0', 0, 0],
        ['bytes=-7', size - 7, size - 1],
      ];
      const wanted = host.promises.ranges === 'all' ? [...simple, ...special] : simple;
      for (const [range, first, last] of wanted) {
        const answer = await part(range);
        assert.equal(answer.status, 206, range);
        assert.equal(answer.headers['content-range'], `bytes ${first}-${last}/${size}`, range);
        assert.ok(answer.body.equals(content.subarray(first, last + 1)), range);
        assert.equal(answer.headers['content-type'], contentType(large), range);
      }
      const beyond = await part(`bytes=${size}-`);
      assert.equal(beyond.status, 416);
      assert.equal(beyond.headers['content-range'], `bytes */${size}`);
      if (host.promises.ranges === 'all') assert.equal((await part('lines=1-2')).status, 200);
    },
  },
  {
    name: 'nothing is sent again to those who have it',
    async run(host, build) {
      const asset = [...build.files.keys()].find((file) => /^assets\/.*\.js$/.test(file));
      for (const path of [`/?lang=${mainLanguage}`, `/${asset}`, `/${large}`]) {
        for (const encoding of ['gzip', 'identity']) {
          const headers = { 'Accept-Encoding': encoding };
          const first = await ask(host.origin, path, { headers });
          const { etag = '' } = first.headers;
          assert.notEqual(etag, '', path);
          const again = await ask(host.origin, path, {
            headers: { ...headers, 'If-None-Match': etag },
          });
          assert.equal(again.status, 304, `${path} as ${encoding}`);
          assert.equal(again.body.length, 0, path);
          if (host.promises.headers === 'everything')
            assert.equal(again.headers['cache-control'], first.headers['cache-control'], path);
          const other = await ask(host.origin, path, {
            headers: { ...headers, 'If-None-Match': '"other"' },
          });
          assert.equal(other.status, 200, path);
        }
      }
    },
  },
  {
    name: 'compression is negotiated',
    async run(host, build) {
      const asset = build.manifest.replyAssets.module.slice(1);
      for (const [path, file] of [
        ['/', 'index.html'],
        [`/${asset}`, asset],
      ] as const) {
        const content = contentOf(build, file);
        for (const [header, best] of acceptances) {
          const headers: Record<string, string> =
            header === undefined ? {} : { 'Accept-Encoding': header };
          const answer = await ask(host.origin, path, { headers });
          const wanted = best.find((each) => host.promises.encodings.includes(each));
          const where = `${path} for ${header}`;
          assert.equal(answer.status, 200, where);
          const found = answer.headers['content-encoding'] as Encoding | undefined;
          if (host.promises.picksSmallest) assert.equal(found, wanted, where);
          else assert.ok(found === wanted || (found && best.includes(found)), `${where}: ${found}`);
          if (host.promises.headers === 'everything')
            assert.match(String(answer.headers.vary), /accept-encoding/i, where);
          const plain = found ? decode[found](answer.body) : answer.body;
          assert.ok(plain.equals(content), where);
        }
      }
    },
  },
  {
    name: 'methods that it does not know',
    async run(host) {
      for (const path of ['/', `/contact?lang=${mainLanguage}`, '/robots.txt', '/nothing']) {
        for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND']) {
          const answer = await ask(host.origin, path, { method });
          const where = `${method} ${path}`;
          if (host.promises.headers === 'everything') {
            assert.equal(answer.status, 405, where);
            assert.equal(answer.headers.allow, 'GET, HEAD', where);
            assert.equal(answer.headers['cache-control'], 'no-store', where);
          } else
            assert.ok(answer.status < 500 || answer.status === 501, `${where}: ${answer.status}`);
        }
      }
    },
  },
  {
    name: 'no way out of the folder',
    async run(host, build) {
      for (const path of waysOut) {
        assertNothingLeaks(host, build, path, await ask(host.origin, path));
      }
      // Still well afterwards.
      assert.equal((await ask(host.origin, '/')).status, 200);
    },
  },
  {
    name: 'says that it is well',
    async run(host) {
      const { status, body, headers } = await ask(host.origin, '/healthz');
      // A plain folder is well when its first page is there.
      if (host.promises.headers !== 'everything') return assert.equal(status, 404);
      assert.equal(status, 200);
      assert.equal(body.toString(), 'OK');
      assert.equal(headers['cache-control'], 'no-store');
    },
  },
];
