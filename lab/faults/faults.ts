/**
 * `npm run test:faults`: tests that accepted messages survive crashes, a full disk and other faults. Fails when
 * one is lost. Takes about four minutes; `-- --quick` takes less than one and a half. Names of parts as
 * arguments run only these.
 */
import { type Outcome, parts } from './parts.ts';

const options = process.argv.slice(2);
const length = options.includes('--quick') ? 0.125 : 1;
const asked = options.filter((option) => !option.startsWith('--'));
const unknown = asked.find((name) => !Object.hasOwn(parts, name));
if (unknown) {
  console.error(`There is no part "${unknown}". There are ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}

const columns = ['accepted', 'delivered', 'kept', 'lost', 'twice', 'refused'] as const;
const row = (name: string, cells: (string | number)[]) =>
  console.log([name.padEnd(12), ...cells.map((cell) => String(cell).padStart(10))].join(''));
const faults: string[] = [];
let lost = 0;

row('', [...columns, 'seconds']);
for (const [name, part] of Object.entries(parts)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const begun = performance.now();
  const outcome: Outcome | undefined = await part(length).catch((error) => {
    faults.push(`${name}: ${error instanceof Error ? (error.stack ?? error.message) : error}`);
    return undefined;
  });
  if (outcome === undefined) console.log(`${name.padEnd(12)} FAILED`);
  else if ('skipped' in outcome) console.log(`${name.padEnd(12)} not run: ${outcome.skipped}`);
  else {
    const took = ((performance.now() - begun) / 1000).toFixed(1);
    row(name, [...columns.map((column) => outcome[column]), took]);
    lost += outcome.lost;
    faults.push(...outcome.faults.map((fault) => `${name}: ${fault}`));
    if (outcome.accepted < 10) faults.push(`${name}: too little was asked`);
    if (outcome.kept > 0) faults.push(`${name}: ${outcome.kept} were not delivered in the end`);
  }
}
for (const fault of faults) console.log(fault);
console.log(`${lost} lost, ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
