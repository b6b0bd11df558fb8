import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  type ContactReply,
  fieldNames,
  honeypotName,
  libraryVersion,
  ownMailIds,
  sendFormPath,
  sendPath,
} from '../src/contact/contact-message.ts';
import { outcomeHeader, refused } from '../src/contact/contact-outcome.ts';
import { forAll } from '../tests/generated.ts';
import { renderContactReply, smallSite } from '../tests/relay/small-site.ts';
import type { AcceptedMessage, RelayOptions } from './contact/relay.ts';
import { createHandler } from './handler.ts';
import { createPages } from './http/pages.ts';
import { createLog } from './log.ts';

const ids = {
  user_id: ownMailIds.publicKey,
  service_id: ownMailIds.serviceId,
  template_id: ownMailIds.templateId,
};
const fields = {
  name: 'Ana',
  email: 'ana@example.pt',
  subject: 'Um sítio',
  message: 'Bom dia.\nAté já',
};
const template = { ...fields, time: '21/11/2025, 10:00:00' };
const tooMuch = 'x'.repeat(70_000);

let kept: AcceptedMessage[];
let lines: string[];
let clock: number;
let monotonic: number;
let diskFault: Error | undefined;
let renderFault: Error | undefined;

beforeEach(() => {
  kept = [];
  lines = [];
  clock = 1_763_719_200_000;
  monotonic = 0;
  diskFault = undefined;
  renderFault = undefined;
});

function build(
  settings: Partial<
    Record<'trustProxy' | 'rateLimitMinute' | 'rateLimitHour' | 'rateLimitHourAll', number>
  > = {},
  { bodyTime = 60_000, ...more }: Pick<RelayOptions, 'bodyTime' | 'earlierMessages'> = {},
) {
  const site = smallSite();
  const handler = createHandler({
    manifest: site.manifest,
    pages: createPages(site),
    settings: { trustProxy: 0, rateLimitMinute: 0, rateLimitHour: 0, ...settings },
    renderContactReply(language, reply) {
      if (renderFault) throw renderFault;
      return renderContactReply(language, reply);
    },
    async keepMessage(message) {
      if (diskFault) throw diskFault;
      kept.push(message);
      return { id: 'an-id' };
    },
    now: () => clock,
    monotonic: () => monotonic,
    log: createLog((line) => lines.push(line)),
    bodyTime,
    ...more,
  });
  return async (path: string, init: RequestInit = {}, address = '192.0.2.1') => {
    const request = new Request(`http://localhost:3000${path}`, { method: 'POST', ...init });
    return handler(request, { address });
  };
}

function json(body: unknown, headers: Record<string, string> = {}): RequestInit {
  return {
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  };
}

const request = (changes: object = {}, parameters: object = {}) => ({
  lib_version: libraryVersion,
  ...ids,
  template_params: { ...template, ...parameters },
  ...changes,
});

function form(
  entries: Record<string, string> | [string, string | Blob][],
  accept?: string,
): RequestInit {
  const body = new FormData();
  for (const [name, value] of Array.isArray(entries) ? entries : Object.entries(entries))
    body.append(name, value);
  return { body, ...(accept && { headers: { Accept: accept } }) };
}

const page = 'text/html,application/xhtml+xml,*/*;q=0.8';

