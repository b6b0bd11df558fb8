/** The faults, one in each part. */
import { chmod, open, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { mountSmallDisk } from '../../tests/relay/small-disk.ts';
import type { Account } from './ledger.ts';
import { anyMood } from './moody-mail-server.ts';
import { inScene } from './scene.ts';

export type Outcome = Account | { skipped: string };
/** `length` is 1 for the whole part and less for a quick run. */
type Part<Result extends Outcome = Outcome> = (length: number) => Promise<Result>;

/** Two servers with one outbox are stopped and killed at random, while the mail server fails in many ways. */
export const kills: Part<Account> = (length) =>
  inScene({ servers: 2 }, async ({ mail, restart, underLoad }) => {
    mail.mood = anyMood;
    await underLoad(6, 60, async () => {
      for (let count = 0; count < 60 * length; count += 1) {
        await wait(50 + Math.random() * 500);
        await restart(count % 2, count % 6 === 5 ? 'SIGTERM' : 'SIGKILL');
      }
    });
  });

/** Fills the rest of a disk, as the log of another program would. */
async function fill(folder: string) {
  const file = await open(join(folder, 'filler'), 'w');
  for (const size of [64 * 1024, 4096, 512, 1])
    while (await succeeds(file.write(Buffer.alloc(size, 1))));
  await succeeds(file.close());
}

const succeeds = (attempt: Promise<unknown>) =>
  attempt.then(
    () => true,
    () => false,
  );

/**
 * Messages fill the disk, then a file of another program does. Mail is still sent, also after a restart:
 * to rename a message needs no space on this file system.
 */
const fullDisk: Part = async (length) => {
  const disk = await mountSmallDisk();
  if (!disk) return { skipped: 'mounting is not allowed here' };
  const options = { outbox: join(disk.folder, 'outbox') };
  const outcome = inScene(options, async ({ ledger, mail, outbox, restart, sites }) => {
    for (let round = 0; round < Math.max(1, 4 * length); round += 1) {
      mail.mood = () => 'drops';
      for (let refusals = 0; refusals < 5; ) {
        const status = await ledger.send(sites[0]?.origin ?? '');
        if (status === 503) refusals += 1;
        else if (status !== 200) throw new Error(`A full disk was answered ${status}`);
      }
      await fill(disk.folder);
      const before = mail.received.length;
      mail.mood = () => 'well';
      await restart(0, round % 2 ? 'SIGTERM' : 'SIGKILL');
      await waitUntil(
        () => mail.received.length >= before + 10,
        'No mail was sent from a full disk',
      );
      await rm(join(disk.folder, 'filler'));
      await waitUntil(() => mail.received.length >= ledger.accepted(), 'Not all mail was sent');
      // The owner deletes sent messages.
      await wait(500);
      await rm(join(outbox, 'cur'), { recursive: true });
    }
  });
  return outcome.finally(disk.remove);
};

async function waitUntil(check: () => boolean, complaint: string) {
  for (let attempt = 0; attempt < 1_200; attempt += 1) {
    if (check()) return;
    await wait(100);
  }
  throw new Error(complaint);
}

/** Folders are removed and permissions withdrawn while the server runs. */
const folders: Part = (length) => {
  // Permissions do not apply to root, so the server runs as a user with rights only to its outbox.
  const user = process.getuid?.() === 0 ? 65_534 : undefined;
  const launcher =
    user === undefined ? [] : ['setpriv', `--reuid=${user}`, `--regid=${user}`, '--clear-groups'];
  return inScene({ launcher, user }, async ({ outbox, mail, restart, underLoad }) => {
    mail.mood = anyMood;
    await underLoad(4, 60, async () => {
      for (let round = 0; round < 8 * length; round += 1) {
        for (const folder of ['state', 'tmp', 'cur']) {
          await wait(150 + Math.random() * 200);
          await rm(join(outbox, folder), { recursive: true, force: true, maxRetries: 5 });
        }
        for (const folder of ['', 'new', 'state', 'delivery.lock', 'tmp']) {
          const path = join(outbox, folder);
          if (!(await succeeds(chmod(path, 0o500)))) continue;
          await wait(200);
          await succeeds(chmod(path, 0o700));
        }
        await restart(0, 'SIGTERM');
      }
    });
  });
};

/** The clock is moved forward and back by an hour to 400 days while messages are sent. */
const clock: Part = (length) => {
  const nodeArguments = ['--import', join(import.meta.dirname, 'step-clock.ts')];
  return inScene({ nodeArguments }, async ({ mail, restart, sites, underLoad }) => {
    mail.mood = anyMood;
    await underLoad(4, 60, async () => {
      for (let round = 0; round < Math.max(1, 4 * length); round += 1) {
        for (let step = 0; step < 6; step += 1) {
          await wait(1_000);
          sites[0]?.child.kill('SIGUSR2');
        }
        await restart(0, 'SIGKILL');
      }
    });
  });
};

/** Connections use up all file descriptors, so no file can be opened. */
const descriptors: Part = (length) => {
  const launcher = ['/bin/sh', '-c', 'ulimit -n 100; exec "$@"', 'sh'];
  return inScene({ launcher }, async ({ mail, sites, underLoad }) => {
    mail.mood = anyMood;
    const port = Number(new URL(sites[0]?.origin ?? '').port);
    await underLoad(4, 60, async () => {
      for (let round = 0; round < Math.max(2, 8 * length); round += 1) {
        const held = Array.from({ length: 200 }, () =>
          connect(port, '127.0.0.1').on('error', () => {}),
        );
        await wait(2_000);
        for (const socket of held) socket.destroy();
        await wait(1_000);
      }
    });
  });
};

export const parts: Record<string, Part> = {
  kills,
  'full disk': fullDisk,
  folders,
  clock,
  descriptors,
};
