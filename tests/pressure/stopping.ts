/** SIGTERM under load, again and again: whoever was taken on is answered. */
import { setTimeout as wait } from 'node:timers/promises';
import { get, type LoadReport, runLoad } from './load.ts';
import { endPressureSite, type PressureSite } from './pressure-site.ts';

const rounds = 5;
/** In s; the clients leave long before, when nobody listens any more. */
const longest = 30;

/** Stops a server of its own in each round; `start` starts one. */
export async function stopping(start: () => Promise<PressureSite>): Promise<string> {
  const reports: LoadReport[] = [];
  const stops: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const site = await start();
    const load = { port: site.port, seconds: longest };
    const kept = { requests: [get('/'), get('/favicon.svg'), get('/nothing', 404)] };
    const fresh = { requests: [get('/', 200, { Connection: 'close' })] };
    const clients = Promise.all([
      runLoad({ ...load, ...kept, connections: 100 }),
      runLoad({ ...load, ...fresh, connections: 20 }),
    ]);
    await wait(2_000);
    const asked = performance.now();
    await endPressureSite(site);
    stops.push(performance.now() - asked);
    reports.push(...(await clients));
  }
  const answered = reports.reduce((sum, report) => sum + report.answered, 0);
  const slowest = Math.max(...stops);
  const figures = `${rounds} stops, ${answered} requests answered, the slowest stop took ${(slowest / 1000).toFixed(2)} s`;
  const faults = reports.flatMap((report) => Object.entries(report.faults));
  if (faults.length > 0) throw new Error(`${figures}, dropped: ${JSON.stringify(faults)}`);
  if (reports.some((report) => report.answered === 0)) throw new Error(`${figures}. No load.`);
  return figures;
}
