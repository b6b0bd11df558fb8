/** The health addresses of a host, and what a proxy adds: TLS, HTTP/2, and 502 while the server does not run. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:http2';
import { sendPath } from '../../src/contact-message.ts';
import { ask } from './ask.ts';
import { type Check, headersFor, servers } from './host.ts';

export const proxyChecks: Check[] = [
  {
    name: '/healthz answers 200, and /readyz behind nginx gives no details',
    on: servers,
    async run({ host, kind }) {
      const well = await ask(host.origin, '/healthz');
      assert.deepEqual([well.status, well.body.toString()], [200, 'OK']);
      assert.equal(well.headers['cache-control'], 'no-store');
      if (kind !== 'nginx') return;
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

/** Must be the last check: it stops the server. */
export const awayCheck: Check = {
  name: 'while the server does not run, every address is answered with an error',
  on: ['nginx'],
  async run({ host }) {
    await host.stopServer?.();
    for (const path of ['/', '/healthz', '/readyz'])
      assert.equal((await ask(host.origin, path)).status, 502, path);
    const { status } = await ask(host.origin, sendPath, { method: 'POST', body: '{}' });
    assert.equal(status, 502);
  },
};
