/** A test setup: one or two servers on one outbox, a mail server, and visitors who send messages. */
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { runNode, type SiteProcess, startSite } from '../../tests/relay/site-process.ts';
import { writeSmallSite } from '../../tests/relay/small-site.ts';
import { type Account, openLedger } from './ledger.ts';
import { startMoodyServer } from './moody-mail-server.ts';

type SceneOptions = {
  servers?: number;
  nodeArguments?: string[];
  /** A command that ends by running the server. */
  launcher?: string[];
  /** The user id that owns the folder, when the launcher changes the user. */
  user?: number | undefined;
  /** The folder of the outbox. Without it, the outbox is in the scene's own folder. */
  outbox?: string;
};

type Scene = Awaited<ReturnType<typeof setScene>>;

const outboxCommand = join(import.meta.dirname, '../../server/commands/outbox.ts');

async function setScene({ servers = 1, nodeArguments, launcher, user, ...rest }: SceneOptions) {
  const folder = await mkdtemp(join(tmpdir(), 'faults-'));
  const outbox = rest.outbox ?? join(folder, 'outbox');
  const mail = await startMoodyServer();
  const ledger = openLedger();
  const env = {
    SITE_DIR: join(folder, 'dist'),
    OUTBOX_DIR: outbox,
    HOST: '127.0.0.1',
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    MAIL_TO: 'ola@studio.example',
    RATE_LIMIT_MINUTE: '0',
    RATE_LIMIT_HOUR: '0',
    RATE_LIMIT_HOUR_ALL: '0',
  };
  const launch = () => startSite(folder, env, nodeArguments, launcher);
  const sites: SiteProcess[] = [];

  return {
    outbox,
    ledger,
    mail,
    sites,
    async start() {
      await writeSmallSite(env.SITE_DIR);
      if (user !== undefined) await chown(folder, user, user);
      for (let place = 0; place < servers; place += 1) sites.push(await launch());
    },
    /** Stops a server with this signal and starts it again. */
    async restart(place: number, signal: NodeJS.Signals) {
      sites[place]?.child.kill(signal);
      await sites[place]?.exited;
      sites[place] = await launch();
    },
    /** Visitors send messages while `work` runs, each after a random pause with this mean in ms. */
    async underLoad(visitors: number, pause: number, work: () => Promise<void>) {
      let isOver = false;
      const visit = async (visitor: number) => {
        for (let number = visitor; !isOver; number += 1) {
          await ledger.send(sites[number % servers]?.origin ?? '');
          await wait(Math.random() * 2 * pause);
        }
      };
      const visiting = Promise.all(Array.from({ length: visitors }, (_, index) => visit(index)));
      await work().finally(() => {
        isOver = true;
      });
      await visiting;
    },
    /** Sends the remaining messages without further faults. */
    async sendRest() {
      mail.mood = () => 'well';
      for (let attempt = 0; attempt < 30; attempt += 1) {
        const { exited } = runNode([outboxCommand, 'retry'], folder, env, launcher);
        if ((await exited) === 0) break;
        await wait(500);
      }
      for (const { child } of sites) child.kill('SIGTERM');
      await Promise.all(sites.map(({ exited }) => exited));
    },
    async end() {
      for (const { child } of sites) child.kill('SIGKILL');
      await Promise.all(sites.map(({ exited }) => exited));
      await mail.stop();
      await rm(folder, { recursive: true, maxRetries: 3 });
    },
  };
}

export async function inScene(
  options: SceneOptions,
  play: (scene: Scene) => Promise<void>,
): Promise<Account> {
  const scene = await setScene(options);
  try {
    await scene.start();
    await play(scene);
    await scene.sendRest();
    return await scene.ledger.settle(scene.mail.received, scene.outbox);
  } finally {
    await scene.end();
  }
}
