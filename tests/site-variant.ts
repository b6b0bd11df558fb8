/** A variant of the site: built with other settings and served on its own port. */
import { existsSync } from 'node:fs';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { WorkerFixture } from '@playwright/test';
import { parseDocument } from 'yaml';
import { languageCodes as codes } from '../src/i18n/languages.ts';
import type { Site } from '../src/studio/site.ts';
import { mainLanguage } from './languages.ts';
import { copyProject } from './project-copy.ts';
import { runNode, startSite } from './relay/site-process.ts';

type Variant = {
  /** Names its folder. */
  name: string;
  /** The variables of its build. */
  env?: Record<string, string>;
  /** The values that differ in settings.yaml and content/studio.yaml. Lists are replaced completely. */
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
  await removeDeadLinks(folder);
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

/** Whoever removes a page of their own takes out the answers' links to it too: the check names them as mistakes. */
export async function removeDeadLinks(folder: string) {
  for (const code of codes) {
    const content = join(folder, 'studio/content', code);
    const file = join(content, 'home.yaml');
    const home = parseDocument(await readFile(file, 'utf8'));
    const { faqs } = home.toJS().faqsSection;
    let hasChanged = false;
    for (const [index, { link }] of faqs.entries()) {
      const [, name] = /^markdown\/(.*)/.exec(link?.page ?? '') ?? [];
      if (name && !existsSync(join(content, `pages/${name}.md`)))
        hasChanged = home.deleteIn(['faqsSection', 'faqs', index, 'link']);
    }
    if (hasChanged) await writeFile(file, home.toString());
  }
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
