import { expect, test, vi } from 'vitest';
import { createHandler } from '../../server/handler.ts';
import type { SiteFile } from '../../server/http/built-site.ts';
import { createPages } from '../../server/http/pages.ts';
import { createLog } from '../../server/log.ts';
import { type StoredMessage, storedMessage } from '../../server/mail/stored-message.ts';
import { honeypotName, sendPath } from '../../src/contact/contact-message.ts';
import { redirectsOf } from '../../src/studio/old-addresses.ts';
import { chanceOf } from '../../tests/made-studio/chance.ts';
import { oldAddress } from '../../tests/made-studio/old-address.ts';
import { manifest, renderContactReply, smallSite } from '../../tests/relay/small-site.ts';
import type { Email, Env } from './platform.ts';

const written = Array.from({ length: 200 }, (_, index) =>
  oldAddress(chanceOf(`old ${index}`), `x${index}`),
);
const redirects = redirectsOf(
  written.slice(100).map((each) => ({ written: each, to: '/contact', language: 'en' })),
  Object.fromEntries(written.slice(0, 100).map((each) => [each, '/?ref=old#início'])),
);
const { files } = smallSite();
const filmPath = 'pictures/100% film.mp4';
const film: SiteFile = { bytes: new TextEncoder().encode('0123456789'), hash: 'film', encoded: {} };
const site = {
  manifest: { ...manifest, redirects },
  files: new Map([...files, [filmPath, film]]),
};
vi.doMock('built-site', () => {
  const list = [...site.files].map(([path, { bytes, hash, encoded }]) => {
    const sizes = Object.entries(encoded).map(([name, form]) => [name, form.length]);
    return [path, { size: bytes.length, hash, encoded: Object.fromEntries(sizes) }];
  });
  return { manifest: site.manifest, files: Object.fromEntries(list), replies: {} };
});
const { default: worker } = await import('./worker.ts');

const queue = () => ({ send: vi.fn(async (_: StoredMessage) => undefined) });
const queues = { OUTBOX: queue(), SET_ASIDE: queue() };
const limit = vi.fn(async (_: { key: string }) => ({ success: true }));
const env: Env = {
  ASSETS: {
    fetch: async (asked) =>
      new Response(decodeURI(new URL(asked).pathname) === `/${filmPath}` ? film.bytes : null),
  },
  ...queues,
  MESSAGE_RATE: { limit },
};

const { publicKey, serviceId, templateId } = manifest.mail;
const ids = { user_id: publicKey, service_id: serviceId, template_id: templateId };
const fields = { name: 'Ana', email: 'ana@exemplo.pt', message: 'Bom dia' };

/** The status of a message with this subject, of the visitor with this address. */
async function post(address: string, subject: string, trap = '') {
  const template_params = { ...fields, subject, [honeypotName]: trap };
  const request = new Request(`https://studio.example${sendPath}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'CF-Connecting-IP': address },
    body: JSON.stringify({ ...ids, template_params }),
  });
  return (await worker.fetch(request, env)).status;
}

test('junk goes to the dead letter queue, other messages to the outbox', async () => {
  expect(await post('192.0.2.7', 'A person')).toBe(200);
  expect(await post('192.0.2.7', 'A robot', 'https://spam.example')).toBe(200);
  const subjectsIn = ({ send }: typeof queues.OUTBOX) =>
    send.mock.calls.map(([message]) => message.fields.subject);
  expect(subjectsIn(queues.OUTBOX)).toEqual(['A person']);
  expect(subjectsIn(queues.SET_ASIDE)).toEqual(['A robot']);
  expect(limit.mock.calls.map(([{ key }]) => key)).toEqual(['192.0.2.7', '192.0.2.7']);
});

test('who was refused for a minute has not used up the messages of the hour', async () => {
  limit.mockResolvedValue({ success: false });
  for (let count = 0; count < 31; count += 1)
    expect(await post('192.0.2.8', 'In a hurry')).toBe(429);
  limit.mockResolvedValue({ success: true });
  expect(await post('192.0.2.8', 'In a hurry')).toBe(200);
});

test('without addresses of its own a mail is from the studio to the studio', async () => {
  const send = vi.fn(async (_: Email) => ({ messageId: 'an-id' }));
  const body = storedMessage({
    fields,
    time: '',
    isJunk: false,
    received: new Date(0),
    language: 'pt',
  });
  const message = { body, attempts: 1, ack: vi.fn(), retry: vi.fn() };
  // As wrangler.jsonc has them.
  const empty = { MAIL_TO: '', MAIL_FROM: '', EMAIL: { send } };
  await worker.queue({ messages: [message] }, { ...env, ...empty });
  const { email } = manifest.site;
  expect(send.mock.calls).toMatchObject([[{ to: email, from: { email } }]]);
  expect(message.ack).toHaveBeenCalled();
});

test('a page comes in the compression that the visitor asked for, whatever the platform asks', async () => {
  const headers = { 'Accept-Encoding': 'gzip' };
  const request = new Request('https://studio.example/', { method: 'HEAD', headers });
  const asked = Object.assign(request, { cf: { clientAcceptEncoding: 'br' } });
  expect((await worker.fetch(asked, env)).headers.get('Content-Encoding')).toBe('br');
});

test('a part of a film is that part, whatever the film is called', async () => {
  vi.stubGlobal(
    'FixedLengthStream',
    class extends TransformStream {
      constructor(_: number) {
        super();
      }
    },
  );
  const address = `https://studio.example/${encodeURI(filmPath)}`;
  for (const [Range = '', part] of [
    ['bytes=3-5', '345'],
    ['bytes=8-', '89'],
    ['bytes=0-', '0123456789'],
  ]) {
    const request = new Request(address, { headers: { Range } });
    const answer = await worker.fetch(request, env);
    expect([answer.status, await answer.text()]).toEqual([206, part]);
  }
});

test('an old address leads where the server of a studio sends it, however it is written', async () => {
  const server = createHandler({
    manifest: site.manifest,
    pages: createPages(site),
    settings: { trustProxy: 0, rateLimitMinute: 0, rateLimitHour: 0 },
    renderContactReply,
    keepMessage: async () => ({ id: 'an-id' }),
    now: Date.now,
    log: createLog(() => {}),
  });
  const forms = [
    (path: string) => path,
    (path: string) => `${path}/`,
    (path: string) => path.normalize('NFC'),
    (path: string) => encodeURI(path.normalize('NFD')).replaceAll('%25', '%'),
    (path: string) => `${path}?lang=es&p=12`,
    (path: string) => `${path.toUpperCase()}?`,
    (path: string) => path.replace('x', 'y'),
    // WordPress' address of an article without a path: the home page, of whatever site.
    (_: string, index: number) => `/?p=${index}`,
  ];
  for (const [index, path] of written.entries())
    for (const [number, form] of forms.entries()) {
      const address = `https://studio.example${form(path, index)}`;
      const request = new Request(address, { method: 'HEAD' });
      const answers = [
        await server(request.clone(), { address: '::1' }),
        await worker.fetch(request, env),
      ].map(({ status, headers }) => [status, headers.get('Location')]);
      expect(answers[1], request.url).toEqual(answers[0]);
      if (number < 5) expect(answers[0]?.[0], request.url).toBe(308);
    }
});
