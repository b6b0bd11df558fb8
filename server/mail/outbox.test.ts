import { mkdir, mkdtemp, open, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLog } from '../log.ts';
import { keepRoom, requireRoom, withRoom } from './disk-room.ts';
import { type Outbox, openOutbox } from './outbox.ts';
import { flushFolder, keepFile, makeOutbox } from './outbox-files.ts';
import { createSender } from './sender.ts';
import { SendFailure } from './smtp.ts';

const day = 86_400_000;
const identity = { name: 'Studio', from: 'site@studio.example', to: 'ola@studio.example' };

let root: string;
let outbox: Outbox;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'outbox-'));
  await makeOutbox(root);
  outbox = openOutbox(root);
});

afterEach(async () => {
  vi.restoreAllMocks();
  await rm(root, { recursive: true });
});

const list = (folder: string) => readdir(join(root, folder));

function keep(isJunk = false) {
  const fields = { name: 'Ana', email: 'ana@example.pt', subject: 'Olá', message: 'Bom dia' };
  return outbox.keep({ fields, time: '', isJunk, received: new Date(), language: 'pt' }, identity);
}

/** Every file handle's `sync`, the real one still working underneath. */
async function spyOnSync() {
  const handle = await open(root, 'r');
  const prototype = Object.getPrototypeOf(handle) as { sync: () => Promise<void> };
  await handle.close();
  return vi.spyOn(prototype, 'sync');
}

