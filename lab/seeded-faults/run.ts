/** `npm run test:seeded`: applies each seeded fault to a copy of the project and runs what claims it (README.md). */
import { globSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { applyPatch, type Copy, prepareCopy, resetCopy } from './copy.ts';
import { type Claim, type Fault, readFault } from './fault.ts';
import { tryClaim } from './try.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    project: { type: 'string', default: '.' },
    part: { type: 'string', multiple: true },
    copies: { type: 'string', default: '1' },
    clean: { type: 'boolean', default: false },
    write: { type: 'string' },
  },
});

type Result = { fault: string; result: string; by?: string; seconds: number };

const nameOf = ({ part, file, title }: Claim) => [part, file, title].filter(Boolean).join(' ');

/** Tries the claims in turn until one fails. */
async function tryFault(
  copy: Copy,
  { file, claims }: Fault,
): Promise<Omit<Result, 'seconds' | 'fault'>> {
  let changed: string[];
  try {
    changed = applyPatch(copy, file);
  } catch (error) {
    return { result: 'does not apply', by: String(error) };
  }
  const unclaimed: string[] = [];
  for (const claim of claims) {
    const { status, what } = await tryClaim(copy, claim, changed);
    const by = [nameOf(claim), what].filter(Boolean).join(' › ');
    if (status === 'no build') return { result: 'does not build' };
    if (status === 'hangs') return { result: 'killed (hangs)', by };
    if (status === 'failed') return { result: 'killed', by };
    if (status === 'no test') unclaimed.push(nameOf(claim));
  }
  const by = unclaimed.length > 0 ? `there is no test: ${unclaimed.join(', ')}` : undefined;
  return { result: 'survived', ...(by && { by }) };
}

/** The claims of all faults without a fault, each once. All must pass. */
async function tryClean(copy: Copy, claim: Claim): Promise<Omit<Result, 'seconds' | 'fault'>> {
  const { status, what } = await tryClaim(copy, claim, []);
  return { result: status, ...(what && { by: what }) };
}

const files = globSync(join(import.meta.dirname, '*.patch')).sort();
const unknown = positionals.filter(
  (name) => !files.some((file) => basename(file, '.patch') === name),
);
if (unknown.length > 0) throw new Error(`There is no fault ${unknown.join(', ')}`);
const all = await Promise.all(files.map(readFault));
const faults = all
  .filter(({ name }) => positionals.length === 0 || positionals.includes(name))
  .map((fault) => ({
    ...fault,
    claims: fault.claims.filter(({ part }) => !values.part || values.part.includes(part)),
  }))
  .filter(({ claims }) => claims.length > 0);

type Task = { fault: string; run: (copy: Copy) => Promise<Omit<Result, 'seconds' | 'fault'>> };
const claims = new Map(
  faults.flatMap((fault) => fault.claims).map((claim) => [nameOf(claim), claim]),
);
const tasks: Task[] = values.clean
  ? [...claims]
      .filter(([, { part }]) => part !== 'build')
      .map(([fault, claim]) => ({ fault, run: (copy) => tryClean(copy, claim) }))
  : faults.map((fault) => ({ fault: fault.name, run: (copy) => tryFault(copy, fault) }));

const results: Result[] = [];
const project = resolve(values.project);
const port = Number(process.env.TEST_PORT ?? 4401);

async function work(number: number) {
  const folder = `test-results/seeded-faults/${basename(project)}-${number}`;
  const copy = await prepareCopy(project, folder, port + number);
  for (let task = tasks.shift(); task; task = tasks.shift()) {
    const begun = performance.now();
    resetCopy(copy);
    const { result, by } = await task.run(copy);
    const seconds = Math.round((performance.now() - begun) / 1000);
    results.push({ fault: task.fault, result, ...(by && { by }), seconds });
    console.log(
      [`${seconds} s`.padStart(6), result.padEnd(9), task.fault, by].filter(Boolean).join('  '),
    );
  }
  resetCopy(copy);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
await Promise.all(Array.from({ length: Number(values.copies) }, (_, number) => work(number)));

results.sort((one, other) => one.fault.localeCompare(other.fault));
const counts = Map.groupBy(results, ({ result }) => result);
console.log([...counts].map(([result, { length }]) => `${length} ${result}`).join(', '));
if (values.write) await writeFile(values.write, `${JSON.stringify(results, undefined, 2)}\n`);
const expected = values.clean ? 'passed' : 'killed';
process.exitCode = results.every(({ result }) => result.startsWith(expected)) ? 0 : 1;