describe('a message', () => {
  test('in the format of the provider is kept and answered OK', async () => {
    const response = await build()(sendPath, json(request()));
    expect([response.status, await response.text()]).toEqual([200, 'OK']);
    const { time } = template;
    const received = new Date(clock);
    expect(kept).toEqual([{ fields, time, isJunk: false, received, language: undefined }]);
  });

  test('posted as a form by a script is kept and answered OK', async () => {
    const posted = form({ lib_version: libraryVersion, ...ids, ...template });
    const headers = { 'Sec-Fetch-Mode': 'cors' };
    const response = await build()(sendFormPath, { ...posted, headers });
    expect([response.status, await response.text()]).toEqual([200, 'OK']);
    expect(kept).toMatchObject([{ fields, time: template.time, isJunk: false }]);
  });

  test.each([
    [`${sendPath}?lang=es`, 'https://studio.example/contact?lang=en', 'es'],
    [sendPath, 'https://studio.example/contact?lang=en', 'en'],
    [sendPath, 'https://studio.example/contact?lang=xx', undefined],
    [sendPath, 'nonsense', undefined],
  ])('posted to %s from %s has the language %s', async (path, page, language) => {
    await build()(path, json(request(), { Referer: page }));
    expect(kept).toMatchObject([{ language }]);
  });

  test('is trimmed of white space around its fields', async () => {
    await build()(sendPath, json(request({}, { email: ' ana@example.pt ', name: '\tAna ' })));
    expect(kept).toMatchObject([{ fields }]);
  });

  test('has the same maximum length with LF and with CRLF line endings', async () => {
    const message = `${'a\r\n'.repeat(2499)}bb`;
    const response = await build()(sendFormPath, form({ ...ids, ...template, message }));
    expect(response.status).toBe(200);
    expect(kept[0]?.fields.message).toBe(`${'a\n'.repeat(2499)}bb`);
  });

  test.each([
    [{ [honeypotName]: 'https://spam.example' }, true],
    [{ [honeypotName]: '' }, false],
    [{}, false],
  ])('with %o is junk: %s', async (trap, isJunk) => {
    const response = await build()(sendPath, json(request({}, trap)));
    expect(await response.text()).toBe('OK');
    expect(kept).toMatchObject([{ isJunk }]);
  });

  test('never has a line break in a line, or a character that a terminal obeys', async () => {
    const [name, subject, one] = ['x\nBcc: c@d.pt', 'x\r\nBcc: c@d.pt', 'x Bcc: c@d.pt'];
    const odd = { name, subject, time: name, message: 'a\0b\u001b[2J\u009b3m' };
    const response = await build()(sendPath, json(request({}, odd)));
    expect(response.status).toBe(200);
    const line = { name: one, subject: one, message: 'ab[2J3m' };
    expect(kept).toMatchObject([{ fields: line, time: one }]);
  });

  test('with any valid text is kept unchanged', async () => {
    const post = build();
    const text = fc.string({ unit: 'grapheme', maxLength: 300 });
    await forAll(
      400,
      text,
      fc.constantFrom('\n', '\r\n', '\r'),
      text,
      async (first, ending, last) => {
        kept = [];
        // Two cases may be the same message, and a repeat is kept once.
        monotonic += 600_000;
        const message = `x${first}${ending}${last}x`;
        const response = await post(sendPath, json(request({}, { message })));
        expect(response.status).toBe(200);
        expect(kept[0]?.fields.message).toBe(`x${first}\n${last}x`);
      },
    );
  });
});