describe('keeping a file', () => {
  test('flushes the file and then the folder before it says so', async () => {
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

  test.each([1, 2])(
    'leaves nothing when flush %i fails, and says that it failed',
    async (failing) => {
      const sync = await spyOnSync();
      let count = 0;
      sync.mockImplementation(async () => {
        count += 1;
        if (count === failing) throw Object.assign(new Error('full'), { code: 'ENOSPC' });
      });
      await expect(keepFile(root, 'new', 'a', Buffer.from('text'))).rejects.toThrow('full');
      expect([...(await list('new')), ...(await list('tmp'))]).toEqual([]);
    },
  );

  test('shares a flush of the folder between many, but never one that began before', async () => {
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

  test('makes the folders again when somebody has tidied them away', async () => {
    await rm(root, { recursive: true });
    const { id } = await keep();
    expect(await list('new')).toEqual([id]);
  });
});

describe('a full disk', () => {
  const full = Object.assign(new Error('full'), { code: 'ENOSPC' });

  test('has room kept for what was taken already, and no more than once', async () => {
    await keepRoom(root);
    expect(await readdir(root)).toContain('room');
    const work = vi.fn(async () => {
      if ((await readdir(root)).includes('room')) throw full;
      return 'done';
    });
    expect(await withRoom(root, work)).toBe('done');
    expect(await readdir(root)).not.toContain('room');
    await expect(withRoom(root, () => Promise.reject(full))).rejects.toThrow('full');
    await keepRoom(root);
    await keepRoom(root);
    expect(await readdir(root)).toContain('room');
  });

  test('takes no message that would leave too little for those before it', async () => {
    await expect(requireRoom(root, Number.MAX_SAFE_INTEGER)).rejects.toMatchObject({
      code: 'ENOSPC',
    });
    await requireRoom(root, 1);
  });
});

describe('what cannot be filed', () => {
  async function prepare() {
    await keep();
    const [message] = await outbox.waiting();
    if (!message) throw new Error('Nothing waits');
    const sendMail = vi.fn(async () => '250 OK');
    const log = createLog(() => {});
    const sender = createSender({ outbox, sendMail, identity, now: Date.now, log });
    return { send: () => sender.send(message, () => true), sendMail };
  }

  test('is not sent', async () => {
    const { send, sendMail } = await prepare();
    await rm(join(root, 'cur'), { recursive: true });
    await writeFile(join(root, 'cur'), '');
    await expect(send()).rejects.toThrow('ENOTDIR');
    expect(sendMail).not.toHaveBeenCalled();
    await rm(join(root, 'cur'));
    expect(await send()).toBe('sent');
  });

  test('though it was sent is not sent again, and filed when it can be', async () => {
    const { send, sendMail } = await prepare();
    const markSent = vi.spyOn(outbox, 'markSent').mockRejectedValue(new Error('no'));
    for (let attempt = 0; attempt < 3; attempt += 1) await expect(send()).rejects.toThrow('no');
    markSent.mockRestore();
    expect(await send()).toBe('sent');
    expect(sendMail).toHaveBeenCalledTimes(1);
    expect(await outbox.sent()).toHaveLength(1);
  });

  test('as refused is not shown to the mail server again at once', async () => {
    const { send, sendMail } = await prepare();
    sendMail.mockRejectedValue(new SendFailure('refused', '554 DATA', '554 No'));
    vi.spyOn(outbox, 'setAside').mockRejectedValue(new Error('no'));
    expect(await send()).toBe('put-off');
    expect(await outbox.waiting()).toHaveLength(1);
  });
});

test('a message at which the connection always breaks is set aside once others get through', async () => {
  await keep();
  await keep();
  const [bad, good] = await outbox.waiting();
  if (!bad || !good) throw new Error('Nothing waits');
  let isBad = true;
  const sender = createSender({
    outbox,
    sendMail: async () => {
      if (isBad) throw new SendFailure('broken', 'ECONNECTION', 'Connection closed');
      return '250 OK';
    },
    identity,
    now: Date.now,
    log: createLog(() => {}),
    times: { pause: () => 100, giveUp: 100 },
  });
  const send = (message: typeof bad) => sender.send(message, () => true);
  for (let count = 0; count < 5; count += 1) expect(await send(bad)).toBe('broken');
  isBad = false;
  expect(await send(good)).toBe('sent');
  isBad = true;
  expect(await send(bad)).toBe('put-off');
  // Nothing else has got through since: that it broke again proves nothing.
  expect(await send(bad)).toBe('broken');
  isBad = false;
  await keep();
  const third = (await outbox.waiting()).find(({ id }) => id !== bad.id);
  if (!third) throw new Error('Nothing waits');
  expect(await send(third)).toBe('sent');
  isBad = true;
  expect(await send(bad)).toBe('set-aside');
});

describe('tidying', () => {
  test('deletes what was sent long ago, old junk and abandoned beginnings, and nothing else', async () => {
    const now = Date.now();
    const seconds = (time: number) => Math.floor(time / 1000);
    const files: [string, number][] = [
      [`cur/1.Ra,sent=${seconds(now - 91 * day)}:2,S`, 91],
      [`cur/1.Rb,sent=${seconds(now - 89 * day)}:2,S`, 89],
      ['cur/1.Rc:2,S', 1000],
      ['cur/1.Rd:2,', 1000],
      ['new/1.Re', 1000],
      ['failed/1.Rf.eml', 1000],
      ['failed/1.Rf.txt', 1000],
      ['junk/1.Rg.eml', 91],
      ['junk/1.Rh.eml', 89],
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
});

test('junk is no message that waits', async () => {
  await keep(true);
  expect(await outbox.waiting()).toEqual([]);
  expect(await outbox.junk()).toHaveLength(1);
});

describe('a state that somebody has damaged', () => {
  test.each([
    '{}',
    '[]',
    '5',
    'null',
    '{"attempts":',
    '{"attempts":1,"last":0,"next":"tomorrow","reason":"","scope":"server","waited":0}',
    '{"attempts":1,"last":0,"next":1e300,"reason":"","scope":"server","waited":0}',
  ])('%s is none, and logged once', async (text) => {
    const lines: string[] = [];
    const logging = openOutbox(
      root,
      createLog((line) => lines.push(line)),
    );
    await writeFile(join(root, 'state/1.Ra.json'), text);
    for (let count = 0; count < 2; count += 1) {
      expect(await logging.readState('1.Ra')).toBeUndefined();
    }
    expect(lines).toEqual([expect.stringContaining('"state-unusable","id":"1.Ra"')]);
  });
});

test('messages that were set aside are counted without a look at their reasons', async () => {
  await writeFile(join(root, 'failed/1.Ra.eml'), 'x');
  await mkdir(join(root, 'failed/1.Ra.txt'));
  expect(await outbox.failed()).toEqual([{ id: '1.Ra' }]);
});
