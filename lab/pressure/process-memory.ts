/** What a process and those it started hold and use, as Linux counts it. */
import { readdir, readFile } from 'node:fs/promises';

/** In kB. Undefined once the process has ended. */
async function residentOf(pid: number) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const match = /^VmRSS:\s+(\d+) kB/m.exec(status);
  return match ? Number(match[1]) : undefined;
}

async function parentOf(pid: number) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]);
}

/** The process with all its descendants. */
async function familyOf(ancestor: number) {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const parents = new Map(
    await Promise.all(pids.map(async (pid) => [pid, await parentOf(pid)] as const)),
  );
  const family = [ancestor];
  // Grows while it is walked: children are found behind their parents.
  for (const member of family) {
    for (const [pid, parent] of parents) if (parent === member) family.push(pid);
  }
  return family;
}

/** Resident memory of a process and its descendants in MB; pages that they share count for each. */
export async function residentMemory(pid: number): Promise<number> {
  const sizes = await Promise.all((await familyOf(pid)).map(residentOf));
  return sizes.reduce<number>((sum, size) => sum + (size ?? 0), 0) / 1024;
}

/** Processor time that a process and its descendants have used so far, in ms. */
export async function processorTime(pid: number): Promise<number> {
  const times = await Promise.all(
    (await familyOf(pid)).map(async (member) => {
      const stat = await readFile(`/proc/${member}/stat`, 'utf8').catch(() => '');
      // Counted behind the name, which may have spaces; Linux counts in hundredths of a second.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * 10;
    }),
  );
  return times.reduce((sum, time) => sum + time, 0);
}

/** Looks four times a second until it is stopped, and then says the most it saw, in MB. */
export function watchPeak(pid: number): () => Promise<number> {
  let peak = 0;
  const look = async () => {
    peak = Math.max(peak, await residentMemory(pid));
  };
  const timer = setInterval(look, 250);
  return async () => {
    clearInterval(timer);
    await look();
    return peak;
  };
}