describe('a form posted without JavaScript', () => {
  const native = { ...ids, ...fields, message: 'Bom dia.\r\nAté já', [honeypotName]: '' };

  async function replyTo(init: RequestInit, post = build()) {
    const response = await post(`${sendFormPath}?lang=es`, init);
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    const html = await response.text();
    expect(html).toContain('lang="es"');
    const reply = html.slice(html.indexOf('{'), html.lastIndexOf('}') + 1);
    return { response, reply: JSON.parse(reply) as ContactReply };
  }

  test('is answered by a success page in its language', async () => {
    const { response, reply } = await replyTo(form(native, page));
    expect(response.status).toBe(200);
    expect(reply.status).toBe('success');
    expect(response.headers.get('Content-Security-Policy')).toBe("style-src 'sha256-reply'");
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('Content-Language')).toBe('es');
    expect(kept).toMatchObject([{ fields, isJunk: false, language: 'es' }]);
  });

  const mistyped = { ...native, name: '', email: 'ana@', message: 'x'.repeat(5001) };
  const mistakes = { name: 'required', email: 'invalidEmail', message: 'tooLong' };
  const wrong = { name: '', email: 'ana@', subject: fields.subject, message: mistyped.message };
  const full = Object.assign(new Error('no space'), { code: 'ENOSPC' });

  test.each([
    ['something is wrong with it', mistyped, 400, { values: wrong, problems: mistakes }],
    ['the disk is full', native, 503, { status: 'notSent', values: fields, problems: {} }],
    ['there were too many', native, 429, { status: 'notSent', values: fields }],
    ['it is far too large', { ...native, message: tooMuch }, 413, { status: 'notAcceptedGone' }],
  ])('gets back only the typed values when %s', async (_, typed, status, expected) => {
    const post = build({ rateLimitMinute: 1 });
    if (status === 429) await post(sendFormPath, form({ ...native, subject: 'Outro' }));
    if (status === 503) diskFault = full;
    kept = [];
    const { response, reply } = await replyTo(form(typed, page), post);
    expect(response.status).toBe(status);
    expect(response.headers.get('Retry-After')).toBe(status === 429 ? '60' : null);
    expect(reply).toMatchObject(expected);
    expect(kept).toEqual([]);
  });

  const refusedHere = (headers: Headers) => headers.get(outcomeHeader);

  test('that is refused for its origin comes back as it was, but not to another site', async () => {
    const from = (more: Record<string, string>) => ({
      ...form(native),
      headers: { Accept: page, Origin: 'https://other.example', ...more },
    });
    const { response, reply } = await replyTo(from({}));
    expect([response.status, refusedHere(response.headers)]).toEqual([403, refused]);
    expect(reply).toEqual({ status: 'notAccepted', values: fields, problems: {} });
    const other = await replyTo(from({ 'Sec-Fetch-Site': 'cross-site' }));
    expect(other.reply).toEqual({ status: 'notAcceptedGone', values: {}, problems: {} });
    expect(kept).toEqual([]);
  });

  test('that may be kept all the same is not said to be refused', async () => {
    diskFault = Object.assign(new Error('EIO'), { mayBeKept: true });
    const { response, reply } = await replyTo(form(native, page));
    expect([response.status, refusedHere(response.headers)]).toEqual([503, null]);
    expect(reply).toMatchObject({ status: 'perhapsSent', values: fields });
  });

  // Chrome, Firefox, Safari; Internet Explorer; text browsers; those that ask for anything.
  test.each([
    'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8',
    'image/gif, image/jpeg, application/x-ms-application, */*',
    'text/html, text/plain, text/sgml, */*;q=0.01',
    'text/*, image/*',
    'application/xhtml+xml',
    'TEXT/HTML',
    '*/*',
    // Some send no such header, or an empty one.
    undefined,
    '',
  ])('is answered with a page for Accept: %s', async (accept) => {
    const headers: Record<string, string> = accept === undefined ? {} : { Accept: accept };
    await replyTo({ ...form(native), headers });
    // The language of the form's page, where the address has none.
    const asked = { ...form(mistyped), headers: { ...headers, Referer: 'http://x/?lang=en' } };
    const response = await build()(sendFormPath, asked);
    expect(await response.text()).toContain('lang="en"');
  });

  test.each<Record<string, string>>([
    { Accept: '*/*', 'Sec-Fetch-Mode': 'cors' },
    { Accept: 'application/json' },
  ])('by a script or a program is answered with a line for %o', async (headers) => {
    const response = await build()(sendFormPath, { ...form(native), headers });
    expect(await response.text()).toBe('OK');
  });

  test('leads back to the form when its address is asked for', async () => {
    const asked = { method: 'GET', headers: { Accept: page } };
    const response = await build()(`${sendFormPath}?lang=es`, asked);
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/contact?lang=es']);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  test('is answered in plain text when the page cannot be rendered', async () => {
    renderFault = new Error('broken');
    const response = await build()(sendFormPath, form(native, page));
    expect([response.status, await response.text()]).toEqual([200, 'OK']);
    expect(kept).toHaveLength(1);
  });
});

