/** `npm run test:loss`: no message that was answered OK is ever lost. Takes about a minute. */
import { runLossTest } from './loss-run.ts';

const report = await runLossTest({ kills: 60, messages: 2_500, clients: 6, pause: 70 });
const { faults, ...counts } = report;
for (const [name, count] of Object.entries(counts))
  process.stdout.write(`${name.padEnd(12)}${count}\n`);
for (const fault of faults) process.stdout.write(`${fault}\n`);
process.stdout.write(`${report.accepted - faults.length} passed, ${faults.length} failed\n`);
process.exitCode = faults.length === 0 ? 0 : 1;
