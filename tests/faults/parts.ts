/** What can go wrong, a part each. */
import { chmod, open, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Account } from './ledger.ts';
import { anyMood, inScene, type Scene } from './scene.ts';
import { mountSmallDisk } from './small-disk.ts';

export type Outcome = Account | { skipped: string };
/** `length` is 1 for the whole of it and less for a glance. */
type Part<Result extends Outcome = Outcome> = (length: number) => Promise<Result>;

const seconds = (count: number) => count * 1000;

/** SIGKILL at random, on two servers with one outbox, under a mail server in all its moods. */
export const kills: Part<Account> = (length) =>
  inScene({ servers: 2 }, async ({ mail, restart, underLoad }) => {
    mail.mood = anyMood;
    await underLoad(6, 60, async () => {
      for (let count = 0; count < 60 * length; count += 1) {
        await wait(50 + Math.random() * 500);
        await restart(count % 2, 'SIGKILL');
      }
    });
  });

/** Two servers that nobody kills, with the mail server well and then in all its moods. */
const twoServers: Part = (length) =>
  inScene({ servers: 2 }, async ({ mail, restart, underLoad }) => {
    await underLoad(6, 60, async () => {
      await wait(seconds(10 * length));
      mail.mood = anyMood;
      for (let count = 0; count < 8 * length; count += 1) {
        await wait(seconds(2));
        await restart(count % 2, 'SIGTERM');
      }
    });
  });

/** Fills what is left of a disk, as another program's log would. */
async function fill(folder: string) {
  const file = await open(join(folder, 'filler'), 'w').catch(() => undefined);
  // Not even a name fits any more.
  if (!file) return;
  try {
    for (const size of [64 * 1024, 4096, 512, 1]) {
      for (;;) {
        const isFull = await file.write(Buffer.alloc(size, 1)).then(
          () => false,
          () => true,
        );
        if (isFull) break;
      }
    }
  } finally {
    await file.close().catch(() => {});
  }
}

/** Full by messages, then by others, and a restart finds it so; once there is room the mail goes. */
const fullDisk: Part = async (length) => {
  const disk = await mountSmallDisk();
  if (!disk) return { skipped: 'mounting is not allowed here' };
  try {
    return await inScene({ outbox: join(disk.folder, 'outbox') }, async (scene) => {
      const { ledger, mail, restart, sites } = scene;
      const spare = join(disk.folder, 'spare');
      for (let round = 0; round < Math.max(1, 4 * length); round += 1) {
        mail.mood = () => 'drops';
        await writeFile(spare, Buffer.alloc(128 * 1024));
        let refusals = 0;
        while (refusals < 5) {
          const status = await ledger.send(sites[0]?.origin ?? '');
          if (status === 503) refusals += 1;
          else if (status !== 200) throw new Error(`A full disk was answered ${status}`);
        }
        await fill(disk.folder);
        mail.mood = () => 'well';
        await restart(0, round % 2 ? 'SIGTERM' : 'SIGKILL');
        await wait(seconds(1));
        for (const file of [spare, join(disk.folder, 'filler')]) await rm(file, { force: true });
        await waitUntil(() => mail.received.length >= ledger.accepted(), 'Not all mail left');
        await freeSent(scene);
      }
    });
  } finally {
    await disk.remove();
  }
};

/** As the owner would, who has read them. */
async function freeSent({ outbox }: Scene) {
  await wait(500);
  await rm(join(outbox, 'cur'), { recursive: true });
}

async function waitUntil(check: () => boolean, complaint: string) {
  for (let patience = 0; patience < 1_200; patience += 1) {
    if (check()) return;
    await wait(100);
  }
  throw new Error(complaint);
}

/** Folders removed and rights taken away, by somebody who tidies up while it runs. */
const folders: Part = (length) => {
  // Nothing is forbidden to root, so that it runs as a user who has no rights but to its outbox.
  const user = process.getuid?.() === 0 ? 65_534 : undefined;
  const launcher =
    user === undefined ? [] : ['setpriv', `--reuid=${user}`, `--regid=${user}`, '--clear-groups'];
  return inScene({ launcher, user }, async ({ outbox, mail, restart, underLoad }) => {
    mail.mood = anyMood;
    await underLoad(4, 60, async () => {
      for (let round = 0; round < 8 * length; round += 1) {
        for (const folder of ['delivery.lock', 'state', 'tmp', 'cur']) {
          await wait(150 + Math.random() * 200);
          await rm(join(outbox, folder), { recursive: true, force: true, maxRetries: 5 });
        }
        for (const folder of ['', 'new', 'state', 'delivery.lock', 'tmp']) {
          const path = join(outbox, folder);
          if (
            !(await chmod(path, 0o500).then(
              () => true,
              () => false,
            ))
          )
            continue;
          await wait(200);
          await chmod(path, 0o700).catch(() => {});
        }
        await restart(0, 'SIGTERM');
      }
    });
  });
};

/** The clock put forward and back by an hour to 400 days, with messages on their way. */
const clock: Part = (length) =>
  inScene(
    { nodeArguments: ['--import', join(import.meta.dirname, 'step-clock.ts')] },
    async ({ mail, restart, sites, underLoad }) => {
      mail.mood = anyMood;
      await underLoad(4, 60, async () => {
        for (let round = 0; round < Math.max(1, 4 * length); round += 1) {
          for (let step = 0; step < 6; step += 1) {
            await wait(seconds(1));
            sites[0]?.child.kill('SIGUSR2');
          }
          await restart(0, 'SIGKILL');
        }
      });
    },
  );

/** So many connections that no file can be opened any more. */
const descriptors: Part = (length) => {
  const launcher = ['/bin/sh', '-c', 'ulimit -n 100; exec "$@"', 'sh'];
  return inScene({ launcher }, async ({ mail, sites, underLoad }) => {
    mail.mood = anyMood;
    await underLoad(4, 60, async () => {
      for (let round = 0; round < Math.max(2, 8 * length); round += 1) {
        const held: Socket[] = [];
        const { port } = new URL(sites[0]?.origin ?? '');
        for (let count = 0; count < 200; count += 1) {
          const socket = connect(Number(port), '127.0.0.1');
          socket.on('error', () => {});
          held.push(socket);
        }
        await wait(seconds(2));
        for (const socket of held) socket.destroy();
        await wait(seconds(1));
      }
    });
  });
};

export const parts: Record<string, Part> = {
  kills,
  'two servers': twoServers,
  'full disk': fullDisk,
  folders,
  clock,
  descriptors,
};
