/**
 * Lets several processes send from one outbox without sending a message twice. A claim is a
 * symbolic link `claims/<id>.<n>` whose target names the process: making one is a single atomic
 * step that fails when it exists. Nobody ever removes another's claim to take its place, which two
 * could do at once: whoever finds claim n abandoned makes claim n + 1, and only one succeeds.
 */
import { createHash } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { lstat, readdir, readFile, readlink, symlink, unlink } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { inOutbox } from './outbox-files.ts';

export type Claim = { release: () => Promise<void> };

/**
 * After this time, in ms, a claim from a machine or container whose processes cannot be looked up
 * is abandoned. Sending one message is cut off long before.
 */
const longestClaim = 5 * 60_000;

/**
 * Claims a message, or returns undefined when a living process has it. The holder must look again
 * whether the message is still there and due: the last holder may just have finished with it.
 */
export async function claimMessage(
  root: string,
  id: string,
  now: () => number,
): Promise<Claim | undefined> {
  const folder = join(root, 'claims');
  const nameOf = (number: number) => join(folder, `${id}.${number}`);
  const owner = await ownName();
  const numbers = await inOutbox(root, async () =>
    (await readdir(folder))
      .filter((file) => file.startsWith(`${id}.`))
      .map((file) => Number(file.slice(id.length + 1)))
      .sort((a, b) => a - b),
  );
  const last = numbers.at(-1) ?? 0;
  if (last > 0 && !(await isAbandoned(nameOf(last), now()))) return undefined;
  try {
    await inOutbox(root, () => symlink(owner, nameOf(last + 1)));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return undefined;
    throw error;
  }
  return {
    async release() {
      // Its own last: while it stands nobody else can begin.
      for (const number of [...numbers, last + 1]) await unlink(nameOf(number)).catch(() => {});
    },
  };
}

async function isAbandoned(file: string, time: number) {
  let target: string;
  let made: number;
  try {
    target = await readlink(file);
    made = (await lstat(file)).mtimeMs;
  } catch {
    // Released this moment; whoever comes by next can have it.
    return false;
  }
  const [place, pid, started] = target.split('|');
  const found = place === ownPlace() ? await startOf(Number(pid)) : hidden;
  // One from the future was made before somebody put the clock back.
  if (found === hidden) return Math.abs(time - made) > longestClaim;
  return found !== started;
}

async function ownName() {
  return [ownPlace(), process.pid, await startOf(process.pid)].join('|');
}

/**
 * Where process numbers mean the same: the machine since it was started, and the container on it. Short,
 * since ext4 keeps links of up to 59 bytes without a block of their own, and makes them on a full disk.
 */
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
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
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
