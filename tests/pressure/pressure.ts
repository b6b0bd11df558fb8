/**
 * `npm run test:pressure`: the built site under ten thousand visitors, slow, broken and greedy clients,
 * stops under load and a soak of two minutes, none of which may take more memory than the unit gives.
 * A line for each part; a part's name as an argument runs it alone. Takes about four minutes and needs "ulimit -n 20000" (Linux).
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connections } from './connections.ts';
import { greedy } from './greedy.ts';
import { linearTime } from './linear-time.ts';
import { malformedRequests } from './malformed-requests.ts';
import { memoryLimit } from './memory-limit.ts';
import { endPressureSite, type PressureSite, startPressureSite } from './pressure-site.ts';
import { watchPeak } from './process-memory.ts';
import { slow } from './slow.ts';
import { grownUp, soak } from './soak.ts';
import { stopping } from './stopping.ts';

const soakSeconds = Number(process.env.SOAK_SECONDS ?? 120);
const limit = await memoryLimit();
const folder = await mkdtemp(join(tmpdir(), 'pressure-'));
const start = (nodeArguments?: string[]) => startPressureSite(folder, nodeArguments);

/** On a server of its own, which has to be there and without complaint at the end. */
function alone(part: (site: PressureSite) => Promise<string>, nodeArguments?: string[]) {
  return async () => {
    const site = await start(nodeArguments);
    try {
      const peak = watchPeak(site.child.pid ?? 0);
      const figures = await part(site).catch((error) => {
        void peak();
        throw error;
      });
      const most = await peak();
      await endPressureSite(site);
      const told = `${figures}; at most ${most.toFixed(0)} of ${limit} MB`;
      if (most > limit) throw new Error(`${told}. The service manager would have ended it.`);
      return told;
    } finally {
      site.child.kill('SIGKILL');
    }
  };
}

const parts: Record<string, () => Promise<string>> = {
  linearTime,
  connections: alone(connections),
  slow: alone(slow),
  malformedRequests: alone(malformedRequests),
  greedy: alone(greedy),
  stopping: () => stopping(start),
  soak: alone((site) => soak(site, soakSeconds), grownUp),
};

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !Object.hasOwn(parts, name));
if (unknown) {
  console.error(`There is no part "${unknown}". There are ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}
try {
  for (const [name, part] of Object.entries(parts)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    try {
      console.log(`${name.padEnd(9)} passed  ${await part()}`);
    } catch (error) {
      process.exitCode = 1;
      console.log(`${name.padEnd(9)} FAILED  ${error instanceof Error ? error.message : error}`);
    }
  }
} finally {
  await rm(folder, { recursive: true });
}
