import {
  mkdtemp,
  open,
  readdir,
  readFile,
  readlink,
  rm,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLog } from '../log.ts';
import { claimMessage } from './claims.ts';
import { keepRoom, requireRoom, withRoom } from './disk-room.ts';
import { type Outbox, openOutbox } from './outbox.ts';
import { flushFolder, keepFile, makeOutbox } from './outbox-files.ts';
import { createSender } from './sender.ts';

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

describe('what was sent and cannot be filed', () => {
  test('is not sent again, by this process or by another, and filed when it can be', async () => {
    await keep();
    const [message] = await outbox.waiting();
    if (!message) throw new Error('Nothing waits');
    const sendMail = vi.fn(async () => '250 OK');
    const options = { sendMail, identity, now: Date.now, log: createLog(() => {}) };
    const markSent = vi.spyOn(outbox, 'markSent').mockRejectedValue(new Error('no'));
    const sender = createSender({ outbox, ...options });
    const another = createSender({ outbox: openOutbox(root), ...options });
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await expect(sender.send(message, () => true)).rejects.toThrow('no');
      expect(await another.send(message, () => true)).toEqual({ result: 'left-alone' });
    }
    markSent.mockRestore();
    expect(await sender.send(message, () => true)).toMatchObject({ result: 'sent' });
    expect(sendMail).toHaveBeenCalledTimes(1);
    expect(await outbox.sent()).toHaveLength(1);
    expect(await list('claims')).toEqual([]);
  });
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

describe('a claim', () => {
  const now = Date.now;
  const claim = () => claimMessage(root, 'a', now);

  test('is one process’s until it lets go', async () => {
    const first = await claim();
    expect(first).toBeDefined();
    expect(await claim()).toBeUndefined();
    await first?.release();
    expect(await claim()).toBeDefined();
  });

  test('is had by one of many that want it at once', async () => {
    const claims = await Promise.all(Array.from({ length: 20 }, claim));
    expect(claims.filter(Boolean)).toHaveLength(1);
  });

  async function abandon(change: (owner: string[]) => string[]) {
    const mine = await claim();
    const [name = ''] = await list('claims');
    const owner = (await readlink(join(root, 'claims', name))).split('|');
    await mine?.release();
    await symlink(change(owner).join('|'), join(root, 'claims', 'a.1'));
  }

  test('of a process that was killed is free at once, for one of many', async () => {
    await abandon(([place = '', , started = '']) => [place, '999999999', started]);
    const claims = await Promise.all(Array.from({ length: 20 }, claim));
    expect(claims.filter(Boolean)).toHaveLength(1);
    await claims.find(Boolean)?.release();
    expect(await list('claims')).toEqual([]);
  });

  test('of a process whose number another has now is free at once', async () => {
    await abandon(([place = '', pid = '']) => [place, pid, 'an earlier time']);
    expect(await claim()).toBeDefined();
  });

  test('of a process that is hidden from us is left alone for five minutes', async () => {
    await abandon(([place = '']) => [place, '999999999', 'then']);
    const kill = vi.spyOn(process, 'kill').mockImplementation(() => {
      throw Object.assign(new Error('hidden'), { code: 'EPERM' });
    });
    expect(await claim()).toBeUndefined();
    expect(await claimMessage(root, 'a', () => now() + 6 * 60_000)).toBeDefined();
    kill.mockRestore();
  });

  test('is a link so short that a full disk takes it', async () => {
    await claim();
    const [name = ''] = await list('claims');
    expect((await readlink(join(root, 'claims', name))).length).toBeLessThan(60);
  });

  test('of another machine is left alone for five minutes', async () => {
    await abandon(([, pid = '', started = '']) => ['elsewhere', pid, started]);
    expect(await claim()).toBeUndefined();
    expect(await claimMessage(root, 'a', () => now() + 4 * 60_000)).toBeUndefined();
    expect(await claimMessage(root, 'a', () => now() + 6 * 60_000)).toBeDefined();
    // However far somebody has put the clock back since.
    await rm(join(root, 'claims', 'a.2'));
    expect(await claimMessage(root, 'a', () => now() - 86_400_000)).toBeDefined();
  });
});
