/**
 * `npm run test:studios`: makes studios from seeds, builds each, and runs all tests of a studio on it. Without a
 * number it takes two fixed seeds, which together cover nearly every choice (made-studio/fixed-seeds.ts).
 * `-- --seeds 12` takes new ones; `-- --seed 7` one of them. The folder of a seed that fails is kept.
 */
import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { findBrowser } from '../build/find-browser.ts';
import { fixedSeeds } from './made-studio/fixed-seeds.ts';
import { makeStudio } from './made-studio/make-studio.ts';
import { freePort } from './process.ts';

const { values } = parseArgs({
  options: { seeds: { type: 'string' }, seed: { type: 'string', multiple: true } },
});

/** New seeds: the day and the time, so that each run tries others. */
const newSeeds = (count: number) => {
  const first = Math.floor(Date.now() / 1000);
  return Array.from({ length: count }, (_, index) => first + index);
};
const seeds =
  values.seed?.map(Number) ?? (values.seeds ? newSeeds(Number(values.seeds)) : fixedSeeds);
if (seeds.length === 0 || seeds.some((seed) => !Number.isSafeInteger(seed))) {
  console.error('Write: npm run test:studios, or -- --seeds 12, or -- --seed 7');
  process.exit(1);
}

function run(folder: string, env: NodeJS.ProcessEnv, ...args: string[]) {
  const { status } = spawnSync(process.execPath, args, {
    env: { ...process.env, ...env, STUDIO: folder },
    stdio: 'inherit',
  });
  return status === 0;
}

await findBrowser();
const failed: number[] = [];
for (const seed of seeds) {
  const begun = performance.now();
  const folder = `test-results/studios/${seed}`;
  console.log(`\nSeed ${seed}`);
  await makeStudio(folder, seed);
  const port = process.env.TEST_PORT ?? String(await freePort());
  const passed =
    run(folder, {}, 'build/build.ts') &&
    run(
      folder,
      {},
      'node_modules/vitest/vitest.mjs',
      'run',
      '--config=tests/vitest.config.ts',
      '--reporter=dot',
    ) &&
    run(
      folder,
      { TEST_PORT: port },
      'node_modules/@playwright/test/cli.js',
      'test',
      '--project=browser',
      '--reporter=line',
      'tests/studio/',
    );
  const minutes = ((performance.now() - begun) / 60_000).toFixed(1);
  console.log(
    `Seed ${seed}: ${passed ? 'passed' : `failed, its folder is ${folder}`}, ${minutes} min`,
  );
  if (passed) await rm(folder, { recursive: true });
  else failed.push(seed);
}
if (failed.length > 0) {
  console.error(
    `Failed: ${failed.map((seed) => `npm run test:studios -- --seed ${seed}`).join('; ')}`,
  );
  process.exit(1);
}
