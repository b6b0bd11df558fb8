import { expect, test, vi } from 'vitest';
import { manifest, renderContactReply } from '../../tests/relay/small-site.ts';
import type { Env } from './platform.ts';
import worker from './worker.ts';

const createReplyRenderer = vi.hoisted(() => vi.fn());

vi.mock('built-site', () => ({ createReplyRenderer, manifest, files: {} }));

const env: Env = { ASSETS: { fetch: async () => new Response() } };

const ask = () => worker.fetch(new Request('https://studio.example/healthz'), env);

test('a failed preparation is tried again at the next request, and a good one is kept', async () => {
  createReplyRenderer
    .mockRejectedValueOnce(new Error('A module did not load'))
    .mockResolvedValue(renderContactReply);
  // Two at once share one preparation, and its failure.
  const outcomes = await Promise.allSettled([ask(), ask()]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(createReplyRenderer).toHaveBeenCalledTimes(1);

  expect((await ask()).status).toBe(200);
  expect((await ask()).status).toBe(200);
  expect(createReplyRenderer).toHaveBeenCalledTimes(2);
});