describe('an invalid request', () => {
  async function expectRefusal(status: number, path: string, init: RequestInit) {
    const headers = new Headers(init.headers);
    // As a script asks; what a form gets is above.
    headers.set('Sec-Fetch-Mode', 'cors');
    const response = await build()(path, { ...init, headers });
    const text = await response.text();
    expect([response.status, text]).toEqual([status, expect.stringMatching(/^[^\n]+$/)]);
    expect(response.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
    if (status === 405) expect(response.headers.get('Allow')).toBe('POST');
    expect(response.headers.get(outcomeHeader)).toBe(refused);
    expect(kept).toEqual([]);
  }

  test.each<[string, object]>([
    ['no name', { name: undefined }],
    ['a blank subject', { subject: ' \t ' }],
    ['an invisible name', { name: '\u200b\u2060\ufeff' }],
    ['a message of blank Braille', { message: '\u2800\u2800' }],
    ['a number for a name', { name: 7 }],
    ['an object for a message', { message: { toString: 'x' } }],
    ['a long name', { name: 'x'.repeat(101) }],
    ['a long time', { time: 'x'.repeat(101) }],
    ['two addresses', { email: 'a@b.pt, c@d.pt' }],
    ['an address and a header', { email: 'a@b.pt\r\nBcc: c@d.pt' }],
    ['an address that ends in a line break and more', { email: 'a@b.pt\nc' }],
    ['half a character', { message: '\ud83d' }],
  ])('%s is answered 400', (_, parameters) =>
    expectRefusal(400, sendPath, json(request({}, parameters))),
  );

  test.each<[string, number, unknown, Record<string, string>?]>([
    ['not JSON', 400, '{"a":'],
    ['an empty body', 400, ''],
    ['a list', 400, []],
    ['nothing', 400, 'null'],
    ['parameters that are a list', 400, request({ template_params: [] })],
    ['parameters that are text', 400, request({ template_params: 'x' })],
    ['no parameters', 400, ids],
    ['deep nesting', 400, '['.repeat(30_000) + ']'.repeat(30_000)],
    ['another account', 400, request({ user_id: 'other' })],
    ['another service', 400, request({ service_id: 'other' })],
    ['another template', 400, request({ template_id: undefined })],
    ['too much', 413, request({}, { message: tooMuch })],
    ['plain text', 415, request(), { 'Content-Type': 'text/plain' }],
    ['compressed', 415, request(), { 'Content-Encoding': 'gzip' }],
    ['from another site', 403, request(), { Origin: 'https://evil.example' }],
    ['from nowhere', 403, request(), { Origin: 'null' }],
  ])('%s is answered %i', (_, status, body, headers) =>
    expectRefusal(status, sendPath, json(body, headers)),
  );

  const boundary = { 'Content-Type': 'multipart/form-data; boundary=b' };
  const part = (name: string, value: string) =>
    `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const whole = { ...ids, ...template };
  const noBoundary = { 'Content-Type': 'multipart/form-data; x=y' };
  const binary = new Uint8Array([0x7b, 0xff, 0x7d]);

  test.each<[string, number, string, RequestInit]>([
    ['no body', 400, sendPath, { headers: { 'Content-Type': 'application/json' } }],
    ['not UTF-8', 400, sendPath, { ...json(''), body: binary }],
    ['no content type', 415, sendPath, { body: new Blob([JSON.stringify(request())]) }],
    ['a form where JSON belongs', 415, sendPath, form(whole)],
    ['JSON where a form belongs', 415, sendFormPath, json(request())],
    ['a form in the address style', 415, sendFormPath, { body: new URLSearchParams(whole) }],
    ['a broken form', 400, sendFormPath, { headers: boundary, body: '--b\r\nnonsense' }],
    ['a form without an end', 400, sendFormPath, { headers: boundary, body: part('name', 'x') }],
    ['a form without a boundary', 400, sendFormPath, { headers: noBoundary, body: '--b--' }],
    ['an empty form', 400, sendFormPath, { headers: boundary, body: '--b--\r\n' }],
    ['a field twice', 400, sendFormPath, form([...Object.entries(whole), ['email', 'c@d.pt']])],
    ['a file', 400, sendFormPath, form([...Object.entries(whole), ['photo', new Blob(['x'])]])],
    ['asked for', 405, sendPath, { method: 'GET' }],
    ['put', 405, sendFormPath, { ...form(whole), method: 'PUT' }],
  ])('%s is answered %i', (_, status, path, init) => expectRefusal(status, path, init));

  test.each([
    ['a trickle', 408, 1, 100],
    ['a body longer than it said', 413, 1000, 60_000],
  ])('%s is cut off with %i', async (_, status, size, time) => {
    let sent = 0;
    const body = new ReadableStream({
      async pull(controller) {
        if (size === 1) await new Promise((wait) => setTimeout(wait, 30));
        sent += size;
        controller.enqueue(new Uint8Array(size).fill(0x20));
      },
    });
    const init = { headers: { 'Content-Type': 'application/json' }, body, duplex: 'half' };
    const response = await build({}, { bodyTime: time })(sendPath, init as RequestInit);
    expect(response.status).toBe(status);
    expect(sent).toBeLessThan(1_200_000);
  });

  test('of any content never causes a server error', async () => {
    const post = build();
    const value = fc.oneof(fc.string({ unit: 'binary' }), fc.jsonValue(), fc.constant(undefined));
    const parameters = fc.record(
      Object.fromEntries([...fieldNames, 'time', honeypotName].map((name) => [name, value])),
    );
    const bodies = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json(),
      parameters.map((found) => JSON.stringify(request({ template_params: found }))),
      fc
        .record({ user_id: value, template_params: value })
        .map((found) => JSON.stringify(request(found)) ?? ''),
    );
    await forAll(500, bodies, fc.boolean(), async (body, isForm) => {
      const headers = {
        'Content-Type': isForm ? 'multipart/form-data; boundary=b' : 'application/json',
      };
      const response = await post(isForm ? sendFormPath : sendPath, { body, headers });
      expect([200, 400]).toContain(response.status);
    });
  });
});

test('the same fields from the same client within ten minutes are kept once, and thanked again', async () => {
  const post = build({ rateLimitMinute: 2 });
  const send = async (changes: object = {}, address?: string) =>
    (await post(sendPath, json(request({}, changes)), address)).status;
  expect(await Promise.all([send(), send(), send({ time: 'later' })])).toEqual([200, 200, 200]);
  expect((await post(sendFormPath, form({ ...ids, ...fields }))).status).toBe(200);
  expect(kept).toHaveLength(1);
  expect([await send({ subject: 'Outro' }), await send({}, '192.0.2.2')]).toEqual([200, 200]);
  expect(kept).toHaveLength(3);
  // What was taken for junk is not thanked and lost when it comes without what a browser had filled in.
  for (const trap of ['x', '']) expect(await send({ [honeypotName]: trap }, '192.0.2.3')).toBe(200);
  expect(kept.slice(3).map(({ isJunk }) => isJunk)).toEqual([true, false]);
  monotonic += 600_000;
  expect(await send()).toBe(200);
  expect(kept).toHaveLength(6);
});

test('what was kept before the start is not kept again, from whichever client, until it is ten minutes old', async () => {
  const kinds = fc.record({ age: fc.integer({ min: 0, max: 599_999 }), passed: fc.nat(700_000) });
  await forAll(50, kinds, async ({ age, passed }) => {
    kept = [];
    const post = build({}, { earlierMessages: async () => [{ fields, age }] });
    monotonic += passed;
    expect((await post(sendPath, json(request()), '192.0.2.9')).status).toBe(200);
    expect(kept).toHaveLength(age + passed < 600_000 ? 0 : 1);
    kept = [];
    expect((await post(sendPath, json(request({}, { subject: 'Outro' })))).status).toBe(200);
    expect(kept).toHaveLength(1);
  });
});

test('an outbox that cannot be read keeps nobody from writing', async () => {
  const earlierMessages = () => Promise.reject(new Error('EIO'));
  const post = build({}, { earlierMessages });
  expect((await post(sendPath, json(request()))).status).toBe(200);
  expect(kept).toHaveLength(1);
});

test('a message that could not be kept is kept when it is sent again', async () => {
  const post = build();
  diskFault = new Error('full');
  expect((await post(sendPath, json(request()))).status).toBe(503);
  diskFault = undefined;
  expect((await post(sendPath, json(request()))).status).toBe(200);
  expect(kept).toHaveLength(1);
});

describe('limits', () => {
  let count = 0;
  /** Each is another message. */
  const another = (parameters: object = {}) => {
    count += 1;
    return json(request({}, { message: `Bom dia ${count}`, ...parameters }));
  };

  test('apply per client, by the monotonic clock, with Retry-After', async () => {
    const post = build({ rateLimitMinute: 2, rateLimitHour: 30 });
    const from = async (address: string) => (await post(sendPath, another(), address)).status;
    expect([await from('192.0.2.1'), await from('192.0.2.1')]).toEqual([200, 200]);
    clock -= 86_400_000;
    const refusal = await post(sendPath, another(), '192.0.2.1');
    expect([refusal.status, refusal.headers.get('Retry-After')]).toEqual([429, '60']);
    expect(await from('192.0.2.2')).toBe(200);
    monotonic += 60_000;
    expect(await from('192.0.2.1')).toBe(200);
  });

  test('apply to all clients together per hour, without counting invalid messages and disk errors', async () => {
    const post = build({ rateLimitHour: 2, rateLimitHourAll: 2 });
    const from = async (network: number, changes: object = {}) =>
      post(sendPath, another(changes), `2001:db8:1:${network}::1`);
    expect((await from(1)).status).toBe(200);
    expect((await from(2, { name: '' })).status).toBe(400);
    diskFault = new Error('full');
    for (let count = 0; count < 3; count += 1) expect((await from(2)).status).toBe(503);
    diskFault = undefined;
    expect((await from(2)).status).toBe(200);
    const response = await from(4);
    expect([response.status, response.headers.get('Retry-After')]).toEqual([429, '3600']);
    // A message refused by the common limit does not count for its client.
    monotonic += 3_600_000;
    expect([(await from(4)).status, (await from(4)).status]).toEqual([200, 200]);
  });

  test('are a tenth for junk, which does not count for real messages', async () => {
    const post = build({ rateLimitHourAll: 20 });
    const junk = async () => (await post(sendPath, another({ [honeypotName]: 'x' }))).status;
    expect([await junk(), await junk(), await junk()]).toEqual([200, 200, 429]);
    for (let count = 0; count < 20; count += 1)
      expect((await post(sendPath, another())).status).toBe(200);
    expect((await post(sendPath, another())).status).toBe(429);
  });

  test('are one message of junk at least', async () => {
    const post = build({ rateLimitHourAll: 5 });
    const junk = async () => (await post(sendPath, another({ [honeypotName]: 'x' }))).status;
    expect([await junk(), await junk()]).toEqual([200, 429]);
  });

  test.each([
    [0, 429],
    [1, 200],
  ])(
    'behind %i proxies a message with another forwarded address is answered %i',
    async (trustProxy, status) => {
      const post = build({ rateLimitMinute: 1, trustProxy });
      const from = (address: string) =>
        post(sendPath, {
          ...another(),
          headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
        });
      await from('198.51.100.1');
      expect((await from('198.51.100.2')).status).toBe(status);
    },
  );
});

test('concurrent bodies are limited per client and in all, and further ones are answered 503 with Retry-After', async () => {
  const post = build();
  const bodies: ReadableStreamDefaultController[] = [];
  const begin = (address: string) => {
    const body = new ReadableStream({ start: (controller) => void bodies.push(controller) });
    const headers = { 'Content-Type': 'application/json' };
    return post(sendPath, { body, headers, duplex: 'half' } as RequestInit, address);
  };
  const addresses = ['192.0.2.1', '192.0.2.2', '192.0.2.3'];
  const read: Promise<Response>[] = [];
  const refused: Response[] = [];
  for (const address of addresses.slice(0, 2)) {
    for (let count = 0; count < 100; count += 1) read.push(begin(address));
    refused.push(await begin(address));
  }
  for (let count = 0; count < 56; count += 1) read.push(begin(addresses[2] ?? ''));
  refused.push(await begin(addresses[2] ?? ''));
  for (const { status, headers } of refused) {
    expect([status, headers.get('Retry-After')]).toEqual([503, '5']);
    expect(headers.get('Connection')).toBe('close');
  }
  for (const body of bodies) body.error();
  for (const response of read) expect((await response).status).toBe(400);
  expect((await post(sendPath, json(request()), addresses[0])).status).toBe(200);
});

test('the log has a line for every outcome, without personal data', async () => {
  const post = build({ rateLimitMinute: 1 });
  await post(sendPath, json(request({}, { email: 'ana@' })));
  await post(sendPath, json(request()));
  await post(sendPath, json(request({}, { subject: 'Outro' })));
  diskFault = new Error('Cannot write Bom dia of ana@example.pt');
  monotonic += 60_000;
  await post(sendPath, json(request({}, { subject: 'Outro' })));
  const events = lines.map((line) => (JSON.parse(line) as { event: string }).event);
  const outcomes = events.map((event) => event.replace('message-', ''));
  expect(outcomes).toEqual(['refused', 'kept', 'refused', 'not-kept']);
  expect(lines.join('')).not.toMatch(/ana|bom dia|192\.0\.2/i);
});

test('the log has one line a minute for each reason of a refusal, with the number of omitted lines', async () => {
  const post = build();
  const refusals = async () => {
    for (let count = 0; count < 50; count += 1) {
      const name = fieldNames[count % fieldNames.length] ?? '';
      await post(sendPath, json('{'));
      await post(sendPath, json(request({}, { [name]: '' })));
    }
  };
  await refusals();
  expect(lines).toHaveLength(2);
  monotonic += 60_000;
  await refusals();
  expect(lines).toHaveLength(4);
  for (const line of lines.slice(2)) expect(JSON.parse(line)).toMatchObject({ unlogged: 49 });
});

test('the health check answers', async () => {
  const response = await build()('/healthz', { method: 'GET' });
  expect([response.status, await response.text()]).toEqual([200, 'OK']);
});

test.each<[number, string, RequestInit]>([
  [200, '/healthz', { method: 'GET' }],
  [200, '/healthz', { method: 'HEAD' }],
  [405, '/healthz', {}],
  [303, sendFormPath, { method: 'GET', headers: { Accept: page } }],
  [308, '/contact/', { method: 'GET' }],
  [308, '/about.html', { method: 'HEAD' }],
  [304, '/', { method: 'GET', headers: { 'If-None-Match': '*' } }],
  [400, '/%zz', { method: 'GET' }],
  [404, '/nothing', { method: 'GET' }],
  [405, '/', {}],
  [416, '/assets/film-77aa.mp4', { method: 'GET', headers: { Range: 'bytes=99999-' } }],
  [400, sendPath, json('{')],
  [400, sendFormPath, form({}, page)],
  [403, sendPath, json(request(), { 'Sec-Fetch-Site': 'cross-site' })],
  [200, sendPath, json(request())],
])(
  '%i for %s has the headers of every response, and no cache keeps it',
  async (status, path, init) => {
    const { status: came, headers } = await build()(path, init);
    expect(came).toBe(status);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Cache-Control')).toMatch(/^no-(cache|store)$/);
  },
);
