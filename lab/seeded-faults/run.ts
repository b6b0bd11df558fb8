/** `npm run test:seeded`: applies each seeded fault to a copy of the project and runs what claims it (README.md). */
import { globSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
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

/** `by`: what killed it, or why it was not tried. */
type Result = { result: string; by?: string };

const nameOf = ({ part, file, title }: Claim) => [part, file, title].filter(Boolean).join(' ');

/** Tries the claims in turn until one fails. */
async function tryFault(copy: Copy, { file, claims }: Fault): Promise<Result> {
  let changed: string[];
  try {
    changed = applyPatch(copy, file);
  } catch (error) {
    return { result: 'does not apply', by: String(error) };
  }
  const missing: string[] = [];
  for (const claim of claims) {
    const { status, what } = await tryClaim(copy, claim, changed);
    const by = what ? `${claim.part} ${what}` : nameOf(claim);
    if (status === 'no build') return { result: 'does not build' };
    if (status === 'hangs') return { result: 'killed (hangs)', by };
    if (status === 'failed') return { result: 'killed', by };
    if (status === 'no test') missing.push(nameOf(claim));
  }
  return { result: 'survived', by: missing.map((name) => `no test: ${name}`).join(', ') };
}

async function tryWithoutFault(copy: Copy, claim: Claim): Promise<Result> {
  const { status, what = '' } = await tryClaim(copy, claim, []);
  return { result: status, by: what };
}

const faults = (await Promise.all(globSync(join(import.meta.dirname, '*.patch')).map(readFault)))
  .filter(({ name }) => positionals.length === 0 || positionals.includes(name))
  .sort((one, other) => one.name.localeCompare(other.name))
  .map(({ claims, ...fault }) => ({
    ...fault,
    claims: claims.filter(({ part }) => !values.part || values.part.includes(part)),
  }))
  .filter(({ claims }) => claims.length > 0);
const unknown = positionals.filter((name) => !faults.some((fault) => fault.name === name));
if (unknown.length > 0) throw new Error(`There is no such fault: ${unknown.join(', ')}`);

type Task = { name: string; run: (copy: Copy) => Promise<Result> };
const claims = faults.flatMap((fault) => fault.claims).filter(({ part }) => part !== 'build');
const tasks: Task[] = values.clean
  ? [...new Map(claims.map((claim) => [nameOf(claim), claim]))].map(([name, claim]) => ({
      name,
      run: (copy) => tryWithoutFault(copy, claim),
    }))
  : faults.map((fault) => ({ name: fault.name, run: (copy) => tryFault(copy, fault) }));

const results: (Result & { name: string; seconds: number })[] = [];
const project = resolve(values.project);
const firstPort = Number(process.env.TEST_PORT ?? 4401);

async function work(number: number) {
  // Outside of the project, whose tools would take the copy for a part of it.
  const folder = join(tmpdir(), `seeded-faults-${basename(project)}-${number}`);
  const copy = await prepareCopy(project, folder, firstPort + number);
  for (let task = tasks.shift(); task; task = tasks.shift()) {
    const begun = performance.now();
    resetCopy(copy);
    const { result, by = '' } = await task.run(copy);
    const seconds = Math.round((performance.now() - begun) / 1000);
    results.push({ name: task.name, result, ...(by && { by }), seconds });
    console.log(
      `${`${seconds} s`.padStart(6)}  ${result.padEnd(8)}  ${task.name}  ${by}`.trimEnd(),
    );
  }
  resetCopy(copy);
}

// What it has started ends with it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
await Promise.all(Array.from({ length: Number(values.copies) }, (_, number) => work(number)));

const counts = Map.groupBy(results, ({ result }) => result);
console.log([...counts].map(([result, { length }]) => `${length} ${result}`).join(', '));
results.sort((one, other) => one.name.localeCompare(other.name));
if (values.write) await writeFile(values.write, `${JSON.stringify(results, undefined, 2)}\n`);
const isGood = values.clean ? /^passed/ : /^killed/;
process.exitCode = results.every(({ result }) => isGood.test(result)) ? 0 : 1;
