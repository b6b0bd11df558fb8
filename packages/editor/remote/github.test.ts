import { afterEach, expect, test, vi } from 'vitest';
import { openRepository } from './github.ts';

afterEach(() => vi.unstubAllGlobals());

test('a commit that came first is not overwritten', async () => {
  const sent: { address: string; body: unknown; cache: unknown }[] = [];
  const answers: Record<string, unknown> = {
    'GET ref/heads/main': { object: { sha: 'head' } },
    'GET trees/head?recursive=1': { tree: [], truncated: false },
    'GET commits/head': { tree: { sha: 'old tree' } },
    'POST trees': { sha: 'new tree' },
    'POST commits': { sha: 'ours' },
  };
  vi.stubGlobal('fetch', async (address: string, { method, body, cache }: RequestInit) => {
    const asked = `${method} ${address.replace('https://api.github.com/repos/o/n/git/', '')}`;
    sent.push({ address: asked, body: body && JSON.parse(String(body)), cache });
    return asked in answers ? Response.json(answers[asked]) : Response.json({}, { status: 422 });
  });
  const repository = openRepository({ repository: 'o/n', branch: 'main' }, 'token', new Map());
  await repository.load();
  const saved = repository.commit([{ path: 'content/studio.yaml', content: 'name: x\n' }]);
  await expect(saved).rejects.toThrow('Nothing is lost: save again.');
  expect(sent.slice(-2).map(({ body }) => body)).toEqual([
    { message: 'Change content/studio.yaml', tree: 'new tree', parents: ['head'] },
    { sha: 'ours', force: false },
  ]);
  expect(new Set(sent.map(({ cache }) => cache))).toEqual(new Set(['no-store']));
});
