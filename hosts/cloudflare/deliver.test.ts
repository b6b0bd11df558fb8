import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { createLog } from '../../server/log.ts';
import { mailOf } from '../../server/mail/mail.ts';
import { slowPause } from '../../server/mail/pauses.ts';
import type { StoredMessage } from '../../server/mail/stored-message.ts';
import { identity } from '../../tests/relay/sample-message.ts';
import { createEmailBinding, deliver } from './deliver.ts';
import type { Email, QueueMessage } from './platform.ts';

const stored: StoredMessage = {
  id: '1763722800.Rabc',
  fields: { name: 'Rita', email: 'rita@exemplo.pt', subject: 'Olá', message: 'Bom dia!\nAté já.' },
  time: '21/11/2025, 11:00:00',
  language: 'pt',
  received: '2025-11-21T11:00:00.000Z',
};

/** A message as the queue hands it out, which notes what is done with it. */
function queued(attempts = 1, body = stored) {
  const done: (string | number)[] = [];
  const message: QueueMessage<StoredMessage> = {
    body,
    attempts,
    ack: () => done.push('ack'),
    retry: ({ delaySeconds }) => done.push(delaySeconds),
  };
  return { message, done };
}

/** The platform's binding, which notes what it is given. */
function binding() {
  const sent: Email[] = [];
  const sendMail = createEmailBinding({
    async send(email) {
      if (email.headers['X-Message-Reference'] === 'bad') {
        throw Object.assign(new Error('to rita@exemplo.pt'), { code: 'E_DELIVERY_FAILED' });
      }
      sent.push(email);
      return { messageId: 'x' };
    },
  });
  return { sent, sendMail };
}

test('an e-mail is from the studio, with the visitor as Reply-To and all fields', async () => {
  const { sent, sendMail } = binding();
  const mail = mailOf(stored, identity);
  await sendMail(mail);
  expect(sent[0]).toEqual({
    from: { name: 'Rita via Studio', email: 'site@studio.example' },
    to: 'ola@studio.example',
    replyTo: { name: 'Rita', email: 'rita@exemplo.pt' },
    subject: '[Studio] Olá',
    text: mail.text,
    headers: { 'X-Message-Reference': '1763722800.Rabc' },
  });
  for (const value of Object.values(stored.fields)) expect(mail.text).toContain(value);
});

test('a message is sent once, and a failed one does not delay the next', async () => {
  const { sent, sendMail } = binding();
  const lines: string[] = [];
  const bad = queued(2, { ...stored, id: 'bad' });
  const good = queued();
  const messages = [bad.message, good.message];
  const log = createLog((line) => lines.push(line));
  await deliver({ messages }, sendMail, identity, log);
  expect(bad.done).toEqual([300]);
  expect(good.done).toEqual(['ack']);
  expect(sent.map(({ headers }) => headers['X-Message-Reference'])).toEqual([stored.id]);
  expect(lines.join('')).toContain('E_DELIVERY_FAILED');
  // The log has no personal data.
  expect(lines.join('')).not.toMatch(/rita|Bom dia/);
});

test('without an email binding messages stay in the queue', async () => {
  const { message, done } = queued();
  const log = createLog(() => {});
  await deliver({ messages: [message] }, undefined, identity, log);
  expect(done).toEqual([60]);
});

test('attempts continue for five days, with pauses that the platform allows', async () => {
  const text = await readFile('hosts/cloudflare/wrangler.jsonc', 'utf8');
  const retries = Number(/"max_retries": (\d+)/.exec(text)?.[1]);
  expect(retries).toBeLessThanOrEqual(100);
  const pauses = Array.from({ length: retries }, (_, index) => slowPause(index + 1) / 1_000);
  expect(pauses.reduce((sum, each) => sum + each)).toBeGreaterThanOrEqual(5 * 24 * 3600);
  expect(Math.max(...pauses)).toBeLessThanOrEqual(12 * 3600);
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
});
