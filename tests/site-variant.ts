/** A variant of the site: built with other settings, once in a run, and served on its own port. */
import { createHash } from 'node:crypto';
import { existsSync, globSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { WorkerFixture } from '@playwright/test';
import { parseDocument } from 'yaml';
import { newestSource } from '../build/last-build.ts';
import { createLock } from '../server/mail/lock.ts';
import { languageCodes as codes } from '../src/in-force/languages.ts';
import type { Site } from '../src/studio/site.ts';
import { buildCopy, copyProject, variantsFolder } from './project-copy.ts';
import { startSite } from './relay/site-process.ts';

export type Variant = {
  /** For whoever looks at its folder. Two variants with the same settings and names are one build. */
  name: string;
  /** The variables of its build. */
  env?: Record<string, string>;
  /** The values that differ in settings.yaml and content/studio.yaml. Lists are replaced completely. */
  config?: Changes<Site>;
};

type Changes<Value> = Value extends readonly unknown[]
  ? Value
  : Value extends object
    ? { [Key in keyof Value]?: Changes<Value[Key]> }
    : Value;

/** Starts the variant; `stop` ends it. */
export async function startVariant(variant: Variant) {
  const folder = await buildVariant(variant);
  const { origin, child, exited } = await startSite(folder, {
    SITE_DIR: join(folder, 'dist'),
    OUTBOX_DIR: join(folder, `outbox-${process.pid}`),
    RATE_LIMIT_MINUTE: '0',
  });
  return {
    origin,
    folder,
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

/**
 * The folder of the variant, with its build in `dist`. Whoever asks first builds it, and others wait: workers share it,
 * and so do runs until a source changes.
 */
async function buildVariant(variant: Variant): Promise<string> {
  const state = JSON.stringify([variant, newestSource('.')]);
  const key = createHash('sha256').update(state).digest('hex').slice(0, 12);
  const name = `${variant.name}-${key}`;
  const folder = resolve(variantsFolder, name);
  await mkdir(variantsFolder, { recursive: true });
  const lock = createLock(variantsFolder, `${variant.name}.lock`);
  while (!(await lock.hold())) await wait(200);
  try {
    // A build is there when it is whole.
    if (existsSync(join(folder, 'dist'))) return folder;
    for (const older of globSync(`${variant.name}-${'?'.repeat(12)}`, { cwd: variantsFolder }))
      await rm(join(variantsFolder, older), { recursive: true });
    await makeVariant(name, variant);
    return folder;
  } finally {
    lock.release();
  }
}

async function makeVariant(name: string, variant: Variant) {
  const { env = {}, config = {} } = variant;
  const folder = await copyProject(name);
  await changeConfig(folder, config);
  await buildCopy(folder, env);
}

/** Whoever removes a page of their own takes out the links to it too: the check names them as mistakes. */
export async function removeDeadLinks(folder: string) {
  for (const code of codes) {
    const content = join(folder, 'studio/content', code);
    for (const name of ['home', 'how-we-work']) {
      const file = join(content, `${name}.yaml`);
      if (!existsSync(file)) continue;
      const words = parseDocument(await readFile(file, 'utf8'));
      const isDead = (page: unknown) => {
        const [, id] = /^markdown\/(.*)/.exec(String(page)) ?? [];
        return id !== undefined && !existsSync(join(content, `pages/${id}.md`));
      };
      // From the end, as an entry that goes moves those after it.
      const dead = pathsOf(words.toJS(), isDead).reverse();
      for (const path of dead) words.deleteIn(path);
      if (dead.length > 0) await writeFile(file, words.toString());
    }
  }
}

type Path = (string | number)[];

/** Of what has such a page: an entry of a list, or a `link`. */
function pathsOf(value: unknown, isDead: (page: unknown) => boolean, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('page' in value && isDead(value.page)) return [path];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return entries.flatMap(([key, inner]) => pathsOf(inner, isDead, [...path, key]));
}

/** Changes facts of content/studio.yaml and options of settings.yaml. */
export async function changeConfig(folder: string, changes: Changes<Site>) {
  const [facts, options] = await Promise.all(
    ['studio/content/studio.yaml', 'studio/settings.yaml'].map((file) =>
      openYaml(join(folder, file)),
    ),
  );
  for (const [key, value] of Object.entries(changes))
    (facts?.has(key) ? facts : options)?.set(key, value);
  await Promise.all([facts?.save(), options?.save()]);
}

async function openYaml(file: string) {
  const document = parseDocument(await readFile(file, 'utf8'));
  return {
    has: (key: string) => document.has(key),
    set(key: string, value: unknown) {
      document.set(key, isGroup(value) ? over(document.toJS()[key], value) : value);
    },
    save: () => writeFile(file, document.toString()),
  };
}

type Group = Record<string, unknown>;
const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const over = (before: unknown, changes: Group): Group =>
  Object.assign(
    isGroup(before) ? { ...before } : {},
    ...Object.entries(changes).map(([key, value]) => ({
      [key]: isGroup(value) && isGroup(before) ? over(before[key], value) : value,
    })),
  );

/** The origin of a variant, which each worker serves to itself, as a fixture of Playwright's. */
export const variantFixture = (variant: Variant) =>
  [
    async ({ browserName: _ }, use) => {
      const { origin, stop } = await startVariant(variant);
      await use(origin);
      await stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ] satisfies [
    WorkerFixture<string, { browserName: string }>,
    { scope: 'worker'; timeout: number },
  ];
