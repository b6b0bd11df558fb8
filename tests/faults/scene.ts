/** One or two servers on one outbox, a mail server, visitors who write, and what is done to them. */
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { runNode, type SiteProcess, startSite } from '../relay/site-process.ts';
import { writeSmallSite } from '../relay/small-site.ts';
import { type Account, type Ledger, openLedger } from './ledger.ts';
import { type Mood, type MoodyServer, startMoodyServer } from './moody-mail-server.ts';

export type SceneOptions = {
  servers?: number;
  nodeArguments?: string[];
  /** See `startSite`. */
  launcher?: string[];
  /** The number of the user whose the folder is, when the launcher makes it another than ours. */
  user?: number | undefined;
  /** Where the outbox lies, when not in the scene's own folder. */
  outbox?: string;
};

export type Scene = {
  folder: string;
  outbox: string;
  ledger: Ledger;
  mail: MoodyServer;
  sites: SiteProcess[];
  /** Kills a server and starts it anew. */
  restart: (place: number, signal: NodeJS.Signals) => Promise<void>;
  /** Visitors write, each after a pause, while `work` runs. */
  underLoad: (visitors: number, pause: number, work: () => Promise<void>) => Promise<void>;
  /** Mends the mail server, sends what is left, and says what became of all. */
  settle: () => Promise<Account>;
};

const outboxCommand = join(import.meta.dirname, '../../tools/outbox.ts');

export async function inScene(
  options: SceneOptions,
  play: (scene: Scene) => Promise<void>,
): Promise<Account> {
  const { servers = 1, nodeArguments = [], launcher = [] } = options;
  const folder = await mkdtemp(join(tmpdir(), 'faults-'));
  const outbox = options.outbox ?? join(folder, 'outbox');
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
  const sites: SiteProcess[] = [];
  const launch = async (place: number) => {
    sites[place] = await startSite(folder, env, nodeArguments, launcher);
  };
  const kill = async (place: number, signal: NodeJS.Signals) => {
    sites[place]?.child.kill(signal);
    await sites[place]?.exited;
  };

  const scene: Scene = {
    folder,
    outbox,
    ledger,
    mail,
    sites,
    async restart(place, signal) {
      await kill(place, signal);
      await launch(place);
    },
    async underLoad(visitors, pause, work) {
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
    async settle() {
      mail.mood = () => 'well';
      for (let patience = 0; patience < 30; patience += 1) {
        const { exited } = runNode([outboxCommand, 'retry'], folder, env, launcher);
        if ((await exited) === 0) break;
        await wait(500);
      }
      await Promise.all(sites.map((_, place) => kill(place, 'SIGTERM')));
      return ledger.settle(mail.received, outbox);
    },
  };
  try {
    await writeSmallSite(env.SITE_DIR);
    if (options.user !== undefined) await chown(folder, options.user, options.user);
    for (let place = 0; place < servers; place += 1) await launch(place);
    await play(scene);
    return await scene.settle();
  } finally {
    await Promise.all(sites.map((_, place) => kill(place, 'SIGKILL')));
    await mail.stop();
    await rm(folder, { recursive: true, maxRetries: 3 });
  }
}

const moods: Mood[] = ['refuses', 'puts off', 'drops', 'hangs', 'loses its answer'];

/** Well every other time, and otherwise anything. */
export function anyMood(): Mood {
  if (Math.random() < 0.5) return 'well';
  return moods[Math.floor(Math.random() * moods.length)] ?? 'well';
}
