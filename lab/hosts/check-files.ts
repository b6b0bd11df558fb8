/** Files: types, caching, compression and ranges. */
import assert from 'node:assert/strict';
import { documentsOf } from '../../server/doctor/visit.ts';
import { contentType } from '../../server/http/content-type.ts';
import { site } from '../../src/in-force/site.ts';
import { type Answer, ask } from '../../tests/ask.ts';
import { type Check, contentOf, folders, type Scene, servers } from './host.ts';

/** A file of some size that is sent without compression. */
const large = site.film ? 'film/film.mp4' : 'icon-512.png';

const isHashed = (file: string) => /^(showcase\/)?assets\//.test(file);

/** Other names that a folder may send a media type by. Without one the browser looks at the bytes. */
const alsoKnownAs: Record<string, readonly string[]> = {
  'application/atom+xml': ['text/xml', 'application/xml'],
  'application/xml': ['text/xml'],
  'text/javascript': ['application/javascript'],
  'image/x-icon': ['image/vnd.microsoft.icon'],
  // Browsers read it whatever its type is.
  'application/manifest+json': ['application/octet-stream'],
  // Named by a header only, which such a folder does not send.
  'application/speculationrules+json': ['application/octet-stream'],
};

function assertFromFolder({ kind }: Scene, { headers }: Answer, file: string) {
  const [type = ''] = (headers['content-type'] ?? '').toLowerCase().split(';');
  const [wanted = ''] = contentType(file).split(';');
  assert.ok(['', wanted, ...(alsoKnownAs[wanted] ?? [])].includes(type), `${file} is ${type}`);
  if (kind !== 'folder with headers') return;
  // Browsers take these with their own type only.
  if (file.endsWith('.speculationrules')) assert.equal(type, wanted);
  assert.equal(headers['x-content-type-options'], 'nosniff', file);
  if (isHashed(file)) assert.match(headers['cache-control'] ?? '', /max-age=31536000, immutable/);
  // Other sites show pictures of this one.
  assert.notEqual(headers['cross-origin-resource-policy'], 'same-origin', file);
}

export const fileChecks: Check[] = [
  {
    name: 'every file is served unchanged, with its type',
    on: folders,
    async run(scene) {
      const { host, build } = scene;
      const notFound = Object.values(build.manifest.notFound);
      const documents = new Set([...documentsOf(build).map(({ file }) => file), ...notFound]);
      for (const file of build.files.keys()) {
        if (documents.has(file)) continue;
        const answer = await ask(host.origin, `/${file}`);
        assert.equal(answer.status, 200, file);
        assert.ok(answer.body.equals(contentOf(build, file)), `${file} came otherwise`);
        assertFromFolder(scene, answer, file);
      }
    },
  },
  {
    name: 'HEAD returns the same headers as GET',
    on: servers,
    async run({ host }) {
      for (const path of ['/', '/robots.txt', `/${large}`, '/nothing']) {
        // Caddy asks for gzip on behalf of a client that names no encoding.
        const headers = { 'Accept-Encoding': 'identity' };
        const get = await ask(host.origin, path, { headers });
        const head = await ask(host.origin, path, { method: 'HEAD', headers });
        assert.deepEqual([head.status, head.body.length], [get.status, 0], path);
        // The time, and the number that Varnish gives each request.
        const { date: _, age: __, 'x-varnish': ___, ...ofHead } = head.headers;
        assert.equal(ofHead['content-length'], String(get.body.length), path);
        for (const [name, value] of Object.entries(ofHead))
          if (name !== 'content-length') assert.equal(value, get.headers[name], name);
      }
    },
  },
  {
    name: 'range requests return parts of a large file',
    on: servers,
    async run({ host, build }) {
      const content = contentOf(build, large);
      const size = content.length;
      const { headers } = await ask(host.origin, `/${large}`);
      assert.equal(headers['accept-ranges'], 'bytes');
      const part = (range: string, tag = headers.etag ?? '') =>
        ask(host.origin, `/${large}`, { headers: { Range: range, 'If-Range': tag } });
      const ranges: [range: string, first: number, last: number][] = [
        ['bytes=0-0', 0, 0],
        ['bytes=100-199', 100, 199],
        ['bytes=-7', size - 7, size - 1],
        [`bytes=10-${size + 99}`, 10, size - 1],
      ];
      for (const [range, first, last] of ranges) {
        const answer = await part(range);
        assert.equal(answer.status, 206, range);
        assert.equal(answer.headers['content-range'], `bytes ${first}-${last}/${size}`);
        assert.equal(answer.headers['content-length'], String(last - first + 1));
        assert.ok(answer.body.equals(content.subarray(first, last + 1)), range);
      }
      assert.equal((await part('bytes=0-0', '"other"')).status, 200);
      const beyond = await part(`bytes=${size}-`);
      assert.deepEqual([beyond.status, beyond.headers['content-range']], [416, `bytes */${size}`]);
    },
  },
];
