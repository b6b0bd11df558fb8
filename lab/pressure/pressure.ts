/**
 * `npm run test:pressure`: the built site with ten thousand visitors and with slow, broken and greedy clients.
 * The server's memory must stay within the unit's limit. Prints a line for each part. A part's name as an
 * argument runs only this part. Takes about three minutes and needs "ulimit -n 20000" (Linux).
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connections } from './connections.ts';
import { greedy } from './greedy.ts';
import { endPressureSite, type PressureSite, startPressureSite } from './pressure-site.ts';
import { watchPeak } from './process-memory.ts';
import { slow } from './slow.ts';
import { visitors } from './visitors.ts';

/** How much memory the service manager gives the server, in MB. */
const unit = join(import.meta.dirname, '../../hosts/systemd/site.service');
const limit = Number(/^MemoryMax=(\d+)M$/m.exec(await readFile(unit, 'utf8'))?.[1]);
if (!limit) throw new Error('The unit gives no MemoryMax in megabytes.');
const folder = await mkdtemp(join(tmpdir(), 'pressure-'));

/** Runs a part on its own server, which must still run at the end without logged errors. */
async function alone(part: (site: PressureSite) => Promise<string>) {
  const site = await startPressureSite(folder);
  const peak = watchPeak(site.child.pid ?? 0);
  try {
    const figures = `${await part(site)}; at most ${(await peak()).toFixed(0)} of ${limit} MB`;
    await endPressureSite(site);
    if ((await peak()) > limit) throw new Error(`${figures}. The service manager would end it.`);
    return figures;
  } finally {
    void peak();
    site.child.kill('SIGKILL');
  }
}

const parts: Record<string, () => Promise<string>> = {
  connections: () => alone(connections),
  slow: () => alone(slow),
  greedy: () => alone(greedy),
  visitors: () => alone((site) => visitors(site, 60)),
};

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !Object.hasOwn(parts, name));
if (unknown) {
  console.error(`There is no part "${unknown}". There are ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}
for (const [name, part] of Object.entries(parts)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  try {
    console.log(`${name.padEnd(11)} passed  ${await part()}`);
  } catch (error) {
    process.exitCode = 1;
    console.log(`${name.padEnd(11)} FAILED  ${error instanceof Error ? error.message : error}`);
  }
}
await rm(folder, { recursive: true });
