/**
 * Makes a studio from a seed, as data files: its folder is what an owner's folder is, and no file of it is an
 * owner's. The same seed makes the same studio.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { stringify } from 'yaml';
import type { z } from 'zod';
import type { measuredSchema } from '../../src/studio/measured-schema.ts';
import { factsOf, projectsOf, settingsOf } from './facts.ts';
import { markdownOf } from './markdown.ts';
import { planOf } from './plan.ts';

/** Any figures: what they are is of no matter to a page. */
const page = {
  bytes: 123_456,
  requests: 12,
  paint: 1_234,
  readable: 1_345,
  mainThread: 123,
  styleRecalculations: 12,
};
const measured: z.input<typeof measuredSchema> = {
  pages: {
    date: '2026-11-25',
    phone: { latency: 150, throughput: 1.6, slowdown: 4 },
    home: page,
    contact: page,
    floor: { mainThread: 45, styleRecalculations: 2 },
  },
};

/** Makes the folder again. */
export async function makeStudio(folder: string, seed: number): Promise<void> {
  const plan = planOf(seed);
  await rm(folder, { recursive: true, force: true });
  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  };
  const demonstrations = globSync('packages/showcases/*/index.html')
    .map((file) => basename(dirname(file)))
    // A part of one.
    .filter((name) => !name.endsWith('-embed'))
    .sort();
  const projects = projectsOf(plan, demonstrations);
  const facts = factsOf(plan, projects);
  const settings = settingsOf(plan, projects);
  await write('settings.yaml', stringify(settings));
  await write('content/studio.yaml', stringify(facts));
  await write('fingerprints.json', '{}');
  if (plan.has('measured')) await write('content/measured.json', JSON.stringify(measured));
  await cp(join(import.meta.dirname, 'colours.css'), join(folder, 'colours.css'));
  for (const { path, source } of markdownOf(
    plan,
    (facts.people ?? []).map(({ name }) => name),
  ))
    await write(path, source);
  if (settings.film && existsSync('studio/public/film'))
    await cp('studio/public/film', join(folder, 'public/film'), { recursive: true });

  const run = (...command: string[]) =>
    execFileSync(process.execPath, command, {
      env: { ...process.env, STUDIO: folder, INIT_CWD: process.cwd() },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  const own = (name: string) => join(import.meta.dirname, name);
  run('--import', './src/studio/use-folder.ts', own('write-texts.ts'), String(seed));
  run('--import', './src/studio/use-folder.ts', own('write-pictures.ts'));
}
