import { mkdir, open, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forAll } from '../../tests/generated.ts';
import { sampleMessage } from '../../tests/relay/sample-message.ts';
import { folderOfTest } from '../../tests/temporary-folder.ts';
import { type Outbox, openOutbox } from './outbox.ts';
import { flushFolder, keepFile, makeOutbox } from './outbox-files.ts';

const day = 86_400_000;

let root: string;
let outbox: Outbox;

beforeEach(async () => {
  root = folderOfTest('outbox');
  await makeOutbox(root);
  outbox = openOutbox(root);
});

afterEach(async () => {
  vi.restoreAllMocks();
});

const list = (folder: string) => readdir(join(root, folder));

const keep = (isJunk = false) => outbox.keep(sampleMessage({}, { isJunk }));

/** Spies on `sync` of every file handle; the real one is still called. */
async function spyOnSync() {
  const handle = await open(root, 'r');
  const prototype = Object.getPrototypeOf(handle) as { sync: () => Promise<void> };
  await handle.close();
  return vi.spyOn(prototype, 'sync');
}

test('what was received since a time is known wherever it lies now, but for junk and what is damaged', async () => {
  const of = (subject: string, isJunk = false, age = 0) =>
    outbox.keep(sampleMessage({ subject }, { isJunk, received: new Date(Date.now() - age) }));
  await of('sent');
  for (const entry of await outbox.waiting()) await outbox.markSent(entry, Date.now());
  await of('failed');
  for (const entry of await outbox.waiting()) await outbox.markFailed(entry, 'No');
  await of('waiting');
  await of('old', false, 700_000);
  await of('junk', true);
  await writeFile(join(root, `new/${Math.ceil(Date.now() / 1000)}.Rx.json`), '{');
  const found = await outbox.receivedSince(Date.now() - 600_000);
  expect(found.map(({ fields }) => fields.subject).sort()).toEqual(['failed', 'sent', 'waiting']);
});

describe('keeping a file', () => {
  test('syncs the file and then the folder before it resolves', async () => {
    const sync = await spyOnSync();
    const seen: number[] = [];
    sync.mockImplementation(async () => {
      seen.push((await list('new')).length);
    });
    await keepFile(root, 'new', 'a', Buffer.from('text'));
    expect(seen).toEqual([0, 1]);
    expect(await readFile(join(root, 'new/a'), 'utf8')).toBe('text');
    expect(await list('tmp')).toEqual([]);
  });

  test.each([1, 2])('leaves nothing and rejects when sync %i fails', async (failing) => {
    const sync = await spyOnSync();
    let count = 0;
    sync.mockImplementation(async () => {
      count += 1;
      if (count === failing) throw Object.assign(new Error('full'), { code: 'ENOSPC' });
    });
    await expect(keepFile(root, 'new', 'a', Buffer.from('text'))).rejects.toThrow('full');
    expect([...(await list('new')), ...(await list('tmp'))]).toEqual([]);
  });

  test('shares a sync of the folder between calls, but never one that began earlier', async () => {
    const sync = await spyOnSync();
    let running = 0;
    let most = 0;
    sync.mockImplementation(async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((wait) => setTimeout(wait, 10));
      running -= 1;
    });
    await Promise.all(Array.from({ length: 50 }, () => flushFolder(root)));
    expect(most).toBe(1);
    expect(sync).toHaveBeenCalledTimes(2);
  });

  test('creates folders that were deleted', async () => {
    await rm(root, { recursive: true });
    const { id } = await keep();
    expect(await list('new')).toEqual([`${id}.json`]);
  });
});

test('tidying deletes only expired sent messages, old junk and old temporary files', async () => {
  const now = Date.now();
  const seconds = (time: number) => Math.floor(time / 1000);
  const files: [string, number][] = [
    [`cur/1.Ra,sent=${seconds(now - 91 * day)}`, 91],
    [`cur/1.Rb,sent=${seconds(now - 89 * day)}`, 89],
    ['cur/1.Rc.json', 1000],
    ['cur/1.Rd,sent=x', 1000],
    ['new/1.Re.json', 1000],
    ['failed/1.Rf.json', 1000],
    ['failed/1.Rf.txt', 1000],
    ['junk/1.Rg.json', 91],
    ['junk/1.Rh.json', 89],
    ['tmp/1.Ri', 2],
    ['tmp/1.Rj', 1],
    ['state/1.Re.json', 1000],
    ['state/1.Rk.json', 2],
  ];
  for (const [file, age] of files) {
    await writeFile(join(root, file), 'x');
    await utimes(join(root, file), new Date(), new Date(now - age * day));
  }
  await outbox.tidy(now, 90);
  const gone: string[] = [];
  for (const [file] of files) {
    const [folder = '', name = ''] = file.split('/');
    if (!(await list(folder)).includes(name)) gone.push(name.slice(0, 4));
  }
  expect(gone).toEqual(['1.Ra', '1.Rg', '1.Ri', '1.Rk']);
});

test('junk is not among the waiting messages', async () => {
  await keep(true);
  expect(await outbox.waiting()).toEqual([]);
  expect(await outbox.junk()).toHaveLength(1);
});

const noTime = ['"tomorrow"', '1e300'].map(
  (next) => `{"attempts":1,"last":0,"next":${next},"reason":"","waited":0}`,
);
test.each(['{}', '[]', '5', 'null', '{"attempts":', ...noTime])(
  'a damaged state file %s is ignored',
  async (text) => {
    await writeFile(join(root, 'state/1.Ra.json'), text);
    expect(await outbox.readState('1.Ra')).toBeUndefined();
  },
);

test('only what has the name of a message is one; the rest is foreign, and stays', async () => {
  const known = ['Thumbs.db', '1.Ra.json~', '1.Ra.json.bak', 'copy of 1.Ra.json', '1.Ra', 'a.json'];
  const name = fc
    .oneof(fc.constantFrom(...known), fc.stringMatching(/^[a-z][\w .~-]{0,20}$/))
    .filter((it) => it.trim() === it);
  const { id } = await keep();
  await forAll(400, fc.constantFrom('new', 'failed', 'junk'), name, async (folder, file) => {
    await writeFile(join(root, folder, file), 'x');
    expect(await outbox.foreign()).toEqual([join(folder, file)]);
    const messages = [outbox.waiting(), outbox.failed(), outbox.junk()];
    expect((await Promise.all(messages)).flat()).toMatchObject([{ id, folder: 'new' }]);
    await rm(join(root, folder, file));
  });
});

test('the files with reasons, and hidden ones, are neither failed messages nor foreign', async () => {
  await writeFile(join(root, 'failed/1.Ra.json'), 'x');
  await mkdir(join(root, 'failed/1.Ra.txt'));
  await writeFile(join(root, 'failed/.DS_Store'), 'x');
  expect(await outbox.failed()).toMatchObject([{ id: '1.Ra' }]);
  expect(await outbox.foreign()).toEqual([]);
});
