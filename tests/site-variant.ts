/** A variant of the site: built with other settings and served on its own port. */
import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { WorkerFixture } from '@playwright/test';
import { parseDocument } from 'yaml';
import type { SiteConfig } from '../src/site-config.ts';
import type { Site } from '../src/studio/site.ts';
import { mainLanguage } from './languages.ts';
import { copyProject } from './project-copy.ts';
import { runNode, startSite } from './relay/site-process.ts';

type Variant = {
  /** Names its folder. */
  name: string;
  /** The variables of its build. */
  env?: Record<string, string>;
  /** The values that differ in studio.config.ts and content/studio.yaml. Lists are replaced completely. */
  config?: Changes<Site>;
  /** Folders and files of the project that the variant does not have. */
  without?: readonly string[];
  /** A project that is no demonstration there: it gets the pictures of the one with the same name. */
  ownPictures?: string;
};

type Changes<Value> = Value extends readonly unknown[]
  ? Value
  : Value extends object
    ? { [Key in keyof Value]?: Changes<Value[Key]> }
    : Value;

/** Builds the variant and starts it; `stop` ends it. */
export async function startVariant(variant: Variant) {
  const { name, env = {}, config = {}, without = [], ownPictures } = variant;
  const folder = await copyProject(name);
  if (ownPictures) await copyPictures(folder, ownPictures);
  for (const part of without) await rm(join(folder, part), { recursive: true, force: true });
  await changeConfig(folder, config);

  const build = runNode([join(folder, 'build/build.ts')], folder, env);
  if ((await build.exited) !== 0) throw new Error(build.lines.join('\n'));
  const { origin, child, exited } = await startSite(folder, {
    SITE_DIR: join(folder, 'dist'),
    OUTBOX_DIR: join(folder, 'outbox'),
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

/** The pictures of a demonstration are in each language, those of other projects are not. */
async function copyPictures(folder: string, slug: string) {
  const pictures = join(folder, 'studio/public/pictures');
  const inMainLanguage = new RegExp(`^(${slug}-.*)\\.${mainLanguage}(\\.\\w+)$`);
  for (const file of await readdir(pictures)) {
    const name = file.replace(inMainLanguage, '$1$2');
    if (name !== file) await cp(join(pictures, file), join(pictures, name));
  }
}

/** Changes facts of content/studio.yaml and switches of studio.config.ts. */
export async function changeConfig(folder: string, changes: Changes<Site>) {
  const file = join(folder, 'studio/content/studio.yaml');
  const studio = parseDocument(await readFile(file, 'utf8'));
  const switches = { ...changes };
  for (const [key, value] of Object.entries(changes))
    if (studio.has(key)) {
      studio.set(key, isGroup(value) ? over(studio.toJS()[key], value) : value);
      Reflect.deleteProperty(switches, key);
    }
  await writeFile(file, studio.toString());
  await changeSwitches(folder, switches);
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
/** The origin of a variant that each worker builds once, as a fixture of Playwright's. */
export const variantFixture = (variant: Variant) =>
  [
    async ({ browserName: _ }, use, { workerIndex }) => {
      const { origin, stop } = await startVariant({
        ...variant,
        name: `${variant.name}-${workerIndex}`,
      });
      await use(origin);
      await stop();
    },
    { scope: 'worker' },
  ] satisfies [WorkerFixture<string, { browserName: string }>, { scope: 'worker' }];

/** Keeps the configuration and overwrites the values that differ. */
async function changeSwitches(folder: string, changes: Changes<SiteConfig>) {
  await rename(join(folder, 'studio/studio.config.ts'), join(folder, 'studio/own.config.ts'));
  await writeFile(
    join(folder, 'studio/studio.config.ts'),
    `import { config as own } from './own.config.ts';
import type { SiteConfig } from '../src/site-config.ts';

export { languages } from './own.config.ts';

type Group = Record<string, unknown>;
const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function over(group: Group, changes: Group): Group {
  const entries = Object.entries(changes).map(([key, value]) => {
    const before = group[key];
    return [key, isGroup(before) && isGroup(value) ? over(before, value) : value];
  });
  return { ...group, ...Object.fromEntries(entries) };
}

export const config = over(own, ${JSON.stringify(changes)}) as SiteConfig;
`,
  );
}
