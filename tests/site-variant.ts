/** The site as another installation has it: built with its own settings and served on a port of its own. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copyProject } from './project-copy.ts';
import { runNode, startSite } from './relay/site-process.ts';

type Variant = {
  /** Names its folder. */
  name: string;
  /** The variables of its build. */
  env?: Record<string, string>;
  /** What is written otherwise in its site.config.ts. */
  changes?: readonly (readonly [from: string, to: string])[];
};

/** Builds the variant and starts it; `stop` ends it. */
export async function startVariant({ name, env = {}, changes = [] }: Variant) {
  const folder = await copyProject(name);
  let config = await readFile('site.config.ts', 'utf8');
  for (const [from, to] of changes) {
    if (!config.includes(from)) throw new Error(`site.config.ts has no "${from}"`);
    config = config.replace(from, to);
  }
  await writeFile(join(folder, 'site.config.ts'), config);

  const build = runNode([join(folder, 'scripts/build.ts')], folder, env);
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
