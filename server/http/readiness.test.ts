import { expect, test } from 'vitest';
import { answerReadiness } from './readiness.ts';

const readiness = async () => ({
  studio: 'Linha',
  outbox: '/srv/outbox',
  waiting: 1,
  waitingSince: null,
  problems: ['The disk is nearly full.'],
});

const ask = (address: string, headers: Record<string, string> = {}) =>
  answerReadiness(new Request('http://site/readyz', { headers }), { address }, readiness);

test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])(
  'a request from %s is told what is wrong',
  async (address) => {
    const answer = await ask(address);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(await answer.json()).toEqual(await readiness());
  },
);

test.each([
  ['another machine', '192.0.2.1', {}],
  ['a proxy on this machine', '127.0.0.1', { 'X-Forwarded-For': '192.0.2.1' }],
  ['another machine that names a proxy', '192.0.2.1', { Via: '1.1 proxy' }],
  ['a proxy on this machine that names itself alone', '::1', { Via: '1.1 proxy' }],
])('%s is told the status and no path', async (_, address, headers) => {
  const answer = await ask(address, headers);
  expect(answer.status).toBe(503);
  expect(await answer.text()).not.toMatch(/srv|disk/);
});
