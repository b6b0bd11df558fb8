/** What the written recipes promise. That nginx and workerd do it is asked of them themselves: `npm run test:hosts`. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { languageCodes } from '../../src/in-force/languages.ts';
import { documentLines } from './document-lines.ts';
import { debianKinds } from './start-debian.ts';

const read = (file: string) => readFileSync(`hosts/${file}`, 'utf8');

test.each(debianKinds)('the document has the lines for %s once', (kind) => {
  expect(documentLines(kind)).not.toBe('');
});

describe('nginx', () => {
  const written = read('nginx/site.conf').replaceAll(/^\s*#.*$/gm, '');
  const [others = '', plain = '', secure = ''] = written.split(/^server \{/m).slice(1);
  const says = (block: string, name: string) =>
    [...block.matchAll(new RegExp(`^\\s*${name} (.+);$`, 'gm'))].map(([, value]) => value);

  test('answers to its own name alone, and leads there to TLS', () => {
    expect(says(others, 'listen')).toHaveLength(4);
    for (const listen of says(others, 'listen')) expect(listen).toMatch(/ default_server$/);
    expect(says(others, 'ssl_reject_handshake')).toEqual(['on']);
    expect(says(others, 'return')).toEqual(['444']);
    expect(says(plain, 'return')).toEqual(['308 https://$server_name$request_uri']);
    expect(says(secure, 'server_name')).toEqual(says(plain, 'server_name'));
    for (const block of [plain, secure]) expect(says(block, 'server_tokens')).toEqual(['off']);
    expect(plain).toContain('location /.well-known/acme-challenge/ {');
    expect(says(secure, 'ssl_protocols')).toEqual(['TLSv1.2 TLSv1.3']);
    for (const listen of says(secure, 'listen')) expect(listen).toMatch(/443 ssl http2$/);
  });

  test('tells the server who asks, and leaves compression and large bodies to it', () => {
    expect(says(secure, 'proxy_set_header')).toEqual([
      'Connection ""',
      'Host $host',
      'X-Forwarded-For $proxy_add_x_forwarded_for',
      'X-Forwarded-Host $http_host',
      'X-Forwarded-Proto $scheme',
    ]);
    expect(says(secure, 'gzip')).toEqual(['off']);
    expect(says(secure, 'client_max_body_size')).toEqual(['128k', '0']);
    expect(says(secure, 'client_body_buffer_size')).toEqual(['128k']);
    expect(says(secure, 'proxy_max_temp_file_size')).toEqual(['0']);
    // The policies are long; a message takes the server up to 15 s.
    expect(says(secure, 'proxy_buffer_size')).toEqual(['16k']);
    expect(says(secure, 'proxy_read_timeout')).toEqual(['30s']);
    expect(new Set(says(secure, 'proxy_pass'))).toEqual(new Set(['http://site_server']));
  });

  test('holds each client to its share, and messages to fewer', () => {
    const [, messages = ''] = secure.split('location /api/ {');
    expect(says(secure, 'limit_conn')[0]).toBe('site_requests 150');
    expect(says(messages, 'limit_conn')).toEqual(['site_requests 150', 'site_messages 10']);
    expect(says(secure, 'client_(?:header|body)_timeout')).toEqual(['10s', '10s']);
    expect(says(written, 'limit_conn_status')).toEqual(['429']);
  });

  test('answers in the language of the address when the server is away, and lets nothing be cached', () => {
    const [own = ''] = says(secure, 'error_page');
    expect(own).toMatch(/ \/nginx-answer$/);
    for (const status of [400, 408, 413, 414, 421, 429, 431, 494, 500, 502, 503, 504])
      expect(own.split(' ')).toContain(String(status));
    const headers = says(secure, 'add_header');
    expect(headers).toHaveLength(6);
    for (const header of [
      /^Content-Language \$site_language always$/,
      /^Content-Security-Policy "default-src 'none';.* frame-ancestors 'none'" always$/,
      /^X-Content-Type-Options nosniff always$/,
      /^Message-Outcome \$site_outcome always$/,
      /^Cache-Control no-store always$/,
    ])
      expect(headers).toContainEqual(expect.stringMatching(header));
    for (const code of languageCodes)
      expect(written).toMatch(new RegExp(`lang=${code}\\(&\\|\\$\\)" ${code};|default ${code};`));
  });
});

describe('what nginx says itself', () => {
  /** What a map makes of a value: as nginx, first what is equal, then the first expression that fits. */
  function mapped(name: string, value: string): string {
    const text = read('nginx/site.conf').replaceAll(/^\s*#.*$/gm, '');
    const [, lines = ''] = new RegExp(`^map .* \\$${name} \\{\n(.*?)^\\}`, 'ms').exec(text) ?? [];
    const entries = [...lines.matchAll(/^ *(?:"([^"]*)"|(\S+)) +(?:"([^"]*)"|(.+));$/gm)].map(
      ([, quoted, bare, text, word]) => [quoted ?? bare ?? '', text ?? word ?? ''] as const,
    );
    const fits = ([key]: (typeof entries)[number]) =>
      key.startsWith('~') && new RegExp(key.slice(1)).test(value);
    const found =
      entries.find(([key]) => key === value) ??
      entries.find(fits) ??
      entries.find(([key]) => key === 'default');
    return found?.[1] ?? '';
  }

  test('is in the language of the address', () => {
    for (const code of languageCodes)
      for (const address of [`/?lang=${code}`, `/contact?a=b&lang=${code}&c`])
        expect(mapped('site_language', address), address).toBe(code);
    for (const address of ['/', '/?slang=es', '/es?lang=est', '/lang=es'])
      expect(mapped('site_language', address), address).toBe(mapped('site_language', ''));
  });

  test('is of the message where one was sent, and in each language another sentence', () => {
    const cases = { long: '413 /api/x', refused: '429 /api/x', unknown: '504 /api/x' };
    const all = { ...cases, page: '413 /contact' };
    for (const [name, answer] of Object.entries(all))
      expect(mapped('site_case', answer), answer).toBe(name);
    expect(['400', '429', '499'].map((status) => mapped('site_outcome', status))).toEqual(
      Array(3).fill('refused'),
    );
    expect(['500', '502', '504'].map((status) => mapped('site_outcome', status))).toEqual(
      Array(3).fill(''),
    );
    const keys = languageCodes.flatMap((code) => Object.keys(all).map((name) => `${code} ${name}`));
    expect(new Set(keys.map((key) => mapped('site_sentence', key))).size).toBe(keys.length);
    // The two titles of a message that was not sent are the same.
    expect(new Set(keys.map((key) => mapped('site_title', key))).size).toBe(
      keys.length - languageCodes.length,
    );
  });

  test('counts a network of IPv6 as one client', () => {
    const [key = ''] = /~\^\S+(?=")/.exec(read('nginx/site.conf')) ?? [];
    const client = (address: string) => new RegExp(key.slice(1)).exec(address)?.[1];
    expect(client('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2:');
    expect(client('192.0.2.1')).toBeUndefined();
  });
});

test('systemd runs the server where nginx looks for it, and lets it write messages alone', () => {
  const unit = read('systemd/site.service');
  const [, place] = /server (127\.0\.0\.1:\d+);/.exec(read('nginx/site.conf')) ?? [];
  const [, environment = ''] = /^Environment=(.*)$/m.exec(unit) ?? [];
  const { HOST, PORT, ...others } = Object.fromEntries(
    environment.split(' ').map((pair) => pair.split('=')),
  );
  expect(`${HOST}:${PORT}`).toBe(place);
  expect(others).toEqual({
    NODE_ENV: 'production',
    TRUST_PROXY: '1',
    OUTBOX_DIR: '/var/lib/site/outbox',
  });
  for (const line of [
    'StateDirectory=site',
    'DynamicUser=yes',
    'ProtectSystem=strict',
    'NoNewPrivileges=yes',
    'UMask=0077',
    'Restart=always',
  ])
    expect(unit.split('\n')).toContain(line);
  // What is in flight is answered within ten seconds.
  expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThan(10);
});

test('the worker sees every request, and a message that is never sent is set aside', () => {
  const jsonc = read('cloudflare/wrangler.jsonc').replaceAll(/^\s*\/\/.*$/gm, '');
  type Recipe = {
    assets: object;
    alias: Record<string, string>;
    queues: { producers: { queue: string }[]; consumers: object[] };
    ratelimits: { simple: object }[];
  };
  const { assets, alias, queues, ratelimits }: Recipe = JSON.parse(jsonc);
  expect(assets).toMatchObject({
    directory: '../../dist/site',
    run_worker_first: true,
    html_handling: 'none',
    not_found_handling: 'none',
  });
  expect(alias['built-site']).toBe('../../dist/hosts/cloudflare/built-site.js');
  const [kept, aside] = queues.producers;
  expect(queues.consumers).toEqual([
    expect.objectContaining({
      queue: kept?.queue,
      dead_letter_queue: aside?.queue,
      max_retries: 25,
    }),
  ]);
  expect(ratelimits[0]?.simple).toEqual({ limit: 5, period: 60 });
});
