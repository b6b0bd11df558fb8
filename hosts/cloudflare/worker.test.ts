import { expect, test, vi } from 'vitest';
import type { StoredMessage } from '../../server/mail/stored-message.ts';
import { honeypotName, sendPath } from '../../src/contact/contact-message.ts';
import { manifest } from '../../tests/relay/small-site.ts';
import type { Env } from './platform.ts';
import worker from './worker.ts';

vi.mock('built-site', () => ({ manifest, files: {}, replies: {} }));

const queue = () => ({ send: vi.fn(async (_: StoredMessage) => undefined) });
const queues = { OUTBOX: queue(), SET_ASIDE: queue() };
const env: Env = { ASSETS: { fetch: async () => new Response() }, ...queues };

test('junk goes to the dead letter queue, other messages to the outbox', async () => {
  const { publicKey, serviceId, templateId } = manifest.mail;
  const ids = { user_id: publicKey, service_id: serviceId, template_id: templateId };
  const fields = { name: 'Ana', email: 'ana@exemplo.pt', subject: 'Um site', message: 'Bom dia' };
  for (const [subject, trap] of [
    ['A person', ''],
    ['A robot', 'https://spam.example'],
  ]) {
    const request = new Request(`https://studio.example${sendPath}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        ...ids,
        template_params: { ...fields, subject, [honeypotName]: trap },
      }),
    });
    expect((await worker.fetch(request, env)).status).toBe(200);
  }
  const subjectsIn = ({ send }: typeof queues.OUTBOX) =>
    send.mock.calls.map(([message]) => message.fields.subject);
  expect(subjectsIn(queues.OUTBOX)).toEqual(['A person']);
  expect(subjectsIn(queues.SET_ASIDE)).toEqual(['A robot']);
});
