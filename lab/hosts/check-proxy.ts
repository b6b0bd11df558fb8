/** The health addresses of a host, and what a proxy adds: TLS, HTTP/2, and 502 while the server does not run. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:http2';
import { setTimeout as wait } from 'node:timers/promises';
import { connect as connectSecurely } from 'node:tls';
import { headersFor } from '../../server/doctor/visit.ts';
import { sendPath } from '../../src/contact/contact-message.ts';
import { type Answer, ask } from '../../tests/ask.ts';
import { type Check, servers } from './host.ts';

export const proxyChecks: Check[] = [
  {
    name: '/healthz answers 200, and /readyz behind a proxy gives no details',
    on: servers,
    async run({ host, kind }) {
      const well = await ask(host.origin, '/healthz');
      assert.deepEqual([well.status, well.body.toString()], [200, 'OK']);
      assert.equal(well.headers['cache-control'], 'no-store');
      if (kind === 'node' || kind === 'worker') return;
      const ready = await ask(host.origin, '/readyz');
      assert.deepEqual([ready.status, ready.body.toString()], [200, 'OK']);
    },
  },
  {
    name: 'requests without TLS are redirected to TLS',
    on: ['nginx'],
    async run({ host }) {
      const { status, headers } = await ask(host.plainOrigin ?? '', '/contact?lang=x%20y', {
        headers: { Host: 'www.example.pt' },
      });
      assert.equal(status, 308);
      assert.equal(headers.location, 'https://www.example.pt/contact?lang=x%20y');
    },
  },
  {
    name: 'another name is not answered, with and without TLS',
    on: ['nginx'],
    async run({ host }) {
      const headers = { Host: 'evil.example' };
      // Node takes the name of the handshake from the header as well.
      const refused = /socket hang up|unrecognized name/;
      await assert.rejects(ask(host.plainOrigin ?? '', '/', { headers }), refused);
      await assert.rejects(
        ask(host.origin, '/', { servername: 'evil.example' }),
        /unrecognized name|alert/i,
      );
      await assert.rejects(ask(host.origin, '/', { headers }), refused);
    },
  },
  {
    name: "nginx's own answers have the security headers and the language of the address",
    on: ['nginx'],
    async run({ host }) {
      for (const language of ['pt', 'en', 'es']) {
        const path = `/contact?lang=${language}`;
        const large = await ask(host.origin, path, { method: 'POST', body: 'x'.repeat(140_000) });
        assertIsOwnAnswer(large, 413, language);
      }
      const headers = { 'Content-Length': 'x' };
      assertIsOwnAnswer(await ask(host.origin, '/', { method: 'POST', headers }), 400, 'pt');
    },
  },
  {
    name: 'slow messages from one address do not shut others out',
    on: ['nginx'],
    async run({ host }) {
      const { port } = new URL(host.origin);
      const target = { host: '127.0.0.1', port: Number(port), servername: 'localhost' };
      const head = `POST ${sendPath} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5000\r\n\r\n`;
      const refused = new Set<number>();
      // More than the connections that nginx has here.
      const sockets = Array.from({ length: 700 }, (_, index) => {
        const socket = connectSecurely({ ...target, rejectUnauthorized: false });
        socket.on('data', () => refused.add(index)).on('close', () => refused.add(index));
        return socket.on('error', () => {}).on('secureConnect', () => socket.write(head));
      });
      const trickle = setInterval(() => {
        for (const socket of sockets) if (socket.writable) socket.write('x');
      }, 1_000);
      try {
        // All but the ten within the limit are answered or closed.
        for (let tries = 0; tries < 600 && refused.size < 690; tries += 1) await wait(200);
        assert.ok(refused.size >= 690, `${refused.size} of 700 were refused`);
        const other = await ask(host.origin, '/', { localAddress: '127.0.0.2' });
        assert.equal(other.status, 200);
      } finally {
        clearInterval(trickle);
        for (const socket of sockets) socket.destroy();
      }
    },
  },
  {
    name: 'it speaks HTTP/2',
    on: ['nginx'],
    async run({ host, build }) {
      const session = connect(host.origin, { rejectUnauthorized: false });
      const stream = session.request({ ':path': '/' });
      const [headers] = await once(stream, 'response');
      assert.equal(headers[':status'], 200);
      for (const [name, value] of headersFor(build, 'index.html'))
        assert.equal(headers[name.toLowerCase()], value, name);
      session.destroy();
    },
  },
];

function assertIsOwnAnswer({ status, headers, body }: Answer, expected: number, language: string) {
  assert.equal(status, expected);
  assert.equal(headers['content-language'], language);
  assert.match(String(body), new RegExp(`<html lang="${language}">`));
  assert.match(
    String(headers['content-security-policy']),
    /default-src 'none'.*frame-ancestors 'none'/,
  );
  assert.equal(headers['x-content-type-options'], 'nosniff');
  assert.equal(headers['cache-control'], 'no-store');
}

/** Must be the last check: it stops the server. */
export const awayCheck: Check = {
  name: 'while the server does not run, every address is answered with an error',
  on: ['nginx'],
  async run({ host }) {
    await host.stopServer?.();
    for (const path of ['/', '/healthz', '/readyz'])
      assertIsOwnAnswer(await ask(host.origin, path), 502, 'pt');
    assertIsOwnAnswer(await ask(host.origin, '/?lang=es'), 502, 'es');
    const { status } = await ask(host.origin, sendPath, { method: 'POST', body: '{}' });
    assert.equal(status, 502);
  },
};
