/**
 * Of several processes that share an outbox one delivers: the one whose token lies in the folder
 * `lock`. A token is a file whose name says whose it is.
 *
 * Taking the lock is one rename: a folder with the own token in it is moved onto `lock`, which the
 * system allows only while `lock` is empty or missing. An abandoned token is deleted by its name,
 * and no two tokens have the same: nobody can delete another than the one they found abandoned.
 */
import { createHash, randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { inOutbox, isMissing } from './outbox-files.ts';

export type OutboxLock = {
  /**
   * Whether this process may deliver: proves that the lock is still its own, or takes it when it is
   * free. To be asked again before each message, and so often that others see that it lives.
   */
  hold: () => Promise<boolean>;
  /** Lets others have it. */
  release: () => Promise<void>;
};

/**
 * After so long without a sign of life, in ms, the token of a process that cannot be looked up, on
 * another machine or in another container, is abandoned. It is measured by the observer's own
 * monotonic clock: what the clocks of two machines say never matters.
 */
const longestSilence = 60_000;

export function createLock(
  root: string,
  monotonic: () => number = () => performance.now(),
): OutboxLock {
  const folder = join(root, 'lock');
  let own: string | undefined;
  let running: Promise<boolean> | undefined;
  /** The sign of life that was seen last, and when it was new. */
  let seen = { sign: '', at: 0 };

  async function hold() {
    if (own && (await showLife(own))) return true;
    own = undefined;
    for (const token of await readdir(folder).catch(emptyIfMissing)) {
      if (!(await isAbandoned(token))) return false;
      await rm(join(folder, token), { recursive: true, force: true });
    }
    own = await take();
    return own !== undefined;
  }

  /** False when somebody deleted the token. */
  async function showLife(token: string) {
    const time = new Date();
    return utimes(join(folder, token), time, time).then(
      () => true,
      (error) => {
        if (isMissing(error)) return false;
        throw error;
      },
    );
  }

  async function take() {
    const token = `${await ownName()}.${randomUUID()}`;
    const wish = join(root, 'tmp', token);
    try {
      await inOutbox(root, async () => {
        await mkdir(wish, { recursive: true, mode: 0o700 });
        await writeFile(join(wish, token), '', { mode: 0o600 });
        await rename(wish, folder);
      });
      return token;
    } catch (error) {
      if (isOccupied(error)) return undefined;
      throw error;
    } finally {
      await rm(wish, { recursive: true, force: true }).catch(() => {});
    }
  }

  async function isAbandoned(token: string) {
    const [place, pid, started] = token.split('.');
    const found = place === ownPlace() ? await startOf(Number(pid)) : hidden;
    if (found !== hidden) return found !== started;
    const file = await stat(join(folder, token)).catch(() => undefined);
    const sign = `${token} ${file?.mtimeMs}`;
    if (sign !== seen.sign) seen = { sign, at: monotonic() };
    return monotonic() - seen.at > longestSilence;
  }

  return {
    hold() {
      // Asked by several at once, it is taken once.
      running ??= hold().finally(() => {
        running = undefined;
      });
      return running;
    },
    async release() {
      await running?.catch(() => {});
      if (own) await rm(join(folder, own), { force: true }).catch(() => {});
      own = undefined;
    },
  };
}

function emptyIfMissing(error: unknown): string[] {
  if (isMissing(error)) return [];
  throw error;
}

/** What a system says of a folder that is to be replaced and has something in it. */
const isOccupied = (error: unknown) =>
  error instanceof Error && 'code' in error && /^(ENOTEMPTY|EEXIST)$/.test(String(error.code));

const ownName = async () => [ownPlace(), process.pid, await startOf(process.pid)].join('.');

/** Where process numbers mean the same: the machine since it was started, and the container on it. */
function ownPlace() {
  if (place) return place;
  const names = [
    hostname(),
    attempt(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()),
    attempt(() => readlinkSync('/proc/self/ns/pid')),
  ];
  place = createHash('sha256').update(names.join('/')).digest('base64url').slice(0, 22);
  return place;
}
let place: string | undefined;

function attempt(read: () => string) {
  try {
    return read();
  } catch {
    return '';
  }
}

/** A process that is there, and another user's whose processes cannot be looked at. */
const hidden = 'hidden';

/**
 * When a process started, so that a number given to another process is not taken for it; undefined
 * when there is no such process. Where the system does not tell, being there has to do.
 */
async function startOf(pid: number): Promise<string | undefined> {
  try {
    const text = await readFile(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    // A killed process that its parent has not fetched yet sends nothing any more.
    return fields[0] === 'Z' || fields[0] === 'X' ? undefined : fields[19];
  } catch {
    // None, or one that the service manager hides from us: the owner's own command, for example.
  }
  try {
    process.kill(pid, 0);
    return process.platform === 'linux' ? hidden : 'alive';
  } catch (error) {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EPERM';
    return isThere ? hidden : undefined;
  }
}
