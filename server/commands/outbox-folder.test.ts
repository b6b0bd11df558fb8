import { beforeEach, expect, test, vi } from 'vitest';
import { manifest, writeSmallSite } from '../../tests/relay/small-site.ts';
import { folderOfTest } from '../../tests/temporary-folder.ts';
import { parseSettings } from '../settings.ts';
import { askServer, findOutbox } from './outbox-folder.ts';

const asked = vi.fn();
let readiness: unknown;

beforeEach(() => {
  asked.mockReset();
  vi.stubGlobal('fetch', async (address: string) => {
    asked(address);
    return Response.json(readiness);
  });
  return () => vi.unstubAllGlobals();
});

test.each([
  [undefined, '127.0.0.1'],
  ['0.0.0.0', '127.0.0.1'],
  ['::', '127.0.0.1'],
  ['::1', '[::1]'],
  ['192.0.2.7', '192.0.2.7'],
])('a server with HOST=%s is asked at %s', async (HOST, name) => {
  readiness = { problems: 'none' };
  expect(await askServer(parseSettings({ HOST, PORT: '4000' }))).toBeUndefined();
  expect(asked.mock.calls).toEqual([[`http://${name}:4000/readyz`]]);
});

test('the outbox is that of the running server, if it is this site’s', async () => {
  const SITE_DIR = folderOfTest('build');
  await writeSmallSite(SITE_DIR);
  const settings = parseSettings({ SITE_DIR, OUTBOX_DIR: '/own' });
  for (const [studio, folder] of [
    [manifest.site.name, '/elsewhere'],
    ['Another', '/own'],
  ]) {
    readiness = { studio, outbox: '/elsewhere', problems: [] };
    expect(await findOutbox(settings)).toMatchObject({ folder });
  }
});
